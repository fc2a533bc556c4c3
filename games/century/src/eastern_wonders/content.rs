//! What Eastern Wonders adds to the tables of the sea.

use kit::{Content, ContentError};

use crate::cubes::Cubes;
use crate::sea::{Chart, Venture};

/// Everything printed on tiles and in the setup, checked.
#[derive(Clone, Debug)]
pub(super) struct Components {
    pub(super) venture: Venture,
    /// Steps of each movement that cost nothing.
    pub(super) free_steps: u16,
    /// What a harvest brings.
    pub(super) harvest: Cubes,
}

impl Components {
    pub(super) fn read(
        content: &Content,
        chart: Chart,
        seats: u8,
    ) -> Result<Components, ContentError> {
        let venture = Venture::read(content, chart, seats, &["free-steps"])?;
        let free_steps = content.sheet("parameters")?.row("free-steps")?.number("value", 0..=9)?;
        let sheet = content.sheet("harvest")?;
        sheet.count(1..=1)?;
        let row = sheet.row("harvest")?;
        row.only(&["cubes"])?;
        let harvest = Cubes::read(row, "cubes", |cubes| !cubes.is_empty())?;
        Ok(Components { venture, free_steps, harvest })
    }
}

#[cfg(test)]
mod tests {
    use kit::{Game as _, Options, Seat, Seed, Unlogged};

    use super::*;
    use crate::eastern_wonders::{EasternWonders, META, State};

    /// A table of a box in which one line of the content is another.
    fn printed_otherwise(line: &str, other: &str) -> (EasternWonders, State) {
        let text = META.content_text();
        assert!(text.contains(line), "{line}");
        let content = Content::read(META.id, &text.replace(line, other)).unwrap();
        let game = EasternWonders::open(&Options::seats(2), &content).unwrap();
        let mut state = game.deal(Seed::from_number(1));
        for text in ["lot:1", "moor:C3", "lot:2", "moor:C4"] {
            decide(&game, &mut state, text);
        }
        (game, state)
    }

    fn decide(game: &EasternWonders, state: &mut State, text: &str) {
        let decision = game.read_move(text).unwrap();
        let seat = game.awaiting(state).seats().first().unwrap();
        game.play(state, seat, decision, &mut Unlogged).unwrap();
        assert_eq!(game.invariants(state), Ok(()));
    }

    #[test]
    fn a_richer_harvest_brings_more() {
        let line = r#"{ id = "harvest", cubes = "YY" }"#;
        let (game, mut state) = printed_otherwise(line, &line.replace("YY", "RG"));
        decide(&game, &mut state, "harvest");
        assert_eq!(state.table().places[0].hold.to_string(), "YYRRG");
    }

    #[test]
    fn more_free_steps_are_free() {
        let line = r#"{ id = "free-steps", value = 1 }"#;
        let (game, mut state) = printed_otherwise(line, &line.replace('1', "2"));
        decide(&game, &mut state, "sail:D3");
        decide(&game, &mut state, "sail:D2");
        assert_eq!(state.table().places[0].hold.to_string(), "YYR", "nothing was paid");
        assert_eq!(game.awaiting(&state).seats().first(), Some(Seat(0)));
    }
}

//! Who sits where: people at the keyboard and bots.

use kit::{Lexicon, Meta, Names, Phrase, Seat, Viewer};

/// How a person is written in `--seats` and in records.
const HUMAN: &str = "human";
/// The bot people play against unless they want another.
const USUAL_BOT: &str = "level2";

/// Who takes the decisions of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    /// Somebody at this keyboard, with a name if one was given.
    Human(Option<String>),
    /// The bot of this name.
    Bot(String),
}

impl Sitter {
    /// Reads one entry of `--seats`: `human`, `human:Anna`, or the name of a bot.
    fn parse(text: &str) -> Result<Sitter, Phrase> {
        let (kind, name) = match text.split_once(':') {
            Some((kind, name)) => (kind.trim(), Some(name.trim())),
            None => (text.trim(), None),
        };
        let name = name.filter(|name| !name.is_empty()).map(clean);
        match kind {
            HUMAN => Ok(Sitter::Human(name)),
            bot if bot.parse::<bots::BotSpec>().is_ok() && name.is_none() => {
                Ok(Sitter::Bot(bot.to_owned()))
            }
            _ => Err(unknown(text.trim())),
        }
    }

    /// Reads what [`Sitter::written`] writes into a record.
    fn from_record(text: &str) -> Result<Sitter, Phrase> {
        match text.split_once(' ') {
            Some((HUMAN, name)) => Ok(Sitter::Human(Some(clean(name)))),
            _ => Sitter::parse(text),
        }
    }

    /// How the record names who sits here.
    pub(super) fn written(&self) -> String {
        match self {
            Sitter::Human(None) => HUMAN.to_owned(),
            Sitter::Human(Some(name)) => format!("{HUMAN} {name}"),
            Sitter::Bot(bot) => bot.clone(),
        }
    }

    /// The bot that sits here.
    fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Human(_) => None,
            Sitter::Bot(bot) => Some(bot),
        }
    }

    /// Whether a person sits here.
    pub(super) fn is_human(&self) -> bool {
        matches!(self, Sitter::Human(_))
    }
}

/// A name as it may go into a record and onto a screen: one line without control characters.
fn clean(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).take(40).collect()
}

fn unknown(text: &str) -> Phrase {
    Phrase::new("play-unknown-seat").with("text", text).with("bots", bots::NAMES.join(", "))
}

/// Reads `--seats`.
pub(super) fn parse(list: &str) -> Result<Vec<Sitter>, Phrase> {
    list.split(',').map(Sitter::parse).collect()
}

/// Who sits at a table when nobody was named: a person against two bots, or as many as the game
/// needs.
pub(super) fn usual(meta: &Meta, seats: Option<u8>) -> Vec<Sitter> {
    let (fewest, most) = meta.seats;
    let seats = seats.unwrap_or(3).clamp(fewest, most);
    let sitter = |seat: Seat| match seat {
        Seat(0) => Sitter::Human(None),
        _ => Sitter::Bot(USUAL_BOT.to_owned()),
    };
    Seat::all(seats).map(sitter).collect()
}

/// Who sat at the table a record comes from; the usual company if it does not say.
pub(super) fn from_record(meta: &Meta, seats: u8, who: &[String]) -> Result<Vec<Sitter>, Phrase> {
    if who.is_empty() {
        return Ok(usual(meta, Some(seats)));
    }
    let mut people: Vec<Sitter> =
        who.iter().map(|text| Sitter::from_record(text)).collect::<Result<_, _>>()?;
    // A record may name too few; the seats it leaves out are not left empty.
    people.resize(usize::from(seats), Sitter::Bot(USUAL_BOT.to_owned()));
    Ok(people)
}

/// What everybody is called in the lexicon's language, as the viewer reads it.
pub(super) fn names(people: &[Sitter], viewer: Viewer, lexicon: &Lexicon) -> Names {
    let alone = people.iter().filter(|sitter| sitter.is_human()).count() == 1;
    let bots = registry::bot_names(people.iter().map(Sitter::bot));
    let name = |(at, (sitter, bot)): (usize, (&Sitter, Option<Phrase>))| match (sitter, bot) {
        (_, Some(bot)) => lexicon.plain(&bot),
        (Sitter::Human(Some(name)), _) => name.clone(),
        _ if alone => lexicon.plain(&Phrase::new("play-you")),
        _ => lexicon.plain(&Phrase::new("seat-number").with("number", at + 1)),
    };
    Names { seats: people.iter().zip(bots).enumerate().map(name).collect(), me: viewer.seat() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_with_their_names() {
        let anna = Sitter::Human(Some("Anna".into()));
        assert_eq!(
            parse("human:Anna, greedy,human").unwrap(),
            [anna.clone(), Sitter::Bot("greedy".into()), Sitter::Human(None)]
        );
        assert_eq!(parse("human,robot").unwrap_err().key, "play-unknown-seat");
        assert_eq!(parse("").unwrap_err().key, "play-unknown-seat");
    }

    #[test]
    fn a_record_brings_back_who_sat_there() {
        let people = parse("human:Anna Lee,human,random").unwrap();
        let written: Vec<String> = people.iter().map(Sitter::written).collect();
        assert_eq!(written, ["human Anna Lee", "human", "random"]);
        for meta in registry::GAMES {
            assert_eq!(from_record(meta, 3, &written).unwrap(), people);
            assert_eq!(from_record(meta, 2, &[]).unwrap(), usual(meta, Some(2)));
        }
    }

    #[test]
    fn a_name_cannot_send_signs_to_the_terminal() {
        assert_eq!(parse("human:A\u{1b}[2J").unwrap(), [Sitter::Human(Some("A [2J".into()))]);
    }
}

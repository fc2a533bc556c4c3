//! The tables of the page on bots.

use anyhow::{Context, Result};

use super::matches::Match;
use crate::text_table::TextTable;

/// The page.
pub(crate) const PAGE: &str = "docs/bots.md";
/// Between these lines are the tables; everything else on the page is written by people.
const BEGIN: &str = "<!-- written by cargo xtask strength -->\n";
const END: &str = "<!-- as far as that -->\n";

/// The page with tables of how the matches stand.
pub(crate) fn renew(page: &str, matches: &[Match]) -> Result<String> {
    let no_place = || format!("{PAGE} has lost the lines between which the tables are");
    let (above, rest) = page.split_once(BEGIN).with_context(no_place)?;
    let (_, below) = rest.split_once(END).with_context(no_place)?;
    Ok(format!("{above}{BEGIN}\n{}{END}{below}", tables(matches)))
}

/// A table for each game, in the order of the matches.
fn tables(matches: &[Match]) -> String {
    let mut games: Vec<&str> = Vec::new();
    for one in matches {
        if !games.contains(&one.game.as_str()) {
            games.push(&one.game);
        }
    }
    let table = |game: &str| {
        let heading =
            ["bot", "against", "seats", "thinking", "games", "share of wins", "asked for"];
        let mut table = TextTable::new(&heading);
        for one in matches.iter().filter(|one| one.game == game) {
            table.row(row(one));
        }
        format!("### `{game}`\n\n{}\n", table.markdown())
    };
    games.into_iter().map(table).collect()
}

fn row(one: &Match) -> Vec<String> {
    let share = match one.played {
        0 => "not played yet".to_owned(),
        _ => one.share().to_string(),
    };
    vec![
        format!("`{}`", one.bot),
        format!("`{}`", one.against),
        one.seats.to_string(),
        one.time.clone().unwrap_or_default(),
        one.played.to_string(),
        share,
        one.asked.map_or(String::new(), |asked| format!("{:.0} %", 100.0 * asked)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::matches::tests::one;
    use crate::strength::{MATCHES, matches};
    use crate::workspace::Workspace;

    #[test]
    fn the_page_tells_how_the_matches_stand() {
        let workspace = Workspace::here().unwrap();
        let matches = matches::read(&workspace.path(MATCHES)).unwrap();
        let page = std::fs::read_to_string(workspace.path(PAGE)).unwrap();
        let renewed = renew(&page, &matches).unwrap();
        assert!(page == renewed, "{PAGE} is not up to date: cargo xtask strength --tables");
    }

    #[test]
    fn what_people_wrote_stays() {
        let page = format!("above\n{BEGIN}old\n{END}below\n");
        let other = Match { game: "borneo".to_owned(), played: 40, wins: 30.0, ..one() };
        let renewed = renew(&page, &[one(), other]).unwrap();
        assert!(renewed.starts_with("above\n") && renewed.ends_with("below\n"), "{renewed}");
        assert!(!renewed.contains("old\n"), "{renewed}");
        let rows: Vec<&str> = renewed.lines().filter(|line| line.contains("level3")).collect();
        assert!(rows[0].contains(" not played yet |") && rows[0].contains(" 75 % |"), "{renewed}");
        assert!(
            rows[1].contains(" 40 |") && rows[1].contains(" 75.0 % (59.8-85.8) |"),
            "{renewed}"
        );
        assert!(renew("nothing", &[]).is_err());
    }
}

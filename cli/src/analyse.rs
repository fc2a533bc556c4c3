//! `comptoir analyse`: analysis of a recorded game.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgMatches, Command, value_parser};
use kit::{Lexicon, Names, Phrase, Record, Seat};
use registry::{Analysis, Deed, Mistake, MistakePhrases as _};
use serde_json::{Value, json};

use crate::columns::Columns;
use crate::failure::Failure;
use crate::output::{harmless, print, print_json};
use crate::progress::Progress;
use crate::speech::Speech;
use crate::{arguments, content, records};

/// The iterations each decision gets: a second or two for a whole game.
const EFFORT: u32 = 400;
/// The course of a game is told in so many lines at most.
const LINES: usize = 24;

/// The arguments of `analyse`.
pub(crate) fn command(speech: &Speech) -> Command {
    let effort = Phrase::new("analyse-effort-help").with("effort", EFFORT);
    Command::new("analyse")
        .about(speech.word("analyse-about"))
        .arg(arguments::record(speech))
        .arg(
            clap::Arg::new("effort")
                .long("effort")
                .value_name("COUNT")
                .help(speech.say(&effort))
                .value_parser(value_parser!(u32).range(1..=1_000_000)),
        )
        .arg(arguments::content(speech))
        .arg(arguments::json(speech))
}

/// Analyses the record.
pub(crate) fn run(matches: &ArgMatches, speech: &Speech) -> Result<ExitCode, Failure> {
    let Some(path) = matches.get_one::<PathBuf>("file") else { return Ok(ExitCode::from(2)) };
    let found = records::open(path, speech)?;
    let game = found.record.game.as_str();
    let own = content::own(matches, game)?;
    let effort = matches.get_one::<u32>("effort").copied().unwrap_or(EFFORT);
    let mut progress: Option<Progress> = None;
    let mut watch = |_, of: usize| {
        let label = || speech.word("analyse-progress");
        progress.get_or_insert_with(|| Progress::new(of as u64, label())).step();
        true
    };
    let analysis = registry::analyse(&found.record, own.as_deref(), effort, &mut watch);
    if let Some(progress) = progress {
        progress.finish();
    }
    let analysis = analysis.map_err(|error| records::unusable(path, &error, Some(game), speech))?;
    let (Some(analysis), Some(meta)) = (analysis, registry::meta(game)) else {
        return Ok(ExitCode::from(2));
    };
    let words = speech.for_game(meta);
    let report = Report { record: &found.record, analysis: &analysis, words: &words };
    if matches.get_flag("json") {
        print_json(&report.as_json())?;
    } else {
        print(&report.text(&meta.name()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// An analysis and the words to tell it in.
struct Report<'a> {
    record: &'a Record,
    analysis: &'a Analysis,
    words: &'a Lexicon,
}

impl Report<'_> {
    /// What the seats are called: by number, and who sat there if that is known.
    fn names(&self) -> Names {
        let name = |seat: Seat| {
            let number = Phrase::new("seat-number").with("number", i64::from(seat.0) + 1);
            let number = self.words.plain(&number);
            match self.record.who.get(seat.index()).map(|who| who_is(who, self.words)) {
                Some(who) if !who.is_empty() => format!("{number} ({})", harmless(&who)),
                _ => number,
            }
        };
        Names { seats: Seat::all(self.record.options.seats).map(name).collect(), me: None }
    }

    fn text(&self, game: &Phrase) -> String {
        let names = self.names();
        let word = |key: &'static str| self.words.plain(&Phrase::new(key));
        let title = Phrase::new("analyse-title")
            .with("game", game.clone())
            .with("count", self.record.plies.len());
        let mut text = format!("{}\n\n{}\n", self.words.plain(&title), word("analyse-course"));
        text += &self.course(&names);
        text += &format!("\n{}\n", word("analyse-mistakes"));
        if self.analysis.mistakes.is_empty() {
            text += &format!("{}\n", word("analyse-no-mistakes"));
        }
        for mistake in &self.analysis.mistakes {
            let [played, better, cost] = self.told(mistake, &names);
            text += &format!("- {played}\n  {better} {cost}\n");
        }
        text
    }

    fn told(&self, mistake: &Mistake, names: &Names) -> [String; 3] {
        [mistake.played(), mistake.better(), mistake.cost()]
            .map(|phrase| self.words.say(&phrase, names))
    }

    /// The chances of every seat, at moments spread over the game.
    fn course(&self, names: &Names) -> String {
        let decision = self.words.plain(&Phrase::new("analyse-decision"));
        let headings = [decision].into_iter().chain(names.seats.iter().cloned());
        let mut columns = Columns::of_figures(headings.collect());
        let moments = &self.analysis.moments;
        let every = moments.len().div_ceil(LINES).max(1);
        for (at, moment) in moments.iter().enumerate() {
            if at % every == 0 || at + 1 == moments.len() {
                let chance = |chance: &f32| {
                    let percent = format!("{:.0}", chance * 100.0);
                    self.words.plain(&Phrase::new("arena-percent").with("figure", percent))
                };
                let chances = moment.chances.iter().map(chance);
                columns.row([moment.ply.to_string()].into_iter().chain(chances).collect());
            }
        }
        columns.text("  ")
    }

    fn as_json(&self) -> Value {
        let names = self.names();
        let deed =
            |deed: &Deed| json!({ "move": deed.text, "says": self.words.say(&deed.says, &names) });
        let mistake = |mistake: &Mistake| {
            json!({
                "ply": mistake.ply,
                "seat": mistake.seat,
                "played": deed(&mistake.played),
                "better": deed(&mistake.better),
                "chance": mistake.chance,
                "points": mistake.points,
            })
        };
        json!({
            "game": self.record.game,
            "seats": self.record.options.seats,
            "who": self.record.who,
            "moves": self.record.plies.len(),
            "moments": self.analysis.moments,
            "mistakes": self.analysis.mistakes.iter().map(mistake).collect::<Vec<_>>(),
        })
    }
}

/// Who sat on a seat, as the record writes it: a bot has its name in this language.
fn who_is(who: &str, words: &Lexicon) -> String {
    if bots::NAMES.contains(&who) { words.plain(&registry::bot_name(who)) } else { who.to_owned() }
}

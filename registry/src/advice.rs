//! What bots tell people: hints for a decision, and the analysis of a finished game.

use bots::{Bot, Observer, Reason, Reasons};
use kit::record::{Location, RecordError, RecordFault};
use kit::{Chance, Evaluation, Game, Phrase, Record, Seat, Seed, Sitting, Viewer};
use serde::{Deserialize, Serialize};

use crate::Visit;
use crate::table::{Player, Table, Typed, open_box};

/// For so many hints reasons are given.
const EXPLAINED: usize = 3;

/// What a bot thinks of a legal move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The number of the move.
    pub number: usize,
    /// How likely the seat is to win after it, from 0 to 1.
    pub chance: f32,
    /// The points the seat can expect at the end.
    pub points: f32,
    /// How many points less than with the best hint.
    #[serde(default)]
    pub behind: f32,
    /// Why it is good; only for the best few.
    #[serde(default)]
    pub reasons: Vec<Phrase>,
    /// What the seat would do next; only for the best few.
    #[serde(default)]
    pub plan: Vec<Phrase>,
}

impl Hint {
    /// The chance to win, and how many points it lacks to the best hint, in words. Evaluations are good
    /// for comparing, and not so good at telling the points at the end: these are not said.
    pub fn figures(&self) -> Phrase {
        let key = if self.behind < 0.1 { "hint-figures" } else { "hint-figures-behind" };
        let points = tenths("tenths", self.behind);
        Phrase::new(key).with("percent", percent(self.chance)).with("points", points)
    }

    /// Why it is good, in words.
    pub fn because(&self) -> Option<Phrase> {
        let some = !self.reasons.is_empty();
        some.then(|| Phrase::new("hint-because").with("reasons", self.reasons.clone()))
    }

    /// What is to follow, in words.
    pub fn then(&self) -> Option<Phrase> {
        let some = !self.plan.is_empty();
        let plan = || kit::Fact::Series(self.plan.clone());
        some.then(|| Phrase::new("hint-then").with("plan", plan()))
    }
}

/// A share as a whole number of hundredths.
pub(crate) fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// A figure with one digit after the point, which each language writes in its own way.
fn tenths(key: &'static str, figure: f32) -> Phrase {
    let tenths = (figure.abs() * 10.0).round() as i64;
    Phrase::new(key).with("whole", tenths / 10).with("tenth", tenths % 10)
}

fn reason(Reason { factor, change }: Reason) -> Phrase {
    tenths("reason-more", change).with("factor", Phrase::new(format!("factor-{factor}")))
}

/// A bot that was hired for a game.
pub(crate) struct Hired<G: Game> {
    bot: Box<dyn Bot<G>>,
    luck: Chance,
}

impl<G: Evaluation> Hired<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>, seed: Seed) -> Hired<G> {
        Hired { bot, luck: Chance::new(seed) }
    }
}

impl<G: Evaluation> Player for Hired<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<usize> {
        let table: &Typed<G> = table.as_any().downcast_ref()?;
        let moves = table.sitting.moves(seat);
        if moves.is_empty() {
            return None;
        }
        let observer = Observer::new(&**table.sitting.game(), table.sitting.state(), seat, &moves);
        Some(self.bot.choose(&observer))
    }

    fn advise(&mut self, table: &dyn Table, seat: Seat) -> Vec<Hint> {
        let Some(table) = table.as_any().downcast_ref::<Typed<G>>() else { return Vec::new() };
        let moves = table.sitting.moves(seat);
        if moves.is_empty() {
            return Vec::new();
        }
        let observer = Observer::new(&**table.sitting.game(), table.sitting.state(), seat, &moves);
        let advice = self.bot.advise(&observer);
        let mut why = bots::reasons(&observer, &advice, EXPLAINED, &mut self.luck).into_iter();
        let best = advice.opinions.first().map_or(0.0, |best| best.points);
        let hint = |opinion: bots::Opinion<G::Move>| {
            let Reasons { factors, plan } = why.next().unwrap_or_default();
            let reasons = factors.into_iter().map(reason).collect();
            let bots::Opinion { number, chance, points, .. } = opinion;
            Hint { number, chance, points, behind: best - points, reasons, plan }
        };
        advice.opinions.into_iter().map(hint).collect()
    }
}

/// The analysis of a finished game, in words.
pub type Analysis = bots::Analysis<Deed>;

/// A decision than which there was a better one, in words.
pub type Mistake = bots::Mistake<Deed>;

/// A move in a record and in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// Its notation.
    pub text: String,
    /// What it does.
    pub says: Phrase,
}

/// What there is to say about a mistake.
pub trait MistakePhrases {
    /// Who did what, and when.
    fn played(&self) -> Phrase;
    /// What would have been better.
    fn better(&self) -> Phrase;
    /// How much it cost.
    fn cost(&self) -> Phrase;
}

impl MistakePhrases for Mistake {
    fn played(&self) -> Phrase {
        Phrase::new("mistake-played")
            .with("at", self.ply + 1)
            .with("who", self.seat)
            .with("played", self.played.says.clone())
    }

    fn better(&self) -> Phrase {
        Phrase::new("mistake-better").with("better", self.better.says.clone())
    }

    fn cost(&self) -> Phrase {
        let (percent, points) = (percent(self.chance), tenths("tenths", self.points));
        let key = match (percent >= 1, self.points >= 0.1) {
            (true, true) => "mistake-cost",
            (true, false) => "mistake-cost-chance",
            (false, _) => "mistake-cost-points",
        };
        Phrase::new(key).with("percent", percent).with("points", points)
    }
}

/// Analyses a record, giving `effort` iterations to each decision. `watch` is told how many
/// steps of how many are done; where it says `false`, nothing comes of it.
pub fn analyse(
    record: &Record,
    own: Option<&str>,
    effort: u32,
    watch: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Option<Analysis>, RecordError> {
    crate::visit(&record.game, Analyse { record, own, effort, watch }).unwrap_or_else(|| {
        let fault = RecordFault::NoGame { game: record.game.clone() };
        Err(RecordError { place: Location::Whole, fault })
    })
}

struct Analyse<'a> {
    record: &'a Record,
    own: Option<&'a str>,
    effort: u32,
    watch: &'a mut dyn FnMut(usize, usize) -> bool,
}

impl Visit for Analyse<'_> {
    type Out = Result<Option<Analysis>, RecordError>;

    fn visit<G: Evaluation>(self) -> Self::Out {
        let Analyse { record, own, effort, watch } = self;
        let (game, content) = open_box::<G>(&record.options, own).map_err(|reason| {
            RecordError { place: Location::Whole, fault: RecordFault::Options(reason) }
        })?;
        // Legal from start to end; what cannot be read does not come so far.
        Sitting::replay(game.clone(), content, record, record.plies.len())?;
        let start = game.deal(record.seed);
        let decision = |ply: &kit::record::Ply| Some((ply.seat, game.read_move(&ply.text)?));
        let decisions: Vec<(Seat, G::Move)> = record.plies.iter().filter_map(decision).collect();
        let found = bots::analyse(&*game, &start, &decisions, effort, watch);
        Ok(found.map(|found| told(&*game, start, &decisions, found)))
    }
}

/// Puts an analysis into words.
fn told<G: Evaluation>(
    game: &G,
    start: G::State,
    decisions: &[(Seat, G::Move)],
    found: bots::Analysis<G::Move>,
) -> Analysis {
    let view = |ply: usize, seat: Seat| {
        let mut state = start;
        for &(seat, decision) in decisions.iter().take(ply) {
            state = game.after(&state, seat, decision).unwrap_or(state);
        }
        game.view(&state, Viewer::Seat(seat))
    };
    let mistake = |mistake: bots::Mistake<G::Move>| {
        let bots::Mistake { ply, seat, played, better, chance, points } = mistake;
        let view = view(ply, seat);
        let deed = |decision| Deed {
            text: game.write_move(decision),
            says: game.describe(&view, decision),
        };
        Mistake { ply, seat, played: deed(played), better: deed(better), chance, points }
    };
    let bots::Analysis { moments, mistakes } = found;
    Analysis { moments, mistakes: mistakes.into_iter().map(mistake).collect() }
}

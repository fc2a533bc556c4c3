//! A table that a test lays out as it likes, with the same verbs for every game.

use std::sync::Arc;

use super::contract::Tally;
use crate::{
    Content, Game, Hash, Illegal, Options, Rule, Scene, Seat, Seed, Sitting, Standing, Viewer,
};

/// A game in progress that a test sets up, plays by notation and asks questions.
///
/// Around every move it checks what holds for any: the position is sound before and after, a move is
/// accepted exactly if it is listed, and a refused one changes nothing. A game's tests may wrap it
/// to add verbs of their own.
#[derive(Debug)]
pub struct Fixture<G: Game> {
    /// The box that is played.
    pub game: Arc<G>,
    /// Where the game stands. Whatever a test changes here is checked before the next move.
    pub state: G::State,
    content: Hash,
    events: Vec<G::Event>,
    tried: Tally,
}

impl<G: Game> Clone for Fixture<G> {
    fn clone(&self) -> Fixture<G> {
        let (game, events, tried) = (self.game.clone(), self.events.clone(), self.tried.clone());
        Fixture { game, events, tried, ..*self }
    }
}

/// The seed of tables that were not asked for another.
const SEED: u64 = 1;

impl<G: Game> Fixture<G> {
    /// A table of so many seats, without modules.
    pub fn new(seats: u8) -> Fixture<G> {
        Fixture::with(Options::seats(seats))
    }

    /// A table with these options.
    pub fn with(options: Options) -> Fixture<G> {
        Fixture::dealt(options, SEED)
    }

    /// A table dealt from the seed of this number.
    pub fn dealt(options: Options, seed: u64) -> Fixture<G> {
        let content = G::META.read_content().unwrap_or_else(|error| panic!("{error}"));
        Fixture::of_content(options, &content, seed)
    }

    /// A table with component values of its own.
    pub fn of_content(options: Options, content: &Content, seed: u64) -> Fixture<G> {
        let game = G::open(&options, content).unwrap_or_else(|error| panic!("{error}"));
        let state = game.deal(Seed::from_number(seed));
        let content = content.fingerprint();
        let tried = Tally::of::<G>();
        Fixture { game: Arc::new(game), state, content, events: Vec::new(), tried }
    }

    /// Changes the position, which must be sound then.
    pub fn set(&mut self, change: impl FnOnce(&mut G::State)) -> &mut Fixture<G> {
        change(&mut self.state);
        self.check("after it was set");
        self
    }

    fn check(&self, when: &str) {
        assert_eq!(self.game.invariants(&self.state), Ok(()), "{when}");
    }

    /// The first seat that is awaited.
    pub fn seat(&self) -> Seat {
        self.game.awaiting(&self.state).seats().first().expect("the game is over")
    }

    /// Whether nobody is awaited any more.
    pub fn is_over(&self) -> bool {
        self.game.awaiting(&self.state).is_over()
    }

    /// Plays a decision of the first seat that is awaited; tells what happened.
    pub fn play(&mut self, text: &str) -> Vec<G::Event> {
        self.play_as(self.seat(), text)
    }

    /// Plays a decision of a seat; tells what happened.
    pub fn play_as(&mut self, seat: Seat, text: &str) -> Vec<G::Event> {
        self.try_play_as(seat, text).unwrap_or_else(|reason| panic!("{text}: {reason}"))
    }

    /// Plays decisions one after the other, each of the first seat that is awaited then.
    pub fn plays(&mut self, texts: &[&str]) -> &mut Fixture<G> {
        texts.iter().for_each(|text| drop(self.play(text)));
        self
    }

    /// Plays a decision of the first seat that is awaited, if it is legal.
    pub fn try_play(&mut self, text: &str) -> Result<Vec<G::Event>, Illegal> {
        self.try_play_as(self.seat(), text)
    }

    /// Plays a decision of a seat, if it is legal.
    pub fn try_play_as(&mut self, seat: Seat, text: &str) -> Result<Vec<G::Event>, Illegal> {
        let decision = self.game.read_move(text).unwrap_or_else(|| panic!("{text} is no move"));
        self.try_decision(seat, decision)
    }

    /// Plays a decision that no notation may be able to name, if it is legal.
    pub fn try_decision(
        &mut self,
        seat: Seat,
        decision: G::Move,
    ) -> Result<Vec<G::Event>, Illegal> {
        let text = self.game.write_move(decision);
        self.check(&format!("before {text}"));
        let listed = self.list(seat).contains(&decision);
        let (before, mut events) = (self.state, Vec::new());
        let played = self.game.play(&mut self.state, seat, decision, &mut events);
        if !G::is_composed(decision) {
            assert_eq!(listed, played.is_ok(), "{text} is listed exactly if it is accepted");
        }
        self.tried.tried::<G>(&decision, played.as_ref().map(|_| &*events));
        if let Err(reason) = played {
            assert_eq!(before, self.state, "{text} was refused and changed something");
            return Err(reason);
        }
        self.check(&format!("after {text}"));
        self.events.extend_from_slice(&events);
        Ok(events)
    }

    /// Why a decision of the first seat that is awaited is refused.
    pub fn reason(&mut self, text: &str) -> Illegal {
        self.try_play(text).err().unwrap_or_else(|| panic!("{text} was not refused"))
    }

    /// The code of the rule that refuses a decision, without the name of the game.
    pub fn refusal(&mut self, text: &str) -> &'static str {
        short::<G>(self.reason(text).rule.code)
    }

    /// Expects that a decision is refused by this rule.
    pub fn refuse(&mut self, text: &str, rule: &Rule) -> &mut Fixture<G> {
        assert_eq!(self.reason(text).rule.code, rule.code, "{text}");
        self
    }

    /// Plays on dully until the condition holds: the first of these decisions that is legal, and
    /// where none is, the one listed last.
    pub fn until(&mut self, dull: &[&str], holds: impl Fn(&G::State) -> bool) -> &mut Fixture<G> {
        for _ in 0..G::META.longest {
            if holds(&self.state) {
                return self;
            }
            let moves = self.moves();
            let named = dull.iter().find(|&&text| moves.iter().any(|legal| legal == text));
            let text = named.map(|text| (*text).to_owned()).or(moves.last().cloned());
            self.play(&text.expect("the game is over"));
        }
        panic!("that never comes to be");
    }

    /// Plays on dully until this seat is awaited.
    pub fn until_awaits(&mut self, seat: Seat, dull: &[&str]) -> &mut Fixture<G> {
        let game = self.game.clone();
        self.until(dull, |state| game.awaiting(state).seats().contains(seat))
    }

    /// Sits down to the position as it is: for undo and redo.
    pub fn sit(&self) -> Sitting<G> {
        Sitting::from_state(self.game.clone(), self.content, self.state)
    }

    /// Which kinds of moves were played here, what happened, and by which rules moves were refused.
    pub fn tried(&self) -> &Tally {
        &self.tried
    }

    /// Everything that has happened since the deal.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    fn list(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, seat, &mut moves);
        moves
    }

    /// The legal decisions of the first seat that is awaited; none when the game is over.
    pub fn moves(&self) -> Vec<String> {
        let seat = self.game.awaiting(&self.state).seats().first();
        seat.map(|seat| self.moves_of(seat)).unwrap_or_default()
    }

    /// The legal decisions of a seat.
    pub fn moves_of(&self, seat: Seat) -> Vec<String> {
        self.list(seat).into_iter().map(|decision| self.game.write_move(decision)).collect()
    }

    /// Whether the first seat that is awaited may decide this.
    pub fn is_legal(&self, text: &str) -> bool {
        self.moves().iter().any(|legal| legal == text)
    }

    /// What a viewer sees and can do.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let moves = viewer.seat().map(|seat| self.list(seat)).unwrap_or_default();
        Scene::with_choices(&*self.game, &self.game.view(&self.state, viewer), &moves)
    }

    /// Points by source and ranks.
    pub fn standing(&self) -> Standing {
        self.game.standing(&self.state)
    }

    /// All points of a seat.
    pub fn points_of(&self, seat: Seat) -> i32 {
        self.standing().seats[seat.index()].points
    }

    /// The points of a seat from one source.
    pub fn points_from(&self, seat: Seat, source: &str) -> i32 {
        let line = &self.standing().seats[seat.index()];
        let found = line.sources.iter().find(|other| other.id == source);
        found.unwrap_or_else(|| panic!("no points come from {source}")).points
    }
}

/// The code of a rule without the name of the game.
pub(super) fn short<G: Game>(code: &'static str) -> &'static str {
    let rest = code.strip_prefix(G::META.id).and_then(|rest| rest.strip_prefix('-'));
    rest.unwrap_or(code)
}

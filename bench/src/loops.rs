//! The loops that are measured.

use std::hint::black_box;

use anyhow::Context;
use bots::{Bot as _, Budget, Clock, Observer, Searcher, Settings};
use kit::{Chance, Evaluation, Seat, Seed, Unlogged, Viewer};
use registry::Visit;

use crate::Row;

/// Positions are looked at from so many places of random games.
const POSITIONS: usize = 64;

/// A row made ready: everything that is done once is done.
pub trait Workload {
    /// Plays so many random decisions, dealing a new game whenever one is over.
    fn play(&mut self, decisions: u64);
    /// Imagines and copies so many states.
    fn imagine(&mut self, times: u64);
    /// Makes so many iterations of the search that bots use, as the seats that are to move, so many at
    /// each position, and tells how many it made: the last search is not cut short.
    fn search(&mut self, iterations: u64, each: u32) -> u64;
    /// Games played to their end so far, and the decisions in them.
    fn games(&self) -> (u64, u64);
    /// How much room a state takes.
    fn size(&self) -> Size;
}

/// How much room a state takes, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// In memory.
    pub memory: usize,
    /// Written down, on average over a game.
    pub written: usize,
}

/// Opens the row's box and deals its first game.
pub fn ready(row: &Row) -> anyhow::Result<Box<dyn Workload>> {
    struct Ready<'a>(&'a Row);

    impl Visit for Ready<'_> {
        type Out = anyhow::Result<Box<dyn Workload>>;

        fn visit<G: Evaluation>(self) -> Self::Out {
            let content = registry::content(self.0.meta, None)?;
            Ok(Box::new(Track::new(G::open(&self.0.options, &content)?)?))
        }
    }

    registry::visit(row.meta.id, Ready(row)).context("no such game")?
}

struct Track<G: Evaluation> {
    game: G,
    /// Deals and chooses, always in the same way.
    chance: Chance,
    state: G::State,
    moves: Vec<G::Move>,
    /// Decisions of the game being played.
    ply: u64,
    games: u64,
    /// Decisions of all games that are over.
    plies: u64,
    /// What the seat to move sees at places all over random games.
    views: Vec<(Seat, G::View)>,
    written: usize,
}

impl<G: Evaluation> Track<G> {
    fn new(game: G) -> anyhow::Result<Self> {
        let mut chance = Chance::new(Seed::from_number(0));
        let state = game.deal(chance.fork());
        let mut track = Track {
            game,
            chance,
            state,
            moves: Vec::new(),
            ply: 0,
            games: 0,
            plies: 0,
            views: Vec::new(),
            written: 0,
        };
        track.look_around()?;
        Ok(track)
    }

    /// Gathers views and written sizes; the games played for it are not counted.
    fn look_around(&mut self) -> anyhow::Result<()> {
        for _ in 0..POSITIONS {
            let further = 1 + u64::from(self.chance.below(200));
            self.play(further);
            let seat = self.game.awaiting(&self.state).seats().first().unwrap_or_default();
            self.views.push((seat, self.game.view(&self.state, Viewer::Seat(seat))));
            self.written += postcard::to_allocvec(&self.state)?.len();
        }
        self.written /= POSITIONS;
        (self.games, self.plies) = (0, 0);
        self.deal();
        Ok(())
    }

    fn deal(&mut self) {
        self.state = self.game.deal(self.chance.fork());
        self.ply = 0;
    }

    #[inline]
    fn decide(&mut self, seat: Seat) {
        self.moves.clear();
        self.game.moves(&self.state, seat, &mut self.moves);
        if let Some(&decision) = self.chance.pick(&self.moves) {
            // A listed move is accepted; the contract test sees to that.
            let _ = black_box(self.game.play(&mut self.state, seat, decision, &mut Unlogged));
        }
        self.ply += 1;
    }
}

impl<G: Evaluation> Workload for Track<G> {
    fn play(&mut self, decisions: u64) {
        for _ in 0..decisions {
            let mut awaited = self.game.awaiting(&self.state).seats();
            if awaited.is_empty() {
                self.games += 1;
                self.plies += self.ply;
                self.deal();
                awaited = self.game.awaiting(&self.state).seats();
            }
            if let Some(seat) = awaited.first() {
                self.decide(seat);
            }
        }
    }

    fn imagine(&mut self, times: u64) {
        let mut views = self.views.iter().cycle();
        for _ in 0..times {
            if let Some((_, view)) = views.next() {
                let imagined = self.game.imagine(black_box(view), &mut self.chance);
                let copy = *black_box(&imagined);
                black_box(&copy);
            }
        }
    }

    fn search(&mut self, iterations: u64, each: u32) -> u64 {
        let settings = Settings::new(Budget::Iterations(each));
        let luck = Chance::new(self.chance.fork());
        let mut bot = Searcher::new(settings, luck, Clock::default());
        let mut views = self.views.iter().cycle();
        while bot.iterations() < iterations
            && let Some((seat, view)) = views.next()
        {
            let state = self.game.imagine(view, &mut self.chance);
            self.moves.clear();
            self.game.moves(&state, *seat, &mut self.moves);
            if self.moves.len() > 1 {
                black_box(bot.choose(&Observer::new(&self.game, &state, *seat, &self.moves)));
            }
        }
        bot.iterations()
    }

    fn games(&self) -> (u64, u64) {
        (self.games, self.plies)
    }

    fn size(&self) -> Size {
        Size { memory: size_of::<G::State>(), written: self.written }
    }
}

//! Games that a bot plays against itself, to learn from them.

use bots::{Bot, BotSpec, Observer};
use kit::{Evaluation, Hash, Seat, Seed, Unlogged};

/// A game to be played.
pub(crate) struct Evening {
    /// Who plays on every seat.
    pub(crate) spec: BotSpec,
    /// What the game is dealt from.
    pub(crate) deal: Seed,
    /// Where the choices of the bots come from.
    pub(crate) choices: Seed,
}

impl Evening {
    /// Plays to the end; `game` says in whose mind a seat decides, `watch` sees every state in
    /// which somebody has to. Tells the last state.
    pub(crate) fn play<'g, G: Evaluation>(
        &self,
        game: impl Fn(Seat) -> &'g G,
        mut watch: impl FnMut(&G::State),
    ) -> G::State {
        let rules = game(Seat(0));
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(rules.options().seats)
            .map(|seat| bots::seat(self.spec, derive(b"bot", self.choices, 0, seat.0)))
            .collect();
        let mut state = rules.deal(self.deal);
        let mut moves = Vec::new();
        for _ in 0..G::META.longest {
            let Some(seat) = rules.awaiting(&state).seats().first() else { break };
            watch(&state);
            moves.clear();
            rules.moves(&state, seat, &mut moves);
            let choice = match moves.len() {
                0 | 1 => 0,
                _ => bots[seat.index()].choose(&Observer::new(game(seat), &state, seat, &moves)),
            };
            let Some(&decision) = moves.get(choice) else { break };
            if rules.play(&mut state, seat, decision, &mut Unlogged).is_err() {
                break;
            }
        }
        state
    }
}

/// A seed for one purpose.
pub(crate) fn derive(what: &[u8], seed: Seed, number: u64, seat: u8) -> Seed {
    let mut bytes = b"comptoir tune ".to_vec();
    bytes.extend_from_slice(what);
    bytes.extend_from_slice(&seed.0);
    bytes.extend_from_slice(&number.to_le_bytes());
    bytes.push(seat);
    Seed(Hash::of(&bytes).0)
}

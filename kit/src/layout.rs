//! What every game with the layout of `ARCHITECTURE.md` says in its `impl Game`.

/// The methods of `impl Game` that only name where the layout has put them, by groups:
///
/// | group | methods | what the game has |
/// |---|---|---|
/// | `table` | `options`, `awaiting`, `awaited`, `chance` | `options` in the game; `table`, which knows who is awaited, in states and views; `chance` in states |
/// | `open` | `moves`, `play`, `view`, `imagine`, `standing`, `census`, `invariants` | no secrets: a view is its table and who looks; `list_moves`, `turn::Turn`, `score`, `count`, `check_table` |
/// | `secrets` | the same and `event_for` | `list_moves`, `turn::Turn`, `seen`, `imagined`, `score`, `Event::seen_by`, `count`, `check_state` |
/// | `scene` | `scene`, `touch`, `intent` | the functions `draw`, `touch`, `intent` in `scene/` |
/// | `words` | `describe`, `tell` | `say_move`, `say_event` |
/// | `notation` | `write_move`, `read_move` | moves declared by [`notation!`](crate::notation!) |
///
/// `turn::Turn` is the table while a decision is carried out: `carry_out` plays it or says which rule stands in
/// the way, `settle` then plays one thing that leaves no choice, until it says that somebody has one.
#[macro_export]
macro_rules! by_layout {
    ($($group:ident),+ $(,)?) => {
        $($crate::__by_layout!($group);)+
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __by_layout {
    (table) => {
        fn options(&self) -> &$crate::Options {
            &self.options
        }

        #[inline]
        fn awaiting(&self, state: &Self::State) -> $crate::Awaiting {
            state.table.awaited().into()
        }

        #[inline]
        fn awaited(&self, view: &Self::View) -> $crate::Awaiting {
            view.table.awaited().into()
        }

        #[inline]
        fn chance(state: &Self::State) -> &$crate::Chance {
            &state.chance
        }
    };
    (open) => {
        #[inline]
        fn moves(&self, state: &Self::State, seat: $crate::Seat, moves: &mut Vec<Self::Move>) {
            if state.table.awaited() == Some(seat) {
                self.list_moves(&state.table, moves);
            }
        }

        #[inline]
        fn play<L: $crate::Log<Self::Event>>(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            decision: Self::Move,
            log: &mut L,
        ) -> Result<$crate::Reveals, $crate::Illegal> {
            $crate::check_seat(seat, self.options.seats, state.table.awaited())?;
            let mut turn = turn::Turn::new(self, state, log);
            turn.carry_out(decision)?;
            while turn.settle() {}
            // Nothing is ever hidden but the order of piles, and that is chance.
            Ok($crate::Reveals::Nothing)
        }

        fn view(&self, state: &Self::State, viewer: $crate::Viewer) -> Self::View {
            View { viewer, table: state.table }
        }

        #[inline]
        fn imagine(&self, view: &Self::View, chance: &mut $crate::Chance) -> Self::State {
            State { table: view.table, chance: $crate::Chance::new(chance.fork()) }
        }

        #[inline]
        fn standing(&self, state: &Self::State) -> $crate::Standing {
            self.score(&state.table)
        }

        fn census(&self, state: &Self::State, census: &mut $crate::Census) {
            self.count(&state.table, census);
        }

        fn invariants(&self, state: &Self::State) -> Result<(), String> {
            self.check_table(&state.table)
        }
    };
    (secrets) => {
        fn moves(&self, state: &Self::State, seat: $crate::Seat, moves: &mut Vec<Self::Move>) {
            if state.table.awaited() == Some(seat) {
                self.list_moves(state, moves);
            }
        }

        #[inline]
        fn play<L: $crate::Log<Self::Event>>(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            decision: Self::Move,
            log: &mut L,
        ) -> Result<$crate::Reveals, $crate::Illegal> {
            $crate::check_seat(seat, self.options.seats, state.table.awaited())?;
            let reveals = $crate::Reveals::Nothing;
            let mut turn = turn::Turn { game: self, state, log, reveals };
            turn.carry_out(decision)?;
            while turn.settle() {}
            Ok(turn.reveals)
        }

        fn view(&self, state: &Self::State, viewer: $crate::Viewer) -> Self::View {
            self.seen(state, viewer)
        }

        fn imagine(&self, view: &Self::View, chance: &mut $crate::Chance) -> Self::State {
            self.imagined(view, chance)
        }

        fn standing(&self, state: &Self::State) -> $crate::Standing {
            self.score(state)
        }

        fn event_for(&self, event: &Self::Event, viewer: $crate::Viewer) -> Option<Self::Event> {
            Some(event.seen_by(viewer))
        }

        fn census(&self, state: &Self::State, census: &mut $crate::Census) {
            self.count(state, census);
        }

        fn invariants(&self, state: &Self::State) -> Result<(), String> {
            self.check_state(state)
        }
    };
    (scene) => {
        fn scene(&self, view: &Self::View) -> $crate::Scene {
            scene::draw(self, view)
        }

        fn touch(&self, view: &Self::View, decision: Self::Move) -> $crate::scene::Touch {
            scene::touch(self, view, decision)
        }

        fn intent(&self, view: &Self::View, piece: &str) -> Option<Self::Move> {
            scene::intent(self, view, piece)
        }
    };
    (words) => {
        fn describe(&self, view: &Self::View, decision: Self::Move) -> $crate::Phrase {
            self.say_move(view, decision)
        }

        fn tell(&self, event: &Self::Event) -> $crate::Phrase {
            self.say_event(event)
        }
    };
    (notation) => {
        fn write_move(&self, decision: Self::Move) -> String {
            $crate::notation::write::<Self::Move, _>(self, decision)
        }

        fn read_move(&self, text: &str) -> Option<Self::Move> {
            $crate::notation::read::<Self::Move, _>(self, text)
        }
    };
}

/// The sentences or the guide of a game in both languages: `words!("../locales/goa", "ftl")` are
/// `goa.en.ftl` and `goa.fr.ftl`.
#[macro_export]
macro_rules! words {
    ($path:literal, $kind:literal) => {
        $crate::Words {
            en: include_str!(concat!($path, ".en.", $kind)),
            fr: include_str!(concat!($path, ".fr.", $kind)),
        }
    };
}

//! What the games of the box have in common because all of them have a table, seats that act by
//! turns, and no secrets. Each game only says what it is made of.

/// `From` for kinds of a game that hold those of a part, or what such a kind is made from; and the way
/// back, where it has a name: `parts!(Phase: Sea(sea::Phase) as sea, …)`.
macro_rules! parts {
    ($whole:ident: $($kind:ident($part:ty) $(as $name:ident)?),+ $(,)?) => {
        $(impl From<$part> for $whole {
            #[inline]
            fn from(part: $part) -> $whole {
                $whole::$kind(part.into())
            }
        }

        $(impl $whole {
            /// What it is to the part of this name, if it belongs to it.
            #[inline]
            pub(super) fn $name(self) -> Option<$part> {
                if let $whole::$kind(part) = self { Some(part) } else { None }
            }
        })?)+
    };
}

/// The same for kinds that are one by one those of a part: `kinds!(Phase: cards::Phase as cards { Pay { slot,
/// paid }, … })`. One that holds kinds of a further part comes last: `Effect as answer`.
macro_rules! kinds {
    ($whole:ident: $part:ty as $name:ident {
        $($kind:ident $fields:tt),+ $(; $further:ident as $its_name:ident)? $(,)?
    }) => {
        impl From<$part> for $whole {
            #[inline]
            fn from(part: $part) -> $whole {
                type Part = $part;
                match part {
                    $(Part::$kind $fields => $whole::$kind $fields,)+
                    $(Part::$further(inner) => inner.into(),)?
                }
            }
        }

        impl $whole {
            /// What it is to the part of this name, if it belongs to it.
            #[inline]
            pub(super) fn $name(self) -> Option<$part> {
                type Part = $part;
                Some(match self {
                    $($whole::$kind $fields => Part::$kind $fields,)+
                    _ => return $crate::compose::kinds!(@ self $(Part $further $its_name)?),
                })
            }
        }
    };
    (@ $whole:ident) => { None };
    (@ $whole:ident $part:ident $further:ident $name:ident) => { $whole.$name().map($part::$further) };
}

/// What the place of a seat has of each part, and in which fields:
/// `place!(Place: Hold(hold), Hand(hand, played), Sailor(fleet), Captain(prizes))`.
macro_rules! place {
    ($place:ident: $($part:ident($($($field:ident).+),+)),+ $(,)?) => {
        $($crate::compose::place!(@ $place $part $($($field).+)+);)+
    };
    (@ $place:ident Hold $($hold:ident).+) => {
        impl $crate::hold::Hold for $place {
            #[inline]
            fn cubes(&self) -> $crate::cubes::Cubes {
                self.$($hold).+
            }

            #[inline]
            fn cubes_mut(&mut self) -> &mut $crate::cubes::Cubes {
                &mut self.$($hold).+
            }
        }
    };
    (@ $place:ident Hand $hand:ident $played:ident $($aside:ident)?) => {
        impl $crate::cards::Hand for $place {
            #[inline]
            fn hand(&self) -> kit::CardSet {
                self.$hand
            }

            #[inline]
            fn hand_mut(&mut self) -> &mut kit::CardSet {
                &mut self.$hand
            }

            #[inline]
            fn played(&self) -> kit::CardSet {
                self.$played
            }

            #[inline]
            fn played_mut(&mut self) -> &mut kit::CardSet {
                &mut self.$played
            }

            $(#[inline]
            fn aside(&self) -> kit::CardSet {
                self.$aside
            }

            fn gather(&mut self) -> kit::CardSet {
                std::mem::take(&mut self.$played).union(std::mem::take(&mut self.$aside))
            })?
        }
    };
    (@ $place:ident Sailor $fleet:ident) => {
        impl $crate::sea::Sailor for $place {
            #[inline]
            fn fleet(&self) -> &$crate::sea::Fleet {
                &self.$fleet
            }

            #[inline]
            fn fleet_mut(&mut self) -> &mut $crate::sea::Fleet {
                &mut self.$fleet
            }
        }
    };
    (@ $place:ident Captain $prizes:ident) => {
        impl $crate::sea::Captain for $place {
            #[inline]
            fn prizes(&self) -> &$crate::sea::Prizes {
                &self.$prizes
            }

            #[inline]
            fn prizes_mut(&mut self) -> &mut $crate::sea::Prizes {
                &mut self.$prizes
            }
        }
    };
}

/// A phase of a game, or of the land where the phases of the game hold those of the land.
macro_rules! phase {
    (Land $kind:ident $fields:tt) => { Phase::Land($crate::land::Phase::$kind $fields) };
    ($kind:ident $fields:tt) => { Phase::$kind $fields };
}

/// What is asked of the table of a game: `Shared`, with its `Phase` and this kind of places. A turn begins
/// with this phase.
macro_rules! table {
    ($place:ty, $begins:expr) => {
        impl From<$crate::hold::Surplus> for Phase {
            #[inline]
            fn from($crate::hold::Surplus { seat }: $crate::hold::Surplus) -> Phase {
                Phase::Discard { seat }
            }
        }

        $crate::compose::table!(@ $place, $begins);
    };
    // Where the phases are those of the land, which knows its surplus, or hold them.
    (@ $place:ty, $begins:expr $(, $land:ident)?) => {
        /// Everything: what lies on the table, and the chance to come.
        pub type State = $crate::turn::State<Shared>;

        /// The table as a viewer sees it.
        pub type View = $crate::turn::View<Shared>;

        impl Shared {
            /// The place of a seat, if the table has it.
            pub fn place(&self, seat: kit::Seat) -> Option<&$place> {
                self.places.get(seat.index())
            }

            /// The place of the seat whose turn it is.
            #[inline]
            pub fn own(&self) -> &$place {
                &self.places[self.active.index()]
            }

            /// Who has to decide.
            pub fn awaited(&self) -> Option<kit::Seat> {
                match self.phase {
                    $crate::compose::phase!($($land)? Over { .. }) => None,
                    $crate::compose::phase!($($land)? Discard { seat }) => Some(seat),
                    _ => Some(self.active),
                }
            }

            /// Whether the length limit ended the game, once it is over.
            pub(crate) fn over(&self) -> Option<bool> {
                match self.phase {
                    $crate::compose::phase!($($land)? Over { stopped }) => Some(stopped),
                    _ => None,
                }
            }

            /// Whose turn of which round it is.
            #[inline]
            pub(crate) fn turn(&self) -> $crate::round::Round {
                let Shared { active, round, closing, .. } = *self;
                $crate::round::Round { active, number: round, closing }
            }
        }

        impl $crate::turn::Table for Shared {
            type Place = $place;
            type Phase = Phase;

            #[inline]
            fn active(&self) -> kit::Seat {
                self.active
            }

            #[inline]
            fn places(&self) -> &[$place] {
                &self.places
            }

            #[inline]
            fn places_mut(&mut self) -> &mut [$place] {
                &mut self.places
            }

            #[inline]
            fn ask(&mut self, phase: Phase) {
                self.phase = phase;
            }

            #[inline]
            fn closing_mut(&mut self) -> &mut bool {
                &mut self.closing
            }

            #[inline]
            fn begin(&mut self, round: $crate::round::Round) {
                (self.active, self.round) = (round.active, round.number);
                self.phase = $begins;
            }

            #[inline]
            fn end(&mut self, seats: u8, stopped: bool) {
                self.active = self.active.next(seats);
                self.phase = $crate::compose::phase!($($land)? Over { stopped });
            }
        }
    };
}

/// What an `impl Evaluation` only names: the game has `parts`, one for each of its `FACTORS`, and here its
/// figures, and further ones if it has more. The first say how far evaluations may be off.
macro_rules! evaluated {
    ($($figures:tt).+ $(, $($more:tt).+)?) => {
        fn evaluate(&self, state: &State, seat: Seat) -> f32 {
            self.parts(&state.table, seat).iter().sum()
        }

        fn spread(&self, _state: &State) -> f32 {
            self.$($figures).+.spread
        }

        fn factors(&self, state: &State, seat: Seat, factors: &mut Vec<(&'static str, f32)>) {
            let parts = FACTORS.into_iter().zip(self.parts(&state.table, seat));
            factors.extend(parts.filter(|part| part.1 != 0.0));
        }

        fn weights(&self) -> Vec<kit::Weight> {
            [self.$($figures).+.list() $(, self.$($more).+.list())?].concat()
        }

        fn reweigh(&mut self, values: &[f32]) {
            self.$($figures).+.set(values);
            $(
                let more = values.get(self.weights().len() - self.$($more).+.list().len()..);
                self.$($more).+.set(more.unwrap_or_default());
            )?
        }
    };
}

/// The same for games with lots, ports and bonus tiles, and what else their evaluations have alike; a seat may set
/// sail in these phases.
macro_rules! evaluated_at_sea {
    ($sails:pat) => {
        // What is about to be won where the boat can get to is in the evaluation: playing on by first sight
        // would only blur it.
        const ROLLOUT: u32 = 0;
        const RIVALRY: f32 = 0.3;
        // A turn is sailed, landed, paid and traded in four or five decisions.
        const FINENESS: f32 = 4.0;
        const STEADY: bool = true;

        $crate::compose::evaluated!(figures.part, figures.more);

        /// Nobody sails about for nothing, and to harvest or rest is never worse than doing nothing.
        fn prune(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
            let table = &state.table;
            let steps = match table.phase {
                $sails => 0,
                Phase::Sea($crate::sea::Phase::Sail { steps }) => steps,
                _ => return,
            };
            let Some(place) = table.place(seat).filter(|_| seat == table.active) else { return };
            let means = self.means(place, steps);
            self.prospect(table, seat, place).prune(means, moves, Move::sea);
        }
    };
}

/// The board of the land on the table of a game: what its `impl LandTable` only names; and the turns of a game
/// that has the rules of the land in this field: `country!(NewWorld: land)`.
macro_rules! country {
    ($game:ty: $($land:ident).+) => {
        impl $crate::turn::Turns for $game {
            type Event = Event;
            type Table = Shared;

            #[inline]
            fn limit(&self, _: &<Shared as $crate::turn::Table>::Place) -> u16 {
                self.$($land).+.storage
            }

            #[inline]
            fn after_turn(&self, table: &mut Shared) -> $crate::round::Next {
                let (turn, limit) = (table.turn(), self.$($land).+.round_limit);
                $crate::land::after_turn(&mut table.country, turn, self.options.seats, limit)
            }
        }
    };
    () => {
        #[inline]
        fn country(&self) -> &$crate::land::Country {
            &self.table.country
        }

        #[inline]
        fn country_mut(&mut self) -> (&mut $crate::land::Country, &mut kit::Chance) {
            (&mut self.table.country, &mut *self.chance)
        }
    };
}

/// A row of merchant cards on the table of a game, with this kind of pile.
macro_rules! market {
    ($pile:ty) => {
        impl<L: kit::Log<Event>> $crate::cards::MarketTable for Turn<'_, L> {
            type Pile = $pile;

            #[inline]
            fn market(&self) -> &$crate::cards::Market<$pile> {
                &self.table.market
            }

            #[inline]
            fn market_mut(&mut self) -> (&mut $crate::cards::Market<$pile>, &mut kit::Chance) {
                (&mut self.table.market, &mut *self.chance)
            }
        }
    };
}

/// What games with lots, ports and bonus tiles have alike: this game, whose turns begin with this phase.
macro_rules! venture {
    ($game:ty, $begins:expr) => {
        impl Phase {
            /// Whether lots and boats are still being chosen.
            pub(super) fn is_setup(self) -> bool {
                self.sea().is_some_and($crate::sea::Phase::is_setup)
            }
        }

        impl Shared {
            /// What a seat at sea decides by.
            #[inline]
            pub(super) fn look(&self) -> $crate::sea::Lookout<'_, Place> {
                let Shared { sites, docks, places, lots, .. } = self;
                let at = $crate::sea::Afloat { sites, places, active: self.active };
                $crate::sea::Lookout { at, docks, lots: *lots }
            }

            /// What is asked, as far as the sea is concerned.
            pub(super) fn asked(&self) -> $crate::sea::Asked {
                $crate::sea::Asked {
                    sea: self.phase.sea(),
                    discard: if let Phase::Discard { seat } = self.phase {
                        Some(seat)
                    } else {
                        None
                    },
                    begins: self.phase == $begins,
                    over: self.over().is_some(),
                }
            }
        }

        impl $crate::turn::Turns for $game {
            type Event = Event;
            type Table = Shared;

            #[inline]
            fn limit(&self, place: &Place) -> u16 {
                self.components.venture.hold_of(place)
            }

            #[inline]
            fn after_turn(&self, table: &mut Shared) -> $crate::round::Next {
                table.turn().after_turn(self.options.seats, self.components.venture.round_limit)
            }
        }

        impl<L: kit::Log<Event>> $crate::sea::VentureTable for Turn<'_, L> {
            #[inline]
            fn docks(&self) -> &$crate::sea::Docks {
                &self.table.docks
            }

            #[inline]
            fn docks_mut(&mut self) -> (&mut $crate::sea::Docks, &mut kit::Chance) {
                (&mut self.table.docks, &mut *self.chance)
            }

            #[inline]
            fn lots(&self) -> kit::CardSet {
                self.table.lots
            }

            #[inline]
            fn lots_mut(&mut self) -> &mut kit::CardSet {
                &mut self.table.lots
            }

            /// The seat before this one is next; after the first seat the game begins, and the lots
            /// that are left go back.
            fn launched(&mut self) {
                match self.table.active.0.checked_sub(1) {
                    Some(before) => {
                        self.table.active = kit::Seat(before);
                        self.ask($crate::sea::Phase::Lot);
                    }
                    None => {
                        self.table.lots = kit::CardSet::EMPTY;
                        self.ask($begins);
                    }
                }
            }
        }
    };
}

pub(crate) use {
    country, evaluated, evaluated_at_sea, kinds, market, parts, phase, place, table, venture,
};

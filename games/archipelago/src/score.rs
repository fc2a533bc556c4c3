//! Points by source: objectives, trends, medals (section 10).

use kit::{Seat, Source, Standing};

use crate::Archipelago;
use crate::components::{Building, Criterion, Kind, MOST_SEATS, Wins};
use crate::state::{Ending, Phase, State};
use crate::units::Holdings;

impl Archipelago {
    /// What a criterion counts for a seat: florins behind its screen alone (R88), icons also where a unit or
    /// a coin lies on them (R87).
    fn tally(&self, state: &State, held: &Holdings, criterion: &Criterion, seat: Seat) -> u8 {
        let table = &state.table;
        let stock = state.stock(seat);
        let controlled = |building: Building| held.controlled[seat.index()][building.index()];
        let cards = |kinds: &[Kind]| {
            let faces = table.owned[seat.index()].iter();
            let faces = faces.filter_map(|card| self.components.card(card));
            faces.filter(|face| kinds.contains(&face.kind)).count() as u8
        };
        match criterion.wins {
            Wins::Temples => controlled(Building::Temple),
            Wins::Towns => controlled(Building::Town),
            Wins::Ports => controlled(Building::Port),
            Wins::Markets => controlled(Building::Market),
            Wins::Trade => controlled(Building::Port) + controlled(Building::Market),
            Wins::Characters => cards(&[Kind::Character]),
            Wins::Progress => cards(&[Kind::Progress, Kind::Wonder]),
            Wins::Cards => cards(Kind::ALL),
            Wins::Explorers => stock.explorers,
            Wins::Money => stock.florins,
            Wins::Cubes => stock.cubes(criterion.of),
            Wins::Icons => {
                let own = (0..table.regions.len() as u8)
                    .filter(|&region| held.lords[usize::from(region)] == Some(seat));
                own.map(|region| self.face_of(table, region).count(criterion.of)).sum()
            }
            Wins::Ships => {
                self.units(table, seat, true).iter().filter(|ship| ship.is_out()).count() as u8
            }
            Wins::Benefactor => table.kindness[seat.index()],
            Wins::Pacifist | Wins::Separatist => 0,
        }
    }

    /// Points for the first three ranks; equals share a rank, and nothing does not rank (R77).
    fn ranking(
        &self,
        state: &State,
        held: &Holdings,
        criterion: &Criterion,
        points: &[u8; 3],
    ) -> [i32; MOST_SEATS] {
        let mut won = [0; MOST_SEATS];
        let mut tallies = [0u8; MOST_SEATS];
        for seat in self.seats() {
            tallies[seat.index()] = self.tally(state, held, criterion, seat);
        }
        let mut limit = u8::MAX;
        for &reward in points {
            let best = tallies.iter().copied().filter(|tally| *tally < limit).max().unwrap_or(0);
            if best == 0 {
                break;
            }
            for (won, tally) in won.iter_mut().zip(tallies) {
                if tally == best {
                    *won = i32::from(reward);
                }
            }
            limit = best;
        }
        won
    }

    /// Objectives that count, as bits: those of all seats, or those in common.
    pub(crate) fn counted(&self, state: &State) -> u16 {
        state.secrets.objectives.iter().fold(state.table.common, |all, own| all | own)
    }

    /// Points of each seat: objectives, trends, medals. Pacifist and Separatist rank like all (R59).
    pub(crate) fn points(&self, state: &State, held: &Holdings) -> [[i32; 3]; MOST_SEATS] {
        let mut points = [[0; 3]; MOST_SEATS];
        let counted = self.counted(state);
        for (at, objective) in self.components.objectives.iter().enumerate() {
            if counted >> at & 1 == 0 {
                continue;
            }
            let criterion = &objective.criterion;
            let won = self.ranking(state, held, criterion, &self.components.objective_points);
            points.iter_mut().zip(won).for_each(|(points, won)| points[0] += won);
            if criterion.wins == Wins::Pacifist {
                let calm =
                    i32::from(self.population(&state.table)) - i32::from(state.table.rebellion);
                let holder = state.secrets.objectives.iter().position(|own| own >> at & 1 == 1);
                if calm > i32::from(criterion.margin)
                    && let Some(holder) = holder
                {
                    points[holder][0] += i32::from(self.components.pacifist_points);
                }
            }
        }
        for trend in state.table.trends.iter() {
            if let Some((_, criterion)) = self.components.trends.get(usize::from(*trend)) {
                let won = self.ranking(state, held, criterion, &self.components.trend_points);
                points.iter_mut().zip(won).for_each(|(points, won)| points[1] += won);
            }
        }
        for seat in self.seats() {
            points[seat.index()][2] += self.medals(state, seat);
        }
        points
    }

    /// Medals of characters, and of wonders that are built.
    fn medals(&self, state: &State, seat: Seat) -> i32 {
        let table = &state.table;
        let cards = table.owned[seat.index()].iter();
        let faces = cards.filter_map(|card| Some((card, self.components.card(card)?)));
        let counts = |card: u8, kind: Kind| kind != Kind::Wonder || table.built.contains(card);
        let medals = faces.filter(|(card, face)| counts(*card, face.kind));
        medals.map(|(_, face)| i32::from(face.medals)).sum()
    }

    /// Who holds the Separatist.
    pub(crate) fn separatist(&self, state: &State) -> Option<Seat> {
        let wins =
            |objective: &crate::components::Objective| objective.criterion.wins == Wins::Separatist;
        let at = self.components.objectives.iter().position(wins)?;
        self.seats().find(|seat| state.secrets.objectives[seat.index()] >> at & 1 == 1)
    }

    /// Points by source and ranks. After independence the Separatist alone wins; without one
    /// everybody has lost.
    pub(crate) fn score(&self, state: &State) -> Standing {
        let over = state.table.phase == Phase::Over;
        if state.table.ended == Some(Ending::Independence) {
            let separatist = self.separatist(state);
            let line = |seat: Seat| {
                let points = i32::from(separatist == Some(seat));
                (seat, vec![Source { id: "independence", points }])
            };
            let standing = Standing::rank(self.seats().map(line).collect(), |_| 0, over);
            return if separatist.is_some() { standing } else { standing.lost() };
        }
        let points = self.points(state, &self.holdings(&state.table));
        let line = |seat: Seat| {
            let sources = ["objectives", "trends", "medals"].into_iter().zip(points[seat.index()]);
            (seat, sources.map(|(id, points)| Source { id, points }).collect())
        };
        let lines = self.seats().map(line).collect();
        Standing::rank(lines, |seat| state.stock(seat).florins, over)
    }
}

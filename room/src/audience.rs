//! Who has been told what. A decision that somebody takes in secret reaches nobody else, not even
//! as a gap in the numbers: everybody has their own count of entries and of decisions.

use kit::Viewer;

/// The place of a viewer in lists that have one entry for each: the spectator first, then the seats.
pub(crate) fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(0, |seat| seat.index() + 1)
}

/// Some of the viewers of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Viewers(u32);

impl Viewers {
    pub(crate) const ALL: Viewers = Viewers(u32::MAX);

    pub(crate) fn contains(self, viewer: Viewer) -> bool {
        self.0 >> place(viewer) & 1 == 1
    }

    pub(crate) fn and(self, other: Viewers) -> Viewers {
        Viewers(self.0 | other.0)
    }
}

impl FromIterator<Viewer> for Viewers {
    fn from_iter<I: IntoIterator<Item = Viewer>>(viewers: I) -> Viewers {
        Viewers(viewers.into_iter().fold(0, |set, viewer| set | 1 << place(viewer)))
    }
}

/// What each viewer has been told of a game so far.
#[derive(Clone, Debug)]
pub(crate) struct Audience {
    viewers: Vec<Viewer>,
    /// For each decision that stands, who was told of it.
    decisions: Vec<Viewers>,
    /// For each viewer, how many of them that are.
    plies: Vec<u32>,
    /// For each viewer, how many entries of the log it was not told of.
    untold: Vec<u32>,
}

impl Audience {
    pub(crate) fn new(seats: u8) -> Audience {
        let viewers: Vec<Viewer> = Viewer::all(seats).collect();
        let none = vec![0; viewers.len()];
        Audience { viewers, decisions: Vec::new(), plies: none.clone(), untold: none }
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.viewers.iter().copied()
    }

    /// An entry of the log is told to these alone.
    pub(crate) fn tell(&mut self, told: Viewers) {
        for (viewer, untold) in self.viewers.iter().zip(&mut self.untold) {
            *untold += u32::from(!told.contains(*viewer));
        }
    }

    /// A decision was played and told to these.
    pub(crate) fn add(&mut self, told: Viewers) {
        self.decisions.push(told);
        self.count();
    }

    /// The decision of this number stands no more; who knew of it.
    pub(crate) fn remove(&mut self, number: usize) -> Viewers {
        if number >= self.decisions.len() {
            return Viewers::default();
        }
        let told = self.decisions.remove(number);
        self.count();
        told
    }

    /// Only the first decisions stand.
    pub(crate) fn truncate(&mut self, ply: usize) {
        self.decisions.truncate(ply);
        self.count();
    }

    fn count(&mut self) {
        let ply = self.decisions.len();
        self.plies = self.viewers().map(|viewer| self.told_of(viewer, ply)).collect();
    }

    /// Of how many of the first decisions the viewer knows.
    pub(crate) fn told_of(&self, viewer: Viewer, ply: usize) -> u32 {
        let known = self.decisions.iter().take(ply).filter(|told| told.contains(viewer));
        known.count() as u32
    }

    /// How many decisions stand that the viewer knows of.
    pub(crate) fn ply(&self, viewer: Viewer) -> u32 {
        self.plies.get(place(viewer)).copied().unwrap_or_default()
    }

    /// How many decisions had been played in truth when the next one would have been this of those
    /// the viewer knows of.
    pub(crate) fn true_ply(&self, viewer: Viewer, ply: u32) -> Option<u32> {
        let known = self.decisions.iter().enumerate().filter(|(_, told)| told.contains(viewer));
        known.map(|(number, _)| number as u32).nth(ply as usize)
    }

    /// How many entries of the log the viewer was not told of.
    pub(crate) fn untold(&self, viewer: Viewer) -> u32 {
        self.untold.get(place(viewer)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use kit::Seat;

    use super::*;

    #[test]
    fn everybody_counts_the_decisions_they_know_of() {
        let mut audience = Audience::new(2);
        let (one, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
        for told in [Viewers::ALL, [one].into_iter().collect(), Viewers::ALL] {
            audience.tell(told);
            audience.add(told);
        }
        assert_eq!((audience.ply(one), audience.ply(other)), (3, 2));
        assert_eq!((audience.untold(one), audience.untold(Viewer::Spectator)), (0, 1));
        assert_eq!((audience.true_ply(one, 1), audience.true_ply(other, 1)), (Some(1), Some(2)));
        assert_eq!(audience.true_ply(other, 2), None);
        assert!(!audience.remove(1).contains(other));
        assert_eq!((audience.ply(one), audience.ply(other)), (2, 2));
    }
}

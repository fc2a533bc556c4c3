//! Everything that can be wrong with the toy, one thing at a time.

use std::cell::Cell;

thread_local! {
    static PLANTED: Cell<Flaw> = const { Cell::new(Flaw::Sound) };
}

impl Flaw {
    /// Does something with every toy of this thread having this defect. Not a type for each: the whole
    /// contract test would be compiled as often.
    pub(crate) fn planted<T>(self, work: impl FnOnce() -> T) -> T {
        PLANTED.set(self);
        let out = work();
        PLANTED.set(Flaw::Sound);
        out
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.get() == self
    }
}

/// A planted defect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Flaw {
    Sound,
    Panics,
    TooManySeats,
    RefusesATable,
    DeadEnd,
    MovesAfterTheEnd,
    TooLong,
    LosesACoin,
    BreaksAPromise,
    LeaksBids,
    LeaksBidsAndBelievesThem,
    LeaksTokensAndBelievesThem,
    ImaginesTheSame,
    ImaginesOneFuture,
    ImaginesOtherMoves,
    ImaginesOtherSeats,
    ImaginesTwins,
    ShowsTheSeed,
    ForgetsInTheView,
    TellsBids,
    HidesThatItShows,
    HidesItsChance,
    TellsPeeks,
    PeeksInSilence,
    ForgetsInTheState,
    PlaysByMood,
    DealsByMood,
    RedoesByMood,
    MisreadsBids,
    RefusesALegalMove,
    AcceptsOthers,
    AcceptsEmptySeats,
    ChangesWhenItRefuses,
    RefusesByAnUnknownRule,
    ListsAMoveTwice,
    WritesSpaces,
    WritesTwoMovesAlike,
    TouchesTheSame,
    MixesUpChoices,
    DropsAChoice,
    ForgetsAWordOfTheLog,
    ForgetsATranslation,
    ForgetsAReason,
    MiscountsPoints,
    MixesUpRanks,
}

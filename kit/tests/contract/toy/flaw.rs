//! Everything that can be wrong with the toy, one thing at a time.

use std::cell::Cell;

thread_local! {
    static PLANTED: Cell<u8> = const { Cell::new(Flaw::Sound as u8) };
}

/// A planted defect. The toy without any is `Toy<0>`.
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
    LeaksOffers,
    TellsOffers,
    HidesWherePeeked,
    MisleadsWhoIsAwaited,
    LeaksTokens,
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
    NeverNamesARule,
    ListsAMoveTwice,
    WritesSpaces,
    WritesTwoMovesAlike,
    TouchesTheSame,
    NeverSaysWhy,
    MisreadsForms,
    LeavesInSilence,
    ForgetsAWordOfTheLog,
    ForgetsATranslation,
    ForgetsAReason,
    MiscountsPoints,
    MixesUpRanks,
}

impl Flaw {
    /// From now on the toys of this thread have the defect.
    pub(crate) fn plant(self) {
        PLANTED.set(self as u8);
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.get() == self as u8
    }
}

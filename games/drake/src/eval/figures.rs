//! The figures of the evaluation.

kit::weights! {
    /// What things are worth, in points.
    pub(crate) struct Figures {
        /// A crew member, the first of them.
        crew,
        /// A gun, the first of them.
        guns,
        /// A barrel, the first of them.
        barrel,
        /// A trade cube, the first of them.
        trade,
        /// At so many the next crew member is worth a quarter.
        enough_crew,
        /// The same for guns.
        enough_guns,
        /// The same for barrels.
        enough_barrels,
        /// The same for trade cubes.
        enough_trade,
        /// A galleon.
        galleon,
        /// A pinnace.
        pinnace,
        /// The Golden Hind.
        hind,
        /// The ghost ship.
        ghost,
        /// The Admiral.
        admiral,
        /// The Governor.
        governor,
        /// The Informer.
        informer,
        /// How much of what the street still offers counts.
        ahead,
        /// How much of a plan counts while the street is walked.
        plan,
        /// A place earlier in the sailing order.
        order,
        /// What a crew member costs in a plan.
        plan_crew,
        /// What a gun costs in a plan.
        plan_guns,
        /// How much of a place is left when one other captain is there.
        contested,
        /// How much is left when more are.
        crowded,
        /// How likely the treasure of a place is.
        treasure,
        /// A further kind of place conquered, in a plan.
        kind,
        /// How much of a mission that lies face down counts.
        laid,
        /// A voyage to come.
        voyage,
        /// An investor who has not helped yet.
        investor,
        /// How far a forecast is off at the end.
        spread_end,
        /// How much further for each voyage.
        spread_voyage,
    }
}

/// The figures of the file.
///
/// # Panics
///
/// Never: a test reads the same file.
pub(crate) fn built_in() -> Figures {
    Figures::read(include_str!("../../eval.toml")).unwrap_or_else(|reason| panic!("{reason}"))
}

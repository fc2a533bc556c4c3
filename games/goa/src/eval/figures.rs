//! The figures the evaluation works with. Their values are in `eval.toml`.

kit::weights! {
    /// What things are worth, in points.
    pub(crate) struct Figures {
        /// A round to come, whatever the seat has.
        round,
        /// An action to come in this round.
        action,
        /// An extra action card.
        extra_action,
        /// The first seat.
        flag,
        /// A ship more from each action, for a round to come.
        yield_ships,
        /// A spice more from each harvest that finds room, for a round to come.
        yield_harvest,
        /// A ducat more from each action, for a round to come.
        yield_taxes,
        /// A card more from each expedition, for a round to come.
        yield_draw,
        /// A card more in the hand limit, for a round to come.
        yield_limit,
        /// A colonist more for each founding, for a round to come and a colony that is missing.
        yield_recruits,
        /// Each of the first ships.
        ship,
        /// Each of those after them.
        ship_more,
        /// Each ship of a large fleet.
        ship_glut,
        /// Each of the first colonists, while colonies are missing.
        colonist,
        /// Each of those after them.
        colonist_more,
        /// Each of the first ducats, while there are auctions to come.
        ducat,
        /// Each of those after them.
        ducat_more,
        /// How much the lead in ducats may change in a round.
        richest_spread,
        /// A spice.
        spice,
        /// A kind of spice that lies on some field.
        spice_kind,
        /// A third spice of a kind and every further one.
        spice_glut,
        /// A field, for a round to come.
        field,
        /// A field more that takes several kinds, for a round to come.
        field_choice,
        /// A kind of spice that some field takes, for a round to come.
        kind,
        /// A point of steps that can be paid for now.
        ready,
        /// The same in the last round.
        ready_late,
        /// A point of the step that is nearest.
        near,
        /// How much of the points of card sets is not certain with all rounds to come.
        symbol_spread,
        /// A card in the hand, with time to play it.
        card,
        /// What is made of the goods of a card.
        card_use,
        /// A card that lets a marker step for ducats, and as much again for each point of the step.
        card_step,
        /// A card that lets a step cost no spices or no ships, for each of them.
        card_free,
        /// A point of the colony that can be founded next.
        hope,
        /// What is made of the goods of a red tile.
        red,
        /// What is made of a duty.
        duty,
        /// Favour.
        favour,
        /// Swap.
        swap,
        /// Espionage.
        espionage,
        /// A single plantation to come for a foreman, for a round.
        foreman,
        /// A lot under one's own token that is still to be sold.
        own_lot,
        /// A token of one's own that is still to be placed.
        token,
        /// The auction of this round, as much of it as is to come.
        bidding,
        /// A lot under another token that is still to be sold.
        other_lot,
        /// The lot being sold, to its seller before anybody bids.
        free_lot,
        /// The lot being sold, to a seat that may still bid.
        open_bid,
        /// How far off the worth of a lot may be to another seat.
        bid_spread,
        /// The spread of the end.
        spread,
        /// The spread of each round to come.
        spread_round,
    }
}

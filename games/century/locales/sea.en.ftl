## Setting

module-map-about = Another arrangement of the tiles: one of ours, or a chart of your own. Each tile touches at least two others, and the four ports are corners.
module-map-std = First chart
module-map-raft = Raft
module-map-atoll = Atoll
chart-market = market
chart-port = port
chart-text = This is no chart: look at character { $place }. A chart is columns joined by “/”, each with the row of its first cell and a letter per cell: “m” market, “p” port, “.” nothing.
chart-count = A chart has { $needed } markets and { $corners } ports; this one has { $markets } and { $ports }.
chart-no-corner = Ports lie on corners: of the six places round { $cell } three in a row must be empty.

## The chart

contract = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }
bonus-sails = Sails
bonus-sails-about = { $steps ->
    [one] one more step without a fare
   *[other] { $steps } more steps without a fare
} in each movement
bonus-basket = Basket
bonus-basket-about = { $cubes } more with each harvest; { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
bonus-honour = Honour
bonus-honour-about = points at the end; the first one taken is worth most
bonus-builders = Builders
bonus-builders-about = { $raise ->
    [one] raise one spice
   *[other] raise { $raise } spices
} after each outpost you build; { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
bonus-barge = Barge
bonus-barge-about = { $places ->
    [one] one more place
   *[other] { $places } more places
} in your hold

## The table

zone-chart = Sea chart
zone-supply = Bonus tiles
zone-lots = Starting lots
zone-contracts = Contracts
zone-hold = Hold
zone-claimed = Contracts
zone-tiles = Bonus tiles
closed = closed
piece-closed = closed port
piece-lot = lot of { $cubes }
piece-contract-pile = face-down pile
tip-market = { $id }: { $site }. An outpost here comes from the row of { $icon } and costs { $price ->
    [0] nothing
    [one] one spice
   *[other] { $price } spices
} now.
tip-port = { $site }: pay exactly the spices of the contract to claim it.
tip-closed = No contract here. After the next claim elsewhere this tile moves there and a new contract comes here.
tip-contract = Contract: { $contract }.
tip-lot = Spices to begin with: take one lot, then place your boat.
tip-bonus = { $tile }: { $about }.
tip-space = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} once its outpost has left. Outposts leave from the left; an empty column brings a reward.
tip-outpost = { $who } may trade on this tile.
tip-boat = Boat of { $who }. Who stops on a market where it lies pays one spice to its owner.
contracts-left = { $count } in the pile. A claim closes its port and reopens the other.
outposts-note = column: gain
own-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
own-hold = Hold { $count }/{ $limit }
own-hold-short = { $count }/{ $limit }
own-sources = contracts { $contracts } · outposts { $outposts } · tiles { $bonus-tiles } · spices { $spices }
zone-sources = Points by source
own-contracts-end = the game ends at { $need }
own-contracts = Contracts { $have }/{ $need }
piece-adrift = left behind: { $cubes }
tip-adrift = Left behind by boats: { $cubes }. Who ends a movement here may take them all.
tip-contract-pile = Contracts still to come. The tile that closes a port is among the first six.
piece-store = hold: { $cubes }, of { $limit } places
tip-store = The spices in this hold.
piece-built = outposts: { $yellow } ginger, { $red } chili, { $green } tea, { $brown } cloves
bonus-sails-short = +{ $steps } free step
bonus-basket-short = + { $cubes } when you harvest
bonus-honour-short = points at the end
bonus-builders-short = build, then raise one spice
bonus-barge-short = +{ $places } in the hold
button-anchor = Stop here
button-exchange = Trade
button-pass = Do nothing

## What is asked

prompt-lot = Choose a lot to begin with.
prompt-moor = Place your boat on a market tile.
prompt-sail = { $free ->
    [0] Sail on for a fare, or stop here.
    [one] Sail on, one step still for free, or stop here.
   *[other] Sail on, { $free } steps still for free, or stop here.
}
prompt-toll = { $who } has a boat here: which spice do you pay?
prompt-spend = Pay for the outpost: { $left ->
    [one] one spice
   *[other] { $left } spices
} still to pay.
prompt-reward = A column is empty: choose your reward.

## What can be done

move-lot = Take { $cubes }
move-moor = Place your boat at { $site }
move-sail = { $tolls ->
    [0] Sail to { $site }
    [one] Sail to { $site }; to stop there costs one spice
   *[other] Sail to { $site }; to stop there costs { $tolls } spices
}
move-anchor = { $tolls ->
    [0] Stop at { $cell }
    [one] Stop at { $cell } and pay one spice
   *[other] Stop at { $cell } and pay { $tolls } spices
}
move-build = { $cost ->
    [0] Build an outpost at { $cell } for free
    [one] Build an outpost at { $cell } for one spice
   *[other] Build an outpost at { $cell } for { $cost } spices
}
move-tile = Take { $tile }: { $about }
move-claim-contract = Claim { $contract }
move-pass = Do nothing more this turn

## What happened

log-took-lot = { $who_is ->
    [you] You begin with { $cubes }.
   *[other] { $who } begins with { $cubes }.
}
log-moored = { $who_is ->
    [you] You place your boat at { $cell }.
   *[other] { $who } places a boat at { $cell }.
}
log-took-tile = { $who_is ->
    [you] You empty a column and take { $tile }.
   *[other] { $who } empties a column and takes { $tile }.
}
log-claimed-contract = { $who_is ->
    [you] You claim { $contract }.
   *[other] { $who } claims { $contract }.
}
log-contract-came = New contract in port { $cell }: { $contract }.
log-port-closed = Port { $cell } is closed.
log-passed = { $who_is ->
    [you] You do nothing more.
   *[other] { $who } does nothing more.
}
log-discarded = { $who_is ->
    [you] You put back { $cube }: your hold is full.
   *[other] { $who } puts back { $cube }: the hold is full.
}
log-last-round = { $who_is ->
    [you] You have claimed the deciding contract: this is the last round.
   *[other] { $who } has claimed the deciding contract: this is the last round.
}
prompt-discard = Your hold takes { $limit }: put back { $left ->
    [one] one spice
   *[other] { $left } spices
}.

## Why not

why-sea-lot-taken = That lot is not there.
why-sea-no-market-to-begin = Boats begin on market tiles.
why-sea-not-next-to-boat = Your boat is not next to that tile: it sails from tile to neighbouring tile.
why-sea-no-fare = You have nothing left to pay for a further step.
why-sea-no-stop-ahead = You could not stop there, nor anywhere beyond: to stop costs { $needed ->
    [one] one spice
   *[other] { $needed } spices
} and you would have { $had }.
why-sea-cannot-pay-tolls = To stop here costs { $needed ->
    [one] one spice
   *[other] { $needed } spices
}, one for each other boat; you have { $had }.
why-sea-build-too-dear = An outpost here costs { $needed ->
    [one] one spice
   *[other] { $needed } spices
}; you have { $had }.
why-sea-no-outpost = Only who has an outpost here may trade.
why-sea-no-such-tile = You cannot choose that bonus tile: none is left, or this column brings none.
why-sea-not-in-port = Your boat is not in that port.
why-sea-port-closed = This port is closed.

## Points

source-contracts = Contracts
source-bonus-tiles = Bonus tiles

## What an evaluation is made of

factor-contracts = contracts
factor-bonus-tiles = bonus tiles
factor-spices = spices in the hold
factor-within-reach = a contract within reach
factor-under-way = what is under way

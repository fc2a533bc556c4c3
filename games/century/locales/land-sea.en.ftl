## Setting

module-map-about = Another arrangement of the sea board: one of ours, or one of your own. Each tile touches at least two others.
module-map-star = Star
module-map-band = Three rows
chart-market = market
chart-sea = open sea
chart-text = This is no chart: look at character { $place }. A chart is columns joined by “/”, each with the row of its first cell and a letter per cell: “m” market, “s” open sea, “.” nothing.
chart-count = A sea board has { $needed } markets and one open sea; this one has { $markets } and { $seas }.

## The table

panel-outposts = Outposts of { $who }
region-a2 = A2 Coast
region-b2 = B2 River
region-f2 = F2 Harbour
region-d2 = D2 For used cards
zone-chart = Sea board
chart-note = 12 markets, three of each mark, round the open sea
legend-price = goods to pay to build there
legend-toll = goods to pay to the boats there
note-voyage = On the tiles: −1 to the boat that lies there, −1 to build there.
ship-sail = Sail, pay the boats
ship-build = Build, if you like
ship-trade = Trade, if you like
mine-sources-sea = cards { $cards }, outposts { $outposts }, tiles { $tiles }, charts { $charts }, goods { $goods }
used-title = D2: a tile for every { $every } cards used, { $left } to go
deed-fort-claim = claim the point card
sign-sail = sail
sign-sail-any = sail: any
sign-trade-boat = trade at the boat
sign-trade-outpost = trade at an outpost
tip-market = { $id }: { $site }. An outpost here comes from the row of { $icon } and costs { $price ->
    [0] nothing
    [one] one good
   *[other] { $price } goods
} now.
tip-outpost = { $who } may trade on this tile from a harbour.
tip-boat = Boat of { $who }. Who stops where it lies pays one good to its owner.
tip-space = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} once its outpost has left. Outposts leave from the left; an empty column brings a bonus tile.
outposts-note = empty: tile
piece-built = outposts: { $yellow } corn, { $red } meat, { $green } tobacco, { $brown } fur
button-no-outpost = Do not build

## What is asked

prompt-voyage = { $steps ->
    [0] Which tile does your boat sail to?
    [one] Your boat sails one step: to which tile?
   *[other] Your boat sails up to { $steps } steps: to which tile?
}
prompt-toll = { $who } has a boat here: which good do you pay?
prompt-spend = Pay for the outpost: { $left ->
    [one] one good
   *[other] { $left } goods
} still to pay.
prompt-ashore = { $price ->
    [0] Build an outpost here for free?
    [one] Build an outpost here for one good?
   *[other] Build an outpost here for { $price } goods?
}
prompt-posts = At which of your outposts do you trade?
prompt-prize-column = A column of outposts is empty: which bonus tile do you take?

## What can be done

move-sail = { $tolls ->
    [0] Sail to { $site }
    [one] Sail to { $site } and pay one good
   *[other] Sail to { $site } and pay { $tolls } goods
}
move-build = { $cost ->
    [0] Build an outpost at { $cell } for free
    [one] Build an outpost at { $cell } for one good
   *[other] Build an outpost at { $cell } for { $cost } goods
}
move-no-outpost = Build no outpost
move-post = Trade at your outpost { $site }

## Why not

why-century-tile-by-column = That bonus tile comes with an emptied column of outposts.
why-sea-cannot-pay-tolls = To stop there costs { $needed ->
    [one] one good
   *[other] { $needed } goods
}, one for each other boat; you have { $had }.
why-sea-build-too-dear = An outpost here costs { $needed ->
    [one] one good
   *[other] { $needed } goods
}; you have { $had }.
why-sea-no-outpost = You have no outpost there to trade at.
why-sea-too-far = That tile is too far: the location moves your boat { $most ->
    [one] one step
   *[other] { $most } steps
} at most.
why-sea-boat-must-move = Your boat has to move to another tile.
why-sea-sail-by-location = Your boat moves when you send settlers to a harbour location.

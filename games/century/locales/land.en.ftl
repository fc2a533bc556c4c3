## Goods

good-0 = corn
good-0-letter = Y
good-1 = meat
good-1-letter = R
good-2 = tobacco
good-2-letter = G
good-3 = fur
good-3-letter = B
cube-yellow = { $count } corn
    .good = 0
cube-red = { $count } meat
    .good = 1
cube-green = { $count } tobacco
    .good = 2
cube-brown = { $count ->
    [one] { $count } fur
   *[other] { $count } furs
}
    .good = 3
tip-cube = Goods: { $cube }, level { $level } of { $levels }.

## Symbols and icons

symbol-bear = bear
symbol-eagle = eagle
symbol-wolf = wolf
symbol-turtle = turtle
symbol-fox = fox
symbol-heron = heron
new-world-help = Natives’ help
new-world-tool = Tool
new-world-settlers = New settlers
new-world-exploration = Exploration

## What locations and cards do

effect-raise = { $count ->
    [one] raise one good
   *[other] raise goods { $count } times
}
effect-take-back = take a settler back
deed-again = { $effect }, at least once, then another turn
deed-fort = take a bonus tile, claim the point card, or both
deed-refresh-points = lay out new point cards, then another turn
deed-merchant = use the merchant card below
deed-refresh-merchants = lay out new merchant cards, then another turn
deed-adjust = { $effect }, then two cards of your route may change places
deed-ship-any = sail to any tile
deed-ship = sail { $count ->
    [one] one step
   *[other] one or { $count } steps
}
deed-maritime-trade = trade where your boat is
deed-outpost = trade at one of your outposts
site = { $id }
site-fort = fort { $id }
piece-site = { $site }: { $deed }
power-help = one settler fewer at locations with the { $symbol }
power-tool = { $cube } more at locations with the { $symbol }
power-settlers = { $count ->
    [one] one new settler
   *[other] { $count } new settlers
}
power-exploration = take an exploration tile
point-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost } ({ $power })
tile-flat = { $points } points
tile-each = { $points } points for each { $icon } icon
tile-pair = { $points } points for each pair of { $icon } and { $other } icons
tile-settlers = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for every { $each } settlers you own
tile-merchants = { $points } points for every { $each } merchant cards you own
find-cubes = { $cubes }
find-settlers = { $count ->
    [one] one new settler
   *[other] { $count } new settlers
}
find-points = { $points } points at the end
find-icon = one { $icon } icon at the end

## The table

panel-board = The country
zone-points = Point cards
zone-deck = Next point card
zone-land = Locations
panel-west = The coast and its forts
panel-east = The country beyond
panel-store = Storage of { $who }
panel-prizes = Cards and tiles of { $who }
region-a1 = A1 Coast
region-b1 = B1 River
region-c1 = C1 Forest
region-d1 = D1 Mountains
region-e1 = E1 Mills
region-f1 = F1 Fairs
region-g1 = G1 Crossroads
region-h1 = H1 High pass
region-e2 = E2 Bazaar
region-c2 = C2 Trail
legend-cards = Fort cards
legend-cards-note = Claim at a fort. Card { $end } ends the game.
legend-help = 1 settler fewer
legend-tool = 1 good more
legend-settlers = from the reserve
legend-exploration = take a tile
mine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-sources = cards { $cards } · tiles { $tiles } · charts { $charts } · goods { $goods }
mine-settlers = Settlers { $count }
mine-settlers-note = { $out } out · { $reserve } in reserve
mine-storage = Storage { $count }/{ $limit }
mine-cards = Cards { $count }/{ $end }
other-cards = { $count }/{ $end }
other-settlers = { $out } out
mine-cards-note = the last one ends the game
mine-bonus = Bonus tiles
mine-bonus-note = score at the end
piece-goods = { $count } × { $good }
piece-no-tile = no tile left
deck-left = Next · { $count } left
piece-deck = { $card } ({ $left })
badge-worth = worth { $points } now
zone-settlers = Settlers
zone-storage = Storage
zone-claimed = Claimed
zone-bonus = Bonus tiles
zone-charts = Exploration tiles
zone-beside = Exploration tiles beside the board
piece-settlers = { $count ->
    [one] one settler
   *[other] { $count } settlers
} of { $who }
piece-ready = { $count ->
    [one] one settler ready
   *[other] { $count } settlers ready
}
piece-chart = exploration tile: { $find }
sign-fewer = −1
sign-claim = claim card
tip-site = { $id }: { $deed }. Printed settlers: { $printed }; you need { $needed } now.
tip-site-symbol = { $id } ({ $symbol }): { $deed }. Printed settlers: { $printed }; you need { $needed } now.
tip-site-covered = { $site } Covered by an exploration tile: { $find }.
tip-settlers = { $count ->
    [one] One settler
   *[other] { $count } settlers
} of { $who }. Whoever expels them needs one more: { $needed } for you.
tip-ready = { $count ->
    [one] One settler is ready to be sent out
   *[other] { $count } settlers are ready to be sent out
}; { $note }.
tip-point-card = { $id }, { $icon }: { $card }.
tip-tile = { $id }: { $tile }, counted at the end.
tip-own-tile = { $tile } It is { $worth }.
pile-left = × { $count }
tip-pile = { $tile } Of this pile: { $left }.
tip-chart = { $id }, exploration tile: { $find }.
button-rest = Rest

## Why not

why-century-covered = An exploration tile covers this location: it cannot be used before somebody takes the tile.
why-century-own-settlers = Your own settlers are there: rest to take them back first.
why-century-too-few-settlers = You need { $needed ->
    [one] one settler
   *[other] { $needed } settlers
} there and have { $had } ready.
why-century-idle-fort = You could take no tile there, and { $lacking ->
    [0] there is no card.
    [one] one good is missing for its card.
   *[other] { $lacking } goods are missing for its card.
}
why-century-fort-at-least-one = At a fort you take a tile, claim the card, or do both.
why-century-other-fort = That tile lies at another fort.
why-century-other-card = That card is not above the fort you are at.
why-century-no-tile = No tile is left there.
why-century-no-bonus-space = Your bonus spaces are full.
why-century-fort-once = A visit to a fort brings one tile and one card at most.
why-century-send-settlers = Send settlers to the fort first.
why-century-explore-by-card = Exploration tiles are taken with Exploration cards.
why-century-no-chart = That exploration tile cannot be taken.
why-century-empty-slot = There is no card in that place.
why-century-cannot-claim = You lack { $lacking } of the { $needed } goods this card asks for. Each must be exactly the one shown.
why-century-no-such-cube = You have no such good.
why-century-top-level = This is the highest good: it cannot be raised.
why-century-trade-too-dear = You cannot make this trade even once: it takes { $needed ->
    [one] one good
   *[other] { $needed } goods
} and you lack { $lacking }.
why-century-trade-at-least-once = This trade is made at least once.

## What is asked

prompt-fort = At the fort: take a bonus tile, claim the card, or both.
prompt-fort-claim = At the fort: also claim the card?
prompt-fort-tile = At the fort: also take a bonus tile?
prompt-explore = Which of the { $count } exploration tiles do you take?
prompt-raise = Which good do you raise? { $left ->
    [one] One raise left.
   *[other] { $left } raises left.
}
prompt-take-back = Which settler do you take back?
prompt-discard = Your storage holds { $limit } goods: put { $left } back.

## What can be done

move-use = Send { $count ->
    [one] one settler
   *[other] { $count } settlers
} to { $site }: { $deed }
move-use-expel = Send { $count ->
    [one] one settler
   *[other] { $count } settlers
} to { $site } and expel { $who }: { $deed }
move-use-fort = Send { $count ->
    [one] one settler
   *[other] { $count } settlers
} to { $site } (card: { $point })
move-use-fort-expel = Send { $count ->
    [one] one settler
   *[other] { $count } settlers
} to { $site } and expel { $who } (card: { $point })
move-rest = { $count ->
    [0] Rest (no settler to take back)
    [one] Rest: take your settler back
   *[other] Rest: take your { $count } settlers back
}
move-tile = Take the bonus tile: { $tile }
move-claim = Claim { $point }
move-explore = Take the exploration tile: { $find }
move-explore-site = Take the exploration tile of { $site } ({ $deed }): { $find }

## What happened

log-sent = { $who_is ->
    [you] You send { $count ->
        [one] one settler
       *[other] { $count } settlers
    } to { $site }: { $deed }.
   *[other] { $who } sends { $count ->
        [one] one settler
       *[other] { $count } settlers
    } to { $site }: { $deed }.
}
log-expelled = { $who_is ->
    [you] Your { $count ->
        [one] settler comes
       *[other] { $count } settlers come
    } back from { $site }.
   *[other] { $count ->
        [one] One settler of { $who } comes
       *[other] { $count } settlers of { $who } come
    } back from { $site }.
}
log-equipped = { $who_is ->
    [you] Your tools give you { $cubes }.
   *[other] The tools of { $who } give { $cubes }.
}
log-rested-none = { $who_is ->
    [you] You rest.
   *[other] { $who } rests.
}
log-rested = { $who_is ->
    [you] You rest and take back { $count ->
        [one] one settler
       *[other] { $count } settlers
    }.
   *[other] { $who } rests and takes back { $count ->
        [one] one settler
       *[other] { $count } settlers
    }.
}
log-took-tile = { $who_is ->
    [you] You take the bonus tile: { $tile }.
   *[other] { $who } takes the bonus tile: { $tile }.
}
log-tile-came = Next bonus tile on { $space }: { $tile }.
log-claimed = { $who_is ->
    [you] You claim { $point }.
   *[other] { $who } claims { $point }.
}
log-point-came = New point card: { $point }.
log-top-turned = Next on the deck: { $point }.
log-joined = { $who_is ->
    [you] { $count ->
        [0] No settler is left in your reserve.
        [one] One new settler joins you.
       *[other] { $count } new settlers join you.
    }
   *[other] { $count ->
        [0] No settler is left in the reserve of { $who }.
        [one] One new settler joins { $who }.
       *[other] { $count } new settlers join { $who }.
    }
}
log-explored = { $who_is ->
    [you] You take an exploration tile: { $find }.
   *[other] { $who } takes an exploration tile: { $find }.
}
log-explored-site = { $who_is ->
    [you] You explore { $site }: { $find }.
   *[other] { $who } explores { $site }: { $find }.
}
log-row-went-under = The point cards go under the deck.
log-turn-again = { $who_is ->
    [you] You have another turn.
   *[other] { $who } has another turn.
}
log-discarded = { $who_is ->
    [you] You put back { $cube }: your storage is full.
   *[other] { $who } puts back { $cube }: the storage is full.
}
log-last-round = { $who_is ->
    [you] You have claimed the deciding point card: this is the last round.
   *[other] { $who } has claimed the deciding point card: this is the last round.
}

## Points

source-point-cards = Point cards
source-bonus-tiles = Bonus tiles
source-exploration = Exploration tiles
source-cubes = Goods left

## What an evaluation is made of

factor-point-cards = point cards
factor-bonus-tiles = bonus tiles
factor-exploration = exploration tiles
factor-cubes = goods in the storage
factor-settlers = settlers
factor-cards-at-work = help and tools
factor-within-reach = a point card within reach
factor-under-way = what is under way

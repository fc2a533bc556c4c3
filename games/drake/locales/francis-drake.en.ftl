## The game

game-francis-drake = Francis Drake
game-francis-drake-about = Fit out a ship in Plymouth, lay your missions in the Caribbean face down, and reach towns, forts, galleons and ports before the other captains, on three voyages.
module-shuffled-street = Shuffled street
module-shuffled-street-about = The street of Plymouth is shuffled for the first voyage too.
module-all-counters = All counters
module-all-counters-about = The Admiral’s and the Governor’s holders choose the counters they lay from all there are.

## Goods

good-0 = sugar
good-0-letter = S
good-2 = tobacco
good-2-letter = T
good-3 = coffee
good-3-letter = C
good-5 = indigo
good-5-letter = I
drake-treasure-silver = silver
drake-treasure-gold = gold
drake-treasure-jewel = jewels
drake-crew = { $count ->
    [one] { $count } crew
   *[other] { $count } crew
}
drake-guns = { $count ->
    [one] { $count } gun
   *[other] { $count } guns
}
drake-barrels = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}
drake-trade = { $count ->
    [one] { $count } trade cube
   *[other] { $count } trade cubes
}
drake-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-list = { $items }
drake-nothing = nothing
drake-number = { $count }
drake-a-galleon = a galleon
drake-plus = +{ $count }

## The street

drake-location-crew-a = Crew
drake-to-crew-a = to Crew
drake-location-crew-b = Crew
drake-to-crew-b = to Crew
drake-location-guns-a = Guns
drake-to-guns-a = to Guns
drake-location-guns-b = Guns
drake-to-guns-b = to Guns
drake-location-supplies-a = Supplies
drake-to-supplies-a = to Supplies
drake-location-supplies-b = Supplies
drake-to-supplies-b = to Supplies
drake-location-trade = Trade
drake-to-trade = to Trade
drake-location-tavern = Tavern
drake-to-tavern = to the Tavern
drake-location-shipyard = Shipyard
drake-to-shipyard = to the Shipyard
drake-location-pinnace = Pinnace
drake-to-pinnace = to the Pinnace
drake-location-drake = Drake
drake-to-drake = to Drake
drake-location-queen = Queen
drake-to-queen = to the Queen
drake-location-admiral = Admiral
drake-to-admiral = to the Admiral
drake-location-governor = Governor
drake-to-governor = to the Governor
drake-location-informer = Informer
drake-to-informer = to the Informer
drake-location-golden-hind = Golden Hind
drake-to-golden-hind = to the Golden Hind
drake-location-investor = Investor
drake-to-investor = to the Investor
drake-location-docks = Docks
drake-to-docks = to the Docks
drake-gift-tavern = a die + { $count }
drake-gift-shipyard = a galleon and { $count ->
    [one] { $count } gun
   *[other] { $count } guns
}
drake-gift-pinnace = a pinnace and { $count } crew
drake-gift-drake = crew and guns, for two discs
drake-gift-queen = a galleon, a gun and a trade cube
drake-gift-admiral = the frigates and points for gold
drake-gift-governor = the troops and points for silver
drake-gift-informer = a look and a trade cube
drake-gift-golden-hind = the first mission of all
drake-gift-investor = crew and guns or a galleon, for points
drake-gift-docks = crew, a gun or a barrel
drake-tip-crew = Crew in the order of the circles: { $circles }. Crew takes towns and forts.
drake-tip-guns = Guns in the order of the circles: { $circles }. Guns take forts and galleons.
drake-tip-supplies = Barrels in the order of the circles: { $circles }. Each barrel reaches one zone further.
drake-tip-trade = Trade cubes in the order of the circles: { $circles }. Each is traded for one good in a port.
drake-tip-tavern = Roll a die and add the figure of the circle ({ $circles }): up to { $ghost } the ghost ship, up to { $limit } brings { $few } crew, more brings { $many }.
drake-tip-shipyard = Your frigate becomes a galleon; guns besides: { $circles }. Only a galleon attacks galleons.
drake-tip-pinnace = A pinnace: on this voyage forts cost you no guns. Crew besides: { $circles }.
drake-tip-drake = One captain alone, with two discs on two turns: { $crew } crew, { $guns } guns, and { $bonus } more of either.
drake-tip-queen = A galleon, a gun and a trade cube, for one captain.
drake-tip-admiral = Lay the three frigates secretly beside the galleons. At the end of the voyage each gold nobody took is worth a point.
drake-tip-governor = Lay the troops secretly at the forts and sail one place earlier. At the end of the voyage each silver nobody took is worth a point.
drake-tip-informer = A trade cube; and once all missions lie, look at the discs or at the counter of a place where you are.
drake-tip-golden-hind = A fifth mission that is carried out before all others.
drake-tip-investor = Once a game, for { $cost } points: crew and guns, or a galleon. Everybody may come.
drake-tip-docks = A crew member, a gun or a barrel, for everybody. The end of the street.

## The chart

drake-place-puerto-cabello = Puerto Cabello
drake-at-puerto-cabello = at Puerto Cabello
drake-place-portobelo = Portobelo
drake-at-portobelo = at Portobelo
drake-place-granada = Granada
drake-at-granada = at Granada
drake-place-campeche = Campeche
drake-at-campeche = at Campeche
drake-place-cumana = Cumaná
drake-at-cumana = at Cumaná
drake-place-cartagena = Cartagena
drake-at-cartagena = at Cartagena
drake-place-panama = Panama
drake-at-panama = at Panama
drake-place-veracruz = Veracruz
drake-at-veracruz = at Veracruz
drake-place-antilles = Antilles lane
drake-at-antilles = in the Antilles lane
drake-plaque-antilles = Antilles lane
drake-place-isthmus = Isthmus lane
drake-at-isthmus = in the Isthmus lane
drake-plaque-isthmus = Isthmus lane
drake-place-gulf = Gulf lane
drake-at-gulf = in the Gulf lane
drake-plaque-gulf = Gulf lane
drake-place-santo-domingo = Santo Domingo
drake-at-santo-domingo = at Santo Domingo
drake-place-san-juan = San Juan
drake-at-san-juan = at San Juan
drake-place-santiago = Santiago de Cuba
drake-at-santiago = at Santiago de Cuba
drake-tip-town = { $place }, a town in zone { $zone }: { $crew }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $treasure } for the first.
drake-tip-fort = { $place }, a fort in zone { $zone }: { $crew } and what the counter shows, { $guns }. { $points } points, and { $treasure } for the first.
drake-tip-galleon = { $place }, a galleon in zone { $zone }: { $guns } and what the counter shows, from a galleon only. { $points } points, and { $treasure } for the first.
drake-tip-places = { $about } No more than { $places } captains succeed there.
drake-tip-place-bluff = { $about } Your ship is a frigate: a disc here can only be a bluff.
drake-tip-port = { $place }, a port in zone { $zone }: a trade cube for one of { $goods }.
drake-disc-hind = the Golden Hind
drake-disc-1 = disc 1
drake-disc-2 = disc 2
drake-disc-3 = disc 3
drake-disc-4 = disc 4
drake-disc-ghost = the ghost ship
drake-person-admiral = the Admiral
drake-person-governor = the Governor
drake-person-informer = the Informer
drake-kind-town = towns
drake-kind-fort = forts
drake-kind-galleon = galleons
drake-kind-port = ports
drake-seen = { $who_is ->
    [you] you: { $disc }
   *[other] { $who }: { $disc }
}

## What is asked

drake-ask-over = The game is over.
drake-ask-other-street = { $who } walks down the street.
drake-ask-other-guards = { $who } lays counters in secret.
drake-ask-other-sails = { $who } lays a mission.
drake-ask-other-informs = { $who } asks the Informer.
drake-ask-other-mission = { $who } carries out { $disc } { $at }.
drake-ask-other-home = { $who } sails on or goes home.
drake-ask-street = Put a disc further down the street, or pass
drake-note-street = { $count ->
    [one] { $count } disc left · who passes first sails first
   *[other] { $count } discs left · who passes first sails first
}
drake-ask-take-drake = Drake: one more crew member or one more gun?
drake-ask-take-investor = The Investor: what do you take?
drake-ask-take-docks = The Docks: crew, a gun or a barrel?
drake-ask-guard = Which counter do you lay { $at }? Nobody else sees it.
drake-ask-sail = Lay a mission: choose a disc, then a place within your reach
drake-note-sail = nobody else sees which disc you lay · your barrels reach zone { $zone }
drake-note-sail-bluff = nobody else sees which disc you lay · your barrels reach zone { $zone } · at a galleon it can only be a bluff
drake-note-guard = the first attack turns it up
drake-note-attack = at least { $cost } · you have { $hold }
drake-note-home = { $count ->
    [one] going home now is worth { $count } point
   *[other] going home now is worth { $count } points
}
drake-note-galleon = a galleon, may attack galleons
drake-note-frigate = a frigate, cannot attack galleons
drake-ask-inform = The Informer: look at the discs or at the counter of a place where you are?
drake-ask-swap = Exchange two of your discs, or leave them?
drake-ask-shift = The counter { $at } shows { $shows }. Move your disc from there, or leave it?
drake-ask-attack = Your turn with { $disc }: attack { $place }?
drake-ask-trade = Your turn with { $disc }: trade in { $place }?
drake-ask-pay = { $place } costs { $cost }: pay, or withdraw?
drake-ask-home = Sail on to the next mission, or go home?

## What can be done

drake-do-visit = { $location }: { $gives }
drake-do-pass = Pass: dock { $dock }
drake-do-take = Take { $goods }
drake-do-guard = Lay +{ $shows } { $at }
drake-do-lay = { $disc } { $at } (zone { $zone })
drake-do-lay-bluff = { $disc } { $at } (zone { $zone }, a bluff)
drake-lay-hind = The Golden Hind
drake-lay-1 = Disc 1
drake-lay-2 = Disc 2
drake-lay-3 = Disc 3
drake-lay-4 = Disc 4
drake-lay-ghost = The ghost ship
drake-do-look-discs = Look at the discs { $at }
drake-do-look-counter = Look at the counter { $at }
drake-do-swap = Exchange { $one } and { $other }
drake-do-shift = Move the disc: { $to }
drake-do-keep = Leave the discs where they are
drake-do-not-look = Look at nothing
drake-do-attack = Attack { $place } for { $cost }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-do-pay = Pay { $cost } for { $place }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-do-trade = Trade for { $good }
drake-do-decline = Let the mission go
drake-do-withdraw = Withdraw
drake-do-stay = Sail on
drake-do-return = Go home
drake-do-return-early = Go home for { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-press-pass = Pass
drake-press-keep = Leave them
drake-press-not-look = Look at nothing
drake-press-decline = Let it go
drake-press-withdraw = Withdraw
drake-press-pay = Pay
drake-press-stay = Sail on
drake-press-return = Go home
drake-press-take = { $goods }
drake-press-guard = +{ $shows }

## What happened

drake-log-voyage = Voyage { $number } begins.
drake-log-visited = { $who_is ->
    [you] You go { $to }.
   *[other] { $who } goes { $to }.
}
drake-log-gained = { $who_is ->
    [you] You take { $goods }.
   *[other] { $who } takes { $goods }.
}
drake-log-refitted = { $who_is ->
    [you] You sail a galleon now.
   *[other] { $who } sails a galleon now.
}
drake-log-pinnace = { $who_is ->
    [you] You take a pinnace.
   *[other] { $who } takes a pinnace.
}
drake-log-person = { $who_is ->
    [you] You win over { $person }.
   *[other] { $who } wins over { $person }.
}
drake-log-took-disc = { $who_is ->
    [you] You take one more mission: { $disc }.
   *[other] { $who } takes one more mission: { $disc }.
}
drake-log-rolled = { $who_is ->
    [you] You roll { $die } + { $plus } = { $total } at the Tavern.
   *[other] { $who } rolls { $die } + { $plus } = { $total } at the Tavern.
}
drake-log-invested = { $who_is ->
    [you] The Investor costs you { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[other] The Investor costs { $who } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
drake-log-passed = { $who_is ->
    [you] You are the { $dock ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } to pass.
   *[other] { $who } is the { $dock ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } to pass.
}
drake-log-guarded = { $who_is ->
    [you] You lay a counter { $at }.
   *[other] { $who } lays a counter { $at }.
}
drake-log-guarded-with = { $who_is ->
    [you] You lay +{ $shows } { $at }.
   *[other] { $who } lays +{ $shows } { $at }.
}
drake-log-unseen-admiral = Nobody has the Admiral: the frigates are laid unseen.
drake-log-unseen-governor = Nobody has the Governor: the troops are laid unseen.
drake-log-unseen-informer = Nobody has the Informer.
drake-log-went-ahead = { $who_is ->
    [you] As Governor you sail ahead of { $of }.
   *[other] As Governor { $who } sails ahead of { $of }.
}
drake-log-ranged = { $who_is ->
    [you] You reach zone { $zone }.
   *[other] { $who } reaches zone { $zone }.
}
drake-log-stays = { $who_is ->
    [you] You have no barrel and do not sail.
   *[other] { $who } has no barrel and does not sail.
}
drake-log-laid = { $who_is ->
    [you] You lay a disc { $at }.
   *[other] { $who } lays a disc { $at }.
}
drake-log-laid-disc = { $who_is ->
    [you] You lay { $disc } { $at }.
   *[other] { $who } lays { $disc } { $at }.
}
drake-log-looked-discs = { $who_is ->
    [you] You look at the discs { $at }.
   *[other] { $who } looks at the discs { $at }.
}
drake-log-saw-discs = { $who_is ->
    [you] You see the discs { $at }: { $discs }.
   *[other] { $who } sees the discs { $at }: { $discs }.
}
drake-log-looked-counter = { $who_is ->
    [you] You look at the counter { $at }.
   *[other] { $who } looks at the counter { $at }.
}
drake-log-saw-counter = { $who_is ->
    [you] You see +{ $shows } { $at }.
   *[other] { $who } sees +{ $shows } { $at }.
}
drake-log-swapped = { $who_is ->
    [you] You exchange your discs: { $one } and { $other }.
   *[other] { $who } exchanges two discs: { $one } and { $other }.
}
drake-log-shifted = { $who_is ->
    [you] You move a disc: { $from } to { $to }.
   *[other] { $who } moves a disc: { $from } to { $to }.
}
drake-log-revealed = { $who_is ->
    [you] { $place }: you have { $disc }.
   *[other] { $place }: { $who } has { $disc }.
}
drake-log-vanished = { $who_is ->
    [you] Your ghost ship { $at } vanishes.
   *[other] The ghost ship of { $who } { $at } vanishes.
}
drake-log-turned = { $who_is ->
    [you] You attack { $at }: the counter shows +{ $shows }.
   *[other] { $who } attacks { $at }: the counter shows +{ $shows }.
}
drake-log-conquered = { $who_is ->
    [you] You take { $place } for { $cost }: +{ $count }.
   *[other] { $who } takes { $place } for { $cost }: +{ $count }.
}
drake-log-treasure = { $who_is ->
    [you] You are the first: { $treasure } for your chest.
   *[other] { $who } is the first: { $treasure } for the chest.
}
drake-log-traded = { $who_is ->
    [you] You trade { $at }: { $good }.
   *[other] { $who } trades { $at }: { $good }.
}
drake-log-failed = { $who_is ->
    [you] Your mission { $at } comes to nothing ({ $disc }): { $why }.
   *[other] The mission of { $who } { $at } comes to nothing ({ $disc }): { $why }.
}
drake-failed-declined = not wanted
drake-failed-closed = nothing is left to take
drake-failed-frigate = a frigate cannot attack a galleon
drake-failed-crew = too little crew
drake-failed-guns = too few guns
drake-failed-trade = no trade cube
drake-log-home = { $who_is ->
    [you] You are home: loading dock { $dock }.
   *[other] { $who } is home: loading dock { $dock }.
}
drake-log-home-early = { $who_is ->
    [you] You are home early: loading dock { $dock }, +{ $count }.
   *[other] { $who } is home early: loading dock { $dock }, +{ $count }.
}
drake-log-kinds = { $who_is ->
    [you] You conquered { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    } of places: +{ $count }.
   *[other] { $who } conquered { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    } of places: +{ $count }.
}
drake-log-title = { $who_is ->
    [you] You have { $person }: +{ $count } for treasures nobody took.
   *[other] { $who } has { $person }: +{ $count } for treasures nobody took.
}
drake-log-counted = { $who_is ->
    [you] Your goods bring { $goods }, your chest { $chest }.
   *[other] The goods of { $who } bring { $goods }, the chest { $chest }.
}
drake-log-ended = The last voyage is over.

## Why not

why-francis-drake-backwards = Nobody walks back: go further than position { $last } of the street.
why-francis-drake-location-full = Every circle there is taken ({ $circles }).
why-francis-drake-drake-needs-two = Drake takes two discs, and you have only one left.
why-francis-drake-invested = The Investor helps each captain once a game, and has helped you.
why-francis-drake-is-galleon = Your ship is a galleon already.
why-francis-drake-not-offered = This location does not offer that.
why-francis-drake-counter-gone = There is no counter with { $shows } left to lay.
why-francis-drake-disc-not-in-hand = That disc is not in your hand.
why-francis-drake-out-of-reach = That is in zone { $zone }; your barrels reach zone { $range }.
why-francis-drake-already-there = A disc of yours lies there already.
why-francis-drake-no-own-disc = No disc of yours lies there.
why-francis-drake-no-counter = No counter lies there: only forts and galleons have one.
why-francis-drake-same-place = Name two different places, in the order of the list.
why-francis-drake-port-not-attacked = Ports are for trade: they are not attacked.
why-francis-drake-no-trade-here = Only ports trade.
why-francis-drake-good-gone = That good is not in this port now.

## The table

drake-panel-street = Plymouth
drake-panel-chart = The Caribbean
drake-panel-log = Your log
drake-panel-leaf = Missions, goods and chest
drake-panel-mine = Your log ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
drake-panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
drake-zone-street = Plymouth, one way
drake-zone-chart = The Caribbean
drake-zone-loading = Loading docks
drake-zone-outbound = Outbound docks
drake-zone-home = Home again
drake-one-way = one way →
drake-voyage = voyage
drake-step-street = Provision
drake-step-sail = Sail
drake-step-missions = Attack
drake-zone-holds = Holds
drake-zone-helpers = Helpers
drake-zone-missions = Missions in hand
drake-zone-goods = Goods
drake-zone-chest = Chest
drake-zone-buttons = Your choice
drake-piece-disc = a mission disc of { $who }
drake-piece-known = { $disc } of { $who }
drake-piece-won = { $who } conquered { $place }
drake-piece-action = an action disc of { $who }
drake-piece-ship = the frigate of { $who }
drake-piece-galleon = the galleon of { $who }
drake-bluff = bluff
drake-legend-secret = only you see it
drake-legend-hidden = hidden: 0 to { $most }
drake-piece-counter = a counter, face down
drake-piece-counter-known = a counter: +{ $shows }
drake-piece-chest = a chest, closed
drake-piece-hand = mission discs in hand
drake-tip-disc = A mission disc: { $disc }. Choose it and a place within your reach.
drake-tip-laid = A mission disc of { $who }, face down until all are laid.
drake-tip-counter = A counter, face down: from 0 to 2 more. It is turned up by the first attack.
drake-tip-counter-known = A counter: +{ $shows }.
drake-tip-secret = A counter that you know: +{ $shows }. Others may not.
drake-tip-treasure = Treasure for the first who succeeds here: { $treasure }.
drake-tip-good = { $good }, for a trade cube.
drake-tip-hold-crew = Crew takes towns and forts.
drake-tip-hold-guns = Guns take forts and galleons.
drake-tip-hold-barrels = Barrels tell how far the ship sails.
drake-tip-hold-trade = A trade cube is traded for a good.
drake-tip-ship = The number is the dock: in this order ships sail. A frigate attacks towns and forts; a galleon attacks galleons too.
drake-tip-goods = Goods count at the end: the more different ones in a set, the better.
drake-tip-chest = Treasures count at the end: silver { $silver }, gold { $gold }, jewels { $jewel }.
drake-tip-conquest = { $who } conquered { $kind } on this voyage.
drake-tip-action = An action disc of { $who } on the street.
drake-tip-hand = Mission discs that are not laid yet: { $count }.
drake-helper-pinnace = Pinnace
drake-house-crew = Crew
drake-house-guns = Guns
drake-house-supplies = Supplies
drake-house-trade = Trade
drake-house-tavern = Tavern
drake-house-shipyard = Shipyard
drake-house-pinnace = Pinnace
drake-house-drake = Drake
drake-house-queen = Queen
drake-house-admiral = Admiral
drake-house-governor = Governor
drake-house-informer = Informer
drake-house-golden-hind = Hind
drake-house-investor = Investor
drake-house-docks = Docks
drake-hold-crew = Crew
drake-hold-guns = Guns
drake-hold-barrels = Barrels
drake-hold-trade = Trade
drake-tip-helper-admiral = The Admiral: this captain laid the frigates, and gets a point for each gold nobody takes.
drake-tip-helper-governor = The Governor: this captain laid the troops, sails a place earlier, and gets a point for each silver nobody takes.
drake-tip-helper-informer = The Informer: a look at discs or at a counter, once all missions lie.
drake-tip-helper-pinnace = A pinnace: forts cost no guns on this voyage.
drake-tip-helper-investor = The Investor has not helped this captain yet.

## Points

source-start = Start
source-attacks = Attacks
source-early = Home early
source-conquests = Kinds conquered
source-titles = Admiral and Governor
source-investor = Investor
source-goods = Goods
source-chest = Chest
factor-points = points so far
factor-goods = goods
factor-chest = treasures
factor-voyage = this voyage
factor-hold = what is on board
factor-later = voyages to come

## Signs of this box where they cannot be drawn

drake-sign-first-short = 1st
drake-sign-cannon-short = Can

## The game

game-spice-road = Spice Road
game-spice-road-about = Lead a caravan: play merchant cards to gather, trade and refine four spices, and claim point cards with them before the others do.
module-bonus-cards = Bonus cards
module-bonus-cards-about = Eight more merchant cards: raise a spice as you take it, take a played card back, or trade turmeric in two ways. “b1” or “b2” adds only one of the two packs.
module-golden-deals = Golden Deals
module-golden-deals-about = Every merchant card carries a deal. Give the card away and lay another one down to use the deal once; some deals also give a spice to everybody else.

## Spices

good-0 = turmeric
good-0-letter = Y
good-1 = saffron
good-1-letter = R
good-2 = cardamom
good-2-letter = G
good-3 = cinnamon
good-3-letter = B
cubes = { $cubes }
cubes-none = nothing
cube-yellow = { $count } turmeric
cube-red = { $count } saffron
cube-green = { $count } cardamom
cube-brown = { $count } cinnamon

## What cards do

effect = { $parts }
effect-gain = gain { $cubes }
effect-trade = trade { $give } for { $take }
effect-swap = trade { $give } for { $take } or { $other }
effect-raise = { $count ->
    [one] raise one spice
   *[other] raise spices { $count } times
}
effect-take-back = take a played card back
effect-gift = everybody else gets { $cube }
kind-starting = starting card
kind-spice = spice card
kind-upgrade = upgrade card
kind-trade = trade card
kind-bonus = bonus card
card-tip = { $id }, { $kind }: { $effect }.
point-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }

## The table

panel-board = The market
panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-coins = Coins
zone-points = Point cards
zone-point-pile = Point card pile
zone-market = Merchant cards
zone-merchant-pile = Merchant pile
zone-discard = Common discard
zone-hand = Hand
zone-played = Played cards
zone-caravan = Caravan
zone-claimed = Claimed
zone-buttons = Actions
piece-point-pile = pile of { $count ->
    [one] one point card
   *[other] { $count } point cards
}
piece-merchant-pile = pile of { $count ->
    [one] one merchant card
   *[other] { $count } merchant cards
}
piece-gold = { $count ->
    [one] one gold coin
   *[other] { $count } gold coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
piece-silver = { $count ->
    [one] one silver coin
   *[other] { $count } silver coins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
piece-deal = deal: { $deal }
badge-left = { $count } left
tip-coins = Whoever claims the point card below takes one of these coins. When the gold is gone the silver moves above the first card.
tip-cube = { $cube }, level { $level } of 4.
tip-deal = Golden deal: { $deal }. Give this card away and lay another card down to use it.
tip-point-card = { $id }: { $card }.
button-trade = × { $count }
button-swap = { $take }
button-rest = Rest
button-stop = Done

## What is asked

prompt-action = Your turn: play a card, take a merchant, claim points, or rest.
prompt-other = { $who } decides.
prompt-over = The game is over.
prompt-pay = Choose the spice to lay on merchant { $place }; { $left ->
    [one] this is the last one
   *[other] { $left } to pay in all
}.
prompt-bargain = Take the card into your hand, or lay a card down for its deal ({ $deal })?
prompt-lay-down = Which card do you lay down for the deal ({ $deal })?
prompt-trade = How many times do you trade?
prompt-swap = Which trade do you make?
prompt-raise = Which spice do you raise? { $left ->
    [one] One raise left.
   *[other] { $left } raises left.
}
prompt-take-back = Which played card do you take back?
prompt-discard = Your caravan holds { $limit }: put back { $left ->
    [one] one spice
   *[other] { $left } spices
}.

## What can be done

move-play = Play: { $card }
move-acquire = { $cost ->
    [0] Take the first merchant for free: { $card }
    [one] Take a merchant for one spice: { $card }
   *[other] Take a merchant for { $cost } spices: { $card }
}
move-acquire-cubes = { $cost ->
    [0] Take the first merchant for free, with { $cubes } on it: { $card }
    [one] Take a merchant for one spice, with { $cubes } on it: { $card }
   *[other] Take a merchant for { $cost } spices, with { $cubes } on it: { $card }
}
move-claim = Claim { $point }
move-claim-gold = Claim { $point }, and a gold coin
move-claim-silver = Claim { $point }, and a silver coin
move-rest = { $count ->
    [0] Rest (you have no played cards to take back)
    [one] Rest: take back your played card
   *[other] Rest: take back your { $count } played cards
}
move-deal = Deal: { $deal } (gives away the card “{ $card }”)
move-pay = Pay { $cube }
move-take = Take the card into your hand
move-lay-down = Lay down the card “{ $card }”
move-trade = { $count ->
    [one] Trade once: { $give } for { $take }
   *[other] Trade { $count } times: { $give } for { $take }
}
move-swap = Trade { $give } for { $take }
move-raise = Raise { $from } to { $to }
move-take-back = Take back the card “{ $card }”
move-stop = Done
move-discard = Put back { $cube }

## What happened

log-played = { $who_is ->
    [you] You play: { $card }.
   *[other] { $who } plays: { $card }.
}
log-rested = { $who_is ->
    [you] You rest and take back { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $who } rests and takes back { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }.
}
log-gained = { $who_is ->
    [you] You gain { $cubes }.
   *[other] { $who } gains { $cubes }.
}
log-traded = { $who_is ->
    [you] You trade { $give } for { $take }.
   *[other] { $who } trades { $give } for { $take }.
}
log-raised = { $who_is ->
    [you] You raise { $from } to { $to }.
   *[other] { $who } raises { $from } to { $to }.
}
log-took-back = { $who_is ->
    [you] You take back: { $card }.
   *[other] { $who } takes back: { $card }.
}
log-paid = { $who_is ->
    [you] You lay { $cube } on the merchant “{ $card }”.
   *[other] { $who } lays { $cube } on the merchant “{ $card }”.
}
log-collected = { $who_is ->
    [you] You collect { $cubes } from the merchant.
   *[other] { $who } collects { $cubes } from the merchant.
}
log-acquired = { $who_is ->
    [you] You take the merchant: { $card }.
   *[other] { $who } takes the merchant: { $card }.
}
log-claimed = { $who_is ->
    [you] You claim { $point }.
   *[other] { $who } claims { $point }.
}
log-claimed-gold = { $who_is ->
    [you] You claim { $point }, and a gold coin.
   *[other] { $who } claims { $point }, and a gold coin.
}
log-claimed-silver = { $who_is ->
    [you] You claim { $point }, and a silver coin.
   *[other] { $who } claims { $point }, and a silver coin.
}
log-struck = { $who_is ->
    [you] You strike the deal on “{ $card }” and lay down “{ $laid }”.
   *[other] { $who } strikes the deal on “{ $card }” and lays down “{ $laid }”.
}
log-given = { $who_is ->
    [you] You are given { $cube }.
   *[other] { $who } is given { $cube }.
}
log-discarded = { $who_is ->
    [you] You put back { $cube }: your caravan is full.
   *[other] { $who } puts back { $cube }: the caravan is full.
}
log-merchant-came = New merchant: { $card }.
log-point-came = New point card: { $point }.
log-reshuffled = The common discard becomes the new merchant pile.
log-last-round = { $who_is ->
    [you] You have claimed the deciding point card: this is the last round.
   *[other] { $who } has claimed the deciding point card: this is the last round.
}
log-ended = The game is over.
log-stopped = The game is stopped after { $rounds } rounds and scored.

## Points

source-point-cards = Point cards
source-gold = Gold coins
source-silver = Silver coins
source-spices = Spices left

## Why not

why-century-not-in-hand = That card is not in your hand. Rest to take played cards back.
why-century-trade-too-dear = You cannot make this trade even once: it takes { $needed ->
    [one] one spice
   *[other] { $needed } spices
} and you lack { $lacking }.
why-century-trade-too-often = You can make this trade { $most ->
    [one] only once
   *[other] at most { $most } times
}.
why-century-trade-at-least-once = A trade is made at least once.
why-century-no-such-cube = There is no such spice in your caravan.
why-century-top-level = Cinnamon is the highest spice: it cannot be raised.
why-century-empty-slot = There is no card in that place of the row.
why-century-cannot-reach = That merchant costs { $needed ->
    [one] one spice
   *[other] { $needed } spices
}, one for each card to its left; you have { $had }.
why-century-cannot-claim = Your caravan lacks { $lacking } of the { $needed } spices this card asks for. Each must be exactly the one shown.
why-century-not-played = That card does not lie in front of you.
why-century-not-itself = A card cannot take itself back.
why-century-no-deals = This game is played without Golden Deals.
why-century-no-deal-on-start = Starting cards carry no deal.
why-century-nothing-to-lay-down = A deal needs another card of your hand to lay down.
why-century-not-the-deal-card = Lay down another card than the one with the deal.

## Modules

module-bonus-cards = Bonus cards
module-bonus-cards-about = Eight more merchant cards: raise a spice as you take it, take a played card back, or make the same trade in two ways.
module-bonus-cards-both = both packs
module-bonus-cards-b1 = the first pack alone
module-bonus-cards-b2 = the second pack alone
module-golden-deals = Golden Deals
module-golden-deals-about = Every merchant card carries a deal. Give the card away and lay another one down to use the deal once; some deals also give a spice to everybody else.

## What cards do

effect-raise = { $count ->
    [one] raise one spice
   *[other] raise spices { $count } times
}
effect-take-back = take a played card back
kind-starting = starting card
kind-spice = spice card
kind-upgrade = upgrade card
kind-trade = trade card
kind-bonus = bonus card
card-gain = Gain
card-upgrade = Upgrade
card-trade = Trade
heading-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-tip = { $id }, { $kind }: { $effect }.

## Why not

why-century-not-in-hand = That card is not in your hand. Rest to take played cards back.
why-century-trade-too-dear = You cannot make this trade even once: it takes { $needed ->
    [one] one spice
   *[other] { $needed } spices
} and you lack { $lacking }.
why-century-trade-at-least-once = A trade is made at least once.
why-century-no-such-cube = You have no such spice.
why-century-top-level = This is the highest spice: it cannot be raised.
why-century-empty-slot = There is no card in that place of the row.
why-century-cannot-reach = That merchant costs { $needed ->
    [one] one spice
   *[other] { $needed } spices
}, one for each card to its left; you have { $had }.
why-century-cannot-claim = You lack { $lacking } of the { $needed } spices asked for. Each must be exactly the one shown.
why-century-not-played = That card cannot be taken back: choose another one that lies in front of you.
why-century-no-deals = This game is played without Golden Deals.
why-century-no-deal-on-start = Starting cards carry no deal.
why-century-nothing-to-lay-down = A deal needs another card of your hand to lay down.
why-century-not-the-deal-card = Lay down another card than the one with the deal.

## What is asked

prompt-raise = Which spice do you raise? { $left ->
    [one] One raise left.
   *[other] { $left } raises left.
}

## The table

badge-owned = { $count }
tip-cube = Spice: { $cube }, level { $level } of { $levels }.

## Points

source-spices = Spices left

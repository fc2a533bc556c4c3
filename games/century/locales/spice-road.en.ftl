## The game

game-spice-road = Spice Road
game-spice-road-about = Lead a caravan: play merchant cards to gather, trade and refine four spices, and claim point cards with them before the others do.

## Spices

good-0 = turmeric
good-0-letter = Y
good-1 = saffron
good-1-letter = R
good-2 = cardamom
good-2-letter = G
good-3 = cinnamon
good-3-letter = B
cube-yellow = { $count } turmeric
    .good = 0
cube-red = { $count } saffron
    .good = 1
cube-green = { $count } cardamom
    .good = 2
cube-brown = { $count } cinnamon
    .good = 3

## The table

point-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }
panel-points = Point cards
panel-spices = More point cards, and the spices
panel-market = Merchants
panel-market-far = More merchants
panel-played = Played cards
panel-caravan = Caravan
panel-claimed = Claimed cards and coins
panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-coins = Coins
zone-points = Point cards
zone-points-far = More point cards
zone-point-pile = Point card pile
zone-market = Merchant cards
zone-market-far = More merchant cards
zone-merchant-pile = Merchant pile
zone-discard = Common discard
zone-hand = Hand
zone-played = Played cards
zone-caravan = Caravan
zone-surplus = No room in the caravan
zone-claimed = Claimed
zone-own-coins = Own coins
zone-buttons = Actions
heading-spices = Spices
heading-level = level
heading-sources = cards { $cards } · coins { $coins } · spices { $spices }
heading-hand = Hand { $count }
heading-played = Played { $count }
heading-caravan = Caravan { $count }/{ $limit }
heading-claimed = Claimed { $count }/{ $end }
aside-market = Take a card: leave one spice on each card to its left.
aside-played = used until you rest
aside-claimed = whoever claims card { $end } begins the last round
price-free = free
tip-point-pile = Point cards still to come. A new one comes whenever one is claimed.
tip-merchant-pile = Merchant cards still to come. A new one comes to the last stall whenever one is taken.
tip-own-coins = Coins taken with point cards. They count at the end.
note-round = Round { $round }
note-last-round = Round { $round }, the last one
note-buying = For the merchant: { $card }
note-using = Card: { $card }
piece-point-pile = face-down pile
piece-merchant-pile = face-down pile
piece-gold = gold coins, { $points } points each
piece-silver = silver coins, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
piece-deal = deal “{ $deal }”
badge-left = { $count } left
badge-owned = { $count }
tip-coins = Whoever claims the point card below takes one of these coins. When the gold is gone the silver moves above the first card.
tip-cube = Spice: { $cube }, level { $level } of { $levels }.
tip-deal = Golden deal: { $deal }. Give this card away and lay another card down to use it.
tip-point-card = { $id }: { $card }.
button-trade = × { $count }
button-swap = { $take }
button-rest = Rest
button-stop = Done

## What is asked

prompt-action = Your turn: play a card, take a merchant, claim points, or rest.
prompt-action-deals = Your turn: play a card, take a merchant, strike a deal, claim points, or rest.
prompt-other = { $who } decides.
prompt-over = The game is over.
prompt-pay = { $left ->
    [one] Choose the spice to lay on merchant { $place }.
   *[other] Choose the spice to lay on merchant { $place }; { $left } still to pay.
}
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
log-rested-none = { $who_is ->
    [you] You rest.
   *[other] { $who } rests.
}
log-rested = { $who_is ->
    [you] You rest and take back { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $who } rests and takes back { $count ->
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
    [you] You strike a deal ({ $deal }): you give away “{ $card }” and lay down “{ $laid }”.
   *[other] { $who } strikes a deal ({ $deal }), gives away “{ $card }” and lays down “{ $laid }”.
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
log-merchant-came-deal = New merchant: { $card }, with the deal “{ $deal }”.
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

## What an evaluation is made of

factor-point-cards = point cards
factor-coins = coins
factor-spices = spices in the caravan
factor-merchant-cards = merchant cards
factor-within-reach = a point card within reach
factor-under-way = what is under way

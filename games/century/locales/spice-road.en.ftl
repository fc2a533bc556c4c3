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
zone-coins = Coins
zone-points = Point cards
zone-points-far = More point cards
zone-point-pile = Point card pile
zone-market-far = More merchant cards
zone-caravan = Caravan
zone-surplus = No room in the caravan
zone-claimed = Claimed
zone-own-coins = Own coins
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
note-buying = For the merchant: { $card }
note-using = Card: { $card }
piece-point-pile = face-down pile
piece-gold = gold coins, { $points } points each
piece-silver = silver coins, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
tip-coins = Whoever claims the point card below takes one of these coins. When the gold is gone the silver moves above the first card.
tip-point-card = { $id }: { $card }.

## What is asked

prompt-action = Your turn: play a card, take a merchant, claim points, or rest.
prompt-action-deals = Your turn: play a card, take a merchant, strike a deal, claim points, or rest.
prompt-discard = Your caravan holds { $limit }: put back { $left ->
    [one] one spice
   *[other] { $left } spices
}.

## What can be done

move-claim = Claim { $point }
move-claim-gold = Claim { $point }, and a gold coin
move-claim-silver = Claim { $point }, and a silver coin

## What happened

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
log-discarded = { $who_is ->
    [you] You put back { $cube }: your caravan is full.
   *[other] { $who } puts back { $cube }: the caravan is full.
}
log-point-came = New point card: { $point }.
log-last-round = { $who_is ->
    [you] You have claimed the deciding point card: this is the last round.
   *[other] { $who } has claimed the deciding point card: this is the last round.
}

## Points

source-point-cards = Point cards
source-gold = Gold coins
source-silver = Silver coins

## What an evaluation is made of

factor-point-cards = point cards
factor-coins = coins
factor-spices = spices in the caravan
factor-within-reach = a point card within reach
factor-under-way = what is under way

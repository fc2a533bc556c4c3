## The table

zone-market = Merchant cards
zone-merchant-pile = Merchant pile
zone-discard = Common discard
zone-hand = Hand
zone-played = Played cards
piece-merchant-pile = face-down pile
piece-deal = deal “{ $deal }”
tip-deal = Golden deal: { $deal }. Give this card away and lay another card down to use it.
button-rest = { $count ->
    [0] Rest
   *[other] Rest: take back { $count }
}

## What is asked

prompt-pay = { $left ->
    [one] Choose the spice to lay on merchant { $place }.
   *[other] Choose the spice to lay on merchant { $place }; { $left } still to pay.
}
prompt-bargain = Take the card into your hand, or lay a card down for its deal ({ $deal })?
prompt-lay-down = Which card do you lay down for the deal ({ $deal })?
prompt-take-back = Which played card do you take back?

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
move-rest = { $count ->
    [0] Rest (you have no played cards to take back)
    [one] Rest: take back your played card
   *[other] Rest: take back your { $count } played cards
}
move-deal = Deal: { $deal } (gives away the card “{ $card }”)
move-pay = Pay { $cube }
move-take = Take the card into your hand
move-lay-down = Lay down the card “{ $card }”
move-take-back = Take back the card “{ $card }”

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
log-struck = { $who_is ->
    [you] You strike a deal ({ $deal }): you give away “{ $card }” and lay down “{ $laid }”.
   *[other] { $who } strikes a deal ({ $deal }), gives away “{ $card }” and lays down “{ $laid }”.
}
log-merchant-came = New merchant: { $card }.
log-merchant-came-deal = New merchant: { $card }, with the deal “{ $deal }”.
log-reshuffled = The common discard becomes the new merchant pile.

## What an evaluation is made of

factor-merchant-cards = merchant cards

## The game

game-sand-to-sea = From Sand to Sea
game-sand-to-sea-about = Merchants on the road, boats at sea: buy and play merchant cards, set some aside to sail, build outposts on the islands and bring the ports what their contracts ask for.

## The table

zone-aside = Set aside
price-free = free
panel-cards = Your cards
no-hand = No card in hand: rest to take yours back
no-played = Cards you play lie here until you rest
no-aside = Cards set aside to sail lie here until you rest
fare-note = to sail one tile on
one-action = One action a turn
cards-count = { $title } { $count }
cards-of-other = hand { $hand } · played { $played } · aside { $aside }

## What is asked

prompt-action = Your turn: take a merchant, play a card, sail and act, or rest.
prompt-action-deals = Your turn: take a merchant, play a card, strike a deal, sail and act, or rest.
prompt-ashore = Your boat has stopped: trade or build, or claim a contract.
prompt-aside = Which card do you set aside for this step?

## What can be done

move-set-aside = Set aside the card “{ $card }”
move-hire = Take the merchant for free: { $card }

## What happened

log-set-aside = { $who_is ->
    [you] You set aside the card “{ $card }”.
   *[other] { $who } sets aside the card “{ $card }”.
}

## Why not

why-sand-to-sea-not-your-card = Set aside a card of your hand, or one you have played.

## Modules

module-bonus-cards = Bonus cards
module-bonus-cards-about = Eight more merchant cards: raise a good as you take it, take a settler back, or make the same trade in two ways.
module-bonus-cards-both = both packs
module-bonus-cards-b1 = the first pack alone
module-bonus-cards-b2 = the second pack alone
module-golden-deals = Golden Deals
module-golden-deals-about = Every merchant card carries a deal that you may use instead of the card’s own effect; some deals also give a good to everybody else.

## Cards

kind-starting = starting card
kind-spice = goods card
kind-upgrade = upgrade card
kind-trade = trade card
kind-bonus = bonus card
card-tip = { $id }, { $kind }: { $effect }.
piece-deal = deal “{ $deal }”
tip-deal = Golden deal: { $deal }. It can be used instead of the card.
tip-route-card = { $card } { $settlers ->
    [0] { $count ->
        [one] It takes one settler now.
       *[other] It takes { $count } settlers now.
    }
    [one] One settler is on it.
   *[other] { $settlers } settlers are on it.
}
post-route = card { $place } of the route

## The table

panel-merchants = The merchants
panel-route = Trade route and storage of { $who }
zone-route = Trade route
zone-used = Used cards
zone-merchant-pile = Merchant cards to come
piece-used = { $count ->
    [one] one used merchant card
   *[other] { $count } used merchant cards
}
piece-merchant-pile = { $count ->
    [one] one merchant card to come
   *[other] { $count } merchant cards to come
}
beside-title = Exploration tiles: { $count }
merchants-title = Merchants
merchants-left = { $count } left
mine-route = My trade route
mine-route-next = The next merchant you take lies here
mine-route-note = one settler, and one more for each empty card to its left
sign-new-merchants = new merchants
sign-again = again
mine-used = used
note-stall = A used card goes to your discard; a card you take stays in your route.
button-use = Use it now
button-take = To my route

## Why not

why-century-no-route-card = There is no card in that place of your route.
why-century-route-card-held = Your settlers are on that card: rest to take them back first.
why-century-route-full = Your route is full ({ $most } cards): choose the card that the new one replaces.
why-century-route-not-full = Your route still has room: the new card goes to its right end.
why-century-same-route-card = Choose two different cards of your route.
why-century-no-settler-there = None of your settlers is there.
why-century-no-deals = That card carries no deal that you could use now.

## What is asked

prompt-stall = At the merchant: use the card now, or take it into your route.
prompt-stall-deal = At the merchant: use the card or its deal now, or take it into your route.
prompt-stall-full = At the merchant: use the card now, or replace a card of your route with it.
prompt-route-card = Use the card of your route, or its deal?
prompt-adjust = Which two cards of your route change places?

## What can be done

move-route = Send { $count ->
    [one] one settler
   *[other] { $count } settlers
} to a card of your route: { $card }
move-card = Use the card: { $card }
move-deal = Use the deal: { $deal }
move-take = Take the card to the end of your route: { $card }
move-replace = Take “{ $card }” to place { $place } of your route, for “{ $old }”
move-adjust = Cards { $one } and { $two } of your route change places: “{ $first }” and “{ $second }”
move-take-back = Take a settler back: { $post }

## What happened

log-sent-on-route = { $who_is ->
    [you] You send { $count ->
        [one] one settler
       *[other] { $count } settlers
    } to a card of your route: { $card }.
   *[other] { $who } sends { $count ->
        [one] one settler
       *[other] { $count } settlers
    } to a card of the route: { $card }.
}
log-used = { $who_is ->
    [you] You use the card: { $card }.
   *[other] { $who } uses the card: { $card }.
}
log-struck = { $who_is ->
    [you] You use the deal on “{ $card }”: { $deal }.
   *[other] { $who } uses the deal on “{ $card }”: { $deal }.
}
log-took = { $who_is ->
    [you] You take a card into your route: { $card }.
   *[other] { $who } takes a card into the route: { $card }.
}
log-replaced = { $who_is ->
    [you] You take “{ $card }” into your route for “{ $old }”.
   *[other] { $who } takes “{ $card }” into the route for “{ $old }”.
}
log-withdrew = { $who_is ->
    [you] You take a settler back: { $post }.
   *[other] { $who } takes a settler back: { $post }.
}
log-adjusted = { $who_is ->
    [you] “{ $one }” and “{ $two }” change places in your route.
   *[other] “{ $one }” and “{ $two }” change places in the route of { $who }.
}
log-stalls-went-under = The merchant cards go under their deck.
log-merchant-came = New merchant: { $card }.
log-merchant-came-deal = New merchant: { $card }, with the deal “{ $deal }”.

## What an evaluation is made of

factor-trade-route = trade route

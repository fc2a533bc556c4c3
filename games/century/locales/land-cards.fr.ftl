## Modules

module-bonus-cards = Cartes bonus
module-bonus-cards-about = Huit cartes Marchand de plus : améliorer une marchandise en la prenant, reprendre un colon, ou faire un même échange de deux façons.
module-bonus-cards-both = les deux paquets
module-bonus-cards-b1 = le premier paquet seul
module-bonus-cards-b2 = le second paquet seul
module-golden-deals = Affaires en or
module-golden-deals-about = Chaque carte Marchand porte une affaire qui peut remplacer son propre effet ; certaines affaires donnent aussi une marchandise à tous les autres.

## Cartes

kind-starting = carte de départ
kind-spice = carte Épices
kind-upgrade = carte Amélioration
kind-trade = carte Échange
kind-bonus = carte Bonus
card-tip = { $id }, { $kind } : { $effect }.
piece-deal = affaire « { $deal } »
tip-deal = Affaire en or : { $deal }. Elle peut remplacer l’effet de la carte.
tip-route-card = { $card } { $settlers ->
    [0] { $count ->
        [one] Elle demande un colon maintenant.
       *[other] Elle demande { $count } colons maintenant.
    }
    [one] Un colon s’y trouve.
   *[other] { $settlers } colons s’y trouvent.
}
post-route = carte { $place } de la route

## La table

panel-merchants = Les marchands
panel-route = Route commerciale et entrepôt de { $who }
zone-route = Route commerciale
zone-used = Cartes utilisées
zone-merchant-pile = Cartes Marchand à venir
piece-used = { $count ->
    [one] une carte Marchand utilisée
   *[other] { $count } cartes Marchand utilisées
}
piece-merchant-pile = { $count ->
    [one] une carte Marchand à venir
   *[other] { $count } cartes Marchand à venir
}
beside-title = Tuiles Exploration : { $count }
merchants-title = Marchands
merchants-left = reste { $count }
mine-route = Ma route commerciale
mine-route-next = Ici ira le prochain marchand pris
mine-route-note = un colon, et un de plus par carte vide à gauche
sign-new-merchants = nouvelles cartes
sign-again = rejouer
mine-used = usées
note-stall = Une carte utilisée va dans votre défausse ; une carte prise reste sur votre route.
button-use = Utiliser
button-take = Sur ma route

## Pourquoi pas

why-century-no-route-card = Il n’y a pas de carte à cette place de votre route.
why-century-route-card-held = Vos colons sont sur cette carte : reposez-vous d’abord pour les reprendre.
why-century-route-full = Votre route est pleine ({ $most } cartes) : choisissez la carte que la nouvelle remplace.
why-century-route-not-full = Votre route a encore de la place : la nouvelle carte se met à droite.
why-century-same-route-card = Choisissez deux cartes différentes de votre route.
why-century-no-settler-there = Aucun de vos colons n’y est.
why-century-no-deals = Cette carte ne porte pas d’affaire que vous puissiez utiliser maintenant.

## Ce qui est demandé

prompt-stall = Chez le marchand : utilisez la carte maintenant, ou prenez-la sur votre route.
prompt-stall-deal = Chez le marchand : utilisez la carte ou son affaire, ou prenez-la sur votre route.
prompt-stall-full = Chez le marchand : utilisez la carte, ou remplacez par elle une carte de votre route.
prompt-route-card = Utiliser la carte de votre route, ou son affaire ?
prompt-adjust = Quelles cartes de votre route changent de place ?

## Ce qu’on peut faire

move-route = Envoyer { $count ->
    [one] un colon
   *[other] { $count } colons
} sur une carte de votre route : { $card }
move-card = Utiliser la carte : { $card }
move-deal = Utiliser l’affaire : { $deal }
move-take = Prendre la carte au bout de votre route : { $card }
move-replace = Prendre « { $card } » à la place { $place } de votre route, au lieu de « { $old } »
move-adjust = Les cartes { $one } et { $two } de votre route changent de place : « { $first } » et « { $second } »
move-take-back = Reprendre un colon : { $post }

## Ce qui s’est passé

log-sent-on-route = { $who_is ->
    [you] Vous envoyez { $count ->
        [one] un colon
       *[other] { $count } colons
    } sur une carte de votre route : { $card }.
   *[other] { $who } envoie { $count ->
        [one] un colon
       *[other] { $count } colons
    } sur une carte de sa route : { $card }.
}
log-used = { $who_is ->
    [you] Vous utilisez la carte : { $card }.
   *[other] { $who } utilise la carte : { $card }.
}
log-struck = { $who_is ->
    [you] Vous utilisez l’affaire de « { $card } » : { $deal }.
   *[other] { $who } utilise l’affaire de « { $card } » : { $deal }.
}
log-took = { $who_is ->
    [you] Vous prenez une carte sur votre route : { $card }.
   *[other] { $who } prend une carte sur sa route : { $card }.
}
log-replaced = { $who_is ->
    [you] Vous prenez « { $card } » sur votre route au lieu de « { $old } ».
   *[other] { $who } prend « { $card } » sur sa route au lieu de « { $old } ».
}
log-withdrew = { $who_is ->
    [you] Vous reprenez un colon : { $post }.
   *[other] { $who } reprend un colon : { $post }.
}
log-adjusted = { $who_is ->
    [you] « { $one } » et « { $two } » changent de place sur votre route.
   *[other] « { $one } » et « { $two } » changent de place sur la route de { $who }.
}
log-stalls-went-under = Les cartes Marchand passent sous leur pioche.
log-merchant-came = Nouveau marchand : { $card }.
log-merchant-came-deal = Nouveau marchand : { $card }, avec l’affaire « { $deal } ».

## De quoi une estimation est faite

factor-trade-route = route commerciale

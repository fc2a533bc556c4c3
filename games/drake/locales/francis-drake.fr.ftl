## The game

game-francis-drake = Francis Drake
game-francis-drake-about = Armez un navire à Plymouth, posez vos missions face cachée dans les Caraïbes et atteignez villes, forts, galions et ports avant les autres capitaines, en trois voyages.
module-shuffled-street = Rue mélangée
module-shuffled-street-about = La rue de Plymouth est mélangée dès le premier voyage.
module-all-counters = Tous les jetons
module-all-counters-about = Qui détient l’Amiral ou le Gouverneur choisit ses jetons parmi tous ceux de la boîte.

## Goods

good-0 = sucre
good-0-letter = S
good-2 = tabac
good-2-letter = T
good-3 = café
good-3-letter = C
good-5 = indigo
good-5-letter = I
drake-treasure-silver = argent
drake-treasure-gold = or
drake-treasure-jewel = bijoux
drake-crew = { $count ->
    [one] { $count } marin
   *[other] { $count } marins
}
drake-guns = { $count ->
    [one] { $count } canon
   *[other] { $count } canons
}
drake-barrels = { $count ->
    [one] { $count } baril
   *[other] { $count } barils
}
drake-trade = { $count ->
    [one] { $count } cube de commerce
   *[other] { $count } cubes de commerce
}
drake-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-list = { $items }
drake-nothing = rien
drake-number = { $count }
drake-a-galleon = un galion
drake-plus = +{ $count }

## The street

drake-location-crew-a = Équipage
drake-to-crew-a = à l’Équipage
drake-location-crew-b = Équipage
drake-to-crew-b = à l’Équipage
drake-location-guns-a = Canons
drake-to-guns-a = aux Canons
drake-location-guns-b = Canons
drake-to-guns-b = aux Canons
drake-location-supplies-a = Provisions
drake-to-supplies-a = aux Provisions
drake-location-supplies-b = Provisions
drake-to-supplies-b = aux Provisions
drake-location-trade = Commerce
drake-to-trade = au Commerce
drake-location-tavern = Taverne
drake-to-tavern = à la Taverne
drake-location-shipyard = Chantier
drake-to-shipyard = au Chantier naval
drake-location-pinnace = Canot
drake-to-pinnace = au Canot
drake-location-drake = Drake
drake-to-drake = chez Drake
drake-location-queen = Reine
drake-to-queen = chez la Reine
drake-location-admiral = Amiral
drake-to-admiral = chez l’Amiral
drake-location-governor = Gouverneur
drake-to-governor = chez le Gouverneur
drake-location-informer = Informateur
drake-to-informer = chez l’Informateur
drake-location-golden-hind = Golden Hind
drake-to-golden-hind = au Golden Hind
drake-location-investor = Investisseur
drake-to-investor = chez l’Investisseur
drake-location-docks = Quais
drake-to-docks = aux Quais
drake-gift-tavern = un dé + { $count }
drake-gift-shipyard = un galion et { $count ->
    [one] { $count } canon
   *[other] { $count } canons
}
drake-gift-pinnace = un canot et { $count ->
    [one] { $count } marin
   *[other] { $count } marins
}
drake-gift-drake = équipage et canons, pour deux disques
drake-gift-queen = un galion, un canon et un cube de commerce
drake-gift-admiral = les frégates et des points pour l’or
drake-gift-governor = les troupes et des points pour l’argent
drake-gift-informer = un regard et un cube de commerce
drake-gift-golden-hind = la toute première mission
drake-gift-investor = équipage et canons ou un galion, contre des points
drake-gift-docks = un marin, un canon ou un baril
drake-tip-crew = Marins dans l’ordre des cercles : { $circles }. Ils prennent villes et forts.
drake-tip-guns = Canons dans l’ordre des cercles : { $circles }. Ils prennent forts et galions.
drake-tip-supplies = Barils dans l’ordre des cercles : { $circles }. Chaque baril mène une zone plus loin.
drake-tip-trade = Cubes de commerce dans l’ordre des cercles : { $circles }. Chacun s’échange contre une marchandise dans un port.
drake-tip-tavern = Lancez un dé et ajoutez le chiffre du cercle ({ $circles }) : jusqu’à { $ghost } le bateau fantôme, jusqu’à { $limit } { $few } marins, au-delà { $many }.
drake-tip-shipyard = Votre frégate devient un galion ; canons en plus : { $circles }. Seul un galion attaque les galions.
drake-tip-pinnace = Un canot : pour ce voyage, les forts ne vous coûtent aucun canon. Marins en plus : { $circles }.
drake-tip-drake = Un seul capitaine, avec deux disques en deux tours : { $crew } marins, { $guns } canons, et { $bonus } de plus au choix.
drake-tip-queen = Un galion, un canon et un cube de commerce, pour un capitaine.
drake-tip-admiral = Posez en secret les trois frégates près des galions. En fin de voyage, chaque or que personne n’a pris rapporte un point.
drake-tip-governor = Posez en secret les troupes dans les forts et partez une place plus tôt. En fin de voyage, chaque argent que personne n’a pris rapporte un point.
drake-tip-informer = Un cube de commerce ; et une fois les missions posées, regardez les disques ou le jeton d’un lieu où vous êtes.
drake-tip-golden-hind = Une cinquième mission, résolue avant toutes les autres.
drake-tip-investor = Une fois par partie, pour { $cost } points : équipage et canons, ou un galion. Tous peuvent venir.
drake-tip-docks = Un marin, un canon ou un baril, pour chacun. Le bout de la rue.

## The chart

drake-place-puerto-cabello = Puerto Cabello
drake-at-puerto-cabello = à Puerto Cabello
drake-place-portobelo = Portobelo
drake-at-portobelo = à Portobelo
drake-place-granada = Granada
drake-at-granada = à Granada
drake-place-campeche = Campeche
drake-at-campeche = à Campeche
drake-place-cumana = Cumaná
drake-at-cumana = à Cumaná
drake-place-cartagena = Cartagena
drake-at-cartagena = à Cartagena
drake-place-panama = Panama
drake-at-panama = à Panama
drake-place-veracruz = Veracruz
drake-at-veracruz = à Veracruz
drake-place-antilles = Vers les Antilles
drake-at-antilles = sur la route des Antilles
drake-plaque-antilles = Vers les Antilles
drake-place-isthmus = Route de l’Isthme
drake-at-isthmus = sur la route de l’Isthme
drake-plaque-isthmus = Vers l’Isthme
drake-place-gulf = Route du Golfe
drake-at-gulf = sur la route du Golfe
drake-plaque-gulf = Vers le Golfe
drake-place-santo-domingo = Santo Domingo
drake-at-santo-domingo = à Santo Domingo
drake-place-san-juan = San Juan
drake-at-san-juan = à San Juan
drake-place-santiago = Santiago de Cuba
drake-at-santiago = à Santiago de Cuba
drake-tip-town = { $place }, ville de la zone { $zone } : { $crew }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $treasure } pour le premier.
drake-tip-fort = { $place }, fort de la zone { $zone } : { $crew } plus le jeton, { $guns }. { $points } points, et { $treasure } pour le premier.
drake-tip-galleon = { $place }, galion dans la zone { $zone } : { $guns } plus le jeton, depuis un galion seulement. { $points } points, et { $treasure } pour le premier.
drake-tip-places = { $about } { $places } capitaines au plus y réussissent.
drake-tip-place-bluff = { $about } Votre navire est une frégate : un disque ici n’est qu’un bluff.
drake-tip-port = { $place }, port de la zone { $zone } : un cube de commerce contre { $goods }.
drake-disc-hind = le Golden Hind
drake-disc-1 = le disque 1
drake-disc-2 = le disque 2
drake-disc-3 = le disque 3
drake-disc-4 = le disque 4
drake-disc-ghost = le bateau fantôme
drake-person-admiral = l’Amiral
drake-person-governor = le Gouverneur
drake-person-informer = l’Informateur
drake-kind-town = villes
drake-kind-fort = forts
drake-kind-galleon = galions
drake-kind-port = ports
drake-seen = { $who_is ->
    [you] vous : { $disc }
   *[other] { $who } : { $disc }
}

## What is asked

drake-ask-over = La partie est terminée.
drake-ask-other-street = { $who } descend la rue.
drake-ask-other-guards = { $who } pose des jetons en secret.
drake-ask-other-sails = { $who } pose une mission.
drake-ask-other-informs = { $who } interroge l’Informateur.
drake-ask-other-mission = { $who } résout { $disc } { $at }.
drake-ask-other-home = { $who } continue ou rentre.
drake-ask-street = Posez un disque plus loin dans la rue, ou passez
drake-note-street = { $count ->
    [one] { $count } disque restant · qui passe en premier navigue en premier
   *[other] { $count } disques restants · qui passe en premier navigue en premier
}
drake-ask-take-drake = Drake : un marin de plus ou un canon de plus ?
drake-ask-take-investor = L’Investisseur : que prenez-vous ?
drake-ask-take-docks = Les Quais : un marin, un canon ou un baril ?
drake-ask-guard = Quel jeton posez-vous { $at } ? Personne d’autre ne le voit.
drake-ask-sail = Posez une mission : choisissez un disque, puis un lieu à votre portée
drake-note-sail = personne d’autre ne voit quel disque vous posez · vos barils mènent à la zone { $zone }
drake-note-sail-bluff = disque posé en secret · vos barils mènent à la zone { $zone } · chez un galion, ce n’est qu’un bluff
drake-note-guard = la première attaque le retourne
drake-note-attack = au moins { $cost } · vous avez { $hold }
drake-note-home = { $count ->
    [one] rentrer maintenant rapporte { $count } point
   *[other] rentrer maintenant rapporte { $count } points
}
drake-note-galleon = un galion, peut attaquer les galions
drake-note-frigate = une frégate, ne peut attaquer les galions
drake-ask-inform = L’Informateur : regarder les disques ou le jeton d’un lieu où vous êtes ?
drake-ask-swap = Échanger deux de vos disques, ou les laisser ?
drake-ask-shift = Le jeton { $at } montre { $shows }. Déplacer votre disque, ou le laisser ?
drake-ask-attack = À vous avec { $disc } : attaquer { $place } ?
drake-ask-trade = À vous avec { $disc } : commercer à { $place } ?
drake-ask-pay = { $place } coûte { $cost } : payer, ou se retirer ?
drake-ask-home = Continuer vers la mission suivante, ou rentrer ?

## What can be done

drake-do-visit = { $location } : { $gives }
drake-do-pass = Passer : dock { $dock }
drake-do-take = Prendre { $goods }
drake-do-guard = Poser +{ $shows } { $at }
drake-do-lay = { $disc } { $at } (zone { $zone })
drake-do-lay-bluff = { $disc } { $at } (zone { $zone }, un bluff)
drake-lay-hind = Le Golden Hind
drake-lay-1 = Disque 1
drake-lay-2 = Disque 2
drake-lay-3 = Disque 3
drake-lay-4 = Disque 4
drake-lay-ghost = Le bateau fantôme
drake-do-look-discs = Regarder les disques { $at }
drake-do-look-counter = Regarder le jeton { $at }
drake-do-swap = Échanger { $one } et { $other }
drake-do-shift = Déplacer le disque : { $to }
drake-do-keep = Laisser les disques en place
drake-do-not-look = Ne rien regarder
drake-do-attack = Attaquer { $place } pour { $cost } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-do-pay = Payer { $cost } pour { $place } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-do-trade = Échanger contre { $good }
drake-do-decline = Renoncer à la mission
drake-do-withdraw = Se retirer
drake-do-stay = Continuer
drake-do-return = Rentrer
drake-do-return-early = Rentrer pour { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drake-press-pass = Passer
drake-press-keep = Laisser
drake-press-not-look = Ne pas regarder
drake-press-decline = Renoncer
drake-press-withdraw = Se retirer
drake-press-pay = Payer
drake-press-stay = Continuer
drake-press-return = Rentrer
drake-press-take = { $goods }
drake-press-guard = +{ $shows }

## What happened

drake-log-voyage = Le voyage { $number } commence.
drake-log-visited = { $who_is ->
    [you] Vous allez { $to }.
   *[other] { $who } va { $to }.
}
drake-log-gained = { $who_is ->
    [you] Vous prenez { $goods }.
   *[other] { $who } prend { $goods }.
}
drake-log-refitted = { $who_is ->
    [you] Vous avez maintenant un galion.
   *[other] { $who } a maintenant un galion.
}
drake-log-pinnace = { $who_is ->
    [you] Vous prenez un canot.
   *[other] { $who } prend un canot.
}
drake-log-person = { $who_is ->
    [you] Vous gagnez { $person } à votre cause.
   *[other] { $who } gagne { $person } à sa cause.
}
drake-log-took-disc = { $who_is ->
    [you] Vous prenez une mission de plus : { $disc }.
   *[other] { $who } prend une mission de plus : { $disc }.
}
drake-log-rolled = { $who_is ->
    [you] À la Taverne, vous faites { $die } + { $plus } = { $total }.
   *[other] À la Taverne, { $who } fait { $die } + { $plus } = { $total }.
}
drake-log-invested = { $who_is ->
    [you] L’Investisseur vous coûte { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[other] L’Investisseur coûte { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à { $who }.
}
drake-log-passed = { $who_is ->
    [you] Vous passez en { $dock ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }.
   *[other] { $who } passe en { $dock ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }.
}
drake-log-guarded = { $who_is ->
    [you] Vous posez un jeton { $at }.
   *[other] { $who } pose un jeton { $at }.
}
drake-log-guarded-with = { $who_is ->
    [you] Vous posez +{ $shows } { $at }.
   *[other] { $who } pose +{ $shows } { $at }.
}
drake-log-unseen-admiral = Personne n’a l’Amiral : les frégates sont posées sans être vues.
drake-log-unseen-governor = Personne n’a le Gouverneur : les troupes sont posées sans être vues.
drake-log-unseen-informer = Personne n’a l’Informateur.
drake-log-went-ahead = { $who_is ->
    [you] Gouverneur, vous partez avant { $of }.
   *[other] Gouverneur, { $who } part avant { $of }.
}
drake-log-ranged = { $who_is ->
    [you] Vous atteignez la zone { $zone }.
   *[other] { $who } atteint la zone { $zone }.
}
drake-log-stays = { $who_is ->
    [you] Sans baril, vous ne partez pas.
   *[other] Sans baril, { $who } ne part pas.
}
drake-log-laid = { $who_is ->
    [you] Vous posez un disque { $at }.
   *[other] { $who } pose un disque { $at }.
}
drake-log-laid-disc = { $who_is ->
    [you] Vous posez { $disc } { $at }.
   *[other] { $who } pose { $disc } { $at }.
}
drake-log-looked-discs = { $who_is ->
    [you] Vous regardez les disques { $at }.
   *[other] { $who } regarde les disques { $at }.
}
drake-log-saw-discs = { $who_is ->
    [you] Vous voyez les disques { $at } : { $discs }.
   *[other] { $who } voit les disques { $at } : { $discs }.
}
drake-log-looked-counter = { $who_is ->
    [you] Vous regardez le jeton { $at }.
   *[other] { $who } regarde le jeton { $at }.
}
drake-log-saw-counter = { $who_is ->
    [you] Vous voyez +{ $shows } { $at }.
   *[other] { $who } voit +{ $shows } { $at }.
}
drake-log-swapped = { $who_is ->
    [you] Vous échangez vos disques : { $one } et { $other }.
   *[other] { $who } échange deux disques : { $one } et { $other }.
}
drake-log-shifted = { $who_is ->
    [you] Vous déplacez un disque : { $from } vers { $to }.
   *[other] { $who } déplace un disque : { $from } vers { $to }.
}
drake-log-revealed = { $who_is ->
    [you] { $place } : vous avez { $disc }.
   *[other] { $place } : { $who } a { $disc }.
}
drake-log-vanished = { $who_is ->
    [you] Votre bateau fantôme { $at } disparaît.
   *[other] Le bateau fantôme de { $who } { $at } disparaît.
}
drake-log-turned = { $who_is ->
    [you] Vous attaquez { $at } : le jeton montre +{ $shows }.
   *[other] { $who } attaque { $at } : le jeton montre +{ $shows }.
}
drake-log-conquered = { $who_is ->
    [you] Vous prenez { $place } pour { $cost } : +{ $count }.
   *[other] { $who } prend { $place } pour { $cost } : +{ $count }.
}
drake-log-treasure = { $who_is ->
    [you] Premier arrivé : { $treasure } dans votre coffre.
   *[other] { $who } arrive en premier : { $treasure } au coffre.
}
drake-log-traded = { $who_is ->
    [you] Vous commercez { $at } : { $good }.
   *[other] { $who } commerce { $at } : { $good }.
}
drake-log-failed = { $who_is ->
    [you] Votre mission { $at } échoue ({ $disc }) : { $why }.
   *[other] La mission de { $who } { $at } échoue ({ $disc }) : { $why }.
}
drake-failed-declined = abandon
drake-failed-closed = il n’y a plus rien à prendre
drake-failed-frigate = une frégate ne peut pas attaquer un galion
drake-failed-crew = pas assez de marins
drake-failed-guns = pas assez de canons
drake-failed-trade = aucun cube de commerce
drake-log-home = { $who_is ->
    [you] Vous rentrez : dock de chargement { $dock }.
   *[other] { $who } rentre : dock de chargement { $dock }.
}
drake-log-home-early = { $who_is ->
    [you] Vous rentrez tôt : dock de chargement { $dock }, +{ $count }.
   *[other] { $who } rentre tôt : dock de chargement { $dock }, +{ $count }.
}
drake-log-kinds = { $who_is ->
    [you] Vous avez conquis { $kinds ->
        [one] { $kinds } type
       *[other] { $kinds } types
    } de lieux : +{ $count }.
   *[other] { $who } a conquis { $kinds ->
        [one] { $kinds } type
       *[other] { $kinds } types
    } de lieux : +{ $count }.
}
drake-log-title = { $who_is ->
    [you] Vous avez { $person } : +{ $count } pour les trésors que personne n’a pris.
   *[other] { $who } a { $person } : +{ $count } pour les trésors que personne n’a pris.
}
drake-log-counted = { $who_is ->
    [you] Vos marchandises rapportent { $goods }, votre coffre { $chest }.
   *[other] Les marchandises de { $who } rapportent { $goods }, le coffre { $chest }.
}
drake-log-ended = Le dernier voyage est terminé.

## Why not

why-francis-drake-backwards = On ne revient pas en arrière : allez plus loin que la position { $last } de la rue.
why-francis-drake-location-full = Tous les cercles y sont occupés ({ $circles }).
why-francis-drake-drake-needs-two = Drake demande deux disques, et il ne vous en reste qu’un.
why-francis-drake-invested = L’Investisseur aide chaque capitaine une fois par partie ; il vous a déjà aidé.
why-francis-drake-is-galleon = Votre navire est déjà un galion.
why-francis-drake-not-offered = Ce lieu ne propose pas cela.
why-francis-drake-counter-gone = Il ne reste aucun jeton { $shows } à poser.
why-francis-drake-disc-not-in-hand = Ce disque n’est pas dans votre main.
why-francis-drake-out-of-reach = C’est en zone { $zone } ; vos barils mènent à la zone { $range }.
why-francis-drake-already-there = Un de vos disques s’y trouve déjà.
why-francis-drake-no-own-disc = Aucun de vos disques ne s’y trouve.
why-francis-drake-no-counter = Il n’y a pas de jeton : seuls les forts et les galions en ont un.
why-francis-drake-same-place = Nommez deux lieux différents, dans l’ordre de la liste.
why-francis-drake-port-not-attacked = Les ports servent au commerce : on ne les attaque pas.
why-francis-drake-no-trade-here = On ne commerce que dans les ports.
why-francis-drake-good-gone = Cette marchandise n’est pas dans ce port.

## The table

drake-panel-street = Plymouth
drake-panel-chart = Les Caraïbes
drake-panel-log = Votre journal
drake-panel-leaf = Missions, marchandises et coffre
drake-panel-mine = Votre journal ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
drake-panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
drake-zone-street = Plymouth, sens unique
drake-zone-chart = Les Caraïbes
drake-zone-loading = Docks de chargement
drake-zone-outbound = Docks de départ
drake-zone-home = De retour
drake-one-way = sens unique →
drake-voyage = voyage
drake-step-street = Armer
drake-step-sail = Naviguer
drake-step-missions = Attaquer
drake-zone-holds = Cales
drake-zone-helpers = Alliés
drake-zone-missions = Missions en main
drake-zone-goods = Marchandises
drake-zone-chest = Coffre
drake-zone-buttons = À vous de choisir
drake-piece-disc = un disque Mission de { $who }
drake-piece-known = { $disc } de { $who }
drake-piece-won = { $who } a conquis { $place }
drake-piece-action = un disque Action de { $who }
drake-piece-ship = la frégate de { $who }
drake-piece-galleon = le galion de { $who }
drake-bluff = bluff
drake-legend-secret = vu de vous seul
drake-legend-hidden = caché : 0 à { $most }
drake-piece-counter = un jeton face cachée
drake-piece-counter-known = un jeton : +{ $shows }
drake-piece-chest = un coffre fermé
drake-piece-hand = disques Mission en main
drake-tip-disc = Un disque Mission : { $disc }. Choisissez-le avec un lieu à votre portée.
drake-tip-laid = Un disque Mission de { $who }, face cachée jusqu’à ce que tous soient posés.
drake-tip-counter = Un jeton face cachée : de 0 à 2 de plus. La première attaque le retourne.
drake-tip-counter-known = Un jeton : +{ $shows }.
drake-tip-secret = Un jeton que vous connaissez : +{ $shows }. D’autres peut-être pas.
drake-tip-treasure = Trésor pour le premier qui réussit ici : { $treasure }.
drake-tip-good = { $good }, contre un cube de commerce.
drake-tip-hold-crew = Les marins prennent villes et forts.
drake-tip-hold-guns = Les canons prennent forts et galions.
drake-tip-hold-barrels = Les barils disent jusqu’où va le navire.
drake-tip-hold-trade = Un cube de commerce s’échange contre une marchandise.
drake-tip-ship = Le numéro est le dock : les navires partent dans cet ordre. Une frégate attaque villes et forts ; un galion attaque aussi les galions.
drake-tip-goods = Les marchandises comptent à la fin : plus une série est variée, mieux elle vaut.
drake-tip-chest = Les trésors comptent à la fin : argent { $silver }, or { $gold }, bijoux { $jewel }.
drake-tip-conquest = { $who } a conquis des { $kind } pendant ce voyage.
drake-tip-action = Un disque Action de { $who } dans la rue.
drake-tip-hand = Disques Mission pas encore posés : { $count }.
drake-helper-pinnace = Canot
drake-house-crew = Équipage
drake-house-guns = Canons
drake-house-supplies = Provisions
drake-house-trade = Commerce
drake-house-tavern = Taverne
drake-house-shipyard = Chantier
drake-house-pinnace = Canot
drake-house-drake = Drake
drake-house-queen = Reine
drake-house-admiral = Amiral
drake-house-governor = Gouvern.
drake-house-informer = Informat.
drake-house-golden-hind = Hind
drake-house-investor = Investis.
drake-house-docks = Quais
drake-hold-crew = Équipage
drake-hold-guns = Canons
drake-hold-barrels = Barils
drake-hold-trade = Commerce
drake-tip-helper-admiral = L’Amiral : ce capitaine a posé les frégates et reçoit un point par or que personne ne prend.
drake-tip-helper-governor = Le Gouverneur : ce capitaine a posé les troupes, part une place plus tôt et reçoit un point par argent que personne ne prend.
drake-tip-helper-informer = L’Informateur : un regard sur des disques ou un jeton, une fois les missions posées.
drake-tip-helper-pinnace = Un canot : les forts ne coûtent aucun canon pendant ce voyage.
drake-tip-helper-investor = L’Investisseur n’a pas encore aidé ce capitaine.

## Points

source-start = Départ
source-attacks = Attaques
source-early = Retours rapides
source-conquests = Types conquis
source-titles = Amiral et Gouverneur
source-investor = Investisseur
source-goods = Marchandises
source-chest = Coffre
factor-points = points acquis
factor-goods = marchandises
factor-chest = trésors
factor-voyage = ce voyage
factor-hold = ce qui est à bord
factor-later = voyages à venir

## Les signes de cette boîte là où on ne peut les dessiner

drake-sign-first-short = 1re
drake-sign-cannon-short = Can

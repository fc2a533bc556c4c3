## The game

game-borneo = Borneo
game-borneo-about = Envoyez vos marchands dans quatre compagnies, expédiez des cargaisons vers les ports, récoltez les épices que vos compagnies rapportent et changez-les en missions avant les autres.
module-four-merchants = Quatre marchands
module-four-merchants-about = À trois : chacun commence avec quatre marchands au lieu de trois.
module-blackbeard = Les secrets de Barbe Noire
module-blackbeard-about = Payez une carte d’une mission comme si c’était une autre épice. Vous prenez le bateau pirate, qui coûte des points à qui le détient à la fin.

## Spices and companies

good-1 = poivre
good-1-letter = P
good-2 = muscade
good-2-letter = M
good-3 = cannelle
good-3-letter = C
good-4 = girofle
good-4-letter = F
good-5 = caisse
good-5-letter = ?
company-0 = compagnie anglaise
company-0-letter = A
nation-0 = anglais
house-0 = Anglais
company-1 = compagnie néerlandaise
company-1-letter = N
nation-1 = néerlandais
house-1 = Néerlandais
company-2 = compagnie portugaise
company-2-letter = P
nation-2 = portugais
house-2 = Portugais
company-3 = compagnie espagnole
company-3-letter = E
nation-3 = espagnol
house-3 = Espagnol

## Cards and tiles

card = { $units ->
    [1] { $good } ({ $first } ; { $second } dessous)
   *[other] { $good } ×{ $units } ({ $first } ; { $second } dessous)
}
card-short = { $card } ({ $one } { $two } { $three } ; { $second } dessous)
port = { $name } ({ $spice } ; { $monopoly } drapeaux ou { $most } cartes)
port-name = { $name ->
    [Manila] Manille
   *[other] { $name }
}
port-as-spice = { $name } ({ $spice })
mission = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $spices }
spice-count = { $count ->
    [one] { $count } { $spice }
   *[other] { $count } { $spice }s
}
wares = { $wares }
wares-none = rien
tip-card = { $id } : { $units ->
    [1] { $good }
   *[other] { $good }, vaut { $units } dans un paiement
}. Drapeaux : { $first } ; dessous { $second }, qui ne compte que jusqu’à ce que la carte suivante le recouvre.
tip-port = { $id }, { $name } : { $monopoly } drapeaux visibles d’une compagnie font un monopole ; à { $most } cartes, la cargaison est partagée. Qui joue la carte décisive prend cette carte, qui vaut une épice ({ $spice }).
tip-mission = { $id }, catégorie { $category } : { $mission }. Se paie depuis l’entrepôt ; une caisse vaut n’importe quelle épice, on ne rend pas la monnaie.

## The table

panel-missions = Missions
panel-missions-far = Suite des missions
panel-companies = Compagnies de commerce
panel-harbours = Ports
panel-harbours-far = Un autre port, et les pioches
panel-duel = Duel
panel-duel-cards = Cartes jouées dans le duel
panel-store = Entrepôt et missions réalisées
panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-missions = Missions
zone-missions-far = Suite des missions
zone-harbour = Port de { $name }
zone-harbour-empty = Port que l’on vide
zone-pile = Pioche Cargaison
zone-port-pile = Pioche Port
zone-discard = Défausse
zone-lair = Repaire des pirates
zone-duel-attack = Attaque
zone-duel-defence = Défense
zone-hand = Main
zone-warehouse = Entrepôt
zone-bay = Entrepôt, { $good }
zone-carried-out = Missions réalisées
zone-buttons = Actions
piece-free-rank = rang { $rank } libre
piece-merchant = rang { $rank } : { $who_is ->
    [you] votre marchand
   *[other] marchand de { $who }
}
piece-merchant-attacks = rang { $rank } : { $who_is ->
    [you] votre marchand attaque
   *[other] marchand de { $who }, attaque
}
piece-merchant-attacked = rang { $rank } : { $who_is ->
    [you] votre marchand est attaqué
   *[other] marchand de { $who }, attaqué
}
piece-merchant-next = rang { $rank } : { $who_is ->
    [you] votre marchand, à vous de décider
   *[other] marchand de { $who }, qui décide
}
piece-tally = { $nation } : { $count ->
    [one] { $count } visible
   *[other] { $count } visibles
}
piece-pile = pioche face cachée
piece-hand = main cachée de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-pirate-ship = bateau pirate
badge-being-paid = en cours de paiement
badge-paid = dans le paiement
badge-monopoly = monopole
badge-served = servie au rang { $rank }
badge-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
short-pile = Cargaison
short-port-pile = Ports
short-lair = Pirates
card-name = { $units ->
    [1] { $good }
   *[other] { $good } ×{ $units }
}
seat-name = { $who_is ->
    [you] Vous
   *[other] { $who }
}
heading-hand = Main { $count }/{ $limit }
heading-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
heading-sources = missions { $missions } · entrepôt { $cards }
heading-sources-pirates = missions { $missions } · entrepôt { $cards } · pirates −{ $loss }
heading-missions = Réalisées : { $count }
aside-missions = payées depuis l’entrepôt, une par tour
aside-ready = prête
aside-on-top = si visible
change-more = +{ $count }
change-fewer = −{ $count }
change-flags = { $nation } : { $count }
change-monopoly = { $company } : monopole
change-shared = cargaison partagée
aside-monopoly = monopole
aside-room = { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
}
aside-takers = partage
taker = { $who }
harbour-takers = partagée maintenant, la cargaison irait à { $takers }
aside-warehouse = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $each ->
    [one] { $each } point
   *[other] { $each } points
} par carte
step-mission = Mission
step-company = Compagnie
step-ship = Cargaison
step-draw = Pioche
note-payment = Déjà dans le paiement : { $wares }.
note-duel = Dans la { $company }. L’égalité donne la victoire à l’attaque.
note-ship = Une carte recouvre le drapeau du bas de la carte précédente.
note-monopoly = La { $company } a le monopole : ses marchands prennent la cargaison tour à tour.
note-shared = La cargaison est partagée ; la { $company } est servie en premier.
note-ending = La partie se termine.
duel-title = Duel dans la { $company }
duel-aside = { $who_is ->
    [you] Vous visez le rang { $rank }
   *[other] { $who } vise le rang { $rank }
}
duel-attacks = attaque
duel-defends = défense
duel-flags = { $count ->
    [one] { $count } drapeau
   *[other] { $count } drapeaux
}
duel-between = { $count ->
    [0] personne entre les deux
    [one] +{ $count } pour un marchand entre les deux
   *[other] +{ $count } pour les marchands entre les deux
}
duel-in-hand = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
duel-attack-of = { $count ->
    [one] { $count } drapeau
   *[other] { $count } drapeaux
}, { $left ->
    [0] aucune carte en main
    [one] { $left } carte en main
   *[other] { $left } cartes en main
}
duel-defence-of = { $count ->
    [one] { $count } drapeau
   *[other] { $count } drapeaux
}, { $bonus ->
    [0] personne entre les deux
    [one] +{ $bonus } pour un marchand entre les deux
   *[other] +{ $bonus } pour les marchands entre les deux
}
duel-no-card = pas de carte
duel-taken = Pour l’instant { $who_is ->
    [you] vous prenez le rang { $rank }
   *[other] { $who } prend le rang { $rank }
}
duel-held = Pour l’instant { $who_is ->
    [you] vous gardez le rang { $rank }
   *[other] { $who } garde le rang { $rank }
}
duel-rule = La défense peut répondre avec autant de cartes que l’attaque en a joué. Chacun garde une carte en main.
duel-with = { $cards ->
    [0] Arrêter
    [one] Meilleure carte
   *[other] { $cards } meilleures
}
duel-then-ahead = assez jusqu’ici
duel-then-behind = pas assez
duel-then-held = rang { $rank } gardé
duel-then-lost = rang { $rank } perdu
duel-held-title = L’attaque a échoué
duel-reward = { $who_is ->
    [you] Vous avez tenu bon : une des cartes que vous avez jouées peut rejoindre votre entrepôt.
   *[other] { $who } a tenu bon : une de ces cartes peut rejoindre l’entrepôt.
}
tip-company = { $company } : ses marchands prennent part à ses cargaisons du rang le plus haut au plus bas.
tip-merchant = { $who_is ->
    [you] Votre marchand
   *[other] Marchand de { $who }
}, rang { $rank } de la { $company }.
tip-tally = { $nation } : { $count } sur { $needed } drapeaux visibles pour un monopole, encore { $lacking }.
tip-pile = { $count ->
    [one] { $count } carte Cargaison
   *[other] { $count } cartes Cargaison
} face cachée. Quand la pioche est vide, la défausse la remplace.
tip-port-pile = { $count ->
    [one] { $count } carte Port
   *[other] { $count } cartes Port
} à venir. Quand un port ne peut être remplacé, la partie se termine.
tip-hand = { $who } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
tip-pirate-ship = Qui paie avec l’aide des pirates prend ce bateau et ne peut recommencer tant qu’il le garde. À la fin, il coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}.
button-no-mission = Pas de mission
button-no-company = Ne rien changer
button-no-reward = Ne rien garder
button-done = Arrêter
button-as-it-is = Telle quelle
button-smuggle = Comme { $spice }

## What is asked

prompt-over = La partie est terminée.
prompt-other-places = { $who } place un marchand.
prompt-other-mission = { $who } peut réaliser une mission.
prompt-other-company = { $who } peut changer de compagnie ou attaquer.
prompt-other-defends = { $who } se défend.
prompt-other-decides = { $who } décide.
prompt-other-ships = { $who } joue une cargaison.
prompt-other-picks = { $who } se sert dans la cargaison.
prompt-place = Choisissez une compagnie pour votre marchand.
prompt-mission = Réaliser une mission ?
prompt-last-mission = La partie se termine : une dernière mission ?
prompt-pay = Choisissez les cartes qui paient : { $mission }.
prompt-company = Faites passer un marchand dans une autre compagnie, attaquez plus haut, ou ne faites rien.
prompt-attack-first = Vous attaquez le rang { $rank } : jouez une carte qui montre le drapeau { $nation }.
prompt-attack = Vous attaquez le rang { $rank } : { $strength } contre { $total }. { $left ->
    [0] Arrêter ?
   *[other] Encore une carte, ou arrêter ?
}
prompt-defend = { $who } attaque le rang { $rank } : { $strength } contre { $total }. { $left ->
    [0] Vous n’avez pas de carte pour répondre.
    [one] Une carte, ou arrêter ?
   *[other] Jusqu’à { $left } cartes, ou arrêter ?
}
prompt-yield = Votre marchand est battu : prendre l’ancien rang de l’attaquant, ou aller dans une autre compagnie ?
prompt-reward = Vous avez tenu bon : laquelle de vos cartes va dans votre entrepôt ?
prompt-ship = Jouez une carte de votre main dans un port.
prompt-pick = Votre marchand au rang { $rank } de la { $company } prend une carte.
prompt-discard = Vous pouvez garder { $limit } cartes : défaussez-en { $left }.

## What can be done

move-place = Placer un marchand : { $company }, rang { $rank }
move-mission = Mission : { $mission }
move-mission-pirates = Mission avec l’aide des pirates : { $mission }
move-spend = Payer { $card }
move-spend-pirates = Payer { $card } ; seuls les pirates pourront alors compléter le paiement, et leur bateau coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} à la fin
move-smuggle = Payer { $card } comme { $spice }, avec l’aide des pirates
move-transfer = Faire passer votre marchand du rang { $rank } de la { $company } à la { $to }
move-attack = Attaquer { $rival } au rang { $target } de la { $company } depuis le rang { $rank } (bonus du défenseur : { $bonus })
move-lay = Jouer { $card }, { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}
move-done = Arrêter
move-stay = Prendre le rang { $rank } de la { $company }
move-leave = Aller dans la { $company }
move-keep = Garder { $card }
move-ship = Jouer { $card } à { $harbour }
move-pick = Prendre { $card }
move-discard = Défausser { $card }
move-no-mission = Pas de mission
move-no-company = Ne rien changer
move-no-reward = Ne rien garder

## What happened

log-placed = { $who_is ->
    [you] Vous placez un marchand dans la { $company }.
   *[other] { $who } place un marchand dans la { $company }.
}
log-smuggled = { $who_is ->
    [you] Vous faites passer { $card } pour une autre épice ({ $spice }) et prenez le bateau pirate.
   *[other] { $who } fait passer { $card } pour une autre épice ({ $spice }) et prend le bateau pirate.
}
log-carried-out = { $who_is ->
    [you] Vous réalisez une mission ({ $mission }) et payez { $cards }.
   *[other] { $who } réalise une mission ({ $mission }) et paie { $cards }.
}
log-transferred = { $who_is ->
    [you] Vous faites passer un marchand de la { $from } à la { $to }.
   *[other] { $who } fait passer un marchand de la { $from } à la { $to }.
}
log-attacked = { $who_is ->
    [you] Vous attaquez { $rival } au rang { $rank } de la { $company }.
   *[other] { $rival_is ->
        [you] { $who } vous attaque au rang { $rank } de la { $company }.
       *[other] { $who } attaque { $rival } au rang { $rank } de la { $company }.
    }
}
log-laid = { $who_is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
log-attack-won = L’attaque réussit : { $strength ->
    [one] { $strength } drapeau
   *[other] { $strength } drapeaux
} contre { $answer } et un bonus de { $bonus }.
log-attack-lost = L’attaque échoue : { $strength ->
    [one] { $strength } drapeau
   *[other] { $strength } drapeaux
} contre { $answer } et un bonus de { $bonus }.
log-yielded = { $who_is ->
    [you] Votre marchand quitte la { $from } pour la { $to }.
   *[other] Le marchand de { $who } quitte la { $from } pour la { $to }.
}
log-kept = { $who_is ->
    [you] Vous gardez { $card }.
   *[other] { $who } garde { $card }.
}
log-shipped = { $who_is ->
    [you] Vous jouez { $card } à { $harbour }.
   *[other] { $who } joue { $card } à { $harbour }.
}
log-monopoly = La { $company } a le monopole à { $harbour }.
log-shared = La cargaison de { $harbour } est partagée : { $ranking }.
log-took-harbour = { $who_is ->
    [you] Vous prenez la carte Port { $port }.
   *[other] { $who } prend la carte Port { $port }.
}
log-picked = { $who_is ->
    [you] Vous prenez { $card }.
   *[other] { $who } prend { $card }.
}
log-cargo-lost = Aucun marchand ne peut prendre la cargaison : { $count ->
    [one] { $count } carte est défaussée
   *[other] { $count } cartes sont défaussées
}.
log-harbour-came = Nouveau port : { $port }.
log-reshuffled = La défausse devient la nouvelle pioche Cargaison.
log-drew = { $who_is ->
    [you] Vous piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[other] { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
log-drew-cards = { $who_is ->
    [you] Vous piochez { $cards }.
   *[other] { $who } pioche { $cards }.
}
log-discarded = { $who_is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
}
log-ending-harbours = Il n’y a plus de port à venir : la partie se termine. Chacun peut réaliser une dernière mission.
log-ending-shipments = Il n’y a plus assez de cartes Cargaison à piocher : la partie se termine. Chacun peut réaliser une dernière mission.
log-hand-shown = { $who_is ->
    [you] Vous défaussez votre main : { $cards }.
   *[other] { $who } défausse sa main : { $cards }.
}
log-ended = La partie est terminée.

## Points

source-missions = Missions
source-warehouse = Cartes de l’entrepôt
source-pirate-ship = Bateau pirate

## What an evaluation is made of

factor-missions = missions accomplies
factor-warehouse = marchandises dans l’entrepôt
factor-plans = missions à portée
factor-cargo = cargaisons bientôt partagées
factor-merchants = rangs dans les compagnies
factor-hand = cartes en main
factor-duel = duel en cours
factor-pirates = bateau pirate

## Why not

why-borneo-no-such-company = Cette compagnie n’existe pas.
why-borneo-company-full = Cette compagnie est pleine : elle a { $ranks } rangs.
why-borneo-mission-gone = Cette mission n’est pas disponible.
why-borneo-cannot-pay = Votre entrepôt ne paie pas cette mission : elle demande { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
}, et il vous en manque { $lacking }. Les cartes en main ne comptent pas, et une carte double vaut deux fois sa propre épice seulement.
why-borneo-not-stored = Cette carte n’est pas dans votre entrepôt.
why-borneo-paid-already = Cette carte est déjà dans le paiement.
why-borneo-not-needed = Cette carte n’a pas sa place dans ce paiement : chaque carte d’un paiement doit être nécessaire.
why-borneo-no-pirates = Cette partie se joue sans les pirates.
why-borneo-pirates-once = Les pirates n’aident que pour une carte d’un paiement.
why-borneo-pirate-ship = Vous avez le bateau pirate : les pirates vous aideront de nouveau quand quelqu’un d’autre l’aura pris.
why-borneo-no-pirates-at-end = Les pirates n’aident pas pour les dernières missions.
why-borneo-nothing-to-smuggle = Les pirates changent une carte en une autre épice ; une caisse vaut déjà n’importe laquelle.
why-borneo-not-your-merchant = Aucun de vos marchands ne se trouve là.
why-borneo-same-company = Choisissez une autre compagnie que celle du marchand.
why-borneo-nobody-there = Personne n’occupe ce rang.
why-borneo-own-merchant = Vous ne pouvez pas attaquer votre propre marchand.
why-borneo-not-higher = On n’attaque qu’un marchand placé plus haut dans la même compagnie.
why-borneo-keep-a-card = Dans un duel, il faut garder { $keep ->
    [one] { $keep } carte
   *[other] { $keep } cartes
} en main.
why-borneo-no-flag-in-hand = Une attaque demande une carte au drapeau de la compagnie.
why-borneo-no-flag-on-card = Cette carte ne montre pas le drapeau de la compagnie.
why-borneo-attack-with-a-card = Une attaque se fait avec au moins une carte.
why-borneo-not-a-defence = Vous pouvez garder une des cartes que vous venez de jouer en défense.
why-borneo-not-in-hand = Cette carte n’est pas dans votre main.
why-borneo-no-such-harbour = Ce port n’existe pas.
why-borneo-not-in-harbour = Cette carte ne se trouve pas dans le port dont on distribue la cargaison.

## Les signes de cette boîte là où on ne peut les dessiner

borneo-sign-blades-short = ⚔
borneo-sign-pirate-short = ☠

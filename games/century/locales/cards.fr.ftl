## The table

zone-market = Cartes Marchand
zone-merchant-pile = Pioche Marchand
zone-discard = Défausse commune
zone-hand = Main
zone-played = Cartes jouées
piece-merchant-pile = pioche face cachée
piece-deal = affaire « { $deal } »
tip-deal = Affaire en or : { $deal }. Cédez cette carte et posez-en une autre pour en profiter.
button-rest = { $count ->
    [0] Repos
   *[other] Repos : reprendre { $count }
}

## What is asked

prompt-pay = { $left ->
    [one] Choisissez l’épice à poser sur le marchand { $place }.
   *[other] Choisissez l’épice à poser sur le marchand { $place } ; encore { $left } à payer.
}
prompt-bargain = Prendre la carte en main, ou poser une carte pour son affaire ({ $deal }) ?
prompt-lay-down = Quelle carte posez-vous pour l’affaire ({ $deal }) ?
prompt-take-back = Quelle carte jouée reprenez-vous ?

## What can be done

move-play = Jouer : { $card }
move-acquire = { $cost ->
    [0] Prendre le premier marchand, gratuit : { $card }
    [one] Prendre un marchand pour { $cost } épice : { $card }
   *[other] Prendre un marchand pour { $cost } épices : { $card }
}
move-acquire-cubes = { $cost ->
    [0] Prendre le premier marchand, gratuit, avec { $cubes } dessus : { $card }
    [one] Prendre un marchand pour { $cost } épice, avec { $cubes } dessus : { $card }
   *[other] Prendre un marchand pour { $cost } épices, avec { $cubes } dessus : { $card }
}
move-rest = { $count ->
    [0] Se reposer (aucune carte jouée à reprendre)
    [one] Se reposer : reprendre votre carte jouée
   *[other] Se reposer : reprendre vos { $count } cartes jouées
}
move-deal = Affaire : { $deal } (cède la carte « { $card } »)
move-pay = Payer { $cube }
move-take = Prendre la carte en main
move-lay-down = Poser la carte « { $card } »
move-take-back = Reprendre la carte « { $card } »

## What happened

log-played = { $who_is ->
    [you] Vous jouez : { $card }.
   *[other] { $who } joue : { $card }.
}
log-rested-none = { $who_is ->
    [you] Vous vous reposez.
   *[other] { $who } se repose.
}
log-rested = { $who_is ->
    [you] Vous vous reposez et reprenez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $who } se repose et reprend { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
log-took-back = { $who_is ->
    [you] Vous reprenez : { $card }.
   *[other] { $who } reprend : { $card }.
}
log-paid = { $who_is ->
    [you] Vous posez { $cube } sur le marchand « { $card } ».
   *[other] { $who } pose { $cube } sur le marchand « { $card } ».
}
log-collected = { $who_is ->
    [you] Vous ramassez { $cubes } sur le marchand.
   *[other] { $who } ramasse { $cubes } sur le marchand.
}
log-acquired = { $who_is ->
    [you] Vous prenez le marchand : { $card }.
   *[other] { $who } prend le marchand : { $card }.
}
log-struck = { $who_is ->
    [you] Vous concluez une affaire ({ $deal }) : vous cédez « { $card } » et posez « { $laid } ».
   *[other] { $who } conclut une affaire ({ $deal }), cède « { $card } » et pose « { $laid } ».
}
log-merchant-came = Nouveau marchand : { $card }.
log-merchant-came-deal = Nouveau marchand : { $card }, avec l’affaire « { $deal } ».
log-reshuffled = La défausse commune devient la nouvelle pioche Marchand.

## What an evaluation is made of

factor-merchant-cards = cartes Marchand

## La boîte

box-century = Century

## What cards do

effect = { $parts }
effect-gain = prendre { $cubes }
effect-trade = échanger { $give } contre { $take }
effect-swap = échanger { $give } contre { $take } ou { $other }
effect-gift = tous les autres reçoivent { $cube }
cubes = { $cubes }
cubes-none = rien

## Why not

why-century-trade-too-often = Vous pouvez faire cet échange { $most ->
    [one] une seule fois
   *[other] au plus { $most } fois
}.

## What can be done

move-trade = { $count ->
    [one] Échanger une fois : { $give } contre { $take }
   *[other] Échanger { $count } fois : { $give } contre { $take }
}
move-swap = Échanger { $give } contre { $take }
move-raise = Améliorer { $from } en { $to }
move-stop = Terminé
move-discard = Remettre { $cube }

## What is asked

prompt-other = { $who } décide.
prompt-over = La partie est terminée.
prompt-trade = Combien de fois échangez-vous ?
prompt-swap = Quel échange faites-vous ?

## The table

panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-buttons = Actions
note-round = Manche { $round }
note-last-round = Manche { $round }, la dernière
badge-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
button-trade = × { $count }
button-swap = { $take }
button-stop = Terminé

## What happened

log-gained = { $who_is ->
    [you] Vous prenez { $cubes }.
   *[other] { $who } prend { $cubes }.
}
log-traded = { $who_is ->
    [you] Vous échangez { $give } contre { $take }.
   *[other] { $who } échange { $give } contre { $take }.
}
log-raised = { $who_is ->
    [you] Vous améliorez { $from } en { $to }.
   *[other] { $who } améliore { $from } en { $to }.
}
log-given = { $who_is ->
    [you] Vous recevez { $cube }.
   *[other] { $who } reçoit { $cube }.
}
log-ended = La partie est terminée.
log-stopped = La partie est arrêtée après { $rounds } manches ; on compte les points.

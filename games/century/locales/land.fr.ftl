## Marchandises

good-0 = maïs
good-0-letter = J
good-1 = gibier
good-1-letter = R
good-2 = tabac
good-2-letter = V
good-3 = fourrure
good-3-letter = M
cube-yellow = { $count } maïs
    .good = 0
cube-red = { $count ->
    [one] { $count } gibier
   *[other] { $count } gibiers
}
    .good = 1
cube-green = { $count ->
    [one] { $count } tabac
   *[other] { $count } tabacs
}
    .good = 2
cube-brown = { $count ->
    [one] { $count } fourrure
   *[other] { $count } fourrures
}
    .good = 3
tip-cube = Marchandise : { $cube }, niveau { $level } sur { $levels }.

## Symboles et icônes

symbol-bear = ours
symbol-eagle = aigle
symbol-wolf = loup
symbol-turtle = tortue
symbol-fox = renard
symbol-heron = héron
new-world-help = Aide des natifs
new-world-tool = Outil
new-world-settlers = Nouveaux colons
new-world-exploration = Exploration

## Ce que font les lieux et les cartes

effect-raise = { $count ->
    [one] améliorer une marchandise
   *[other] améliorer { $count } fois
}
effect-take-back = reprendre un colon
deed-again = { $effect }, au moins une fois, puis un autre tour
deed-fort = prendre une tuile Bonus, réclamer la carte Points, ou les deux
deed-refresh-points = renouveler les cartes Points, puis un autre tour
deed-merchant = utiliser la carte Marchand du dessous
deed-refresh-merchants = renouveler les cartes Marchand, puis un autre tour
deed-adjust = { $effect }, puis deux cartes de votre route peuvent changer de place
deed-ship-any = naviguer vers n’importe quelle tuile
deed-ship = naviguer d’{ $count ->
    [one] un pas
   *[other] un à { $count } pas
}
deed-maritime-trade = échanger là où est votre bateau
deed-outpost = échanger à l’un de vos comptoirs
site = { $id }
site-fort = fort { $id }
piece-site = { $site } : { $deed }
power-help = un colon de moins aux lieux marqués « { $symbol } »
power-tool = { $cube } de plus aux lieux marqués « { $symbol } »
power-settlers = { $count ->
    [one] un nouveau colon
   *[other] { $count } nouveaux colons
}
power-exploration = prendre une tuile Exploration
point-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cost } ({ $power })
tile-flat = { $points } points
tile-each = { $points } points par icône « { $icon } »
tile-pair = { $points } points par paire d’icônes « { $icon } » et « { $other } »
tile-settlers = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par groupe de { $each } de vos colons
tile-merchants = { $points } points par groupe de { $each } de vos cartes Marchand
find-cubes = { $cubes }
find-settlers = { $count ->
    [one] un nouveau colon
   *[other] { $count } nouveaux colons
}
find-points = { $points } points à la fin
find-icon = une icône « { $icon } » à la fin

## La table

panel-board = Le pays
zone-points = Cartes Points
zone-deck = Prochaine carte Points
zone-land = Lieux
panel-west = La côte et ses forts
panel-east = L’arrière-pays
panel-store = Entrepôt de { $who }
panel-prizes = Cartes et tuiles de { $who }
region-a1 = A1 Côte
region-b1 = B1 Rivière
region-c1 = C1 Forêt
region-d1 = D1 Montagnes
region-e1 = E1 Moulins
region-f1 = F1 Foires
region-g1 = G1 Carrefours
region-h1 = H1 Haut col
region-e2 = E2 Bazar
region-c2 = C2 Piste
legend-cards = Cartes Points
legend-cards-note = Se réclament au fort. La { $end }e finit la partie.
legend-help = 1 colon de moins
legend-tool = 1 cube de plus
legend-settlers = de la réserve
legend-exploration = une tuile à prendre
mine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-sources = cartes { $cards } · bonus { $tiles } · explor. { $charts } · cubes { $goods }
mine-settlers = Colons { $count }
mine-settlers-note = { $out ->
    [one] { $out } placé
   *[other] { $out } placés
}, { $reserve } en réserve
mine-storage = Entrepôt { $count }/{ $limit }
mine-cards = Cartes { $count }/{ $end }
other-cards = { $count }/{ $end }
other-settlers = { $out ->
    [one] { $out } placé
   *[other] { $out } placés
}
mine-cards-note = la dernière termine la partie
mine-bonus = Tuiles Bonus
mine-bonus-note = comptées à la fin
piece-goods = { $count } × { $good }
piece-no-tile = plus de tuile
deck-left = Suite · reste { $count }
piece-deck = { $card } ({ $left })
badge-worth = vaut { $points } maintenant
zone-settlers = Colons
zone-storage = Entrepôt
zone-claimed = Réclamées
zone-bonus = Tuiles Bonus
zone-charts = Tuiles Exploration
zone-beside = Tuiles Exploration à côté du plateau
piece-settlers = { $count ->
    [one] un colon
   *[other] { $count } colons
} de { $who }
piece-ready = { $count ->
    [one] un colon disponible
   *[other] { $count } colons disponibles
}
piece-chart = tuile Exploration : { $find }
sign-fewer = −1
sign-claim = réclamer la carte
tip-site = { $id } : { $deed }. Colons indiqués : { $printed } ; il vous en faut { $needed } maintenant.
tip-site-symbol = { $id } ({ $symbol }) : { $deed }. Colons indiqués : { $printed } ; il vous en faut { $needed } maintenant.
tip-site-covered = { $site } Couvert par une tuile Exploration : { $find }.
tip-settlers = { $count ->
    [one] Un colon
   *[other] { $count } colons
} de { $who }. Pour l’expulser il en faut un de plus : { $needed } pour vous.
tip-ready = { $count ->
    [one] Un colon attend d’être envoyé
   *[other] { $count } colons attendent d’être envoyés
} ; { $note }.
tip-point-card = { $id }, { $icon } : { $card }.
tip-tile = { $id } : { $tile }, comptés à la fin.
tip-own-tile = { $tile } Elle { $worth }.
pile-left = × { $count }
tip-pile = { $tile } De cette pile : { $left }.
tip-chart = { $id }, tuile Exploration : { $find }.
button-rest = Repos

## Pourquoi pas

why-century-covered = Une tuile Exploration couvre ce lieu : il faut d’abord que quelqu’un la prenne.
why-century-own-settlers = Vos propres colons y sont : reposez-vous d’abord pour les reprendre.
why-century-too-few-settlers = Il faut { $needed ->
    [one] un colon
   *[other] { $needed } colons
} à cet endroit, et { $had ->
    [0] aucun n’est disponible
    [one] un seul est disponible
   *[other] { $had } sont disponibles
}.
why-century-idle-fort = Vous ne pourriez pas y prendre de tuile, et { $lacking ->
    [0] il n’y a pas de carte.
    [one] il vous manque une marchandise pour sa carte.
   *[other] il vous manque { $lacking } marchandises pour sa carte.
}
why-century-fort-at-least-one = Dans un fort, prenez une tuile, réclamez la carte, ou faites les deux.
why-century-other-fort = Cette tuile est dans un autre fort.
why-century-other-card = Cette carte n’est pas au-dessus du fort où vous êtes.
why-century-no-tile = Il n’y reste plus de tuile.
why-century-no-bonus-space = Vos espaces Bonus sont pleins.
why-century-fort-once = Une visite au fort apporte au plus une tuile et une carte.
why-century-send-settlers = Envoyez d’abord des colons au fort.
why-century-explore-by-card = Les tuiles Exploration se prennent avec des cartes Exploration.
why-century-no-chart = Cette tuile Exploration ne peut pas être prise.
why-century-empty-slot = Il n’y a pas de carte à cette place.
why-century-cannot-claim = Il vous manque { $lacking } des { $needed } marchandises demandées. Chacune doit être exactement celle qui est montrée.
why-century-no-such-cube = Vous n’avez pas cette marchandise.
why-century-top-level = C’est la marchandise la plus haute : elle ne s’améliore pas.
why-century-trade-too-dear = Vous ne pouvez pas faire cet échange, même une seule fois : il demande { $needed ->
    [one] une marchandise
   *[other] { $needed } marchandises
} et il vous en manque { $lacking }.
why-century-trade-at-least-once = Cet échange se fait au moins une fois.

## Ce qui est demandé

prompt-fort = Au fort : prenez une tuile Bonus, réclamez la carte, ou les deux.
prompt-fort-claim = Au fort : réclamer aussi la carte ?
prompt-fort-tile = Au fort : prendre aussi une tuile Bonus ?
prompt-explore = Laquelle des { $count } tuiles Exploration prenez-vous ?
prompt-raise = Quelle marchandise améliorez-vous ? { $left ->
    [one] Reste { $left } amélioration.
   *[other] Restent { $left } améliorations.
}
prompt-take-back = Quel colon reprenez-vous ?
prompt-discard = Votre entrepôt contient { $limit } marchandises au plus : remettez-en { $left }.

## Ce qu’on peut faire

move-use = Envoyer { $count ->
    [one] un colon
   *[other] { $count } colons
} en { $site } : { $deed }
move-use-expel = Envoyer { $count ->
    [one] un colon
   *[other] { $count } colons
} en { $site } et expulser { $who } : { $deed }
move-use-fort = Envoyer { $count ->
    [one] un colon
   *[other] { $count } colons
} au { $site } (carte : { $point })
move-use-fort-expel = Envoyer { $count ->
    [one] un colon
   *[other] { $count } colons
} au { $site } et expulser { $who } (carte : { $point })
move-rest = { $count ->
    [0] Se reposer (aucun colon à reprendre)
    [one] Se reposer : reprendre votre colon
   *[other] Se reposer : reprendre vos { $count } colons
}
move-tile = Prendre la tuile Bonus : { $tile }
move-claim = Réclamer { $point }
move-explore = Prendre la tuile Exploration : { $find }
move-explore-site = Prendre la tuile Exploration de { $site } ({ $deed }) : { $find }

## Ce qui s’est passé

log-sent = { $who_is ->
    [you] Vous envoyez { $count ->
        [one] un colon
       *[other] { $count } colons
    } ({ $site }) : { $deed }.
   *[other] { $who } envoie { $count ->
        [one] un colon
       *[other] { $count } colons
    } ({ $site }) : { $deed }.
}
log-expelled = { $who_is ->
    [you] { $count ->
        [one] Votre colon revient
       *[other] Vos { $count } colons reviennent
    } ({ $site }).
   *[other] { $count ->
        [one] Un colon de { $who } revient
       *[other] { $count } colons de { $who } reviennent
    } ({ $site }).
}
log-equipped = { $who_is ->
    [you] Vos outils vous donnent { $cubes }.
   *[other] Les outils de { $who } donnent { $cubes }.
}
log-rested-none = { $who_is ->
    [you] Vous vous reposez.
   *[other] { $who } se repose.
}
log-rested = { $who_is ->
    [you] Vous vous reposez et reprenez { $count ->
        [one] un colon
       *[other] { $count } colons
    }.
   *[other] { $who } se repose et reprend { $count ->
        [one] un colon
       *[other] { $count } colons
    }.
}
log-took-tile = { $who_is ->
    [you] Vous prenez la tuile Bonus : { $tile }.
   *[other] { $who } prend la tuile Bonus : { $tile }.
}
log-tile-came = Prochaine tuile Bonus en { $space } : { $tile }.
log-claimed = { $who_is ->
    [you] Vous réclamez { $point }.
   *[other] { $who } réclame { $point }.
}
log-point-came = Nouvelle carte Points : { $point }.
log-top-turned = Prochaine carte de la pioche : { $point }.
log-joined = { $who_is ->
    [you] { $count ->
        [0] Il ne reste aucun colon dans votre réserve.
        [one] Un nouveau colon vous rejoint.
       *[other] { $count } nouveaux colons vous rejoignent.
    }
   *[other] { $count ->
        [0] Il ne reste aucun colon dans la réserve de { $who }.
        [one] Un nouveau colon rejoint { $who }.
       *[other] { $count } nouveaux colons rejoignent { $who }.
    }
}
log-explored = { $who_is ->
    [you] Vous prenez une tuile Exploration : { $find }.
   *[other] { $who } prend une tuile Exploration : { $find }.
}
log-explored-site = { $who_is ->
    [you] Vous explorez { $site } : { $find }.
   *[other] { $who } explore { $site } : { $find }.
}
log-row-went-under = Les cartes Points passent sous la pioche.
log-turn-again = { $who_is ->
    [you] Vous jouez un autre tour.
   *[other] { $who } joue un autre tour.
}
log-discarded = { $who_is ->
    [you] Vous remettez { $cube } : votre entrepôt est plein.
   *[other] { $who } remet { $cube } : l’entrepôt est plein.
}
log-last-round = { $who_is ->
    [you] Vous avez réclamé la carte Points décisive : c’est la dernière manche.
   *[other] { $who } a réclamé la carte Points décisive : c’est la dernière manche.
}

## Points

source-point-cards = Cartes Points
source-bonus-tiles = Tuiles Bonus
source-exploration = Tuiles Exploration
source-cubes = Marchandises restantes

## De quoi une estimation est faite

factor-point-cards = cartes Points
factor-bonus-tiles = tuiles Bonus
factor-exploration = tuiles Exploration
factor-cubes = marchandises dans l’entrepôt
factor-settlers = colons
factor-cards-at-work = aides et outils
factor-within-reach = une carte Points à portée
factor-under-way = ce qui est en cours

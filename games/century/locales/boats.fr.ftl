## Bateaux et comptoirs, dans tous les jeux qui en ont

module-map = Carte marine
chart-too-long = La carte est trop longue : au plus { $longest } caractères.
chart-apart = Toutes les tuiles doivent se tenir : { $cell } est inaccessible depuis la première.
chart-lonely = Chaque tuile en touche au moins deux autres : ce n’est pas le cas de { $cell }.
chart-none = Il n’y a pas de carte.
site-market = { $cell } ({ $trade })
site-port = port { $cell }
site-sea = pleine mer { $cell }
panel-sea = La mer
zone-outposts = Comptoirs
piece-outpost = comptoir de { $who }
piece-boat = bateau de { $who }
piece-toll = s’y arrêter coûte { $count ->
    [one] un cube
   *[other] { $count } cubes
}, un par bateau
piece-price = un comptoir y coûte { $count ->
    [one] un cube
   *[other] { $count } cubes
}
piece-space = { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans la rangée { $icon }
piece-waiting = comptoir de la rangée { $icon }
tip-sea = { $site } : les bateaux peuvent y passer et s’y arrêter.
tip-built = Comptoirs construits, par rangée du plateau.
button-build = Construire
move-toll = Payer { $cube } à { $who }
move-spend = Payer { $cube }
log-sailed = { $who_is ->
    [you] Vous naviguez de { $from } à { $to }.
   *[other] { $who } navigue de { $from } à { $to }.
}
log-tolled = { $who_is ->
    [you] Vous payez { $cube } à { $owner }.
   *[other] { $who } paie { $cube } à { $owner }.
}
log-spent = { $who_is ->
    [you] Vous payez { $cube } pour un comptoir.
   *[other] { $who } paie { $cube } pour un comptoir.
}
log-built = { $who_is ->
    [you] Vous construisez un comptoir en { $cell } ({ $trade }).
   *[other] { $who } construit un comptoir en { $cell } ({ $trade }).
}
why-sea-no-market = Votre bateau n’est pas sur une tuile Marché.
why-sea-outpost-there = Vous avez déjà un comptoir ici.
source-outposts = Comptoirs
factor-outposts = comptoirs
factor-position = ce que le bateau peut atteindre

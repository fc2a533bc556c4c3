## Le journal

log-sat = { $name } a pris place.
log-left = { $name } est parti.
log-began = La partie commence.
log-undone = { $who_is ->
    [you] Vous êtes revenu sur votre décision.
   *[other] { $who } est revenu sur une décision.
}
log-handed-wish = { $who_is ->
    [you] Un robot joue pour vous.
   *[other] Un robot joue pour { $who }.
}
log-handed-resigned = { $who_is ->
    [you] Vous avez abandonné. Un robot finit la partie.
   *[other] { $who } a abandonné. Un robot finit la partie.
}
log-handed-away = { $who_is ->
    [you] Vous étiez absent : un robot joue pour vous.
   *[other] { $who } est absent : un robot prend la suite.
}
log-handed-time = { $who_is ->
    [you] Votre temps est écoulé : un robot joue pour vous.
   *[other] Le temps de { $who } est écoulé : un robot prend la suite.
}
log-returned = { $who_is ->
    [you] Vous jouez de nouveau.
   *[other] { $who } joue de nouveau.
}
log-rematch = Il y a une revanche.

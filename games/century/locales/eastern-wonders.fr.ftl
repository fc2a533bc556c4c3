## The game

game-eastern-wonders = Merveilles orientales
game-eastern-wonders-about = Naviguez entre les îles aux épices : construisez des comptoirs pour commercer sur leurs marchés, récoltez et améliorez quatre épices, et livrez aux ports ce que demandent leurs contrats.

## The table

button-gather = Ramasser
button-leave = Laisser
button-harvest = Récolter

## What is asked

prompt-turn = À vous : naviguez vers une tuile voisine, ou agissez là où est votre bateau.
prompt-ashore = Votre bateau s’est arrêté : commercez ou construisez, réclamez un contrat, ou récoltez.
prompt-drop = Quelle épice laissez-vous en { $cell } ?
prompt-gather = Des épices se trouvent ici ({ $cubes }) : les prenez-vous toutes ?

## What can be done

move-drop = Laisser { $cube }
move-gather = Ramasser { $cubes }
move-leave = Les laisser ici
move-harvest = Récolter { $cubes }

## What happened

log-harvested = { $who_is ->
    [you] Vous récoltez { $cubes }.
   *[other] { $who } récolte { $cubes }.
}
log-dropped = { $who_is ->
    [you] Vous laissez { $cube } en { $cell }.
   *[other] { $who } laisse { $cube } en { $cell }.
}
log-gathered = { $who_is ->
    [you] Vous ramassez { $cubes }.
   *[other] { $who } ramasse { $cubes }.
}

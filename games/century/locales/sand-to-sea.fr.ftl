## The game

game-sand-to-sea = De la terre à la mer
game-sand-to-sea-about = Des marchands sur la route, des bateaux en mer : achetez et jouez des cartes Marchand, mettez-en de côté pour naviguer, construisez des comptoirs sur les îles et livrez aux ports ce que demandent leurs contrats.

## The table

zone-aside = De côté
price-free = gratuit
panel-cards = Vos cartes
no-hand = Plus de carte en main : reposez-vous pour reprendre les vôtres
no-played = Les cartes jouées restent ici jusqu’à votre repos
no-aside = Les cartes mises de côté pour naviguer restent ici jusqu’à votre repos
fare-note = pour une case
one-action = Une action par tour
cards-count = { $title } { $count }
cards-of-other = main { $hand } · jouées { $played } · de côté { $aside }

## What is asked

prompt-action = À vous : prenez un marchand, jouez une carte, naviguez et agissez, ou reposez-vous.
prompt-action-deals = À vous : prenez un marchand, jouez une carte, concluez une affaire, naviguez et agissez, ou reposez-vous.
prompt-ashore = Votre bateau s’est arrêté : commercez ou construisez, ou réclamez un contrat.
prompt-aside = Quelle carte mettez-vous de côté pour ce pas ?

## What can be done

move-set-aside = Mettre de côté la carte « { $card } »
move-hire = Prendre le marchand gratuitement : { $card }

## What happened

log-set-aside = { $who_is ->
    [you] Vous mettez de côté la carte « { $card } ».
   *[other] { $who } met de côté la carte « { $card } ».
}

## Why not

why-sand-to-sea-not-your-card = Mettez de côté une carte de votre main, ou une carte que vous avez jouée.

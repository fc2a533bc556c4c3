## Pourquoi une table refuse

room-bad-clock = Un tour peut durer de 1 à { $days } jours, une partie de 1 à { $minutes } minutes par place.
room-too-many-invited = On peut inviter au plus { $most } personnes, par des noms de 40 lettres au plus.
room-not-host = Seul l’hôte de cette table peut faire cela. Demandez-le-lui.
room-not-seated = Vous n’êtes pas à cette table. Prenez d’abord une place.
room-seated = Vous êtes déjà à cette table. Quittez d’abord votre chaise si vous en voulez une autre.
room-not-invited = Cette table est privée. Demandez à son hôte d’inviter votre compte par son nom.
room-no-chair = Il n’y a pas de telle chaise à cette table. Choisissez-en une autre.
room-taken = La chaise est déjà prise. Prenez-en une autre.
room-full = Toutes les chaises sont prises. Vous pouvez regarder, ou ouvrir votre propre table.
room-crowded = Il y a plus de personnes assises que la table n’aurait de places. Gardez plus de places.
room-no-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
room-begun = La partie a commencé ; cela ne peut plus changer. Ouvrez une autre table pour cela.
room-not-begun = La partie n’a pas encore commencé. Attendez que l’hôte la commence.
room-over = La partie est finie. Vous pouvez demander une revanche.
room-closed = L’hôte a fermé cette table. Ouvrez-en une à vous.
room-empty-chairs = { $count ->
    [one] Une chaise est vide. Attendez quelqu’un, ou placez-y un robot.
   *[other] { $count } chaises sont vides. Attendez du monde, ou placez-y des robots.
}
room-not-ready = { $name } n’est pas encore prêt. Attendez, ou donnez la chaise à un robot.
room-stale = La table a avancé entre-temps. Regardez de nouveau, puis décidez.
room-handed = Un robot joue pour vous. Reprenez d’abord votre place.
room-not-handed = Aucun robot ne joue pour vous. Continuez vous-même.
room-resigned = Vous avez abandonné ; le robot finit la partie.
room-no-undo = À cette table, on ne revient sur rien. Continuez à partir d’ici.
room-asking = Une question est déjà posée. Répondez-y d’abord.
room-not-asked = On ne vous demande plus rien. Continuez à jouer.
room-not-away = La personne est à la table, ou ce n’est pas la place d’une personne. Attendez qu’elle soit absente depuis un moment.
room-clock-runs = Son temps court encore. Quand il sera écoulé, un robot jouera de lui-même à sa place.
room-past-chance = Depuis, quelque chose a été dévoilé et ne s’oublie pas. Revenez moins loin en arrière.
room-unchanged = C’est déjà ainsi. Il n’y a rien à faire.
room-too-often = Cela a été fait { $most } fois à cette table. Continuez sans cela.
room-too-long = Il s’est passé tant de choses à cette table qu’elle ne peut plus continuer. Confiez votre place à un robot, ou abandonnez.
room-bad-text = Écrivez de 1 à { $most } lettres.
room-chat-full = On a tant parlé à cette table que sa discussion est pleine. Continuez à parler ailleurs.
room-rematched = Il y a déjà une revanche. Suivez son lien.

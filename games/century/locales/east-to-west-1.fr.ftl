## Le jeu

game-east-to-west-1 = D’est en ouest I
game-east-to-west-1-about = Les marchands de l’ancienne route commercent dans le nouveau pays. Envoyez des colons dans les lieux, utilisez des cartes Marchand ou réunissez-les dans votre propre route commerciale, et réclamez des cartes Points dans les forts.
prompt-action = À vous : envoyez des colons dans un lieu ou sur une carte de votre route, ou reposez-vous.

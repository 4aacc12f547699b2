export const fr = {
  farm: 'Une ferme au début : un champ, un silo avec place pour 5 vivres, et sur le panneau 5 vivres et 2 bons alimentaires. L’épée est l’attaque, le bouclier la défense.',
  placing:
    'Greg a posé l’Engrais pour le printemps. L’une des deux autres sera pour l’été ; la dernière reste dans sa main.',
  planting:
    'Greg a choisi le champ 1. Il peut semer aussi les champs marqués, pour 1 vivre chacun ; personne ne sait encore quel sera le climat.',
  climate:
    'Une Sécheresse modérée pour l’année et une Pluie douce pour le printemps. La pluie apporte 1 de plus et annule la sécheresse. Le champ 3 n’est pas semé, mais grâce à sa Vivace il produit quand même.',
  uses: 'Greg n’a rien semé, il peut donc utiliser les deux côtés de son Irrigation. Face visible, elle va sur le champ 1, car le champ 2 en a déjà une. Son dos est un demi-champ, un demi-silo, un homme d’armes, ou bien elle est gardée.',
  steal:
    'Greg a joué un Vol. Ruth et Yuri montrent leurs cartes de printemps, et Greg peut prendre le Berserker, la Main souple, ou la première carte de la pioche.',
  fire: 'Greg a semé son champ, mais l’Incendie lui permet quand même de poser une carte de sa main comme demi-champ. Avec le demi qu’il a, cela en fait un second.',
  assassin:
    'L’Assassin de Greg est arrivé chez Yuri. Il peut retirer les Remparts ou l’un des deux hommes d’armes.',
  armies:
    'Un homme d’armes et un Berserker : attaque 3, défense 1. Deux hommes d’armes derrière des Remparts : attaque 2, défense 4.',
  warlord:
    'Le Seigneur de guerre de Greg porte son attaque à 4. La défense de Ruth est 1 : la moitié de 3, arrondie au-dessous, fait un tribut de 1 par an. Celle de Yuri est 4, il n’y a rien à y prendre.',
  harvest:
    'Sécheresse −2 et ravageurs −2. Un champ nu ne produit rien, car il ne peut descendre sous 0. Avec l’Irrigation ou un Filet il produit 1, avec les deux et de l’Engrais 4.',
  storage:
    'Greg a 13 vivres. Le silo avec son extension en protège 7 et les Chats 3, donc 3 sont sans protection. Ruth en a 9, et son silo en protège 5 ; les Lapins ne lui laissent rien des 4 autres.',
  tribute:
    'Greg et Ruth se paient un tribut l’un à l’autre. À la fin de chaque été, Ruth paie 1 vivre et Greg 2, tant que leur défense n’est pas assez forte pour y mettre fin.',
}

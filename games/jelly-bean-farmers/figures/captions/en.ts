export const en = {
  farm: 'A farm at the start: one field, one silo with room for 5 food, and on the sign 5 food and 2 food stamps. The sword is the offence, the shield the defence.',
  placing:
    'Greg has placed Fertilizer for spring. One of the other two will be for summer; the last one stays in his hand.',
  planting:
    'Greg has chosen field 1. He may seed the marked fields too, for 1 food each; nobody knows yet what the climate will be.',
  climate:
    'A Moderate Drought for the year and Gentle Rain for spring. The rain brings 1 more and cancels the drought. Field 3 isn’t seeded, but thanks to its Perennial it produces anyway.',
  uses: 'Greg has seeded nothing, so he may use either side of his Irrigation. Face up it goes on field 1, since field 2 has one already. Its back is half a Field, half a Silo, an Armed Man, or it is saved.',
  steal:
    'Greg has played a Steal. Ruth and Yuri show their spring cards, and Greg may take the Berzerker, the Flexible Hand, or the top card of the deck.',
  fire: 'Greg has seeded his field, but Fire still lets him lay a card from his hand as half a Field. With the half he has, that makes a second one.',
  assassin: 'Greg’s Assassin has reached Yuri. It can remove the Walls or one of the two Armed Men.',
  armies:
    'An Armed Man and a Berzerker: offence 3, defence 1. Two Armed Men behind Walls: offence 2, defence 4.',
  warlord:
    'Greg’s Warlord makes his offence 4. Ruth’s defence is 1: half of 3, rounded down, is a tribute of 1 per year. Yuri’s defence is 4, so there’s nothing to be had there.',
  harvest:
    'Drought −2 and pestilence −2. A bare field produces nothing, since it can’t go below 0. With Irrigation or a net it produces 1, with both and Fertilizer 4.',
  storage:
    'Greg has 13 food. The silo with its extension protects 7 and the Cats 3, so 3 are unprotected. Ruth has 9, and her silo protects 5; the Rabbits leave her none of the other 4.',
  tribute:
    'Greg and Ruth pay each other tribute. At the end of every summer Ruth pays 1 food and Greg 2, as long as their defence is not strong enough to end it.',
}

// The lesson “Storm and spice blow” of classic Dune, in English.

export const text = {
  storm:
    'The storm\nIt is in sector 16 and moves counterclockwise. Its sector cannot be entered, left or crossed, by movement or by shipment.',
  dial: 'How far?\nTwo players each secretly dial 1 to 3. Together, that is 2 to 6 sectors. Now dial.',
  path: 'What it leaves behind\nOn its way, the storm passed through sector 18: the Emperor’s 2 forces on the sand there are dead. Forces on rock and in strongholds are not affected.',
  worm: 'Shai-Hulud\nThe first spice card was a sandworm. It appears where spice last blew: in Red Chasm, it has devoured 8 spice and 4 of the Emperor’s forces. So beware of old spice fields.',
  blow: 'New spice\nAfter the worm, cards are turned over until a territory appears: 10 spice in South Mesa, right next to Tuek’s Sietch, which you hold.',
  task: 'Your task\nCollect at least 6 of the spice in South Mesa this round. Without Arrakeen or Carthag, each force in its sector collects 2.',
  failed:
    'The round is over, and you collected less than 6 spice. You need three forces in sector 5 of South Mesa when spice is collected. Try again.',
  last: 'The bill comes later\nYour forces are now on sand, and the storm is near. Next round, it may take them: send only as many into the desert as the spice is worth.',
}

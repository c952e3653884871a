// The lesson “Storm and spice blow” of classic Dune, in English.

export const text = {
  storm:
    'The storm\nIt stands in sector 16 and goes counterclockwise. The sector where it stands cannot be entered, left or crossed, neither by movement nor by shipment.',
  dial: 'How far?\nTwo players dial 1 to 3 each, in secret. Together that is 2 to 6 sectors. Dial.',
  path: 'What it leaves behind\nOn its way the storm came through sector 18: the Emperor’s 2 forces on the sand there are dead. Forces on rock and in strongholds do not mind it.',
  worm: 'Shai-Hulud\nThe first spice card was a sandworm. It comes where the last blow was: in Red Chasm it has devoured 8 spice and 4 forces of the Emperor. So beware of old spice fields.',
  blow: 'New spice\nAfter the worm, cards are turned over until a territory appears: 10 spice in South Mesa, right beside your Tuek’s Sietch.',
  task: 'Your task\nBring in at least 6 of the spice in South Mesa this round. Without Arrakeen or Carthag each force in its sector collects 2.',
  failed:
    'The round is over, and there is less than 6 spice. Three forces have to stand in sector 5 of South Mesa when spice is collected. Try again.',
  last: 'The bill comes later\nYour harvesters now stand on sand, and the storm is near. Next round it may take them: send into the desert only as many as the spice is worth.',
}

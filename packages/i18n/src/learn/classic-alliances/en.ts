// The lesson “Alliances” of classic Dune, in English.

export const text = {
  nexus:
    'A Nexus\nA sandworm has come, and with it a Nexus: only now can alliances be made and broken. An alliance has two members and is never secret.',
  need: 'Why ally?\nAllies win together: they need four strongholds. You, the Atreides, hold Arrakeen and Carthag, and the Fremen hold Sietch Tabr. That makes three.',
  propose: 'Propose an alliance\nOffer the Fremen an alliance.',
  'propose.other':
    'You may ally with anyone. But the Fremen have the stronghold you need: take it back and ask them.',
  allied:
    'Allies\nThe Fremen have accepted. Allies never fight each other, may not be in the same territory, can pay for each other’s cards and shipments, and share some of their powers.',
  task: 'Your task\nWin together this round. Habbanya Sietch is empty.',
  failed:
    'The round is over, and you do not have four strongholds together. Land in Habbanya Sietch and leave no stronghold empty. Try again.',
  last: 'Until the next worm\nAn alliance holds until the next Nexus. Then you may leave it without asking. And nothing said at the table is binding unless it is a deal.',
}

// The Twisted Intrigue cards of Piter De Vries (BLD-CMP-07): a deck of its own.

import {
  cardIcons,
  deploy,
  draw,
  hasAlliance,
  influence,
  intrigue,
  lookAndDecide,
  mustTrashFromHand,
  pass,
  per,
  plainIntrigue,
  recruit,
  solari,
  spice,
  swords,
  unitKinds,
  when,
} from '../../effects/build.ts'
import { combat, plot, turnStart, twistedIntrigue } from '../build.ts'
import type { IntrigueCard, IntrigueId, IntriguePlay } from '../types.ts'

const card = (id: IntrigueId, ...plays: readonly IntriguePlay[]): IntrigueCard =>
  twistedIntrigue(id, 1, ...plays)

export const twisted: readonly IntrigueCard[] = [
  card('ambitious', plot([influence('opponent-ahead', 1)], { cost: { loseTroops: 3 } })),
  card('calculating', plot([per(unitKinds, solari(1))])),
  card('controlled', plot([lookAndDecide(1)]), combat([swords(1)])),
  card('devious', plot([mustTrashFromHand]), plot([deploy(2)])),
  card(
    'discerning',
    plot([draw(1)], { cost: { discard: 1 } }),
    plot([draw(1)], { condition: hasAlliance('any') }),
  ),
  card('insidious', plot([spice(1), when(plainIntrigue, spice(1))], { cost: { giveIntrigue: 1 } })),
  card('resourceful', plot([cardIcons('landsraad', 'city', 'spice-trade')])),
  card('sadistic', plot([draw(1)], { cost: { loseTroops: 1 } })),
  card('shrewd', combat([spice(1)], { cost: { conflictTroops: 1 } })),
  card('sinister', combat([intrigue(1), solari(1)], { cost: { loseTroops: 2 } })),
  card('unnatural', plot([intrigue(1), when(plainIntrigue, recruit(1))], { cost: { trashIntrigue: 1 } })),
  card('withdrawn', turnStart([pass])),
]

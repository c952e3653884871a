// The Intrigue deck of the base box (IMP-CMP-05): every way to play each card.

import {
  acquire,
  acquiredOnTop,
  acquireOnTop,
  deploy,
  deployFromSupply,
  draw,
  enemyTroopsInConflict,
  exactlyTracks,
  factionIcons,
  hasAlliance,
  hasCouncilSeat,
  ignoreEnemyAgents,
  influence,
  lookDrawOrTrash,
  loseTroop,
  mayPass,
  mentat,
  mentatHome,
  oneOpponent,
  onReveal,
  owns,
  ownsMost,
  persuasion,
  recallAgent,
  recruitAndDeploy,
  retreat,
  shuffleDiscardIntoDeck,
  solari,
  spice,
  swords,
  tracks,
  vp,
  water,
  when,
} from '../../effects/build.ts'
import type { Condition, Cost, Effect } from '../../effects/types.ts'
import type { IntrigueCard, IntrigueId, IntriguePlay, IntrigueTiming } from '../types.ts'

/** What stands before the effects of a play. */
type Terms = { readonly condition?: Condition; readonly cost?: Cost }

const card = (id: IntrigueId, copies: number, ...plays: readonly IntriguePlay[]): IntrigueCard => ({
  id,
  copies,
  plays,
})

const at =
  (timing: IntrigueTiming) =>
  (effects: readonly Effect[], terms: Terms = {}): IntriguePlay => ({ timing, ...terms, effects })

const plot = at('plot')
const turnStart = at('turn-start')
const combat = at('combat')
const won = at('won')
const endgame = at('endgame')

export const intrigueCards: readonly IntrigueCard[] = [
  card('allied-armada', 1, combat([swords(7)], { condition: hasAlliance('any'), cost: { spice: 2 } })),
  card('ambush', 2, combat([swords(4)])),
  card('bindu-suspension', 1, turnStart([draw(1), mayPass])),
  card('bribery', 1, plot([influence('any', 1)], { cost: { solari: 2 } })),
  card('bypass-protocol', 1, plot([acquire(3)]), plot([acquireOnTop(5)], { cost: { spice: 2 } })),
  card('calculated-hire', 1, plot([mentat], { condition: mentatHome, cost: { spice: 1 } })),
  card('charisma', 1, plot([onReveal(persuasion(2))])),
  card('choam-shares', 1, plot([vp(1)], { cost: { solari: 7 } })),
  card(
    'corner-the-market',
    1,
    endgame([when(owns('the-spice-must-flow', 2), vp(1)), when(ownsMost('the-spice-must-flow'), vp(1))]),
  ),
  card('councilors-dispensation', 1, plot([spice(2)], { condition: hasCouncilSeat })),
  card('demand-respect', 1, won([influence('any', 1)]), won([influence('any', 2)], { cost: { spice: 2 } })),
  card('dispatch-an-envoy', 2, plot([factionIcons])),
  card(
    'double-cross',
    1,
    plot([oneOpponent(loseTroop('conflict')), deployFromSupply(1)], {
      condition: enemyTroopsInConflict,
      cost: { solari: 1 },
    }),
  ),
  card('favored-subject', 1, plot([influence('emperor', 1)])),
  card('guild-authorization', 1, plot([influence('guild', 1)])),
  card('infiltrate', 1, plot([ignoreEnemyAgents])),
  card('know-their-ways', 1, plot([influence('fremen', 1)])),
  card('master-tactician', 3, combat([swords(3)]), combat([retreat(3)])),
  card('plans-within-plans', 1, endgame([when(exactlyTracks(3, 3), vp(1)), when(tracks(4, 3), vp(2))])),
  card('poison-snooper', 2, plot([lookDrawOrTrash])),
  card('private-army', 2, combat([swords(5)], { cost: { spice: 2 } })),
  card('rapid-mobilization', 1, plot([deploy('any')])),
  card('recruitment-mission', 1, plot([onReveal(persuasion(1), acquiredOnTop)])),
  card('refocus', 1, plot([shuffleDiscardIntoDeck, draw(1)])),
  card('reinforcements', 1, plot([recruitAndDeploy(3)], { cost: { solari: 3 } })),
  card('secret-of-the-sisterhood', 1, plot([influence('bene-gesserit', 1)])),
  card('staged-incident', 1, combat([vp(1)], { cost: { conflictTroops: 3 } })),
  card('the-sleeper-must-awaken', 1, plot([vp(1)], { cost: { spice: 4 } })),
  card('tiebreaker', 1, combat([swords(2)]), endgame([spice(10)])),
  card('to-the-victor', 1, won([spice(3)])),
  card('urgent-mission', 1, plot([recallAgent])),
  card('water-of-life', 1, plot([draw(3)], { cost: { water: 1, spice: 1 } })),
  card('water-peddlers-union', 1, plot([water(1)])),
  card('windfall', 1, plot([solari(2)])),
]

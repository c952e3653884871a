// How a Rival carries out each kind of effect: as a player would, by its own rules, or not at all. It has no deck, no hand
// and no mind of its own; where its rules leave a choice, a person is asked.

import { pushFrame } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import { payCost } from '../effects/costs.ts'
import type { Act, Language } from '../effects/kind.ts'
import type { Effect, EffectName } from '../effects/types.ts'
import { tellOpen } from '../events.ts'
import { drawIntrigue, pushEffects, stealIntrigue } from '../pieces/cards.ts'
import { SOLARI_INSTEAD } from '../pieces/contracts.ts'
import { gain } from '../pieces/gains.ts'
import { opponentsOf } from '../pieces/order.ts'
import { removeShieldWall } from '../pieces/sandworms.ts'
import { recallSpy } from '../pieces/spies.ts'
import { tracksFor } from '../pieces/tracks.ts'
import { type ImperiumState, isSpoiler, player, rivalOf } from '../state.ts'
import { collects, giveRival } from './give.ts'
import { richest } from './harvest.ts'
import { influenceFor, leastOf, rivalInfluence } from './influence.ts'
import { factionPosts, placeSpy, postFor } from './spies.ts'
import { acquireForRival } from './tech.ts'

type Answer<Name extends EffectName> =
  | 'as-a-player'
  | 'nothing'
  | ((s: ImperiumState, act: Act<Name>, tell: Parameters<Language['perform']>[3]) => void)

export type Answers = { readonly [Name in EffectName]: Answer<Name> }

const buysPoint = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.do === 'gain' && effect.what === 'vp')

export const answersIn = ({ canDo }: Pick<Language, 'canDo'>): Answers => ({
  gain(s, { seat, source, effect: { what, n } }, tell) {
    // SOL-TEC-08: swords of a tech tile count, those of anything else a Rival never gets to use.
    if (what === 'persuasion' || (what === 'swords' && source.kind !== 'tech')) return
    if (what === 'vp' ? !isSpoiler(s, seat) : collects(s, seat)) gain(s, seat, what, n, source, tell)
  },
  intrigue(s, { seat, effect: { n } }, tell) {
    if (collects(s, seat)) drawIntrigue(s, seat, n, tell)
  },
  recruit: 'as-a-player',
  influence: (s, { seat, source, effect: { with: choice, n } }, tell) =>
    influenceFor(s, seat, source, tracksFor(s, seat, choice), n, tell),
  'rival-influence': (s, { seat, source, effect }, tell) => rivalInfluence(s, seat, source, effect, tell),
  'steal-intrigue'(s, { seat }, tell) {
    if (collects(s, seat)) stealIntrigue(s, seat, opponentsOf(s, seat), tell)
  },
  'lose-troop': 'as-a-player',
  'maker-hooks': 'as-a-player',
  sandworm: 'as-a-player',
  mentat: 'as-a-player',
  all: 'as-a-player',
  when: 'as-a-player',
  either: 'as-a-player',
  // SOL-RIV-09: two Solari for a contract, with CHOAM too (D-110).
  contract(s, { seat, source }, tell) {
    if (collects(s, seat)) gain(s, seat, 'solari', SOLARI_INSTEAD, source, tell)
  },
  control: 'as-a-player',
  signet(s, { seat }) {
    const rival = rivalOf(s, seat)
    if (rival !== undefined)
      giveRival(s, seat, printedAt({ kind: 'rival', id: rival.id }, 'signet', rival.signet))
  },
  spy(s, { seat, effect: { share } }, tell) {
    const post = postFor(s, seat, factionPosts(s, seat), share)
    if (post !== undefined) placeSpy(s, seat, post, tell)
  },
  // SOL-RIV-04: only with Maker Hooks.
  'remove-shield-wall'(s, { seat }, tell) {
    if (s.shieldWall && player(s, seat).hooks) removeShieldWall(s, seat, tell)
  },
  // SOL-RIV-09, D-108: it always pays when it can and gets something for it; a Streamlined Rival not for points (D-105).
  pay(s, { seat, source, slot, effect }, tell) {
    const { cost, effects } = effect
    if (!canDo(s, seat, source, effect) || (isSpoiler(s, seat) && buysPoint(effects))) return
    pushEffects(s, seat, source, slot, effects)
    const { recallSpies = 0, ...goods } = cost
    payCost(s, seat, source, goods, tell)
    for (const post of player(s, seat).posts.slice(0, recallSpies)) recallSpy(s, seat, post, tell)
  },
  choose(s, { seat, source, slot, effect: { n, effects } }) {
    const items = printedAt(source, slot, effects).filter(({ effect }) => canDo(s, seat, source, effect))
    if (items.length <= n) return pushFrame(s, { kind: 'sequence', seat, items })
    const { sure, tied } = leastOf(s, seat, items, n) ?? { sure: [], tied: items }
    if (tied.length === 0) pushFrame(s, { kind: 'sequence', seat, items: [...sure] })
    else pushFrame(s, { kind: 'choose', seat, n: n - sure.length, items: [...tied], chosen: [...sure] })
  },

  rob: 'as-a-player',
  'influence-each': 'as-a-player',
  // SOL-TEC-04, SOL-TEC-05.
  'acquire-tech': (s, { seat, effect: { less = 0 } }, tell) => acquireForRival(s, seat, less, tell),
  // SOL-BAS-02: from the space with most bonus spice, then with most spice in all.
  'take-bonus-spice'(s, { seat, source, effect: { n } }, tell) {
    const space = richest(s, Object.keys(s.bonusSpice))
    if (space === undefined || !collects(s, seat)) return
    const now = (s.bonusSpice[space] ?? 0) - n
    s.bonusSpice[space] = now
    tellOpen(tell, 'bonus-spice', { space, now })
    gain(s, seat, 'spice', n, source, tell)
  },

  draw: 'nothing',
  trash: 'nothing',
  'trash-this': 'nothing',
  discard: 'nothing',
  deploy: 'nothing',
  'deploy-from-supply': 'nothing',
  retreat: 'nothing',
  'take-reserve': 'nothing',
  acquire: 'nothing',
  'take-from-discard': 'nothing',
  harvest: 'nothing',
  'double-harvest': 'nothing',
  'faction-influence': 'nothing',
  visit: 'nothing',
  discount: 'nothing',
  'acquire-on-top': 'nothing',
  'faction-icons': 'nothing',
  'ignore-enemy-agents': 'nothing',
  'forbid-space': 'nothing',
  'set-aside-row-card': 'nothing',
  'recall-agent': 'nothing',
  'may-pass': 'nothing',
  'look-draw-or-trash': 'nothing',
  'shuffle-discard-into-deck': 'nothing',
  'council-seat': 'nothing',
  swordmaster: 'nothing',
  'influence-spied': 'nothing',
  'trash-from-hand': 'nothing',
  'return-this': 'nothing',
  'deploy-recruits': 'nothing',
  'no-deployment': 'nothing',
  'sort-top-three': 'nothing',
  'secret-factions': 'nothing',
  masterstroke: 'nothing',
  train: 'nothing',
  memory: 'nothing',
  'other-memories': 'nothing',
  'repeat-space': 'nothing',
  'recruit-on-acquire': 'nothing',
  'each-opponent': 'nothing',
  'one-opponent': 'nothing',
  once: 'nothing',
  per: 'nothing',
  'on-reveal': 'nothing',
  repel: 'nothing',
  'card-icons': 'nothing',
  boost: 'nothing',
  'ignore-requirements': 'nothing',
  pass: 'nothing',
  'look-and-decide': 'nothing',
  'complete-contract': 'nothing',
  'reveal-contracts': 'nothing',
  'move-spies': 'nothing',
  'acquire-commander': 'nothing',
  'recruit-commander': 'nothing',
  'commander-discount': 'nothing',
  skill: 'nothing',
  'combat-icon': 'nothing',
  'lose-influence': 'nothing',
  'lose-all': 'nothing',
  'bonus-spice': 'nothing',
  'deploy-agent': 'nothing',
  'draw-twisted': 'nothing',
  'plot-course': 'nothing',
  'play-navigation': 'nothing',
  'secret-project': 'nothing',
  'remove-commander': 'nothing',
  'for-ally': 'nothing',
  'for-each': 'nothing',
  trade: 'nothing',
  reinforce: 'nothing',
  'pay-together': 'nothing',
  'assign-contracts': 'nothing',
  'throne-row': 'nothing',
})

// A turn of the Imperium family in one line. Each kind of event is an action, a result, or omitted; amounts are added
// up.

import { type Message, message } from '@sietch/i18n'
import { type Faction, type ImperiumEvent, readEvent } from '@sietch/imperium'
import type { Seat, SeenEvent } from '@sietch/kernel'
import { type Came, type Deed, summaryOf, type Telling } from '../table/summary.ts'
import type { IconName } from '../ui/Icon.tsx'
import type { Subject } from '../ui/pointer.ts'

const deed = (weight: number, ...things: readonly Subject[]): Deed => ({ is: 'deed', weight, things })

const card = (id: string): Subject => ({ kind: 'card', id })
const space = (id: string): Subject => ({ kind: 'space', id })
const skill = (id: string): Subject => ({ kind: 'skill', id })
const tech = (id: string): Subject => ({ kind: 'tech', id })
const post = (id: string): Subject => ({ kind: 'post', id })

type OfSeat = { readonly seat: Seat }

/** So many more, or fewer. */
const change = (
  { seat }: OfSeat,
  icon: IconName,
  n: number,
  words: (n: number) => Message,
  key: string = n < 0 ? `${icon} lost` : icon,
): Came => ({ is: 'item', seat, icon, key, n, isChange: true, words })

/** So many. */
const count = ({ seat }: OfSeat, icon: IconName, n: number, words: (n: number) => Message): Came => ({
  is: 'item',
  seat,
  icon,
  key: icon,
  n,
  words,
})

/** Things by name. */
const named = (seat: Seat | null, icon: IconName, ...names: readonly Subject[]): Came => ({
  is: 'item',
  seat,
  icon,
  key: `${icon} named`,
  names,
})

const troops = (n: number): Message => message('summary.troops', { n })
const cards = (n: number): Message => message('summary.cards', { n })
const intrigue = (n: number): Message => message('summary.intrigue', { n })
const commandersSaid = (n: number): Message => message('summary.commanders', { n })

export const TELLING: Telling<ImperiumEvent> = {
  // The round
  round: ({ conflict }) => deed(4, { kind: 'conflict', id: conflict }),
  phase: () => deed(1),
  turn: null,
  'turn-ended': null,
  passed: () => deed(2),
  'bonus-spice': ({ space: id, now }) => ({
    is: 'item',
    seat: null,
    icon: 'spice',
    key: `bonus ${id}`,
    n: now,
    names: [space(id)],
  }),
  recalled: () => deed(3),
  // Leaders
  leader: ({ leader }) => deed(4, { kind: 'leader', id: leader }),
  token: () => deed(2),
  masterstroke: ({ seat, factions }) =>
    named(seat, 'influence', ...factions.map((id) => ({ kind: 'faction', id }))),
  trained: ({ seat, place }) => named(seat, 'signet', { kind: 'training', id: place }),
  memory: ({ seat }) => named(seat, 'recall', { kind: 'faction', id: 'bene-gesserit' }),
  tactics: null,
  'navigation-laid': null,
  'navigation-played': ({ seat, card: id }) => named(seat, 'navigation', { kind: 'navigation', id }),
  'secret-tech': ({ seat }) => named(seat, 'tech'),
  // Agents
  'agent-sent': ({ card: played, space: to }) => deed(5, card(played), space(to)),
  'agent-recalled': ({ seat, space: from }) =>
    from === 'conflict' ? named(seat, 'recall') : named(seat, 'recall', space(from)),
  'agent-deployed': ({ seat }) => ({
    ...count({ seat }, 'agent', 1, () => message('summary.agent-deployed', {})),
    key: 'agent deployed',
  }),
  swordmaster: ({ seat }) => named(seat, 'agent'),
  mentat: ({ seat }) => named(seat, 'mentat'),
  'council-seat': ({ seat }) => named(seat, 'council'),
  'swordmaster-gone': null,
  // Teams
  activated: ({ ally }) => ({ ...named(ally, 'ally'), isSign: true }),
  // A gift is shown when it changes hands.
  offered: null,
  'offered-intrigue': null,
  traded: ({ with: other }) => ({ ...named(other, 'trade'), isSign: true }),
  // A contribution is shown when it is paid.
  contributed: null,
  conceded: () => deed(3),
  'throne-row': ({ seat, card: id }) => named(seat, 'throne', card(id)),
  'space-forbidden': ({ seat, space: closed }) => named(seat, 'opponents', space(closed)),
  // Gains and costs
  gained: ({ seat, what, n }) =>
    change({ seat }, what === 'swords' ? 'sword' : what, n, (all) => message(`amount.${what}`, { n: all })),
  paid: ({ seat, what, n }) => change({ seat }, what, -n, (all) => message(`amount.${what}`, { n: all })),
  chose: null,
  influence: ({ seat, faction, n }) =>
    change(
      { seat },
      `faction:${faction as Faction}`,
      n,
      (all) => message('influence.one', { n: all, faction: { kind: 'faction', id: faction } }),
      `influence ${faction}`,
    ),
  alliance: ({ faction, from, to }) => ({
    ...named(to ?? from, `alliance:${faction as Faction}`),
    key: `of ${faction}`,
  }),
  control: ({ seat, space: taken }) => named(seat, 'control', space(taken)),
  // Cards
  drew: ({ seat, n }) => change({ seat }, 'card', n, cards),
  shuffled: null,
  looked: null,
  'reveal-turn': () => deed(5),
  revealed: ({ seat, cards: shown }) => named(seat, 'reveal', ...shown.map(card)),
  discarded: ({ seat, card: id }) => named(seat, 'discard', card(id)),
  trashed: ({ seat, card: id }) => named(seat, 'trash', card(id)),
  acquired: ({ seat, card: id }) => named(seat, 'persuasion', card(id)),
  'took-from-discard': ({ seat, card: id }) => named(seat, 'card', card(id)),
  'returned-to-hand': ({ seat, card: id }) => named(seat, 'card', card(id)),
  'set-aside': ({ seat, card: id }) => named(seat, 'card', card(id)),
  'row-refilled': null,
  'card-started': ({ card: id }) => deed(5, card(id)),
  // Intrigue
  'drew-intrigue': ({ seat, n }) => change({ seat }, 'intrigue', n, intrigue),
  'drew-twisted': ({ seat, n }) =>
    change({ seat }, 'twisted', n, (all) => message('summary.twisted', { n: all })),
  'stole-intrigue': ({ seat }) => named(seat, 'steal-intrigue'),
  'gave-intrigue': ({ seat }) => change({ seat }, 'intrigue', -1, intrigue),
  'intrigue-played': ({ card: id }) => ({ ...deed(3, { kind: 'intrigue', id }), icon: 'intrigue' }),
  'intrigue-trashed': ({ seat, card: id }) => named(seat, 'trash', { kind: 'intrigue', id }),
  'intrigue-shuffled': null,
  // Troops and the Conflict
  recruited: ({ seat, n }) => change({ seat }, 'troop', n, troops),
  deployed: ({ seat, n, commanders = 0 }) =>
    count({ seat }, 'deploy', n + commanders, (all) => message('summary.deployed', { n: all })),
  retreated: ({ seat, n, commanders = 0 }) =>
    count({ seat }, 'retreat', n + commanders, (all) => message('summary.retreated', { n: all })),
  'troops-lost': ({ seat, n, commanders = 0 }) => change({ seat }, 'troop', -n - commanders, troops),
  'commander-acquired': ({ seat }) => change({ seat }, 'commander', 1, commandersSaid),
  'commander-recruited': ({ seat }) => change({ seat }, 'commander', 1, commandersSaid),
  'commander-removed': ({ seat, space: from }) => named(seat, 'commander', space(from)),
  'skill-taken': ({ seat, skill: id }) => named(seat, 'skill', skill(id)),
  'skill-offered': null,
  'skill-trashed': ({ seat, skill: id }) => named(seat, 'trash', skill(id)),
  sandworms: ({ seat, n }) =>
    change({ seat }, 'sandworm', n, (all) => message('summary.sandworms', { n: all })),
  'maker-hooks': ({ seat }) => named(seat, 'maker-hooks'),
  'shield-wall': ({ seat }) => named(seat, 'shield-wall'),
  'combat-pass': () => deed(2),
  reward: ({ seat, conflict }) => named(seat, 'combat', { kind: 'conflict', id: conflict }),
  'conflict-over': null,
  'conflict-taken': ({ seat, conflict }) => named(seat, 'flip', { kind: 'conflict', id: conflict }),
  'battle-icons': ({ seat }) => named(seat, 'vp'),
  flipped: ({ seat, conflict }) => named(seat, 'flip', { kind: 'conflict', id: conflict }),
  // Spies and contracts
  'spy-placed': ({ seat, post }) => named(seat, 'spy', { kind: 'post', id: post }),
  'spy-recalled': ({ seat, post }) => named(seat, 'recall-spy', { kind: 'post', id: post }),
  'spy-moved': ({ seat, to }) => (to === null ? named(seat, 'recall-spy') : named(seat, 'spy', post(to))),
  'spy-trashed': ({ seat, post: id }) => named(seat, 'trash', post(id)),
  'contract-offered': null,
  'contracts-revealed': ({ seat, contracts }) =>
    named(seat, 'reveal', ...contracts.map((id) => ({ kind: 'contract', id }))),
  'contract-trashed': null,
  'contract-taken': ({ seat, contract }) => named(seat, 'contract', { kind: 'contract', id: contract }),
  'contract-completed': ({ seat, contract }) => ({
    ...named(seat, 'contract', { kind: 'contract', id: contract }),
    key: 'completed',
  }),
  // Tech tiles
  'tech-acquired': ({ seat, tech: id }) => named(seat, 'tech', tech(id)),
  'tech-offered': null,
  'tech-used': ({ seat, tech: id }) => ({ ...named(seat, 'flip', tech(id)), key: 'tech used' }),
  'tech-trashed': ({ seat, tech: id }) => named(seat, 'trash', tech(id)),
  'tech-discarded': ({ tech: id }) => named(null, 'trash', tech(id)),
  // House Hagal and the Rivals
  rival: ({ rival }) => deed(4, { kind: 'rival', id: rival }),
  'hagal-skipped': null,
  'hagal-spy': null,
  'hagal-tech': null,
  'rival-sent': ({ space: to }) => deed(5, space(to)),
  'hagal-swords': ({ seat, n }) =>
    change({ seat }, 'sword', n, (all) => message('amount.swords', { n: all })),
  'hagal-shuffled': null,
  'rival-stuck': () => deed(2),
  scheme: ({ seat }) => named(seat, 'signet'),
  'rival-paid': null,
  'control-lost': ({ seat, space: lost }) => named(seat, 'control', space(lost)),
  'row-churned': ({ cards: gone }) => named(null, 'trash', ...gone.map(card)),
}

export const summary = summaryOf(TELLING, readEvent)

/** Is it mentioned at all? */
export const isTold = ({ kind }: SeenEvent): boolean => TELLING[kind as ImperiumEvent['kind']] != null

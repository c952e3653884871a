// What is heard, what moves and how the log is divided in a game of the Imperium family. Pieces, cards and markers bear
// the names by which they are moved here (`data-move`), and so do the spots they come from and go to (`data-spot`).

import type { ImperiumEvent, Source } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { Movement } from '../motion/movement.ts'
import type { Staging } from '../table/staging.ts'

type OfSeat = { readonly seat: Seat }

const agents = ({ seat }: OfSeat): Movement => ({ goes: `agent:${seat}:` })
const strength = ({ seat }: OfSeat): Movement => ({ goes: `combat:${seat}` })
const spies = ({ seat }: OfSeat): readonly Movement[] => [{ goes: `spy:${seat}:` }]
/** All markers are checked when points change: an Alliance may affect two of them. */
const points: Movement = { goes: 'score:' }
/** A card that leaves a hand makes the others close up. */
const fromHand = (to: string): readonly Movement[] => [{ goes: 'hand:', to }]
const toHand = (from: string): readonly Movement[] => [{ goes: 'hand:', from }]

/** Where the component that has the effect is on the table. */
function spotOf({ kind, id }: Source, seat: Seat): string {
  switch (kind) {
    case 'space':
    case 'control':
      return `space:${id}`
    case 'track':
      return `faction:${id}`
    case 'conflict':
      return `conflict:${id}`
    case 'card':
      return `play:${seat}`
    case 'sideboard':
      return id
    case 'leader':
    case 'rival':
    case 'hagal':
    case 'intrigue':
    case 'contract':
    case 'skill':
    case 'tech':
    case 'navigation':
      return `seat:${seat}`
  }
}

export const STAGING: Staging<ImperiumEvent> = {
  // The round
  round: {
    marks: ({ round }) => ({ begins: 'part', round }),
    moves: ({ conflict }) => [{ goes: `conflict:${conflict}`, from: 'conflict-deck' }],
  },
  phase: { marks: () => ({ begins: 'part' }) },
  turn: { marks: ({ seat }) => ({ begins: 'turn', seat }), isUnsaid: true },
  'turn-ended': { isUnsaid: true },
  passed: {},
  'bonus-spice': {},
  recalled: { moves: () => [{ goes: 'agent:' }] },
  // Leaders
  leader: {},
  token: {},
  masterstroke: {},
  trained: {},
  memory: {
    moves: ({ seat }) => [{ sends: `supply:${seat}`, from: `supply:${seat}`, to: 'faction:bene-gesserit' }],
  },
  tactics: {},
  'navigation-laid': { sound: 'card' },
  'navigation-played': { sound: 'card' },
  'secret-tech': { moves: ({ seat }) => [{ goes: 'tech:', to: `belongings:${seat}` }] },
  // Agents
  'agent-sent': {
    sound: 'place',
    moves: (sent) => [agents(sent), ...fromHand(`play:${sent.seat}`)],
  },
  'agent-recalled': { moves: (recalled) => [agents(recalled)] },
  'agent-deployed': { sound: 'clash', moves: (sent) => [agents(sent), strength(sent)] },
  swordmaster: { moves: ({ seat }) => [{ goes: `agent:${seat}:`, from: 'space:swordmaster' }] },
  mentat: { moves: ({ seat }) => [{ goes: `agent:${seat}:`, from: 'space:mentat' }] },
  'council-seat': {},
  'swordmaster-gone': { moves: (gone) => [agents(gone)] },
  // Teams
  activated: {},
  offered: {},
  'offered-intrigue': {},
  traded: {},
  contributed: {},
  conceded: {},
  'throne-row': { sound: 'card', moves: () => [{ goes: 'offer:', to: 'throne-row' }] },
  'space-forbidden': {},
  // Gains and costs
  gained: {
    moves({ seat, what, source }) {
      switch (what) {
        case 'vp':
          return [points]
        case 'swords':
          return [strength({ seat })]
        case 'persuasion':
          return []
        case 'solari':
        case 'spice':
        case 'water':
          return [{ sends: `stock:${seat}:${what}`, from: spotOf(source, seat), to: `stock:${seat}:${what}` }]
      }
    },
  },
  paid: {
    moves: ({ seat, what, source }) => [
      { sends: `stock:${seat}:${what}`, from: `stock:${seat}:${what}`, to: spotOf(source, seat) },
    ],
  },
  chose: {},
  influence: {
    sound: 'gain',
    moves: ({ seat, faction }) => [{ goes: `influence:${faction}:${seat}` }, points],
  },
  alliance: { sound: 'gain', moves: () => [points] },
  control: {},
  // Cards
  drew: { sound: 'card', moves: ({ seat }) => toHand(`deck:${seat}`) },
  shuffled: {
    moves: ({ seat }) => [{ sends: `discard:${seat}`, from: `discard:${seat}`, to: `deck:${seat}` }],
  },
  looked: {},
  'reveal-turn': { moves: ({ seat }) => [...fromHand(`play:${seat}`), strength({ seat })] },
  revealed: { moves: (revealed) => [strength(revealed)] },
  discarded: {
    moves: ({ seat, from }) => (from === 'hand' ? fromHand(`discard:${seat}`) : []),
  },
  trashed: { moves: ({ from }) => (from === 'hand' ? fromHand('trash') : []) },
  acquired: {
    sound: 'card',
    moves: ({ seat, to }) => [
      { goes: 'offer:', to: `${to === 'hand' ? 'held' : to}:${seat}` },
      ...(to === 'hand' ? toHand('imperium-row') : []),
    ],
  },
  'took-from-discard': { moves: ({ seat }) => toHand(`discard:${seat}`) },
  'returned-to-hand': { moves: ({ seat }) => toHand(`play:${seat}`) },
  'set-aside': { moves: ({ seat }) => [{ goes: 'offer:', to: `seat:${seat}` }] },
  'card-started': { sound: 'card', moves: ({ seat }) => fromHand(`play:${seat}`) },
  'row-refilled': { moves: () => [{ goes: 'offer:', from: 'imperium-deck' }] },
  // Intrigue
  'drew-intrigue': {
    moves: ({ seat }) => [
      { goes: 'intrigue:', from: 'intrigue-deck' },
      { sends: `intrigues:${seat}`, from: 'intrigue-deck', to: `intrigues:${seat}` },
    ],
  },
  'drew-twisted': {
    moves: ({ seat }) => [
      { goes: 'intrigue:', from: 'intrigue-deck' },
      { sends: `intrigues:${seat}`, from: 'intrigue-deck', to: `intrigues:${seat}` },
    ],
  },
  'gave-intrigue': {
    moves: ({ seat, to }) => [
      { goes: 'intrigue:', from: `intrigues:${seat}`, to: `intrigues:${to}` },
      { sends: `intrigues:${to}`, from: `intrigues:${seat}`, to: `intrigues:${to}` },
    ],
  },
  'stole-intrigue': {
    moves: ({ seat, from }) => [
      { goes: 'intrigue:', from: `intrigues:${from}`, to: `intrigues:${seat}` },
      { sends: `intrigues:${seat}`, from: `intrigues:${from}`, to: `intrigues:${seat}` },
    ],
  },
  'intrigue-played': {
    sound: 'card',
    moves: ({ seat }) => [
      { goes: 'intrigue:', to: 'intrigue-deck' },
      { sends: `intrigues:${seat}`, from: `intrigues:${seat}`, to: 'intrigue-deck' },
    ],
  },
  'intrigue-trashed': { moves: () => [{ goes: 'intrigue:', to: 'trash' }] },
  'intrigue-shuffled': {},
  // Troops and the Conflict
  recruited: { moves: ({ seat }) => [{ goes: `troop:${seat}:`, from: `supply:${seat}` }] },
  deployed: {
    sound: 'clash',
    moves: ({ seat, from }) => [
      { goes: `troop:${seat}:`, from: `${from}:${seat}` },
      { goes: `commander:${seat}:` },
      strength({ seat }),
    ],
  },
  retreated: {
    moves: ({ seat }) => [{ goes: `troop:${seat}:` }, { goes: `commander:${seat}:` }, strength({ seat })],
  },
  'troops-lost': {
    moves: ({ seat, from }) => [
      { sends: `supply:${seat}`, from: `${from}:${seat}`, to: `supply:${seat}` },
      { goes: `commander:${seat}:` },
      strength({ seat }),
    ],
  },
  'commander-acquired': {
    sound: 'gain',
    moves: ({ seat, from }) => [
      { goes: `commander:${seat}:`, from: from === 'bank' ? 'sardaukar' : `space:${from}` },
    ],
  },
  'commander-recruited': { sound: 'gain', moves: ({ seat }) => [{ goes: `commander:${seat}:` }] },
  'commander-removed': {
    moves: ({ seat, space }) => [{ goes: `commander:${space}`, to: `seat:${seat}` }],
  },
  'skill-taken': { sound: 'card', moves: ({ seat }) => [{ goes: 'skill:', to: `belongings:${seat}` }] },
  'skill-offered': { moves: () => [{ goes: 'skill:', from: 'skill-stack' }] },
  'skill-trashed': {},
  // Tech tiles
  'tech-acquired': { sound: 'gain', moves: ({ seat }) => [{ goes: 'tech:', to: `belongings:${seat}` }] },
  'tech-offered': {},
  'tech-used': { sound: 'card' },
  'tech-trashed': {},
  'tech-discarded': {},
  sandworms: { sound: 'clash', moves: (summoned) => [strength(summoned)] },
  'maker-hooks': {},
  'shield-wall': {},
  'combat-pass': {},
  reward: { sound: 'triumph' },
  'conflict-over': { moves: () => [{ goes: 'combat:' }] },
  'conflict-taken': { moves: ({ seat, conflict }) => [{ goes: `conflict:${conflict}`, to: `seat:${seat}` }] },
  'battle-icons': { moves: () => [points] },
  flipped: {},
  // Spies and contracts
  'spy-placed': { sound: 'place', moves: spies },
  'spy-recalled': { moves: spies },
  'spy-moved': { sound: 'place', moves: spies },
  'spy-trashed': { moves: spies },
  'contracts-revealed': { sound: 'card' },
  'contract-trashed': {},
  'contract-offered': { moves: () => [{ goes: 'contract:', from: 'contract-stack' }] },
  'contract-taken': { moves: ({ seat }) => [{ goes: 'contract:', to: `contracts:${seat}` }] },
  'contract-completed': {},
  // House Hagal and the Rivals
  rival: {},
  'hagal-skipped': { sound: 'card' },
  'hagal-spy': { sound: 'card' },
  'hagal-tech': { sound: 'card' },
  'rival-sent': { sound: 'place', moves: (sent) => [agents(sent)] },
  'hagal-swords': { sound: 'card', moves: (revealed) => [strength(revealed)] },
  'hagal-shuffled': {},
  'rival-stuck': {},
  scheme: {},
  'rival-paid': {},
  'control-lost': {},
  'row-churned': { moves: () => [{ goes: 'offer:', to: 'trash' }] },
}

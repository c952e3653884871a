// The words about one player.

import type { Seat } from '@sietch/kernel'
import type { SeatWord } from '@sietch/kernel/scenario'
import { ARROWS, type IntrigueId } from '../content/types.ts'
import type { Slot } from '../effects/types.ts'
import { strength } from '../pieces/conditions.ts'
import { hasThirdAgent } from '../rules/round.ts'
import { boardOf, content, type ImperiumState, type Player, player, victoryPoints } from '../state.ts'
import { putIntrigueBack, takeCopy, takeIntrigueCopy } from './copies.ts'
import { readCount, readName, readNames, readRecord, readYes } from './read.ts'

type Counted = { [K in keyof Player]-?: Player[K] extends number ? K : never }[keyof Player]
type Listed = 'hand' | 'discard' | 'played' | 'revealed' | 'setAside'
type Flag = { [K in keyof Player]-?: Player[K] extends boolean ? K : never }[keyof Player]

const count = (key: Counted, about: string, example: number): SeatWord<ImperiumState> => ({
  about,
  example,
  show: (s, seat) => player(s, seat)[key],
  put(s, seat, value) {
    player(s, seat)[key] = readCount(value)
  },
})

/** Troops come out of supply, and when it is empty out of the other place. */
const troops = (key: 'garrison' | 'conflict', about: string, example: number): SeatWord<ImperiumState> => ({
  ...count(key, about, example),
  put(s, seat, value) {
    const p = player(s, seat)
    const other = key === 'garrison' ? 'conflict' : 'garrison'
    const { supply, garrison } = content(s).troop
    const all = supply + garrison
    p[key] = readCount(value, all)
    p[other] = Math.min(p[other], all - p[key])
    p.supply = all - p.garrison - p.conflict
  },
})

/** Agents that are not on the board are on the Leader. */
function readyAgents(s: ImperiumState, seat: Seat): number {
  const p = player(s, seat)
  const mentat = s.mentat?.holder === seat && !s.mentat.won ? 1 : 0
  const own = content(s).box.agentsPerPlayer + (hasThirdAgent(p) ? 1 : 0) + mentat
  return Math.max(0, own - p.sent.length)
}

const flag = (key: Flag, about: string): SeatWord<ImperiumState> => ({
  about,
  example: true,
  show: (s, seat) => player(s, seat)[key],
  put(s, seat, value) {
    player(s, seat)[key] = readYes(value)
  },
})

const cards = (key: Listed, about: string, example: string[]): SeatWord<ImperiumState> => ({
  about,
  example,
  show: (s, seat) => [...player(s, seat)[key]],
  put(s, seat, value) {
    const p = player(s, seat)
    p.deck.unshift(...p[key])
    p[key] = readNames(s, 'card', value)
    if (key === 'hand') p.knownHand = []
    for (const card of p[key]) takeCopy(s, p, card)
  },
})

function waitingLine(s: ImperiumState, card: IntrigueId): Slot {
  for (const [way, { effects }] of content(s).intrigue(card).plays.entries()) {
    const line = effects.findIndex((effect) => effect.do === 'on-reveal')
    if (line >= 0) return `play.${way}.${line}`
  }
  throw new Error(`${card} does not wait for the Reveal turn`)
}

export const seatWords: { readonly [word: string]: SeatWord<ImperiumState> } = {
  leader: {
    about: 'the Leader; in a scenario nobody has one unless it is given. Starting resources are not added',
    example: 'paul-atreides',
    show: (s, seat) => player(s, seat).leader,
    put(s, seat, value) {
      player(s, seat).leader = readName(s, 'leader', value)
      for (const { id, maker } of boardOf(s).spaces) if (maker) s.bonusSpice[id] ??= 0
    },
  },
  solari: count('solari', 'Solari', 4),
  spice: count('spice', 'spice', 2),
  water: count('water', 'water', 1),
  persuasion: count('persuasion', 'Persuasion gained this round and not spent', 3),
  swords: count('swords', 'swords of this round: revealed cards and Combat Intrigue', 4),
  influence: {
    about:
      'Influence by Faction; Factions not named stay as they are. With 4 or more it takes an Alliance token that nobody has been given',
    example: { fremen: 2 },
    show: (s, seat) => ({ ...player(s, seat).influence }),
    put(s, seat, value) {
      for (const [name, json] of readRecord(s, 'faction', value, (read) => read)) {
        const { top, allianceAt = Number.POSITIVE_INFINITY } = content(s).track(name)
        const n = readCount(json, top)
        player(s, seat).influence[name] = n
        if (n >= allianceAt && s.alliances[name] === null) s.alliances[name] = seat
      }
    },
  },
  garrison: troops('garrison', 'troops in the garrison', 3),
  conflict: troops('conflict', 'troops in the Conflict', 2),
  supply: count('supply', 'troops in supply; not given, it is what is left of twelve', 7),
  strength: {
    about: 'strength in the Conflict: two for each troop there and one for each sword, 0 without a troop',
    example: 8,
    show: (s, seat) => strength(s, seat),
  },
  swordmaster: {
    ...flag('swordmaster', 'has the third Agent'),
    put(s, seat, value) {
      const p = player(s, seat)
      p.swordmaster = readYes(value)
      if (s.throne !== undefined) p.swordmasterUse = p.swordmaster ? 'ready' : undefined
      p.agents = readyAgents(s, seat)
    },
  },
  sent: {
    about: 'the spaces the player’s Agents stand on',
    example: ['arrakeen'],
    show: (s, seat) => [...player(s, seat).sent],
    put(s, seat, value) {
      const p = player(s, seat)
      p.sent = readNames(s, 'space', value)
      if (p.arrows !== undefined) p.arrows = ARROWS.slice(0, p.sent.length)
      p.agents = readyAgents(s, seat)
    },
  },
  agents: count('agents', 'Agents on the Leader; not given, those of the player that are not sent', 2),
  council: flag('council', 'has a seat on the High Council'),
  hand: cards('hand', 'the cards in hand', ['dagger', 'seek-allies']),
  played: cards('played', 'cards in play from Agent turns of this round', ['reconnaissance']),
  revealed: cards('revealed', 'cards in play from the Reveal turn', ['convincing-argument', 'dagger']),
  discard: cards('discard', 'the discard pile', ['arrakis-liaison', 'diplomacy']),
  setAside: cards('setAside', 'cards set aside from the Row by Manipulate', ['stilgar']),
  deck: {
    about: 'the whole deck, the first card is drawn next',
    example: ['dagger', 'diplomacy'],
    show: (s, seat) => player(s, seat).deck.toReversed(),
    put(s, seat, value) {
      player(s, seat).deck = readNames(s, 'card', value).reverse()
      player(s, seat).knownTop = 0
    },
  },
  intrigue: {
    about: 'the Intrigue cards held',
    example: ['ambush'],
    show: (s, seat) => [...player(s, seat).intrigue],
    put(s, seat, value) {
      const p = player(s, seat)
      putIntrigueBack(s, p.intrigue)
      p.intrigue = readNames(s, 'intrigue', value)
      for (const card of p.intrigue) takeIntrigueCopy(s, card)
    },
  },
  waiting: {
    about: 'Plot cards face up that wait for the Reveal turn',
    example: ['charisma'],
    show: (s, seat) => player(s, seat).waiting.map(({ card }) => card),
    put(s, seat, value) {
      const p = player(s, seat)
      p.waiting = readNames(s, 'intrigue', value).map((card) => ({ card, slot: waitingLine(s, card) }))
      for (const { card } of p.waiting) takeIntrigueCopy(s, card)
    },
  },
  tokens: {
    about: 'the Factions the Baron has chosen in secret',
    example: ['emperor', 'fremen'],
    show: (s, seat) => [...player(s, seat).tokens],
    put(s, seat, value) {
      player(s, seat).tokens = readNames(s, 'faction', value).map((name) => content(s).track(name).faction)
    },
  },
  tokensRevealed: flag('tokensRevealed', 'the Baron has used Masterstroke'),
  hasRevealed: flag('hasRevealed', 'has taken the Reveal turn of this round'),
  points: {
    about: 'victory points by where they came from, without those of Influence and Alliances',
    example: { 'the-spice-must-flow': 1 },
    show: (s, seat) => ({ ...player(s, seat).points }),
  },
  vp: {
    about: 'victory points in all',
    example: 5,
    show: (s, seat) => victoryPoints(s, seat),
    put(s, seat, value) {
      const p = player(s, seat)
      p.points = {}
      const missing = readCount(value) - victoryPoints(s, seat)
      if (missing < 0) throw new Error('fewer than Influence and Alliances give')
      if (missing > 0) p.points = { start: missing }
    },
  },
}

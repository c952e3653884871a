// Setting up a game of one or two people against Rivals (SOL-SET, SOL-HAG-08 to SOL-HAG-10, SOL-RIV-01, SOL-RIV-10).

import { type Rng, type Seat, type SeatKind, shuffle, type Tell } from '@sietch/kernel'
import { type Box, type LeaderId, RESOURCES, type Rival, type RivalId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { drawIntrigue } from '../pieces/cards.ts'
import {
  content,
  type ImperiumSetup,
  type ImperiumState,
  isRival,
  type Player,
  type Rivals,
  type RivalsSetup,
  rivalOf,
} from '../state.ts'
import { hagalCards } from './deck.ts'
import { isFaceless } from './give.ts'
import { levelTerms } from './terms.ts'

/** SOL-SET-03: at a table with Rivals three sides play. */
const SIDES = 3

export const withRivals = (players: number): players is 1 | 2 => players === 1 || players === 2

export const seatKinds = (players: number): SeatKind[] =>
  Array.from({ length: withRivals(players) ? SIDES : players }, (_, seat) =>
    seat < players ? 'person' : 'automa',
  )

/** SOL-HAG-09, SOL-RIV-12: who may be a Rival. */
export const possibleRivals = (
  { rivals, against }: Box,
  players: number,
  { streamlined = false }: RivalsSetup,
): readonly Rival[] => {
  if (players === 2 && against.ofTwo === 'spoiler') return []
  const possible = rivals.filter(({ only }) => only === undefined || players === 1)
  return streamlined ? possible.filter(({ card }) => card?.streamlined) : possible
}

/** A Leader who is a Rival cannot lead a person: there is only one of each. */
export const ledByRivals = (s: ImperiumState): readonly LeaderId[] =>
  (s.rivals?.who ?? []).flatMap((id) => (id === null || content(s).rival(id).card !== undefined ? [] : [id]))

/** House Hagal beside the table: who plays, and its deck. */
export function rivalsOf(box: Box, setup: ImperiumSetup, rng: Rng): Rivals | undefined {
  const { players, rivals: wanted = {} } = setup
  if (!withRivals(players)) return undefined
  const { level = 'sardaukar', rules = [], streamlined = false, churn = false } = wanted
  const isSolo = players === 1
  return {
    people: players,
    who: whoPlays(box, setup, rng),
    level: isSolo ? level : null,
    rules: box.against.rules.filter(
      (rule) => rules.includes(rule) || (isSolo && box.against.levels[level].rules.includes(rule)),
    ),
    streamlined,
    churn,
    deck: shuffle(rng, hagalCards(box, players, [])),
    discard: [],
    follows: false,
  }
}

function whoPlays(box: Box, { players, leaders, rivals = {} }: ImperiumSetup, rng: Rng): (RivalId | null)[] {
  const possible = possibleRivals(box, players, rivals).map(({ id }) => id)
  if (possible.length === 0) return [null]
  const { who = 'random' } = rivals
  if (who !== 'random') return [...who]
  const led = Array.isArray(leaders) ? leaders : []
  const others = possible.filter((id) => !led.includes(id))
  return shuffle(rng, others.length < SIDES - players ? possible : others).slice(0, SIDES - players)
}

/** SOL-SET-06: cards for a Leader are shuffled in when it is known who leads. */
export function addLeadersHagal(s: ImperiumState): void {
  const { rivals } = s
  if (rivals === undefined) return
  const cards = hagalCards(content(s).box, rivals.people, leadersOf(s))
  if (cards.length > rivals.deck.length + rivals.discard.length) rivals.deck = shuffle(s.rng, cards)
}

/** Who leads the people. */
export const leadersOf = (s: ImperiumState): LeaderId[] =>
  s.players.flatMap(({ leader }, seat) => (leader === null || isRival(s, seat) ? [] : [leader]))

/** What Rivals have at the start, and what the level gives the person. */
export function equip(s: ImperiumState, tell: Tell): void {
  const level = levelTerms(s)
  for (const [seat, p] of s.players.entries()) {
    if (isRival(s, seat)) equipRival(s, seat, p, tell)
    else if (level !== undefined) {
      for (const resource of RESOURCES) p[resource] += level.more[resource] ?? 0
      drawIntrigue(s, seat, level.intrigue, tell)
    }
  }
}

function equipRival(s: ImperiumState, seat: Seat, p: Player, tell: Tell): void {
  const rival = s.rivals?.who[seat - s.rivals.people]
  if (rival != null) tellOpen(tell, 'rival', { seat, rival })
  for (const [faction, n] of Object.entries(rivalOf(s, seat)?.card?.influence ?? {})) p.influence[faction] = n
  const { garrison, rivalIntrigue } = levelTerms(s) ?? { garrison: p.garrison, rivalIntrigue: 0 }
  if (!isFaceless(s, seat)) {
    leaveInGarrison(p, garrison)
    drawIntrigue(s, seat, rivalIntrigue, tell)
    return
  }
  // SOL-HAG-08: three Agents, and nothing else.
  leaveInGarrison(p, 0)
  p.water = 0
  p.swordmaster = true
  p.agents++
}

function leaveInGarrison(p: Player, n: number): void {
  p.supply += p.garrison - n
  p.garrison = n
}

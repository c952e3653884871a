// What must hold in every position of every game (appendix A.5). Tests and soak runs call it after each choice; it is
// not part of playing.

import type { Json } from '@sietch/kernel'
import { FACTION, FORCES } from './content/factions.ts'
import { LEADERS_OF } from './content/leaders.ts'
import { SPICE_DECK } from './content/spice.ts'
import { TREACHERY_DECK } from './content/treachery.ts'
import { FACTIONS, LEADERS, STRONGHOLDS, TREACHERY } from './content/types.ts'
import { fightersOf, total } from './forces.ts'
import { battlesOf } from './rules/battles.ts'
import { ALL_SPICE } from './spice.ts'
import { areAllied, type ClassicState, type Player } from './state.ts'

/** Throws with the id of the first invariant that is broken. */
export function checkInvariants(s: ClassicState): void {
  checkPieces(s)
  checkOccupancy(s)
  for (const { holder, card } of s.known) {
    if (!s.players[holder]?.hand.includes(card)) throw new Error(`seat ${holder} is known to hold ${card}`)
  }
}

/** The forces, leaders, spice and cards in the box are each somewhere, and none is in two places. */
export function checkPieces(s: ClassicState): void {
  const isSwapping = s.stack.some(({ kind }) => kind === 'swap')
  for (const [seat, p] of s.players.entries()) {
    const whose = `of seat ${seat}`
    checkForces(s, p, whose)
    inRange(p.spice, 0, ALL_SPICE, 'spice', whose)
    inRange(p.bribes, 0, ALL_SPICE, 'bribes', whose)
    checkLeaders(s, p, whose)
    if (!isSwapping) inRange(p.hand.length, 0, FACTION[p.faction].handLimit, 'INV-2 hand', whose)
  }
  checkSpice(s)
  checkCards(s)
}

function checkForces(s: ClassicState, p: Player, whose: string): void {
  let forces = p.reserves.forces + p.tanks.forces
  let elite = p.reserves.elite + p.tanks.elite
  for (const [index, stack] of p.stacks.entries()) {
    forces += stack.forces
    elite += stack.elite
    inRange(stack.forces, 0, FORCES, 'INV-1 forces in a stack', whose)
    inRange(stack.elite, 0, FORCES, 'INV-1 starred forces in a stack', whose)
    inRange(total(stack), 1, FORCES, 'INV-1 tokens in a stack', whose)
    equal(
      p.stacks.findIndex(({ part }) => part === stack.part),
      index,
      'stack of a part',
      whose,
    )
  }
  const starred = s.advanced && s.phase !== 'setup' ? (FACTION[p.faction].elite?.forces ?? 0) : elite
  equal(elite, starred, 'INV-1 starred forces', whose)
  equal(forces + elite, FORCES, 'INV-1 forces', whose)
  // INV-5: advisors are a property of a territory, so fighters cannot be next to them; a territory without tokens has
  // none.
  for (const territory of p.advisors) {
    if (!p.stacks.some((stack) => stack.territory === territory))
      throw new Error(`INV-5 advisors ${whose} in ${territory}, where none are`)
  }
}

function checkLeaders(s: ClassicState, p: Player, whose: string): void {
  if (s.phase === 'setup') return
  equal(p.leaders.length, LEADERS_OF[p.faction].length, 'leaders', whose)
  for (const leader of LEADERS_OF[p.faction]) {
    const state = p.leaders.find(({ id }) => id === leader)
    if (state === undefined) throw new Error(`${leader} is missing ${whose}`)
    let captors = 0
    for (const { captives } of s.players) {
      if (captives.some((captive) => captive.leader === leader)) captors++
    }
    equal(captors, state.place === 'captured' ? 1 : 0, 'captors of a leader', whose)
  }
}

/** INV-8: what leaves one place arrives at another. */
function checkSpice(s: ClassicState): void {
  let spice = s.bank
  for (const p of s.players) spice += p.spice + p.bribes
  for (const pile of s.spice) spice += pile.n
  for (const deal of s.deals) spice += deal.spice
  equal(spice, ALL_SPICE, 'INV-8 spice', 'in all')
}

/** INV-6, INV-7, and the traitor cards of the factions in play. */
function checkCards(s: ClassicState): void {
  const hands = s.players.map(({ hand }) => hand)
  same(
    [s.treacheryDeck, s.treacheryDiscard, s.removed, s.row, ...hands],
    [TREACHERY_DECK],
    'INV-6 treachery cards',
  )
  const setAside = s.stack.map((frame) =>
    frame.kind === 'blow' ? Array.from({ length: frame.setAside }, () => 'shai-hulud') : [],
  )
  same([s.spiceDeck, ...s.spiceDiscards, ...setAside], [SPICE_DECK], 'INV-7 spice cards')
  if (s.phase === 'setup') return
  const dealt = s.players.flatMap(({ traitors, returned }) => [traitors, returned])
  const leaders = s.players.map(({ faction }) => LEADERS_OF[faction])
  same([s.traitorDeck, ...dealt], leaders, 'traitor cards')
}

/** INV-3, INV-4. */
function checkOccupancy(s: ClassicState): void {
  for (const stronghold of STRONGHOLDS) {
    const fighters = fightersOf(s, stronghold)
    const enemies = fighters.filter(
      (seat) => !fighters.some((other) => other !== seat && areAllied(s, seat, other)),
    )
    if (fighters.length > 2 && enemies.length > 2)
      throw new Error(`INV-4 ${fighters.length} players in ${stronghold}`)
  }
  if (s.phase !== 'collection' && s.phase !== 'mentat-pause') return
  for (let seat = 0; seat < s.players.length; seat++) {
    equal(battlesOf(s, seat).length, 0, 'INV-3 battles left', `of seat ${seat}`)
  }
}

type Piles = readonly (readonly string[])[]

function same(actual: Piles, expected: Piles, what: string): void {
  const surplus = new Map<string, number>()
  const count = (piles: Piles, by: number) => {
    for (const pile of piles) for (const card of pile) surplus.set(card, (surplus.get(card) ?? 0) + by)
  }
  count(actual, 1)
  count(expected, -1)
  for (const [card, n] of surplus) if (n !== 0) throw new Error(`${what}: ${n} of ${card} too many`)
}

function equal(actual: number, expected: number, what: string, whose: string): void {
  if (actual !== expected) throw new Error(`${what} ${whose}: ${actual} instead of ${expected}`)
}

function inRange(actual: number, least: number, most: number, what: string, whose: string): void {
  if (!(actual >= least && actual <= most))
    throw new Error(`${what} ${whose}: ${actual} is not from ${least} to ${most}`)
}

/** Which components an event shows in use, for counting what a soak run covered. */
export function componentsIn(event: {
  readonly kind: string
  readonly data: { readonly [key: string]: Json }
}): string[] {
  const { data } = event
  const id = (kind: string, value: Json | undefined): string[] =>
    typeof value === 'string' && value !== 'none' ? [`${kind}:${value}`] : []
  switch (event.kind) {
    case 'card-played':
      return id('card', data.card)
    case 'plan':
      return [
        ...id('card', data.weapon),
        ...id('card', data.defense),
        ...(data.leader === 'cheap-hero' ? ['card:cheap-hero'] : id('leader', data.leader)),
      ]
    case 'spice-card':
      return id('spice', data.card)
    case 'battle':
      return id('battle', data.territory)
    case 'won':
      return id('victory', data.by)
    case 'seated':
      return Array.isArray(data.factions) ? data.factions.map((faction: Json) => `faction:${faction}`) : []
    default:
      return []
  }
}

const VICTORIES = ['strongholds', 'prediction', 'fremen', 'guild', 'default', 'most-strongholds']

/** Every component that can come up with the factions in play. */
export function components(s: ClassicState): string[] {
  const factions = s.players.map(({ faction }) => faction)
  return [
    ...TREACHERY.map((card) => `card:${card}`),
    ...LEADERS.filter((leader) => factions.some((faction) => LEADERS_OF[faction].includes(leader))).map(
      (leader) => `leader:${leader}`,
    ),
    ...new Set(SPICE_DECK.map((card) => `spice:${card}`)),
    ...STRONGHOLDS.map((stronghold) => `battle:${stronghold}`),
    ...FACTIONS.filter((faction) => factions.includes(faction)).map((faction) => `faction:${faction}`),
    ...VICTORIES.filter((by) => isPossible(by, factions)).map((by) => `victory:${by}`),
  ]
}

function isPossible(by: string, factions: readonly string[]): boolean {
  const [fremen, guild] = [factions.includes('fremen'), factions.includes('guild')]
  if (by === 'prediction') return factions.includes('bene-gesserit')
  if (by === 'fremen') return fremen
  if (by === 'guild') return guild
  if (by === 'default') return fremen && !guild
  return by === 'strongholds' || (!fremen && !guild)
}

// What must hold in every position of every game (docs/rules/imperium.md, section 13). Tests and soak runs call it
// after each choice; it is not part of playing.

import type { Json } from '@sietch/kernel'
import { effectAt } from './content/slots.ts'
import { type Box, RESOURCES, type Tech } from './content/types.ts'
import { strength } from './pieces/conditions.ts'
import { isCommander, mayHave, membersOf, readyArrows } from './pieces/teams.ts'
import { influenceOn } from './pieces/tracks.ts'
import { AGENT, COMMANDER } from './pieces/units.ts'
import { hagalCards } from './rivals/deck.ts'
import { leadersOf, possibleRivals } from './rivals/setup.ts'
import { isBarred } from './rivals/terms.ts'
import { outcome as outcomeOf } from './rules/endgame.ts'
import { hasThirdAgent } from './rules/round.ts'
import { cardsDoneWithout } from './rules/setup.ts'
import { content, hasUnits, type ImperiumState, isRival, player, type Rivals, unitsOf } from './state.ts'

/** Throws with the id of the first invariant that is broken. */
export function checkInvariants(s: ImperiumState): void {
  checkPieces(s)
  for (const [seat, p] of s.players.entries()) {
    for (const resource of RESOURCES) atLeast(p[resource], 0, `${resource} of seat ${seat}`)
    atLeast(p.persuasion, 0, `Persuasion of seat ${seat}`)
    atLeast(p.swords, 0, `swords of seat ${seat}`)
    // SIX-ACT-04: but an Ally with swords from the Commander before the own Reveal turn.
    if (!hasUnits(s, seat) && (s.throne === undefined || p.hasRevealed))
      equal(strength(s, seat), 0, `INV-05 strength of seat ${seat}`)
    if (p.hasRevealed) equal(p.persuasion, 0, `INV-12 Persuasion of seat ${seat} after the Reveal turn`)
    if (p.hasRevealed)
      equal(p.played.length + p.revealed.length, 0, `cards in play of seat ${seat} after clean-up`)
  }
  if (s.imperiumDeck.length > 0)
    equal(s.row.length, content(s).box.rowSize, 'INV-03 cards in the Imperium Row')
  const won = s.players.flatMap(({ trophies }) => trophies.filter(({ kind }) => kind === 'conflict'))
  const [one, two, three] = content(s).box.conflictDeck
  equal(s.conflictDeck.length + s.conflicts.length + won.length, one + two + three, 'INV-04 Conflict cards')
  if (s.phase === 'makers' || s.phase === 'recall' || s.phase === 'endgame' || s.phase === 'round-start') {
    const defending = s.phase === 'round-start' ? 1 : 0
    for (const [seat] of s.players.entries())
      inRange(unitsOf(s, seat), 0, defending, 'INV-11 units left in the Conflict')
  }
  checkAlliances(s)
  checkCommanders(s)
  checkTech(s)
  checkWorms(s)
  checkContracts(s)
  checkCards(s)
  checkIntrigue(s)
  checkRivals(s)
  checkTeams(s)
  checkAddresses(s)
}

/** What every player has from the beginning to the end, wherever it is: no table can lie otherwise. */
export function checkPieces(s: ImperiumState): void {
  const { box, troop, otherUnits } = content(s)
  for (const [seat, p] of s.players.entries()) {
    equal(
      p.supply + p.garrison + p.conflict + p.memories,
      isCommander(s, seat) ? 0 : troop.supply + troop.garrison,
      `INV-01 cubes of seat ${seat}`,
    )
    for (const { id } of otherUnits)
      for (const pieces of Object.values(p.units?.[id] ?? {})) atLeast(pieces, 0, `${id} of seat ${seat}`)
    for (const pieces of [p.supply, p.garrison, p.conflict, p.agents])
      atLeast(pieces, 0, `pieces of seat ${seat}`)
    for (const { id, top } of box.tracks)
      inRange(influenceOn(p, id), 0, top, `${id} Influence of seat ${seat}`)
    equal(p.spies + p.posts.length + (p.spiesLost ?? 0), box.spiesPerPlayer, `INV-02 spies of seat ${seat}`)
    equal(new Set(p.posts).size, p.posts.length, `INV-07 posts with a spy of seat ${seat}`)
    const mentat = s.mentat?.holder === seat && !s.mentat.won ? 1 : 0
    equal(
      p.agents + p.sent.length + (p.units?.[AGENT]?.conflict ?? 0),
      box.agentsPerPlayer + (hasThirdAgent(p) ? 1 : 0) + mentat,
      `Agents of seat ${seat}`,
    )
  }
}

/** INV-08: the holder has 4 or more, and no one has more than the holder (but while a token is being handed on). */
function checkAlliances(s: ImperiumState): void {
  if (s.stack.some(({ kind }) => kind === 'alliance')) return
  for (const { id, allianceAt = Number.POSITIVE_INFINITY } of content(s).box.tracks) {
    const holder = s.alliances[id] ?? null
    if (holder === null) continue
    const held = influenceOn(player(s, holder), id)
    atLeast(held, allianceAt, `INV-08 ${id} Influence of the Alliance holder`)
    for (const p of s.players)
      inRange(influenceOn(p, id), 0, held, `INV-08 ${id} Influence against the holder`)
  }
}

/** INV-13, INV-14: seven Commanders, fourteen skills (or as many as there are), and no one with two alike. */
function checkCommanders(s: ImperiumState): void {
  const { sardaukar } = s
  if (sardaukar === undefined) return
  const owned = s.players.map(({ units }) =>
    Object.values(units?.[COMMANDER] ?? {}).reduce((a, b) => a + b, 0),
  )
  const { box, piles } = content(s)
  equal(
    owned.reduce((a, b) => a + b, sardaukar.at.length + sardaukar.bank + sardaukar.removed),
    box.commanders?.count ?? 0,
    'INV-13 Sardaukar Commanders',
  )
  for (const { skills = [] } of s.players) equal(new Set(skills).size, skills.length, 'INV-14 equal skills')
  const held = s.players.flatMap(({ skills = [] }) => skills)
  const others = [...sardaukar.skills, ...sardaukar.skillStack, ...sardaukar.skillsTrashed]
  equal(held.length + others.length, piles.skills.length, 'skills')
}

function checkTech(s: ImperiumState): void {
  if (s.tech === undefined) return
  const held = s.players.flatMap(({ tech = [], secretTech }) => [
    ...tech,
    ...(secretTech ? [secretTech] : []),
  ])
  const tiles = [...s.tech.stacks.flat(), ...s.tech.trashed, ...held]
  equal(new Set(tiles).size, content(s).box.tech.length, 'tech tiles')
  equal(tiles.length, content(s).box.tech.length, 'tech tiles')
}

/** INV-10: none behind the Shield Wall. */
function checkWorms(s: ImperiumState): void {
  const { box, conflict } = content(s)
  const current = s.phase === 'turns' ? s.conflicts.at(-1) : undefined
  const location = current === undefined ? undefined : conflict(current).location
  if (!s.shieldWall || location === undefined || !box.shieldWall.includes(location)) return
  for (const { worms } of s.players) equal(worms, 0, 'INV-10 sandworms behind the Shield Wall')
}

function checkContracts(s: ImperiumState): void {
  const held = s.players.flatMap(({ contracts, completed }) => [...contracts, ...completed])
  const revealed = s.stack.flatMap((frame) => (frame.kind === 'reveal-contracts' ? frame.contracts : []))
  const gone = [...(s.contractsTrashed ?? []), ...revealed]
  const total =
    s.contractMarket.length + s.contractStack.length + s.ownContracts.length + held.length + gone.length
  // They are laid out once the Leaders are chosen.
  if (s.round > 0)
    equal(
      total,
      content(s).box.contracts.reduce((sum, { copies }) => sum + copies, 0),
      'contracts',
    )
}

/** INV-15: no deck card appears or disappears. */
function checkCards(s: ImperiumState): void {
  const found = new Map<string, number>()
  const add = (id: string, n: number) => void found.set(id, (found.get(id) ?? 0) + n)
  for (const p of s.players) {
    for (const zone of [p.deck, p.hand, p.discard, p.played, p.revealed, p.setAside])
      for (const id of zone) add(id, 1)
  }
  for (const zone of [s.row, s.imperiumDeck, s.trashed, s.throne?.row ?? []])
    for (const id of zone) add(id, 1)
  for (const [id, n] of Object.entries(s.reserve)) add(id, n)
  if (s.round === 0) return
  for (const { id, copies, pile } of content(s).box.cards) {
    const isDealt = pile === 'starting' || pile === 'commander'
    equal(found.get(id) ?? 0, isDealt ? startingCopies(s, id) : copies, `INV-15 copies of ${id}`)
  }
}

/** How many of a card all people together have started with. */
const startingCopies = (s: ImperiumState, id: string): number =>
  s.players.reduce((sum, { leader }, seat) => {
    if (isRival(s, seat) || cardsDoneWithout(s, seat).includes(id)) return sum
    return (
      sum +
      content(s)
        .startingDeck(leader)
        .filter((card) => card === id).length
    )
  }, 0)

/** Who has cubes on which tracks, what Commanders never have, and their Agents (SIX). */
function checkTeams(s: ImperiumState): void {
  if (s.throne === undefined) return
  const { box } = content(s)
  for (const [seat, p] of s.players.entries()) {
    const isLeading = isCommander(s, seat)
    for (const { id, onlyFor } of box.tracks)
      if (onlyFor === undefined ? isLeading : onlyFor !== p.leader)
        equal(influenceOn(p, id), 0, `SIX-INF-02 ${id} Influence of seat ${seat}`)
    if (!mayHave(s, seat, 'sandworms'))
      equal(p.worms + (p.hooks ? 1 : 0), 0, `SIX-WRM-01 sandworms and Maker Hooks of seat ${seat}`)
    if (!mayHave(s, seat, 'sardaukar-commanders') || isLeading)
      equal(
        Object.values(p.units?.[COMMANDER] ?? {}).reduce((a, b) => a + b, 0),
        0,
        `SIX-CMD-01 seat ${seat}`,
      )
    if (!isLeading) continue
    equal(
      p.swords + p.worms + p.trophies.length,
      0,
      `SIX-CBT-01 what the Commander on seat ${seat} has in the Conflict`,
    )
    equal(p.arrows?.length ?? 0, p.sent.length, `SIX-ACT-01 arrows of seat ${seat}`)
    equal(readyArrows(p).length, p.agents, `SIX-ACT-01 Agents of the Commander on seat ${seat}`)
  }
  const teams = box.teams ?? []
  equal(teams.flatMap(membersOf).length, s.players.length, 'SIX-GEN-05 seats in teams')
  const outcome = outcomeOf(s)
  if (outcome !== undefined) equal(outcome.places.length, teams.length, 'SIX-GEN-07 places')
}

/** House Hagal has all its cards, and a Rival none of those that people play with. */
function checkRivals(s: ImperiumState): void {
  if (s.rivals === undefined) return
  const { people, deck, discard } = s.rivals
  const isLaidOut = !s.stack.some(({ kind }) => kind === 'finish-setup')
  equal(
    deck.length + discard.length,
    hagalCards(content(s).box, people, isLaidOut ? leadersOf(s) : []).length,
    'House Hagal cards',
  )
  for (const [seat, p] of s.players.entries()) {
    if (!isRival(s, seat)) continue
    const cards = p.deck.length + p.hand.length + p.discard.length + p.played.length + p.revealed.length
    equal(cards + p.contracts.length + p.persuasion, 0, `cards of the Rival on seat ${seat}`)
  }
}

function checkIntrigue(s: ImperiumState): void {
  const beingPlayed = s.stack.flatMap((frame) => (frame.kind === 'effects' ? (frame.discards ?? []) : []))
  const waiting = s.players.flatMap((p) => p.waiting.map(({ card }) => card))
  const hands = s.players.flatMap(({ intrigue }) => intrigue)
  // A card whose effect waits for the Reveal turn may still be on its way out of the hand.
  const all = new Set([...beingPlayed, ...waiting])
  const common =
    s.intrigueDeck.length + s.intrigueDiscard.length + s.intrigueTrashed.length + hands.length + all.size
  const twisted = s.twisted === undefined ? [] : [...s.twisted.deck, ...s.twisted.discard]
  const { intrigue, twisted: ofOwnDeck } = content(s).piles
  equal(
    common + twisted.length,
    intrigue.length + (s.twisted === undefined ? 0 : ofOwnDeck.length),
    'Intrigue cards',
  )
}

/** What waits is what is printed at its address. */
function checkAddresses(s: ImperiumState): void {
  for (const frame of s.stack) {
    if (frame.kind !== 'turn' && frame.kind !== 'effects' && frame.kind !== 'choose') continue
    for (const { source, slot, effect } of frame.items) {
      const printed = effectAt(content(s), source, slot)
      if (JSON.stringify(printed) !== JSON.stringify(effect))
        throw new Error(`at ${slot} of ${source.id} there is no ${effect.do}`)
    }
  }
}

function equal(actual: number, expected: number, what: string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`)
}

const atLeast = (actual: number, least: number, what: string): void =>
  inRange(actual, least, Number.POSITIVE_INFINITY, what)

function inRange(actual: number, least: number, most: number, what: string): void {
  if (!(actual >= least && actual <= most))
    throw new Error(`${what}: ${actual} is not from ${least} to ${most}`)
}

/** Which components an event shows at work: `card:dagger`, `space:arrakeen`, …, for counting what a soak run met. */
export function componentsIn(event: {
  readonly kind: string
  readonly data: { readonly [key: string]: Json }
}): string[] {
  const { data } = event
  const id = (kind: string, value: Json | undefined): string[] =>
    typeof value === 'string' ? [`${kind}:${value}`] : []
  switch (event.kind) {
    case 'agent-sent':
      return [...id('agent', data.card), ...id('space', data.space)]
    case 'reveal-turn':
      return Array.isArray(data.cards) ? data.cards.map((card: Json) => `reveal:${card}`) : []
    case 'acquired':
      return id('acquire', data.card)
    case 'intrigue-played':
      return id('intrigue', data.card)
    case 'rival':
      return id('rival', data.rival)
    case 'rival-sent':
      return [...id('hagal', data.card), ...id('space', data.space)]
    case 'hagal-spy':
    case 'hagal-tech':
      return id('hagal', data.card)
    case 'skill-taken':
      return id('skill', data.skill)
    case 'tech-acquired':
      return id('tech', data.tech)
    case 'tech-used':
      return id('flip', data.tech)
    case 'navigation-played':
      return id('navigation', data.card)
    case 'card-started':
      return id('start', data.card)
    case 'hagal-swords':
      return Array.isArray(data.cards) ? data.cards.map((card: Json) => `swords:${card}`) : []
    case 'reward':
      return id('conflict', data.conflict)
    case 'leader':
      return id('leader', data.leader)
    case 'spy-placed':
      return id('post', data.post)
    case 'contract-completed':
      return id('contract', data.contract)
    default:
      return []
  }
}

/** Every component that can be met. */
export function components(s: ImperiumState): string[] {
  const { box, spaces } = content(s)
  return [
    ...box.cards
      .filter((card) => card.icons.length > 0 || card.sendsAnywhere || card.iconsOfContracts)
      .map(({ id }) => `agent:${id}`),
    ...box.cards.map(({ id }) => `reveal:${id}`),
    ...box.cards
      .filter(({ pile }) => pile === 'imperium' || pile === 'reserve')
      .map(({ id }) => `acquire:${id}`),
    ...spaces.filter((space) => !isBarred(s, space)).map(({ id }) => `space:${id}`),
    ...box.intrigue.map(({ id }) => `intrigue:${id}`),
    ...box.conflicts
      .filter(({ level }) => box.conflictDeck[level - 1] !== 0)
      .map(({ id }) => `conflict:${id}`),
    ...box.leaders.map(({ id }) => `leader:${id}`),
    ...box.posts.map(({ id }) => `post:${id}`),
    ...box.contracts.map(({ id }) => `contract:${id}`),
    ...box.cards.filter(({ start }) => start !== undefined).map(({ id }) => `start:${id}`),
    ...box.skills.map(({ id }) => `skill:${id}`),
    ...box.tech.map(({ id }) => `tech:${id}`),
    ...box.tech.filter(isFlipped).map(({ id }) => `flip:${id}`),
    ...box.navigation.map(({ id }) => `navigation:${id}`),
    ...(s.rivals === undefined ? [] : componentsOfRivals(s.rivals, box)),
  ]
}

const isFlipped = ({ abilities }: Tech): boolean =>
  abilities.some((ability) => 'on' in ability && ability.once === 'round')

/** The House Hagal cards for this many people, on Agent turns and in Combat, and the Rivals there may be. */
function componentsOfRivals({ people, streamlined }: Rivals, box: Box): string[] {
  const leaders = box.leaders.map(({ id }) => id)
  const cards = [...new Set(hagalCards(box, people, leaders))]
  return [
    ...cards.filter((id) => id !== 'reshuffle').flatMap((id) => [`hagal:${id}`, `swords:${id}`]),
    ...possibleRivals(box, people, { streamlined }).map(({ id }) => `rival:${id}`),
  ]
}

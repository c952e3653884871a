// Tech tiles (TEC): three stacks, the top tile of each for spice; what a tile can do is an ability.

import {
  option,
  optionAbout,
  popFrame,
  pushFrame,
  type Seat,
  shuffle,
  type Tell,
  targetId,
} from '@sietch/kernel'
import type { ModifierOf } from '../content/abilities.ts'
import type { Tech, TechId } from '../content/types.ts'
import { tellOpen, tellOwn, tellRevealed } from '../events.ts'
import { content, type ImperiumState, isRival, type Kind, ownTurn, type Player, player } from '../state.ts'
import { fireComponent, modifiersOf, seesDeckTop } from './abilities.ts'
import { pushEffects } from './cards.ts'
import { unresolvedVisits } from './contracts.ts'
import { pairAllEqual } from './trophies.ts'

/** TEC-SET-02, TEC-SET-03: face down in stacks as even as possible; the last of each is on top and face up. */
export function layOutTech(s: ImperiumState, tell: Tell): void {
  const { box } = content(s)
  const { techStacks } = box
  if (techStacks === undefined) return
  const tiles = shuffle(
    s.rng,
    box.tech.map(({ id }) => id),
  )
  const stacks = Array.from({ length: techStacks }, (): TechId[] => [])
  for (const [index, tile] of tiles.entries()) stacks[index % techStacks]?.push(tile)
  s.tech = { stacks, trashed: [] }
  for (const p of s.players) p.tech = []
  for (const [stack, tiles] of stacks.entries()) turnUp(tiles, stack, tell)
  offerMarked(s, tell)
}

/** SOL-TEC-12: with two people the Rival ignores tiles. */
export const rivalsUseTech = ({ tech, rivals }: ImperiumState): boolean =>
  tech !== undefined && rivals?.people === 1

/** SOL-TEC-01: may Rivals have it? */
export const isMarked = (s: ImperiumState, id: TechId): boolean => content(s).tech(id).hagal !== undefined

/** SOL-TEC-02: the top tile of the largest stack leaves the game until one that Rivals may have lies face up. */
function offerMarked(s: ImperiumState, tell: Tell): void {
  if (s.tech === undefined || !rivalsUseTech(s)) return
  const { stacks, trashed } = s.tech
  while (stacks.some((tiles) => tiles.length > 0)) {
    if (stacks.some((tiles) => tiles.slice(-1).some((top) => isMarked(s, top)))) return
    const largest = Math.max(...stacks.map((tiles) => tiles.length))
    const stack = stacks.findIndex((tiles) => tiles.length === largest)
    const tiles = stacks[stack] ?? []
    trashed.push(...tiles.splice(-1).map((tech) => discarded(tech, tell)))
    turnUp(tiles, stack, tell)
  }
}

function discarded(tech: TechId, tell: Tell): TechId {
  tellOpen(tell, 'tech-discarded', { tech })
  return tech
}

function turnUp(tiles: readonly TechId[], stack: number, tell: Tell): void {
  const tech = tiles.at(-1)
  if (tech !== undefined) tellRevealed(tell, 'tech-offered', { tech, stack })
}

/** TEC-ACQ-06 to TEC-ACQ-10, TEC-ACQ-14: what it costs the player; `less`: what the icon takes off. */
export const techPrice = (s: ImperiumState, seat: Seat, id: TechId, less: number): number =>
  priceFor(player(s, seat), content(s).tech(id), less, modifiersOf(s, seat, 'tech-cost'))

type Discounts = readonly ModifierOf<'tech-cost'>[]

function priceFor({ secretTech }: Player, { id, cost }: Tech, less: number, discounts: Discounts): number {
  let price = cost - less
  for (const { less: off, own } of discounts) if (!own || secretTech === id) price -= off
  return Math.max(0, price)
}

/** The tiles that lie face up, and the own secret one. */
export function techOnOffer({ tech }: ImperiumState, { secretTech }: Player): TechId[] {
  const offered: TechId[] = []
  if (tech === undefined) return offered
  for (const tiles of tech.stacks) {
    const top = tiles[tiles.length - 1]
    if (top !== undefined) offered.push(top)
  }
  if (secretTech !== undefined) offered.push(secretTech)
  return offered
}

export const canAcquireTech = (s: ImperiumState, seat: Seat, id: TechId, less: number): boolean =>
  canPayFor(player(s, seat), content(s).tech(id), less, modifiersOf(s, seat, 'tech-cost'))

function canPayFor(p: Player, tile: Tech, less: number, discounts: Discounts): boolean {
  if (p.spice < priceFor(p, tile, less, discounts)) return false
  return p.posts.length >= (tile.requires?.trashSpies ?? 0)
}

/** Is there a tile that the player could acquire? */
export function canAcquireAny(s: ImperiumState, seat: Seat, less: number): boolean {
  const p = player(s, seat)
  const discounts = modifiersOf(s, seat, 'tech-cost')
  for (const id of techOnOffer(s, p)) if (canPayFor(p, content(s).tech(id), less, discounts)) return true
  return false
}

export function techFor(s: ImperiumState, seat: Seat, less: number): TechId[] {
  const p = player(s, seat)
  const discounts = modifiersOf(s, seat, 'tech-cost')
  return techOnOffer(s, p).filter((id) => canPayFor(p, content(s).tech(id), less, discounts))
}

const techOption = optionAbout('tech', 'tech')

export const acquireTechFrame: Kind<'acquire-tech'> = {
  step: () => false,
  decisions: (s, { seat }) => [
    { seat, kind: 'acquire-tech', ...(player(s, seat).secretTech !== undefined && { ask: true }) },
  ],
  options(s, { seat, less, optional }) {
    const tiles = techFor(s, seat, less).map(techOption)
    return optional || tiles.length === 0 ? [...tiles, option('decline')] : tiles
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat, less } = frame
    popFrame(s, frame)
    if (chosen.verb === 'tech') acquireTech(s, seat, String(targetId(chosen)), less, tell)
  },
}

/** TEC-ACQ-04, TEC-ACQ-11, TEC-ACQ-12: pay, take, turn up the next one; then what it brings. */
export function acquireTech(s: ImperiumState, seat: Seat, id: TechId, less: number, tell: Tell): void {
  const p = player(s, seat)
  const tile = content(s).tech(id)
  const source = { kind: 'tech', id } as const
  const n = techPrice(s, seat, id, less)
  p.spice -= n
  if (n > 0) tellOpen(tell, 'paid', { seat, what: 'spice', n, source })
  const isSecret = p.secretTech === id
  if (isSecret) p.secretTech = undefined
  const sawTop = seesDeckTop(s, seat)
  p.tech = [...(p.tech ?? []), id]
  // What its owner has once seen of the deck cannot be forgotten.
  const shows = isSecret || (!sawTop && seesDeckTop(s, seat))
  const told = shows ? tellRevealed : tellOpen
  told(tell, 'tech-acquired', { seat, tech: id })
  if (!isSecret) takeFromTop(s, id, tell)
  offerMarked(s, tell)
  if (isRival(s, seat)) return
  const turn = ownTurn(s, seat)
  if (turn !== undefined) {
    fireComponent(s, seat, 'tech', tile, 'turn')
    if (turn.stage === 'agent') fireComponent(s, seat, 'tech', tile, 'agent-turn')
    if (turn.stage === 'reveal') fireComponent(s, seat, 'tech', tile, 'reveal')
    // The order is the player's: the tile first, then what the visit has completed.
    for (let left = unresolvedVisits(s, turn); left > 0; left--)
      fireComponent(s, seat, 'tech', tile, 'contract-completed')
  }
  pushEffects(s, seat, source, 'acquire', tile.acquire)
  const { trashSpies = 0 } = tile.requires ?? {}
  if (trashSpies > 0) pushFrame(s, { kind: 'trash-spy', seat, left: trashSpies })
  pairAllEqual(s, seat, tell)
}

function takeFromTop({ tech }: ImperiumState, id: TechId, tell: Tell): void {
  const stack = tech?.stacks.findIndex((tiles) => tiles[tiles.length - 1] === id) ?? -1
  const tiles = tech?.stacks[stack]
  if (tiles === undefined) return
  tiles.pop()
  turnUp(tiles, stack, tell)
}

/** A tile that its owner gives up; what of it waits is gone with it. */
export function trashTech(s: ImperiumState, seat: Seat, id: TechId, tell: Tell): void {
  const p = player(s, seat)
  if (!p.tech?.includes(id)) throw new Error(`seat ${seat} has no ${id}`)
  p.tech = p.tech.filter((other) => other !== id)
  s.tech?.trashed.push(id)
  const turn = ownTurn(s, seat)
  if (turn !== undefined)
    turn.items = turn.items.filter(({ source }) => source.kind !== 'tech' || source.id !== id)
  tellOpen(tell, 'tech-trashed', { seat, tech: id })
}

export const trashTechFrame: Kind<'trash-tech'> = {
  step(s, frame) {
    if (frame.left > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'trash-tech' }],
  options: (s, { seat }) => (player(s, seat).tech ?? []).map((id) => option('trash', { kind: 'tech', id })),
  chosen(s, frame, _, chosen, tell) {
    frame.left--
    trashTech(s, frame.seat, String(targetId(chosen)), tell)
  },
}

/** Kota Odax of Ix (TEC-ACQ-14): the bottom tile of one of the stacks, unseen by the others. */
export const secretProject: Kind<'secret-project'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'secret-project', ask: true }],
  options: (s) =>
    (s.tech?.stacks ?? []).flatMap(([bottom, ...others]) =>
      bottom === undefined || others.length === 0 ? [] : [option('keep-tech', { kind: 'tech', id: bottom })],
    ),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const tech = String(targetId(chosen))
    for (const tiles of s.tech?.stacks ?? []) if (tiles[0] === tech) tiles.shift()
    player(s, seat).secretTech = tech
    tellOwn(tell, 'secret-tech', { seat }, [seat], { tech })
  },
}

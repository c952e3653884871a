// The words that Bloodlines and its Tech module add: Sardaukar Commanders and skills, tech tiles, and what its Leaders
// keep. They are known in both boxes, and mean something only where the module is in play.

import { isObject, type Json, type Seat } from '@sietch/kernel'
import { fields, list } from '@sietch/kernel/reading'
import type { SeatWord, Word } from '@sietch/kernel/scenario'
import { AGENT, COMMANDER } from '../pieces/units.ts'
import {
  content,
  type ImperiumState,
  player,
  removeOne,
  type Sardaukar,
  type TechMarket,
  type UnitCount,
} from '../state.ts'
import { twistedOf } from './copies.ts'
import { type ComponentKind, readCount, readName, readNames } from './read.ts'

function sardaukarOf({ sardaukar }: ImperiumState): Sardaukar {
  if (sardaukar === undefined)
    throw new Error('there are no Sardaukar Commanders without the module bloodlines')
  return sardaukar
}

function techOf({ tech }: ImperiumState): TechMarket {
  if (tech === undefined) throw new Error('there are no tech tiles without the module tech')
  return tech
}

/** Out of the first of the piles that has it. */
function takeFrom(piles: readonly string[][], what: string): void {
  if (!piles.some((pile) => removeOne(pile, what))) throw new Error(`there is no ${what} left`)
}

/** All pieces not named are out of the game. */
function countCommanders(s: ImperiumState): void {
  const sardaukar = sardaukarOf(s)
  const owned = s.players.flatMap(({ units }) => Object.values(units?.[COMMANDER] ?? {}))
  const all = content(s).box.commanders?.count ?? 0
  const elsewhere = owned.reduce((a, b) => a + b, sardaukar.at.length + sardaukar.bank)
  if (elsewhere > all) throw new Error(`there are ${all} Sardaukar Commanders`)
  sardaukar.removed = all - elsewhere
}

/** A player's Commanders come out of the box, then from the spaces, the last first, then from the bank. */
function makeRoom(s: ImperiumState, n: number): void {
  const sardaukar = sardaukarOf(s)
  for (let missing = n - sardaukar.removed; missing > 0; missing--) {
    if (sardaukar.at.pop() === undefined) sardaukar.bank = Math.max(0, sardaukar.bank - 1)
  }
}

/** The named ones are the next of a pile, the first one first; the others stay below them. */
function putOnTop(s: ImperiumState, pile: string[], kind: ComponentKind, value: Json): void {
  const next = readNames(s, kind, value)
  for (const id of next) takeFrom([pile], id)
  pile.push(...next.reverse())
}

export const bloodlinesTableWords: { readonly [word: string]: Word<ImperiumState> } = {
  commanders: {
    about:
      'Sardaukar Commanders that nobody owns: on spaces, in the bank, out of the game (those that are nowhere else); null without Bloodlines',
    example: { at: ['high-council', 'gather-support'], bank: 1 },
    show: ({ sardaukar }) =>
      sardaukar === undefined
        ? null
        : { at: [...sardaukar.at], bank: sardaukar.bank, removed: sardaukar.removed },
    put(s, value) {
      const sardaukar = sardaukarOf(s)
      const { at, bank } = fields(value, 'the Commanders', ['at', 'bank'])
      if (at !== undefined) sardaukar.at = readNames(s, 'space', at)
      if (bank !== undefined) sardaukar.bank = readCount(bank)
      countCommanders(s)
    },
  },
  skills: {
    about: 'the skills that lie face up; null without Bloodlines',
    example: ['canny', 'driven', 'driven', 'loyal'],
    show: ({ sardaukar }) => sardaukar?.skills.slice() ?? null,
    put(s, value) {
      const sardaukar = sardaukarOf(s)
      sardaukar.skillStack.unshift(...sardaukar.skills)
      sardaukar.skills = readNames(s, 'skill', value)
      for (const id of sardaukar.skills) takeFrom([sardaukar.skillStack], id)
    },
  },
  skillStack: {
    about:
      'skills that are turned up next, the first one first; the others stay below them. Null without Bloodlines',
    example: ['hardy', 'fierce'],
    show: ({ sardaukar }) => sardaukar?.skillStack.toReversed() ?? null,
    put: (s, value) => putOnTop(s, sardaukarOf(s).skillStack, 'skill', value),
  },
  skillsTrashed: {
    about: 'skills out of the game; null without Bloodlines',
    example: ['desperate'],
    show: ({ sardaukar }) => sardaukar?.skillsTrashed.slice() ?? null,
    put(s, value) {
      const sardaukar = sardaukarOf(s)
      sardaukar.skillStack.unshift(...sardaukar.skillsTrashed)
      sardaukar.skillsTrashed = readNames(s, 'skill', value)
      for (const id of sardaukar.skillsTrashed) takeFrom([sardaukar.skillStack, sardaukar.skills], id)
    },
  },
  techStacks: {
    about:
      'the stacks of tech tiles, from the top of the Ixian Embassy; the first tile of each lies face up. Tiles in no stack are out of the game. Null without Tech',
    example: [['glowglobes', 'training-depot'], ['spy-drones'], []],
    show: ({ tech }) => tech?.stacks.map((tiles) => tiles.toReversed()) ?? null,
    put(s, value) {
      const tech = techOf(s)
      const all = [...tech.trashed, ...tech.stacks.flat()]
      tech.stacks = list(value, 'the stacks').map((stack) => readNames(s, 'tech', stack).reverse())
      if (tech.stacks.length !== content(s).box.techStacks) throw new Error('must be three stacks')
      for (const id of tech.stacks.flat()) takeFrom([all], id)
      tech.trashed = all
    },
  },
  techTrashed: {
    about: 'tech tiles out of the game; null without Tech',
    example: ['panopticon'],
    show: ({ tech }) => tech?.trashed.slice() ?? null,
  },
  twistedDeck: {
    about:
      'Twisted Intrigue cards that are drawn next, the first one first; the others stay below them. Null until Piter De Vries has drawn one',
    example: ['shrewd', 'devious'],
    show: ({ twisted }) => twisted?.deck.toReversed() ?? null,
    put: (s, value) => putOnTop(s, twistedOf(s).deck, 'intrigue', value),
  },
  twistedDiscard: {
    about: 'the discard pile of Twisted Intrigue cards; null until one has been drawn',
    example: ['calculating'],
    show: ({ twisted }) => twisted?.discard.slice() ?? null,
    put(s, value) {
      const twisted = twistedOf(s)
      twisted.deck.unshift(...twisted.discard)
      twisted.discard = readNames(s, 'intrigue', value)
      for (const id of twisted.discard) takeFrom([twisted.deck], id)
    },
  },
  contractsTrashed: {
    about: 'contracts out of the game',
    example: ['harvest-3-spy'],
    show: ({ contractsTrashed = [] }) => [...contractsTrashed],
    put(s, value) {
      s.contractsTrashed = readNames(s, 'contract', value)
      for (const id of s.contractsTrashed) takeFrom([s.contractStack, s.contractMarket], id)
    },
  },
}

function unitOf(s: ImperiumState, seat: Seat, id: string): UnitCount {
  const unit = player(s, seat).units?.[id]
  if (unit === undefined) throw new Error('there are no such units without the module bloodlines')
  return unit
}

const PLACES = ['supply', 'garrison', 'conflict'] as const

export const bloodlinesSeatWords: { readonly [word: string]: SeatWord<ImperiumState> } = {
  commanders: {
    about: 'Sardaukar Commanders of the player; places not named have none',
    example: { supply: 1, garrison: 0, conflict: 1 },
    show: (s, seat) => ({ supply: 0, garrison: 0, conflict: 0, ...player(s, seat).units?.[COMMANDER] }),
    put(s, seat, value) {
      const counts = fields(value, 'the Commanders', PLACES)
      const unit = unitOf(s, seat, COMMANDER)
      for (const place of PLACES) unit[place] = 0
      countCommanders(s)
      const wanted = PLACES.map((place) => readCount(counts[place] ?? 0))
      makeRoom(
        s,
        wanted.reduce((a, b) => a + b, 0),
      )
      for (const [index, place] of PLACES.entries()) unit[place] = wanted[index] ?? 0
      countCommanders(s)
    },
  },
  skills: {
    about: 'skills of the player',
    example: ['driven'],
    show: (s, seat) => [...(player(s, seat).skills ?? [])],
    put(s, seat, value) {
      const { skillStack, skills, skillsTrashed } = sardaukarOf(s)
      const p = player(s, seat)
      skillStack.unshift(...(p.skills ?? []))
      p.skills = readNames(s, 'skill', value)
      for (const id of p.skills) takeFrom([skillStack, skillsTrashed, skills], id)
    },
  },
  tech: {
    about: 'tech tiles of the player',
    example: ['glowglobes', 'spy-drones'],
    show: (s, seat) => [...(player(s, seat).tech ?? [])],
    put(s, seat, value) {
      const { stacks, trashed } = techOf(s)
      const p = player(s, seat)
      trashed.push(...(p.tech ?? []))
      p.tech = readNames(s, 'tech', value)
      for (const id of p.tech) takeFrom([trashed, ...stacks], id)
    },
  },
  faceDown: {
    about: 'tech tiles of the player that lie face down, used in this round',
    example: ['spy-drones'],
    show: (s, seat) =>
      (player(s, seat).tech ?? []).filter((id) =>
        Object.keys(player(s, seat).used ?? {}).some((ability) => ability.startsWith(`tech ${id} `)),
      ),
    put(s, seat, value) {
      const p = player(s, seat)
      const used = readNames(s, 'tech', value).flatMap((id) =>
        content(s)
          .tech(id)
          .abilities.flatMap((ability, index) =>
            'on' in ability && ability.once === 'round' ? [`tech ${id} ${index}`] : [],
          ),
      )
      p.used = { ...p.used, ...Object.fromEntries(used.map((ability) => [ability, 'round' as const])) }
    },
  },
  secretTech: {
    about: 'the tile on the board of Kota Odax of Ix, not acquired yet; null for nobody',
    example: 'glowglobes',
    show: (s, seat) => player(s, seat).secretTech ?? null,
    put(s, seat, value) {
      const { stacks, trashed } = techOf(s)
      const id = readName(s, 'tech', value)
      takeFrom([trashed, ...stacks], id)
      player(s, seat).secretTech = id
    },
  },
  navigation: {
    about:
      'Steersman Y’rkoon’s Navigation cards by slot, from the left, and how many of them have been played; a list has none played. Null without a course',
    example: { cards: ['nav1', 'nav4', 'nav7', 'nav9'], played: 1 },
    show(s, seat) {
      const { navigation } = player(s, seat)
      return navigation === undefined ? null : { cards: [...navigation.cards], played: navigation.played }
    },
    put(s, seat, value) {
      const { cards = [], played = 0 } = isObject(value)
        ? fields(value, 'the course', ['cards', 'played'])
        : { cards: value }
      const laid = readNames(s, 'navigation', cards)
      player(s, seat).navigation = {
        cards: laid,
        played: readCount(played, laid.length),
        reached: null,
        due: [],
      }
    },
  },
  tactics: {
    about: 'where Chani’s Tactics token stands; null before it has moved',
    example: 5,
    show: (s, seat) => player(s, seat).tactics ?? null,
    put(s, seat, value) {
      player(s, seat).tactics = readCount(value)
    },
  },
  deployedAgents: {
    about: 'Agents of Duncan Idaho in the Conflict; those left are on the Leader',
    example: 1,
    show: (s, seat) => player(s, seat).units?.[AGENT]?.conflict ?? 0,
    put(s, seat, value) {
      const unit = unitOf(s, seat, AGENT)
      const p = player(s, seat)
      p.agents += unit.conflict
      unit.conflict = readCount(value, p.agents)
      p.agents -= unit.conflict
    },
  },
  spiesLost: {
    about: 'spies of the player out of the game',
    example: 1,
    show: (s, seat) => player(s, seat).spiesLost ?? 0,
    put(s, seat, value) {
      const p = player(s, seat)
      p.spies += p.spiesLost ?? 0
      p.spiesLost = readCount(value, p.spies)
      p.spies -= p.spiesLost
    },
  },
}

// Every component of a box of the Dune: Imperium family with its name and its text.

import {
  contentOf,
  type HagalCard,
  isCustomCard,
  isCustomIntrigue,
  isCustomLeader,
  type Space,
} from '@sietch/imperium'
import type { Component } from '../component.ts'
import type { Translator } from '../translator.ts'
import { type Kind, sectionsOf } from './sections.ts'

export function* imperiumComponents(say: Translator, beyond?: string): Iterable<Component> {
  const { box, spaces } = contentOf(say.box)
  const before = beyond === undefined ? undefined : contentOf(beyond)
  const old = before?.box
  const said = (kind: Kind, id: string) => {
    const sections = sectionsOf(say, kind, id)
    return {
      text: Object.fromEntries(sections.map(({ place, text }) => [place, text])),
      labels: Object.fromEntries(sections.map(({ place, label }) => [place, label])),
    }
  }
  for (const card of newOf(box.cards, old?.cards)) {
    yield {
      kind: 'card',
      group: card.pile,
      id: card.id,
      name: say.name('card', card.id),
      copies: card.copies,
      ...(card.cost === undefined ? {} : { cost: card.cost }),
      icons: card.icons,
      factions: card.factions,
      ...said('card', card.id),
      custom: isCustomCard(card),
    }
  }
  for (const card of newOf(box.intrigue, old?.intrigue)) {
    yield {
      kind: 'intrigue',
      group: card.twisted ? 'twisted' : 'intrigue',
      id: card.id,
      name: say.name('intrigue', card.id),
      copies: card.copies,
      ...said('intrigue', card.id),
      custom: isCustomIntrigue(card),
    }
  }
  for (const conflict of newOf(box.conflicts, old?.conflicts)) {
    yield {
      kind: 'conflict',
      group: 'conflicts',
      id: conflict.id,
      name: say.name('conflict', conflict.id),
      copies: 1,
      level: conflict.level,
      ...(conflict.battleIcon === undefined ? {} : { battleIcon: conflict.battleIcon }),
      ...said('conflict', conflict.id),
      custom: false,
    }
  }
  for (const leader of newOf(box.leaders, old?.leaders)) {
    yield {
      kind: 'leader',
      group: 'leaders',
      id: leader.id,
      name: say.name('leader', leader.id),
      copies: leader.backOf === undefined ? 1 : 0,
      ...said('leader', leader.id),
      custom: isCustomLeader(leader),
    }
  }
  for (const space of newOf(spaces, before?.spaces)) {
    yield {
      kind: 'space',
      group: 'spaces',
      id: space.id,
      name: say.name('space', space.id),
      copies: 1,
      icons: [space.icon],
      ...said('space', space.id),
      custom: false,
    }
  }
  for (const post of newOf(box.posts, old?.posts)) {
    yield {
      kind: 'post',
      group: 'posts',
      id: post.id,
      name: say.name('post', post.id),
      copies: 1,
      ...said('post', post.id),
      custom: false,
    }
  }
  for (const objective of newOf(box.objectives, old?.objectives)) {
    yield {
      kind: 'objective',
      group: 'objectives',
      id: objective.id,
      name: say.name('objective', objective.id),
      copies: 1,
      battleIcon: objective.battleIcon,
      ...said('objective', objective.id),
      custom: false,
    }
  }
  for (const contract of newOf(box.contracts, old?.contracts)) {
    yield {
      kind: 'contract',
      group: 'contracts',
      id: contract.id,
      name: say.name('contract', contract.id),
      copies: contract.copies,
      ...said('contract', contract.id),
      custom: false,
    }
  }
  for (const card of newOf(box.hagal, old?.hagal)) {
    yield {
      kind: 'hagal',
      group: 'hagal',
      id: card.id,
      name: say.name('hagal', card.id),
      copies: card.copies,
      ...(card.swords === null ? {} : { swords: card.swords }),
      icons: iconsOf(card, spaces),
      ...said('hagal', card.id),
      custom: false,
    }
  }
  for (const { id, card } of newOf(box.rivals, old?.rivals)) {
    // A Leader who may be a Rival is listed as a Leader.
    if (card === undefined) continue
    yield {
      kind: 'rival',
      group: 'rivals',
      id,
      name: say.name('rival', id),
      copies: 1,
      swordmaster: card.swordmaster,
      ...said('rival', id),
      custom: false,
    }
  }
  for (const { id, copies } of newOf(box.skills, old?.skills)) {
    yield {
      kind: 'skill',
      group: 'skills',
      id,
      name: say.name('skill', id),
      copies,
      ...said('skill', id),
      custom: false,
    }
  }
  for (const { id } of newOf(box.tech, old?.tech)) {
    yield {
      kind: 'tech',
      group: 'tech',
      id,
      name: say.name('tech', id),
      copies: 1,
      ...said('tech', id),
      custom: false,
    }
  }
  for (const { id } of newOf(box.navigation, old?.navigation)) {
    yield {
      kind: 'navigation',
      group: 'navigation',
      id,
      name: say.name('navigation', id),
      copies: 1,
      ...said('navigation', id),
      custom: false,
    }
  }
  for (const { id } of newOf(box.sideboards, old?.sideboards)) {
    yield {
      kind: 'sideboard',
      group: 'sideboards',
      id,
      name: say.name('sideboard', id),
      copies: 1,
      ...said('sideboard', id),
      custom: false,
    }
  }
}

/** Of the board spaces that a House Hagal card may send an Agent to. */
const iconsOf = ({ ways }: HagalCard, spaces: readonly Space[]): readonly string[] => [
  ...new Set(
    ways.flatMap((way) => way.spaces.flatMap((id) => spaces.find((space) => space.id === id)?.icon ?? [])),
  ),
]

const newOf = <T>(parts: readonly T[], known: readonly T[] = []): readonly T[] =>
  parts.filter((part) => !known.includes(part))

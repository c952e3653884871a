// Every component of a box of the Dune: Imperium family with its name and its text.

import {
  contentOf,
  describeCard,
  describeConflict,
  describeContract,
  describeIntrigue,
  describeLeader,
  describeObjective,
  describePost,
  describeSpace,
  isCustomCard,
  isCustomIntrigue,
  isCustomLeader,
  type Parts,
  type Phrase,
} from '@sietch/imperium'
import type { Component } from '../component.ts'
import { message } from '../message.ts'
import { known } from '../messages/messages.ts'
import type { Translator } from '../translator.ts'

export function imperiumComponents(say: Translator): readonly Component[] {
  const { box } = contentOf(say.box)
  const said = (parts: Parts<string>, titles: { readonly [place: string]: string } = {}) => ({
    text: mapped(parts, (phrases) => say.text(phrases)),
    labels: mapped(parts, (_, place) =>
      say.phrase(message(known(`part.${place}`), { title: titles[place] ?? '' })),
    ),
  })
  return [
    ...box.cards.map(
      (card): Component => ({
        kind: 'card',
        group: card.pile,
        id: card.id,
        name: say.name('card', card.id),
        copies: card.copies,
        ...(card.cost === undefined ? {} : { cost: card.cost }),
        icons: card.icons,
        factions: card.factions,
        ...said(describeCard(card)),
        custom: isCustomCard(card),
      }),
    ),
    ...box.intrigue.map(
      (card): Component => ({
        kind: 'intrigue',
        group: 'intrigue',
        id: card.id,
        name: say.name('intrigue', card.id),
        copies: card.copies,
        ...said(describeIntrigue(card)),
        custom: isCustomIntrigue(card),
      }),
    ),
    ...box.conflicts.map(
      (conflict): Component => ({
        kind: 'conflict',
        group: 'conflicts',
        id: conflict.id,
        name: say.name('conflict', conflict.id),
        copies: 1,
        level: conflict.level,
        ...(conflict.battleIcon === undefined ? {} : { battleIcon: conflict.battleIcon }),
        ...said(describeConflict(conflict)),
        custom: false,
      }),
    ),
    ...box.leaders.map(
      (leader): Component => ({
        kind: 'leader',
        group: 'leaders',
        id: leader.id,
        name: say.name('leader', leader.id),
        copies: leader.backOf === undefined ? 1 : 0,
        ...said(describeLeader(leader), {
          ability: say.name('ability', `${leader.id}/ability`),
          signet: say.name('ability', `${leader.id}/signet`),
        }),
        custom: isCustomLeader(leader),
      }),
    ),
    ...box.spaces.map(
      (space): Component => ({
        kind: 'space',
        group: 'spaces',
        id: space.id,
        name: say.name('space', space.id),
        copies: 1,
        icons: [space.icon],
        ...said(describeSpace(space)),
        custom: false,
      }),
    ),
    ...box.posts.map(
      (post): Component => ({
        kind: 'post',
        group: 'posts',
        id: post.id,
        name: say.name('post', post.id),
        copies: 1,
        ...said(describePost(post)),
        custom: false,
      }),
    ),
    ...box.objectives.map(
      (objective): Component => ({
        kind: 'objective',
        group: 'objectives',
        id: objective.id,
        name: say.name('objective', objective.id),
        copies: 1,
        battleIcon: objective.battleIcon,
        ...said(describeObjective(objective)),
        custom: false,
      }),
    ),
    ...box.contracts.map(
      (contract): Component => ({
        kind: 'contract',
        group: 'contracts',
        id: contract.id,
        name: say.name('contract', contract.id),
        copies: contract.copies,
        ...said(describeContract(contract)),
        custom: false,
      }),
    ),
  ]
}

/** The same places with something else in each. */
const mapped = <T>(parts: Parts<string>, make: (phrases: readonly Phrase[], place: string) => T) =>
  Object.fromEntries(Object.entries(parts).map(([place, phrases = []]) => [place, make(phrases, place)]))

// The text of one component, by the places where it stands.

import {
  type Content,
  contentOf,
  describeCard,
  describeConflict,
  describeContract,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeNavigation,
  describeObjective,
  describePost,
  describeRival,
  describeSideboard,
  describeSkill,
  describeSpace,
  describeTech,
  type Parts,
  type Space,
} from '@sietch/imperium'
import { message } from '../message.ts'
import { known } from '../messages/messages.ts'
import type { Translator } from '../translator.ts'
import { printedOn } from './printed-on.ts'

/** As in targets and names. */
export type Kind =
  | 'card'
  | 'intrigue'
  | 'conflict'
  | 'leader'
  | 'space'
  | 'post'
  | 'objective'
  | 'contract'
  | 'hagal'
  | 'rival'
  | 'skill'
  | 'tech'
  | 'navigation'
  | 'sideboard'

/** What stands at a place of a component, and what that place is called. */
export type Section = { readonly place: string; readonly label: string; readonly text: string }

const PARTS: { readonly [kind in Kind]: (content: Content, id: string) => Parts<string> } = {
  card: (content, id) => describeCard(content.card(id)),
  intrigue: (content, id) => describeIntrigue(content.intrigue(id)),
  conflict: (content, id) => describeConflict(content.conflict(id)),
  leader: (content, id) => describeLeader(content.leader(id)),
  space: (content, id) => describeSpace(content.space(id)),
  post: (content, id) => describePost(content.post(id)),
  objective: ({ box }, id) => {
    const objective = box.objectives.find((known) => known.id === id)
    if (objective === undefined) throw new Error(`there is no Objective "${id}"`)
    return describeObjective(objective)
  },
  contract: (content, id) => describeContract(content.contract(id)),
  hagal: (content, id) => describeHagal(content.hagal(id), content),
  rival: (content, id) => describeRival(content.rival(id)),
  skill: (content, id) => describeSkill(content.skill(id)),
  tech: (content, id) => describeTech(content.tech(id)),
  navigation: (content, id) => describeNavigation(content.navigation(id)),
  sideboard: (content, id) => describeSideboard(content.sideboard(id)),
}

export const isKind = (kind: string): kind is Kind => Object.hasOwn(PARTS, kind)

/** Empty places are left out. */
export function sectionsOf(say: Translator, kind: Kind, id: string): readonly Section[] {
  const title = (place: string): string =>
    kind === 'leader' && (place === 'ability' || place === 'signet')
      ? say.name('ability', `${id}/${place}`)
      : ''
  const own = worded(say, kind, PARTS[kind](contentOf(say.box), id), title)
  return kind === 'leader' ? [...own, ...broughtSpaces(say, id)] : own
}

/** Of a space that is not as printed. */
export const spaceSections = (say: Translator, space: Space): readonly Section[] =>
  worded(say, 'space', describeSpace(space))

const worded = (
  say: Translator,
  kind: Kind,
  parts: Parts<string>,
  title: (place: string) => string = () => '',
): readonly Section[] =>
  Object.entries(parts).map(([place, phrases = []]) => ({
    place,
    label: say.phrase(message(known(`part.${place}`), { title: title(place) })),
    text: say.text(phrases.map((phrase) => printedOn(kind, phrase))),
  }))

/** The board spaces that come into play with a Leader. */
const broughtSpaces = (say: Translator, leader: string): readonly Section[] =>
  (contentOf(say.box).leader(leader).spaces ?? []).map(({ id }) => ({
    place: 'space',
    label: say.name('space', id),
    text: sectionsOf(say, 'space', id)
      .map(({ text }) => text)
      .join(' '),
  }))

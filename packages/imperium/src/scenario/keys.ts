// How the keys of the Imperium family are spelled: verbs, and the components in play that may follow them.

import { aNumber, type KeyPart, type Keys, oneOf } from '@sietch/kernel/scenario'
import { effectNamed, isPlayName } from '../content/slots.ts'
import { RESOURCES } from '../content/types.ts'
import type { Source } from '../effects/types.ts'
import { content, type ImperiumState } from '../state.ts'
import { type ComponentKind, isName, namesOf } from './read.ts'

type Place = KeyPart<ImperiumState>

const one = (kind: ComponentKind, name = `a ${kind}`): Place => ({
  name,
  is: (s, word) => isName(s, kind, word),
})

/** `dagger@hand`: a card, and where it lies. */
const cardIn = (...zones: readonly string[]): Place => ({
  name: `a card@${zones.join(' or @')}`,
  is(s, word) {
    const [card = '', zone = '', ...more] = word.split('@')
    return more.length === 0 && zones.includes(zone) && isName(s, 'card', card)
  },
})

const card = one('card')
const space = one('space')
const post = one('post')
const intrigue = one('intrigue', 'an Intrigue card')
const faction = one('faction', 'a Faction')

const seat: Place = {
  name: 'a seat',
  is: (s, word) => s.players.some((_, number) => String(number) === word),
}

const trophy: Place = {
  name: 'a Conflict or Objective card',
  is: (s, word) => isName(s, 'conflict', word) || content(s).box.objectives.some(({ id }) => id === word),
}

const training: Place = {
  name: 'a place of the training track',
  is: (s, word) => content(s).box.leaders.some(({ training = {} }) => Object.hasOwn(training, word)),
}

/** What carries effects, by the kind of its source. */
const SOURCES = {
  card: 'card',
  intrigue: 'intrigue',
  space: 'space',
  leader: 'leader',
  conflict: 'conflict',
  contract: 'contract',
  track: 'faction',
  skill: 'skill',
  tech: 'tech',
  navigation: 'navigation',
  sideboard: 'sideboard',
} as const satisfies { readonly [kind in Source['kind']]?: ComponentKind }

const SOURCE_KINDS = Object.keys(SOURCES) as (keyof typeof SOURCES)[]

const source: Place = {
  name: 'a component with effects',
  is: (s, word) => SOURCE_KINDS.some((kind) => isName(s, SOURCES[kind], word)),
}

/** The components of a name; of `*`, all there are. */
const sourcesCalled = (s: ImperiumState, name: string): Source[] =>
  SOURCE_KINDS.flatMap((kind) =>
    namesOf(s, SOURCES[kind])
      .filter((id) => name === '*' || id === name)
      .map((id) => ({ kind, id })),
  )

const effect: Place = {
  name: 'one of its effects',
  is: (s, word, [name = '']) =>
    sourcesCalled(s, name).some((known) => effectNamed(content(s), known, word) !== undefined),
}

const way: Place = {
  name: 'a way to play it',
  is: (s, word, [name = '']) =>
    namesOf(s, 'intrigue').some(
      (id) => (name === '*' || id === name) && isPlayName(content(s).intrigue(id), word),
    ),
}

/** The Agent that is sent: from the Leader, or from the space where it stands. */
const origin: Place = {
  name: 'leader or a space',
  is: (s, word) => word === 'leader' || space.is(s, word, []),
}

const tech = one('tech', 'a tech tile')
const navigation = one('navigation', 'a Navigation card')
const skill = one('skill')
const commander = oneOf('sardaukar-commander', ['sardaukar-commander'])
const zone = oneOf('garrison or conflict', ['garrison', 'conflict'])
const duncansPlace = oneOf('conflict', ['conflict'])

const top = oneOf('deck', ['deck'])

export const keys: Keys<ImperiumState> = {
  acquire: [[card], [card, top], [cardIn('aside')], [cardIn('aside'), top]],
  agent: [
    [card, space],
    [card, space, aNumber],
    [card, space, origin],
    [card, space, post],
    [card, space, aNumber, origin],
    [card, space, aNumber, post],
  ],
  alliance: [[seat]],
  complete: [[one('contract')]],
  contract: [[one('contract')]],
  decline: [[]],
  defend: [[]],
  deploy: [[aNumber], [aNumber, aNumber]],
  discard: [[card], [cardIn('deck')]],
  draw: [[cardIn('deck')]],
  'end-turn': [[]],
  flip: [[trophy]],
  forbid: [[space]],
  gather: [[post]],
  give: [[intrigue, seat]],
  influence: [[faction]],
  intrigue: [[intrigue], [intrigue, way]],
  'keep-tech': [[tech]],
  lay: [[navigation]],
  leader: [[one('leader', 'a Leader')]],
  leave: [[cardIn('deck')]],
  lose: [[zone], [zone, commander]],
  'lose-influence': [[faction]],
  'move-spy': [[post]],
  opponent: [[seat]],
  pair: [[trophy, trophy]],
  pass: [[]],
  recall: [[space], [duncansPlace]],
  'recall-spy': [[post]],
  'remove-shield-wall': [[]],
  repel: [[seat], [seat, commander]],
  resolve: [[source, effect]],
  'resolve-rest': [[]],
  retreat: [[aNumber], [aNumber, aNumber]],
  reveal: [[]],
  'set-aside': [[card]],
  skill: [[skill]],
  solari: [[]],
  spy: [[post]],
  start: [[card]],
  take: [[cardIn('discard')]],
  'take-spice': [[space]],
  tech: [[tech]],
  token: [[faction]],
  train: [[training]],
  trash: [[cardIn('hand', 'discard', 'play', 'deck')], [intrigue], [tech]],
  'trash-spy': [[post]],
}

const arrow = oneOf('left or right', ['left', 'right'])
const both = oneOf('both', ['both'])

/** A team Commander's Agents have arrows; one with both names the Ally. */
const byCommander = [[], [aNumber], [origin], [post], [aNumber, origin], [aNumber, post]].flatMap((more) => [
  [card, space, ...more, arrow],
  [card, space, ...more, both, seat],
])

/** With what only teams do. */
export const teamKeys: Keys<ImperiumState> = {
  ...keys,
  acquire: [...(keys.acquire ?? []), [cardIn('throne')], [cardIn('throne'), top]],
  activate: [[seat]],
  agent: [...(keys.agent ?? []), ...byCommander],
  assign: [[one('contract'), seat]],
  concede: [[]],
  contribute: [[aNumber]],
  gift: [[oneOf('a resource', RESOURCES), aNumber]],
  'gift-card': [[intrigue]],
  'gift-done': [[]],
  intrigue: [...(keys.intrigue ?? []), [intrigue, seat], [intrigue, way, seat]],
  'offer-deploy': [[]],
  reinforce: [[seat, aNumber]],
  reveal: [[], [seat]],
  throne: [[card]],
  trade: [[seat]],
}

// The options and decisions of Dune: Imperium as messages. An option carries the slot of its effect; the effect itself
// is looked up in the content.

import {
  type Content,
  describe,
  describeList,
  describePlay,
  describePrice,
  effectNamed,
  type List,
  type Phrase,
  playAt,
  priceAt,
  resolvedBy,
  type Source,
} from '@sietch/imperium'
import type { Decision, Option, Target } from '@sietch/kernel'
import { type Arg, list, type Message, message, named } from '../message.ts'
import { isMessage, known, type MessageId } from '../messages/messages.ts'
import { playerAt, type SeatNames } from '../seats.ts'

export const decisionMessage = ({ kind }: Decision): Message => message(known(`decision.${kind}`))

export function optionMessage(
  { kind }: Decision,
  option: Option,
  seats: SeatNames,
  content: Content,
): Message {
  const args: { [name: string]: Arg } = {
    at: option.targets.find((target) => target.at !== undefined)?.at ?? 'here',
  }
  for (const target of option.targets) Object.assign(args, argsOf(target, option, seats, content))
  const said = message(idOf(kind, option), args)
  const { price, way } = args
  const detail = price ?? way
  return detail === undefined ? said : message('option.detail', { option: said, detail })
}

/** A verb may be said in its own way at one decision, or with one more target. */
function idOf(kind: string, { verb, targets }: Option): MessageId {
  const extra = targets.at(-1)
  const here = `option.${kind}.${verb}`
  if (verb === 'acquire' && extra?.kind === 'pile') return 'option.acquire.pile'
  if (verb === 'agent' && extra?.kind === 'origin' && extra.id !== 'leader') return 'option.agent.from'
  if (verb === 'agent' && extra?.kind === 'post') return 'option.agent.post'
  return isMessage(here) ? here : known(`option.${verb}`)
}

/** The arguments that a target stands for, under the names that messages use. */
function argsOf(
  target: Target,
  option: Option,
  seats: SeatNames,
  content: Content,
): { readonly [name: string]: Arg } {
  const { kind } = target
  const id = String(target.id)
  switch (kind) {
    case 'number':
      return { n: Number(id) }
    case 'seat':
      return { seat: playerAt(seats, Number(id)) }
    case 'pile':
      return { pile: id }
    case 'origin':
      return { origin: id === 'leader' ? 'leader' : named('space', id) }
    case 'price':
      return { price: pricePhrase(content, option) }
    case 'way':
      return { way: wayPhrase(content, option) }
    case 'effect':
      return { effect: resolvedPhrase(content, option) }
    case 'post':
      return { spaces: spacesOf(content, id) }
    case 'training':
      return { training: named(kind, id), effects: trainingEffects(content, id) }
    case 'trophy':
      return { [target === option.targets[0] ? 'trophy' : 'other']: named(kind, id) }
    case 'contract':
      if (option.verb === 'contract') return { contract: named(kind, id), reward: rewardOf(content, id) }
  }
  return { [option.verb === 'resolve' ? 'source' : kind]: named(kind, id) }
}

const sourceOf = ({ targets: [first], key }: Option): Source => {
  if (first === undefined) throw new Error(`option "${key}" has no source`)
  return { kind: first.kind as Source['kind'], id: String(first.id) }
}

function resolvedPhrase(content: Content, option: Option): Phrase {
  const found = resolvedBy(content, option)
  if (found === undefined) throw new Error(`there is no such effect: "${option.key}"`)
  return describe(found.effect, 'to')
}

/** What a key calls so. */
export function effectPhrase(content: Content, source: Source, spelled: string): Phrase {
  const effect = effectNamed(content, source, spelled)
  if (effect === undefined) throw new Error(`no effect of ${source.id} is called "${spelled}"`)
  return describe(effect, 'to')
}

/** What a spy on the post watches. */
export const spacesOf = (content: Content, post: string) =>
  list(content.post(post).spaces.map((space) => named('space', space)))

export const rewardOf = (content: Content, contract: string): List =>
  describeList(content.contract(contract).reward, 'to')

function trainingEffects({ box }: Content, place: string): List {
  const places = box.leaders.flatMap(({ training }) => training?.[place] ?? [])
  return describeList(
    places.flatMap(({ effects }) => effects),
    'to',
  )
}

function wayPhrase(content: Content, option: Option): Phrase {
  const play = playAt(content.intrigue(sourceOf(option).id), option)
  if (play === undefined) throw new Error(`there is no such way to play: "${option.key}"`)
  return describePlay(play)
}

function pricePhrase(content: Content, { targets, key }: Option): Message | Phrase {
  const [space, tag] = ['space', 'price'].map((wanted) => targets.find(({ kind }) => kind === wanted))
  const price = priceAt(content.space(String(space?.id)), tag)
  if (price === undefined) throw new Error(`there is no such price: "${key}"`)
  const isNothing = Object.keys(price.cost).length + price.effects.length === 0
  return isNothing ? message('price.nothing') : describePrice(price)
}

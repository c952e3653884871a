// The options and decisions of Dune: Imperium as messages. An option carries the slot of its effect; the effect itself
// is looked up in the content.

import {
  type Content,
  describe,
  describeList,
  describePlay,
  describePrice,
  describeReward,
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
import { printedOn } from './printed-on.ts'

export const decisionMessage = ({ kind }: Decision): Message => message(known(`decision.${kind}`))

export function optionMessage(
  decision: Decision,
  option: Option,
  seats: SeatNames,
  content: Content,
): Message {
  const said = plainMessage(decision, option, seats, content)
  const ally = allyOf(decision, option, content)
  if (ally === undefined) return said
  return message(forAlly(option), { option: said, seat: playerAt(seats, ally) })
}

/** The Ally whom a team Commander's option activates, or plays a card for. */
function allyOf({ seat }: Decision, { verb, targets }: Option, { box }: Content): number | undefined {
  if (verb !== 'agent' && verb !== 'reveal' && verb !== 'intrigue') return undefined
  const named = targets.find(({ kind }) => kind === 'seat')
  if (named !== undefined) return Number(named.id)
  const arrow = targets.find(({ kind }) => kind === 'arrow')?.id
  const team = box.teams?.find(({ commander }) => commander === seat)
  return arrow === 'left' || arrow === 'right' ? team?.allies[arrow] : undefined
}

function forAlly({ verb, targets }: Option): MessageId {
  if (verb === 'intrigue') return 'option.for-ally'
  return targets.some(({ id }) => id === 'both') ? 'option.activating.both' : 'option.activating'
}

function plainMessage({ kind }: Decision, option: Option, seats: SeatNames, content: Content): Message {
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
  const extra = targets.findLast((target) => target.kind !== 'arrow' && target.kind !== 'seat')
  const here = `option.${kind}.${verb}`
  if (verb === 'acquire' && extra?.kind === 'pile') return 'option.acquire.pile'
  if (verb === 'agent' && extra?.kind === 'origin' && extra.id !== 'leader') return 'option.agent.from'
  if (verb === 'agent' && extra?.kind === 'post') return 'option.agent.post'
  if (verb === 'recall' && extra?.id === 'conflict') return 'option.recall.conflict'
  if (verb === 'resolve' && targets[0]?.kind === 'sideboard') {
    const own = `option.resolve.${String(extra?.id).replaceAll(' ', '-')}`
    return isMessage(own) ? own : 'option.resolve'
  }
  if (extra?.kind === 'commanders') return known(`option.${verb}.units`)
  if (extra?.kind === 'unit') return known(`option.${verb}.commander`)
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
    case 'commanders':
      return { units: unitsOf(Number(option.targets[0]?.id), Number(id)) }
    case 'zone':
      return { zone: id }
    case 'unit':
      return {}
    case 'seat':
      return { seat: playerAt(seats, Number(id)) }
    case 'pile':
      return { pile: id }
    case 'arrow':
      return {}
    case 'resource':
      return { amount: message(known(`amount.${id}`), { n: Number(option.targets[1]?.id) }) }
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
    case 'space':
      if (id === 'conflict') return {}
      break
    case 'contract':
      if (option.verb === 'contract' || option.verb === 'complete' || option.verb === 'assign')
        return { contract: named(kind, id), reward: rewardOf(content, id) }
  }
  return { [option.verb === 'resolve' ? 'source' : kind]: named(kind, id) }
}

/** Troops and Sardaukar Commanders, those of which there are some. */
export function unitsOf(n: number, commanders = 0) {
  const troops = n > 0 || commanders === 0 ? [message('units.troops', { n })] : []
  return list(commanders === 0 ? troops : [...troops, message('units.commanders', { n: commanders })])
}

const sourceOf = ({ targets: [first], key }: Option): Source => {
  if (first === undefined) throw new Error(`option "${key}" has no source`)
  return { kind: first.kind as Source['kind'], id: String(first.id) }
}

function resolvedPhrase(content: Content, option: Option): Message {
  const found = resolvedBy(content, option)
  if (found === undefined) throw new Error(`there is no such effect: "${option.key}"`)
  return printedOn(sourceOf(option).kind, describe(found.effect, 'to'))
}

/** What a key calls so. */
export function effectPhrase(content: Content, source: Source, spelled: string): Message {
  const effect = effectNamed(content, source, spelled)
  if (effect === undefined) throw new Error(`no effect of ${source.id} is called "${spelled}"`)
  return printedOn(source.kind, describe(effect, 'to'))
}

/** What a spy on the post watches. */
export const spacesOf = (content: Content, post: string) =>
  list(content.post(post).spaces.map((space) => named('space', space)))

export const rewardOf = (content: Content, contract: string): List =>
  describeReward(content.contract(contract).reward)

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

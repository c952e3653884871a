// The options and decisions of Dune: Imperium as messages. An option names its effect in the words of its key; the
// effect itself is looked up in the content.

import {
  type Content,
  contentOf,
  describe,
  describePlay,
  effectNamed,
  type Phrase,
  playNamed,
  type Source,
} from '@sietch/imperium'
import type { Decision, Option, Target } from '@sietch/kernel'
import { type Arg, type Message, message, named } from '../message.ts'
import { isMessage, known, type MessageId } from '../messages/messages.ts'
import { type SeatNames, seatName } from '../seats.ts'

const content: Content = contentOf('imperium')

export const decisionMessage = ({ kind }: Decision): Message => message(known(`decision.${kind}`))

export function optionMessage({ kind }: Decision, option: Option, seats: SeatNames): Message {
  const args = Object.fromEntries(option.targets.map((target) => argOf(target, option, seats)))
  const at = option.targets.find((target) => target.at !== undefined)?.at ?? 'here'
  const said = message(idOf(kind, option), { at, ...args })
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
  return isMessage(here) ? here : known(`option.${verb}`)
}

/** The argument that stands for a target, under the name that messages use. */
function argOf({ kind, id }: Target, option: Option, seats: SeatNames): [name: string, arg: Arg] {
  switch (kind) {
    case 'number':
      return ['n', Number(id)]
    case 'seat':
      return ['seat', seatName(seats, Number(id))]
    case 'pile':
      return ['pile', String(id)]
    case 'origin':
      return ['origin', id === 'leader' ? 'leader' : named('space', String(id))]
    case 'price':
      return ['price', pricePhrase(option, Number(id))]
    case 'way':
      return ['way', wayPhrase(option, String(id))]
    case 'effect':
      return ['effect', effectPhrase(String(id), sourceOf(option))]
    default:
      return [option.verb === 'resolve' ? 'source' : kind, named(kind, String(id))]
  }
}

const sourceOf = ({ targets: [first], key }: Option): Source => {
  if (first === undefined) throw new Error(`option "${key}" has no source`)
  return { kind: first.kind as Source['kind'], id: String(first.id) }
}

/** What the words for an effect stand for. */
export function effectPhrase(words: string, source?: Source): Phrase {
  const effect = effectNamed(content, words, source)
  if (effect === undefined) throw new Error(`no effect of ${source?.id ?? 'the box'} is called "${words}"`)
  return describe(effect, 'to')
}

function wayPhrase(option: Option, words: string): Phrase {
  const play = playNamed(content.intrigue(sourceOf(option).id), words)
  if (play === undefined) throw new Error(`there is no such way to play: "${option.key}"`)
  return describePlay(play)
}

function pricePhrase({ targets, key }: Option, n: number): Phrase {
  const space = targets.find(({ kind }) => kind === 'space')
  const price = content
    .space(String(space?.id))
    .prices.find(({ cost }) => Object.values(cost).some((amount) => amount === n))
  if (price === undefined) throw new Error(`there is no such price: "${key}"`)
  return describe({ do: 'pay', ...price }, 'to')
}

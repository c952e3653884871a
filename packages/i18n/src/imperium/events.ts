// The events of Dune: Imperium as messages. What a field of an event names is told by its name: `space` is a board
// space, `firstPlayer` a seat. An event or a field that no one has words for does not compile.

import {
  type Content,
  type GiftView,
  type HagalSkip,
  type ImperiumEvent,
  type Resource,
  readEvent,
  type Source,
} from '@sietch/imperium'
import type { FieldOf, Seat, SeenEvent, ValueOf } from '@sietch/kernel'
import { type Arg, list, type Message, message, named } from '../message.ts'
import type { MessageId } from '../messages/messages.ts'
import { playerAt, type SeatNames } from '../seats.ts'
import { effectPhrase, rewardOf, spacesOf, unitsOf } from './options.ts'

type Args = { [name: string]: Arg }

export function eventMessage(seen: SeenEvent, seats: SeatNames, content: Content): Message {
  const event = readEvent(seen)
  const cards = cardsIn(event.kind)
  const args: Args = {}
  for (const [field, value] of Object.entries(event.data)) {
    const words: Words | undefined = FIELDS[field as Field]
    const arg = value === null ? undefined : words?.(value as never, { seats, cards })
    if (arg !== undefined) args[field] = arg
  }
  return message(idOf(event), { ...args, ...moreArgs(event, content) })
}

/** From there the token goes back to where it started (BLD-CLR-06). */
const isLastTactics = ({ box }: Content, now: number): boolean =>
  box.leaders.some(({ tactics }) => tactics?.end === now)

/** What is not said by a field alone. */
function moreArgs(event: ImperiumEvent, content: Content): Args {
  switch (event.kind) {
    case 'gained':
    case 'paid':
      return { amount: message(`amount.${event.data.what}`, { n: event.data.n }) }
    case 'offered':
      return { gift: giftPhrase(event.data) }
    case 'offered-intrigue':
      return { gift: giftPhrase({ what: 'intrigue', ...event.data }) }
    case 'chose':
      return { effect: effectPhrase(content, event.data.source, event.data.what) }
    case 'agent-sent':
      return event.data.from === undefined ? {} : { from: named('space', event.data.from) }
    case 'influence':
      return { n: Math.abs(event.data.n) }
    case 'reveal-turn':
    case 'revealed':
      return { count: event.data.cards.length }
    case 'deployed':
    case 'retreated':
    case 'troops-lost':
      return { units: unitsOf(event.data.n, event.data.commanders) }
    case 'commander-acquired':
      return { from: named('space', event.data.from) }
    case 'tactics':
      return { turns: isLastTactics(content, event.data.now) ? 'yes' : 'no' }
    case 'spy-placed':
    case 'spy-recalled':
    case 'spy-trashed':
      return { spaces: spacesOf(content, event.data.post) }
    case 'spy-moved': {
      const { from, to } = event.data
      const spaces = spacesOf(content, from)
      return to === null ? { spaces } : { spaces, others: spacesOf(content, to) }
    }
    case 'hagal-skipped':
      return skipArgs(event.data, content)
    case 'rival-paid':
      return { goods: list(goodsOf(event.data)) }
    case 'row-churned':
      return { count: event.data.cards.length }
    case 'contract-offered':
    case 'contract-taken':
    case 'contract-completed':
    case 'contract-trashed':
      return { reward: rewardOf(content, event.data.contract) }
    default:
      return {}
  }
}

/** What a House Hagal card would have needed, and of whom. */
function skipArgs({ card, why, space }: Skipped, content: Content): Args {
  const needs = content.hagal(card).ways.find((way) => way.needs !== undefined)?.needs
  if (why === 'needs-influence' && needs !== undefined)
    return { n: needs.n, faction: named('faction', needs.with) }
  const faction = space === undefined ? undefined : content.space(space).faction
  return why === 'politics' && faction !== undefined ? { faction: named('faction', faction) } : {}
}

type Skipped = { readonly card: string; readonly why: HagalSkip; readonly space?: string }

/** What a Rival pays with. */
function goodsOf({ solari, spice, water, cards }: Goods): Message[] {
  const paid = Object.entries({ solari, spice, water } as const).filter(([, n]) => n > 0)
  const amounts = paid.map(([what, n]) => message(`amount.${what as Resource}`, { n }))
  if (cards.length === 0) return amounts
  return [...amounts, message('goods.intrigue', { n: cards.length, cards: list(counted(cards, 'intrigue')) })]
}

type Goods = { readonly [R in Resource]: number } & { readonly cards: readonly string[] }

/** SIX-ICO-01: what is given in a trade, the cards by name to those who know them. */
export function giftPhrase({ what, n, cards }: GiftView): Message {
  if (what !== 'intrigue') return message(`amount.${what}`, { n })
  if (cards === undefined) return message('gift.intrigue', { n })
  return message('goods.intrigue', { n, cards: list(counted(cards, 'intrigue')) })
}

/** What only some know, and what goes one way or the other, is said in its own way. */
function idOf({ kind, data }: ImperiumEvent): MessageId {
  switch (kind) {
    case 'drew':
    case 'drew-intrigue':
    case 'drew-twisted':
    case 'looked':
      return data.cards === undefined ? `event.${kind}` : `event.${kind}.seen`
    case 'stole-intrigue':
    case 'gave-intrigue':
    case 'navigation-laid':
      return data.card === undefined ? `event.${kind}` : `event.${kind}.seen`
    case 'offered-intrigue':
      return data.n === 0 ? 'event.offered-intrigue.nothing' : 'event.offered-intrigue'
    case 'token':
      return data.faction === undefined ? `event.${kind}` : `event.${kind}.seen`
    case 'secret-tech':
      return data.tech === undefined ? `event.${kind}` : `event.${kind}.seen`
    case 'agent-recalled':
      return data.space === 'conflict' ? 'event.agent-recalled.conflict' : 'event.agent-recalled'
    case 'commander-acquired':
      return data.from === 'bank' ? 'event.commander-acquired.bank' : 'event.commander-acquired'
    case 'spy-moved':
      return data.to === null ? 'event.spy-moved.none' : 'event.spy-moved'
    case 'influence':
      return data.n < 0 ? 'event.influence.lost' : 'event.influence'
    case 'agent-sent':
      return data.from === undefined ? 'event.agent-sent' : 'event.agent-sent.from'
    case 'hagal-skipped':
      return `event.hagal-skipped.${data.why}`
    case 'hagal-spy':
      return data.post === null ? 'event.hagal-spy.none' : 'event.hagal-spy'
    case 'rival-paid':
      return data.for === 'swordmaster' ? 'event.rival-paid.swordmaster' : 'event.rival-paid'
    case 'alliance':
      if (data.to === null) return 'event.alliance.back'
      return data.from === null ? 'event.alliance' : 'event.alliance.from'
    default:
      return `event.${kind}`
  }
}

type CardKind = 'card' | 'hagal' | 'intrigue' | 'navigation' | 'trophy'

/** Which cards an event is about. */
function cardsIn(kind: ImperiumEvent['kind']): CardKind {
  switch (kind) {
    case 'battle-icons':
      return 'trophy'
    case 'drew-intrigue':
    case 'drew-twisted':
    case 'gave-intrigue':
    case 'offered-intrigue':
    case 'stole-intrigue':
    case 'intrigue-played':
    case 'intrigue-trashed':
    case 'rival-paid':
      return 'intrigue'
    case 'hagal-skipped':
    case 'hagal-spy':
    case 'hagal-swords':
    case 'hagal-tech':
    case 'rival-sent':
      return 'hagal'
    case 'navigation-laid':
    case 'navigation-played':
      return 'navigation'
    default:
      return 'card'
  }
}

type Field = FieldOf<ImperiumEvent>
type Value<F> = ValueOf<ImperiumEvent, F>

type Around = { readonly seats: SeatNames; readonly cards: CardKind }
type Words = (value: never, around: Around) => Arg | undefined

const seat = (value: Seat, { seats }: Around): Arg => playerAt(seats, value)
const itself = (value: number): Arg => value
/** Said with other fields, not by itself. */
const unsaid = (): undefined => undefined

const FIELDS: { readonly [F in Field]: (value: Value<F>, around: Around) => Arg | undefined } = {
  seat,
  firstPlayer: seat,
  ally: seat,
  with: seat,
  round: itself,
  n: itself,
  now: itself,
  what: unsaid,
  post: unsaid,
  why: unsaid,
  for: unsaid,
  solari: unsaid,
  spice: unsaid,
  water: unsaid,
  stack: unsaid,
  commanders: unsaid,
  source: sourceName,
  // A seat, or a word that a message tells apart.
  from: (value, around) => (typeof value === 'number' ? seat(value, around) : value),
  to: (value, around) => (typeof value === 'number' ? seat(value, around) : value),
  card: (value, { cards }) => named(cards, value),
  cards: (value, { cards }) => list(counted(value, cards)),
  conflict: (value) => named('conflict', value),
  contract: (value) => named('contract', value),
  contracts: (value) => list(value.map((contract) => named('contract', contract))),
  skill: (value) => named('skill', value),
  tech: (value) => named('tech', value),
  faction: (value) => named('faction', value),
  factions: (value) => list(value.map((faction) => named('faction', faction))),
  leader: (value) => named('leader', value),
  rival: (value) => named('rival', value),
  dice: (value) => list(value.map(String)),
  phase: (value) => named('term', PHASES[value]),
  // On the training track, of a reward, or in a row of slots.
  place: (value) => (typeof value === 'number' ? value : named('training', value)),
  space: (value) => (value === 'conflict' ? undefined : named('space', value)),
}

const PHASES: { readonly [P in Value<'phase'>]: string } = {
  'round-start': 'phase-round-start',
  turns: 'phase-player-turns',
  combat: 'phase-combat',
  makers: 'phase-makers',
  recall: 'phase-recall',
  endgame: 'endgame',
}

/** A source without a name of its own, such as a contract icon, goes by what it is. */
function sourceName({ kind, id }: Source): Arg {
  return id === '' ? named('term', kind) : named(kind, id)
}

/** Equal cards together: `2× Dagger`. */
const counted = (ids: readonly string[], kind: CardKind) =>
  [...new Set(ids)].map((id) => {
    const n = ids.filter((each) => each === id).length
    return n === 1 ? named(kind, id) : message('copies', { n, card: named(kind, id) })
  })

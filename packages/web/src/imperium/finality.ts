// Which choices may reveal hidden information and so cannot be undone. Derived from what an option does, as far as the
// viewer can know; a chain of choices is marked at its start.

import {
  type Ability,
  contentOf,
  type Effect,
  type ImperiumView,
  resolvedBy,
  type Space,
  shows,
  withParts,
} from '@sietch/imperium'
import type { Option, Seat } from '@sietch/kernel'
import { countedIn } from './counts.tsx'

type TriggerName = Extract<Ability, { readonly on: string }>['on']

/** `spent`: Intrigue cards that are about to leave the hand. */
type At = { readonly view: ImperiumView; readonly seat: Seat; readonly spent?: number }

const idOf = ({ targets }: Option, kind: string): string =>
  String(targets.find((target) => target.kind === kind)?.id ?? '')

export function isFinal(option: Option, view: ImperiumView, seat: Seat): boolean {
  const at = { view, seat }
  const content = contentOf(view.box)
  // Outside one's own turn, the game moves on by itself: cards are played, a round ends, another begins.
  if (view.turn?.seat !== seat) return true
  switch (option.verb) {
    case 'agent':
      return visitOpens(at, content.space(idOf(option, 'space')))
    case 'start':
      return (content.card(idOf(option, 'card')).start ?? []).some((effect) => opens(at, effect))
    case 'take-spice':
      return fires(at, 'spice-gained')
    case 'acquire': {
      const card = idOf(option, 'card')
      const isOfRow = view.row.includes(card) && option.targets.every(({ at: where }) => where !== 'throne')
      return isOfRow || content.card(card).acquire.some((effect) => opens(at, effect))
    }
    case 'resolve': {
      const found = resolvedBy(content, option)
      return found !== undefined && opens(at, found.effect)
    }
    case 'intrigue':
      return content
        .intrigue(idOf(option, 'intrigue'))
        .plays.some(({ effects }) => effects.some((effect) => opens({ ...at, spent: 1 }, effect)))
    case 'influence':
      return reaches(at, idOf(option, 'faction'), 2)
    case 'deploy':
      return view.turn.deployed + view.turn.sentToConflict + countedIn(option) >= deployedFor(at)
    case 'trash':
      return option.targets.some((target) => target.at === 'deck')
    case 'contract':
    case 'throne':
    case 'assign':
    case 'complete':
    case 'give':
    case 'skill':
    case 'tech':
    case 'keep-tech':
    case 'draw':
    case 'gather':
    case 'set-aside':
      return true
    default:
      return false
  }
}

/** Does the effect, or the Influence it gives, reveal something hidden? */
function opens(at: At, effect: Effect): boolean {
  // With several contracts, the player is asked which: taking it reveals the next.
  if (effect.do === 'contract' && takeable(at) > 1) return false
  return withParts(effect).some((part) => {
    switch (part.do) {
      case 'visit':
        return reaches(at, part.track ?? part.faction, Math.max(at.view.turn?.factionInfluence ?? 1, 1))
      case 'influence':
        return typeof part.with === 'string' && reaches(at, part.with, part.n)
      case 'acquire':
        return affordable(at, part.upTo) < 2
      case 'gain':
        return part.what === 'spice' && spiceOpens(at)
      case 'harvest':
        return spiceOpens(at)
      default:
        return shows(part)
    }
  })
}

/** What is drawn on arrival: by others who watch for it, or for a contract that the visit completes. */
function visitOpens(at: At, { id, effects }: Space): boolean {
  const { view, seat } = at
  const isAwaited = view.players.some(
    (_, other) =>
      other !== seat &&
      triggersOf({ view, seat: other }).some(
        (each) =>
          each.on === 'opponent-visit' &&
          typeof each.at === 'object' &&
          'space' in each.at &&
          each.at.space === id &&
          each.effects.some(shows),
      ),
  )
  if (isAwaited) return true
  const completes = (view.players[seat]?.contracts ?? []).some((contract) => {
    const { completedBy } = contentOf(view.box).contract(contract)
    return typeof completedBy === 'object' && 'space' in completedBy && completedBy.space === id
  })
  if (completes && fires(at, 'contract-completed')) return true
  return effects.some(({ do: kind }) => kind === 'harvest') && spiceOpens(at)
}

/** Does an ability triggered by it reveal something hidden? */
const fires = (at: At, on: TriggerName): boolean =>
  triggersOf(at).some(
    (each) => each.on === on && each.effects.some((effect) => withParts(effect).some(shows)),
  )

/** Spice may draw a card by itself, or complete a contract that does. */
const spiceOpens = (at: At): boolean =>
  fires(at, 'spice-gained') ||
  (fires(at, 'contract-completed') && (at.view.players[at.seat]?.contracts.length ?? 0) > 0)

/** How many different contracts the player may take. */
function takeable({ view: { box, contractMarket, players }, seat, spent = 0 }: At): number {
  const intrigue = players[seat]?.intrigue
  const held = Array.isArray(intrigue) ? intrigue.length - spent : 0
  return [...new Set(contractMarket)].filter(
    (id) => held >= (contentOf(box).contract(id).trashesIntrigue ?? 0),
  ).length
}

/**
 * How many cards of the Row and the Reserve cost at most this much; if paid in Solari, that is not known in advance.
 */
function affordable({ view: { box, row, reserve } }: At, upTo: number | 'solari' | 'any'): number {
  const content = contentOf(box)
  const offered = new Set([...row, ...Object.keys(reserve).filter((card) => (reserve[card] ?? 0) > 0)])
  if (upTo === 'solari') return 0
  return [...offered].filter((card) => upTo === 'any' || (content.card(card).cost ?? 99) <= upTo).length
}

/** Would this much more Influence reach a step, or trigger a Leader ability, that reveals something hidden? */
function reaches({ view, seat }: At, faction: string, n: number): boolean {
  const own = view.players[seat]
  const fighter = view.players[own?.activated ?? seat]
  const { box } = contentOf(view.box)
  return box.tracks
    .filter((track) => faction === 'any' || track.id === faction || track.faction === faction)
    .some(({ id, rewards, onlyFor }) => {
      // SIX-ACT-02: on the main board it is the activated Ally's.
      const before = (onlyFor === undefined ? fighter : own)?.influence[id] ?? 0
      const isReached = (step: number) => before < step && before + n >= step
      return (
        rewards.some((reward) => isReached(reward.at) && reward.effects.some(shows)) ||
        triggersOf({ view, seat }).some(
          (each) => each.on === 'influence-reached' && isReached(each.n) && each.effects.some(shows),
        )
      )
    })
}

/** How many deployed troops trigger a Leader ability that reveals something hidden. */
const deployedFor = (at: At): number =>
  Math.min(
    ...triggersOf(at).flatMap((each) =>
      each.on === 'deployed' && each.effects.some(shows) ? each.troops : [],
    ),
  )

function triggersOf({ view, seat }: At) {
  const { leader = null, tech = [] } = view.players[seat] ?? {}
  const content = contentOf(view.box)
  const abilities = [
    ...(leader === null ? [] : content.leader(leader).abilities),
    ...tech.flatMap((id) => content.tech(id).abilities),
  ]
  return abilities.flatMap((ability) => ('on' in ability ? ability : []))
}

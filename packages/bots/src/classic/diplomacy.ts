// Alliances, bribes, deals and questions.

import type { ClassicState } from '@sietch/classic'
import { isStronghold, STRONGHOLDS } from '@sietch/classic/content'
import { alliesOf, areAllied } from '@sietch/classic/table'
import { type Decision, type Option, type Seat, targetNumber } from '@sietch/kernel'
import { unknownGain } from './cards.ts'
import { holdersOf, holdingsOf, standing } from './holdings.ts'
import { chancesOf } from './prospects.ts'
import { spiceWorth } from './weights.ts'

/** Chances to win as points, so they can be compared with everything else. */
const CHANCE = 8
/** What it takes to break an alliance, or to make one. */
const LOYALTY = 0.02
const COURTESY = 0.001

function joined(s: ClassicState, one: Seat, other: Seat): ClassicState {
  const members = [one, ...alliesOf(s, one), other, ...alliesOf(s, other)]
  const others = s.alliances.filter((alliance) => !members.some((seat) => alliance.includes(seat)))
  return { ...s, alliances: [...others, members] }
}

function parted(s: ClassicState, seat: Seat): ClassicState {
  const alliances = s.alliances
    .map((alliance) => alliance.filter((member) => member !== seat))
    .filter((alliance) => alliance.length > 1)
  return { ...s, alliances }
}

/**
 * An alliance is good if both win more often with it: a partner who does not gain would not agree, or would not stay.
 */
export function glanceAtNexus(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const now = chancesOf(s)
  const talk = s.stack.find((frame) => frame.kind === 'negotiation')
  const gain = (then: ClassicState, by: Seat) => (chancesOf(then)[by] ?? 0) - (now[by] ?? 0) - LOYALTY
  return options.map((option) => {
    switch (option.verb) {
      case 'accept':
        return CHANCE * gain(joined(s, targetNumber(option), seat), seat)
      case 'propose': {
        const to = targetNumber(option)
        // A player who has refused it has already heard it.
        if (talk?.proposed.some((made) => made.from === seat && made.to === to)) return -COURTESY
        const then = joined(s, seat, to)
        return CHANCE * Math.min(gain(then, seat), gain(then, to) + LOYALTY / 2)
      }
      case 'break':
        return CHANCE * gain(parted(s, seat), seat)
      // Who proposed it should know.
      case 'decline':
        return COURTESY
      default:
        return 0
    }
  })
}

const TALKS: readonly string[] = ['nexus', 'swap-factions']

/**
 * When everyone negotiates, bots answer people and propose to them at once, and ally among themselves when the people
 * are done.
 */
export const lingers = (
  { kind }: Decision,
  { verb, targets }: Option,
  isPerson: (seat: Seat) => boolean,
): boolean =>
  TALKS.includes(kind) &&
  verb !== 'decline' &&
  !targets.some((target) => target.kind === 'seat' && isPerson(Number(target.id)))

type OfferFrame = Extract<ClassicState['stack'][number], { kind: 'offer' }>

/** What keeping a promise costs. */
function promiseCost(s: ClassicState, seat: Seat, { when }: OfferFrame): number {
  if (when === null || when === 'now') return 0
  // A bot cannot tell anyone anything, and would not remember what it promised to do.
  if (when.kind === 'pledge') return Number.POSITIVE_INFINITY
  if (when.kind === 'buys-nothing') return Math.max(0, unknownGain(s, seat))
  if (!isStronghold(when.territory)) return 0.2
  const { territory } = when
  const index = STRONGHOLDS.indexOf(territory)
  const now = holdingsOf(s)
  const then = now.with(index, holdersOf(s, territory, { seat, forces: 0, elite: 0 }))
  return standing(s, seat, now) - standing(s, seat, then)
}

/** Spice for nothing is taken; spice for a promise if the promise costs less. */
export function glanceAtDeal(s: ClassicState, seat: Seat, options: readonly Option[]): number[] {
  const frame = s.stack.find((one) => one.kind === 'offer')
  if (frame === undefined) return options.map(() => 0)
  const { spice } = s.players[seat] ?? { spice: 0 }
  // A condition may fail, and the giver knows why it is worth paying for.
  const sure = frame.when === 'now' ? 1 : 0.6
  const then = spice + frame.spice - frame.asks
  const gain = sure * (spiceWorth(then) - spiceWorth(spice)) - promiseCost(s, seat, frame)
  return options.map(({ verb }) => (verb === 'accept' ? gain : 0))
}

/** Bots make no offers; one that has begun is canceled, or kept as small as it can be. */
export const glanceAtOffer = (_: ClassicState, __: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    if (option.verb === 'cancel') return 1
    return option.verb === 'give' ? -targetNumber(option) : option.verb === 'at-once' ? 0 : -1
  })

/** A question goes to an opponent. */
export const glanceAtQuestion = (s: ClassicState, seat: Seat, options: readonly Option[]): number[] =>
  options.map((option) => {
    if (option.verb === 'ask') return areAllied(s, seat, targetNumber(option)) ? -1 : 0
    return option.verb === 'about' && option.targets[0]?.id === 'free' ? -1 : 0
  })

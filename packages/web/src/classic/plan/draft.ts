// A battle plan draft: it can change freely, and no one knows about it until it is locked.

import type { Plan, PlanCard, PlanLeader, PlanSheet } from '@sietch/classic'
import type { Option } from '@sietch/kernel'

/** No leader until one is chosen. */
export type Draft = Omit<Plan, 'leader'> & { readonly leader: PlanLeader | null }

const nearest = (numbers: readonly number[], wanted: number): number =>
  numbers.reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best), numbers[0] ?? 0)

/** The spice that a dial can be made with. */
export const spiceFor = ({ dials }: PlanSheet, dial: number): readonly number[] =>
  dials.find((each) => each.dial === dial)?.spice ?? []

export const withDial = (sheet: PlanSheet, draft: Draft, wanted: number): Draft => {
  const dial = nearest(
    sheet.dials.map((each) => each.dial),
    wanted,
  )
  return withSpice(sheet, { ...draft, dial }, draft.spice)
}

export const withSpice = (sheet: PlanSheet, draft: Draft, wanted: number): Draft => ({
  ...draft,
  spice: nearest(spiceFor(sheet, draft.dial), wanted),
})

export const withCard = (
  { cards }: PlanSheet,
  draft: Draft,
  slot: 'weapon' | 'defense',
  card: PlanCard,
): Draft => {
  const fitting = cards.filter((pair) => pair[slot] === card)
  const elsewhere = slot === 'weapon' ? 'defense' : 'weapon'
  const pair = fitting.find((each) => each[elsewhere] === draft[elsewhere]) ?? fitting[0]
  return pair === undefined ? draft : { ...draft, ...pair }
}

/** What may be in a slot, given the other one. */
export const cardsIn = ({ cards }: PlanSheet, slot: 'weapon' | 'defense'): readonly PlanCard[] => [
  ...new Set(cards.map((pair) => pair[slot])),
]

/** No dial and no cards unless required; no leader unless there is only one. */
export function firstDraft(sheet: PlanSheet): Draft {
  const [only = null, another] = sheet.leaders
  const [pair = { weapon: 'none', defense: 'none' }] = sheet.cards
  const empty: Draft = {
    dial: 0,
    spice: 0,
    leader: another === undefined ? only : null,
    ...pair,
    kwisatz: sheet.kwisatz[0] ?? false,
  }
  return withDial(sheet, empty, 0)
}

/** A draft on a sheet that may have changed since: whatever is still valid stays. */
export function fitted(sheet: PlanSheet, draft: Draft): Draft {
  const first = firstDraft(sheet)
  const { leader, weapon, defense, kwisatz } = draft
  const isLed = leader !== null && sheet.leaders.includes(leader)
  const pair = sheet.cards.some((each) => each.weapon === weapon && each.defense === defense)
    ? { weapon, defense }
    : sheet.cards.find((each) => each.weapon === weapon || each.defense === defense)
  return withDial(
    sheet,
    {
      ...draft,
      leader: isLed ? leader : first.leader,
      weapon: pair?.weapon ?? first.weapon,
      defense: pair?.defense ?? first.defense,
      kwisatz: sheet.kwisatz.includes(kwisatz) ? kwisatz : first.kwisatz,
    },
    draft.dial,
  )
}

/** The plan, once it has a leader. */
export const planOf = ({ leader, ...rest }: Draft): Plan | undefined =>
  leader === null ? undefined : { leader, ...rest }

/** The plan's value for the part that is asked for next. */
export function partOf(options: readonly Option[], plan: Plan): Option | undefined {
  return options.find(({ verb, targets: [target] }) => {
    switch (verb) {
      case 'dial':
      case 'spice':
      case 'leader':
      case 'weapon':
      case 'defense':
        return String(target?.id) === String(plan[verb])
      case 'kwisatz-haderach':
        return plan.kwisatz
      case 'alone':
        return !plan.kwisatz
      default:
        return verb === 'ready'
    }
  })
}

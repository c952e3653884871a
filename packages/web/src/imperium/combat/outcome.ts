// What a step of a Combat means, in sentences: who passes whom, who wins, and what a tie does.

import type { Seat } from '@sietch/kernel'
import { useWords } from '../../app/words.ts'
import { useImperium } from '../useImperium.ts'
import { type Combat, type CombatStep, participants, passingOf } from './combat.ts'
import { standingWith, type Tie } from './standing.ts'

/** Whose strength a step changes: a Commander's card is for an Ally. */
export const actingIn = (step: Extract<CombatStep, { readonly seat: Seat }>): Seat =>
  step.kind === 'card' ? (step.ally ?? step.seat) : step.seat

export function useOutcome(combat: Combat, step: CombatStep): readonly string[] {
  const { content, names, say, you } = useImperium()
  const w = useWords()
  const { order } = combat
  const now = standingWith(step.fighters, order, content)
  const called = (seat: Seat): string => names[seat] ?? ''
  const who = (seat: Seat): string => (seat === you ? 'you' : 'other')
  const listed = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(say.language, { type: 'conjunction' }).format(seats.map(called))
  const tie = ({ place, seats }: Tie): string => w(`page.combat.tie.${place}`, { names: listed(seats) })

  function afterCard(seat: Seat): readonly string[] {
    const was = standingWith(step.before, order, content)
    const [from = 0, to = 0] = [was.strengths[seat], now.strengths[seat]]
    const passing = passingOf(was.strengths, now.strengths, seat, you)
    if (passing === undefined)
      return from === to ? [] : [`${called(seat)}: ${w('page.combat.changes', { from, to })}`]
    const { over, strength: n, against } = passing
    const args = {
      who: seat === you ? 'you' : over === you ? 'them' : 'other',
      name: called(seat),
      over: called(over),
      n,
      against,
    }
    return [w(n === against ? 'page.combat.levels' : 'page.combat.passes', args)]
  }

  if (participants(step.fighters, order).length === 0) return [w('page.combat.nobody')]
  switch (step.kind) {
    // Cards may still change it.
    case 'strengths':
      return []
    case 'swords':
    case 'card':
      return afterCard(actingIn(step))
    case 'places': {
      const winner = now.places.indexOf(1)
      const conceded = step.fighters.flatMap(({ concededTo }, seat) =>
        concededTo === null
          ? []
          : [w('page.combat.concedes', { who: who(seat), name: called(seat), to: called(concededTo) })],
      )
      const won = winner < 0 ? [] : [w('page.combat.wins', { who: who(winner), name: called(winner) })]
      return [...won, ...conceded, ...now.ties.map(tie)]
    }
    case 'rewards': {
      const { taken } = combat
      if (taken === null) return now.ties.map(tie)
      return [
        w('page.combat.takes-card', { who: who(taken.seat), name: called(taken.seat) }),
        ...(taken.isMatched ? [w('page.combat.icons')] : []),
      ]
    }
  }
}

// Which choices of classic Dune a player should think twice about, since there is no way back behind them: handing in a
// battle plan, and playing a card.

import type { ClassicView } from '@sietch/classic'
import { fitsSlot, type TreacheryId } from '@sietch/classic/content'
import type { Decision, Option, Seat } from '@sietch/kernel'
import { battleOf, seenIn } from './useClassic.ts'

export function isFinal(option: Option, view: ClassicView, { kind, seat }: Decision): boolean {
  if (kind === 'plan') return isLastOfPlan(option, view, seat)
  // A card that is played may change everything; what else closes the way back is the end of a phase.
  return option.verb === 'play'
}

/** A Treachery card is opened before it is played: what it does, and that there is no way back. */
export const asksFirst = ({ verb, targets: [card] }: Option): boolean =>
  verb === 'play' && card?.kind === 'treachery'

/** A plan is handed in with its last part; where no card fits a slot, that part is not asked for. */
function isLastOfPlan({ verb, targets: [part] }: Option, view: ClassicView, seat: Seat): boolean {
  const battle = battleOf(view)
  const side = battle?.seats[0] === seat ? 0 : 1
  // Under the Voice, or bound by an answer, not everything is asked for.
  const isBound =
    battle?.voice?.side === side ||
    Object.keys(battle?.locks[side] ?? {}).length > 0 ||
    (battle?.promises[side].length ?? 0) > 0
  if (isBound && verb !== 'dial' && verb !== 'spice') return true
  const hand = seenIn(view.players[seat]?.hand ?? null)
  const left = hand.filter((card) => card !== part?.id)
  const fits = (slot: 'weapon' | 'defense') => left.some((card: TreacheryId) => fitsSlot(card, slot))
  switch (verb) {
    case 'dial':
    case 'spice':
      return false
    case 'leader':
      return !fits('weapon') && !fits('defense')
    case 'weapon':
      return !fits('defense')
    default:
      return true
  }
}

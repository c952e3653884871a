// Which choices of classic Dune a player should think twice about, since there is no way back behind them: playing a card.
// A battle plan says so itself, on its sheet.

import type { Decision, Option } from '@sietch/kernel'

export const isFinal = ({ verb }: Option, { kind }: Decision): boolean => verb === 'play' && kind !== 'voice'

/** A Treachery card, or a faction, is opened before it is played: what it does, and that there is no way back. */
export const asksFirst = ({ verb, targets: [thing] }: Option): boolean =>
  verb === 'play' && (thing?.kind === 'treachery' || thing?.kind === 'faction')

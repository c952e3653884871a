// Which choices of classic Dune a player should think twice about, since there is no way back behind them: playing a card.
// A battle plan says so itself, on its sheet.

import type { Decision, Option } from '@sietch/kernel'

export const isFinal = ({ verb }: Option, { kind }: Decision): boolean => verb === 'play' && kind !== 'voice'

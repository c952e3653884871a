// Which choices in classic Dune deserve a second thought because they cannot be undone: playing a card. A battle plan
// says so itself, on its sheet.

import type { Decision, Option } from '@sietch/kernel'

export const isFinal = ({ verb }: Option, { kind }: Decision): boolean => verb === 'play' && kind !== 'voice'

/** A Treachery card or a faction is shown before it is played: what it does, and that it cannot be undone. */
export const asksFirst = ({ verb, targets: [thing] }: Option): boolean =>
  verb === 'play' && (thing?.kind === 'treachery' || thing?.kind === 'faction')

// The next version of the kernel's small game: states with one more required field, and another name for one of its
// options. Its migration is a real one.

import { migratedBy, option } from '../src/index.ts'
import { bluff } from './game.ts'

/** What was called income is now a wage. */
export const remodeledBluff: typeof bluff = {
  ...bluff,
  version: bluff.version + 1,
  setup: (...dealt) => withPot(bluff.setup(...dealt)),
  options: (s, decision) =>
    bluff.options(s, decision).map((one) => (one.verb === 'income' ? option('wage', ...one.targets) : one)),
  choose: (s, decision, { verb, targets, key }, tell) =>
    bluff.choose(s, decision, verb === 'wage' ? option('income', ...targets) : { verb, targets, key }, tell),
  clone(s) {
    if (!('pot' in s)) throw new Error('a state without a pot')
    return withPot(bluff.clone(s))
  },
  migrate: migratedBy([(state) => ({ ...state, pot: 0 })]),
}

const withPot = <S extends object>(s: S): S & { pot: number } => ({ ...s, pot: 0 })

// What the numbers of an option count where there are several: troops, and Sardaukar Commanders besides.

import type { Option } from '@sietch/kernel'
import type { Counted } from '../table/game.ts'
import { Icon } from '../ui/Icon.tsx'

export const COUNTS: { readonly [kind: string]: Counted } = {
  number: { name: (say) => say.name('term', 'troop'), Sign: () => <Icon name="troop" /> },
  commanders: {
    name: (say) => say.name('term', 'sardaukar-commander'),
    Sign: () => <Icon name="commander" />,
  },
}

/** All that an option counts together. */
export const countedIn = ({ targets }: Option): number =>
  targets.reduce((sum, { kind, id }) => (COUNTS[kind] === undefined ? sum : sum + Number(id)), 0)

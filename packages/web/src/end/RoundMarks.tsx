// The rounds of a match below the slider through it: a click goes to where one begins.

import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import type { ReplayTable } from '../table/replay.ts'

type Props = Pick<ReplayTable, 'rounds' | 'length' | 'go'> & { readonly seq: number }

export function RoundMarks({ rounds, length, go, seq }: Props): ReactNode {
  const w = useWords()
  const now = rounds.findLast((each) => each.seq <= seq)
  return (
    <ol className="replay-rounds">
      {rounds.map((each) => (
        <li key={each.round} style={{ '--at': each.seq / Math.max(1, length) } as CSSProperties}>
          <button
            type="button"
            aria-label={w('page.replay.round', { n: each.round })}
            title={w('page.replay.round', { n: each.round })}
            aria-current={each === now ? 'step' : undefined}
            onClick={() => go(each.seq)}
          >
            {each.round}
          </button>
        </li>
      ))}
    </ol>
  )
}

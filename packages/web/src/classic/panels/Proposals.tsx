// What players propose to each other, with the answers of the viewer beside it.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useClassic } from '../useClassic.ts'
import { Deed } from './Deed.tsx'
import { refusalsOf } from './refusals.ts'
import { Who } from './Who.tsx'

type Props = {
  readonly proposals: readonly { readonly from: Seat; readonly to: Seat }[]
  /** What is done to whom: "proposes an alliance to". */
  readonly verb: string
}

export function Proposals({ proposals, verb }: Props): ReactNode {
  const { own } = useClassic()
  const w = useWords()
  return proposals.map(({ from, to }) => (
    <p key={`${from} ${to}`} className={`nexus-proposal ${own?.seat === to ? 'to-viewer' : ''}`}>
      <Who seat={from} /> <span className="unseen">{verb}</span>
      <span aria-hidden="true">→</span>
      <Who seat={to} />
      {own?.seat === to && (
        <span className="deeds">
          <Deed option={`accept ${from}`} isBright>
            {w('page.classic.accept')}
          </Deed>
          <Deed option={`decline ${from}`}>{w('page.classic.decline')}</Deed>
        </span>
      )}
    </p>
  ))
}

/** Players in a line, each with a button to propose something to them, if possible. */
export function Others({ seats }: { readonly seats: readonly Seat[] }): ReactNode {
  const { log, own } = useClassic()
  const w = useWords()
  const refusals = own === undefined ? undefined : refusalsOf(log, own.seat)
  return (
    <ul className="nexus-others">
      {seats.map((seat) => (
        <li key={seat}>
          <Who seat={seat} />
          {refusals?.has(seat) && <small className="nexus-refusal">{w('page.classic.declined')}</small>}
          <Deed option={`propose ${seat}`}>{w('page.classic.propose')}</Deed>
        </li>
      ))}
    </ul>
  )
}

// The parts of a table are rendered one after another when it is opened, each in its own frame: rendering all of them
// at once would block the page.

import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

const Come = createContext(Number.POSITIVE_INFINITY)

type Props = {
  /** How many there are. */
  readonly parts: number
  readonly children: ReactNode
}

export function InTurn({ parts, children }: Props): ReactNode {
  // Where nothing is laid out all are there at once.
  const [come, setCome] = useState(typeof document === 'undefined' ? parts : 1)
  useEffect(() => {
    if (come >= parts) return
    const frame = requestAnimationFrame(() => startTransition(() => setCome(come + 1)))
    return () => cancelAnimationFrame(frame)
  }, [come, parts])
  return <Come value={come}>{children}</Come>
}

type TurnProps = {
  /** Its turn, from one on. */
  readonly nth: number
  readonly children: ReactNode
}

export const Turn = ({ nth, children }: TurnProps): ReactNode => (use(Come) >= nth ? children : null)

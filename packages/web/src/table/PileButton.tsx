// How many things lie in an open pile; a click shows them.

import { type ReactNode, useState } from 'react'
import { type Pile, PilesDialog } from './PilesDialog.tsx'
import './piles.css'

type Props = {
  readonly name: string
  readonly n: number
  /** There is something to see though there are none. */
  readonly isOpenable?: boolean
  /** Asked for when someone looks; those with nothing in them are left out. */
  piles(): readonly Pile[]
  readonly className?: string
  /** Words instead of the number. */
  readonly children?: ReactNode
}

export function PileButton({
  name,
  n,
  isOpenable = n > 0,
  piles,
  className = '',
  children,
}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${children === undefined ? 'pile-button' : 'pile-words'} ${className}`}
        {...(children === undefined && { 'aria-label': `${name}: ${n}` })}
        title={name}
        disabled={!isOpenable}
        onClick={() => setOpen(true)}
      >
        {children ?? n}
      </button>
      {isOpen && (
        <PilesDialog
          title={name}
          piles={piles().filter(({ things }) => things.length > 0)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** One pile of things of one kind. */
export const pileOf = (name: string, kind: string, ids: readonly string[], about?: string): Pile => ({
  name,
  things: ids.map((id) => ({ kind, id })),
  ...(about !== undefined && { about }),
})

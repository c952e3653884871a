// Shows what is being read about: the tooltip at the pointer, and the enlarged view. Mounted once on a page.

import type { ReactNode } from 'react'
import { Enlargement } from './Enlargement.tsx'
import { enlarge, type Subject, useReading } from './pointer.ts'
import { Tooltip } from './Tooltip.tsx'

type Line = { readonly label: string; readonly text: string }

/** All there is to say about something. */
export type Told = {
  readonly name: string
  /** What is printed around the text: cost, icons. */
  readonly facts: readonly Line[]
  /** By the places where it stands on the thing, and what these are called. */
  readonly sections: readonly Line[]
  readonly picture: ReactNode
  /** All the words stand on the picture, too. */
  readonly isWorded?: boolean
  /** What the rules call it, if they speak of it: the way to them. */
  readonly about?: Subject
  /** Whose rules these are, where things of several games lie side by side. */
  readonly game?: string
}

/** What a game has to tell; nothing about what it does not know. */
export type Tell = (subject: Subject) => Told | undefined

/** What can be done with a thing that lies on the table and is looked at. */
export type Handle = (thing: { readonly subject: Subject; readonly zone: string; close(): void }) => ReactNode

type Props = { readonly tell: Tell; readonly handle?: Handle }

export function AboutLayer({ tell, handle }: Props): ReactNode {
  const { pointed, enlarged } = useReading()
  const tip = pointed && tell(pointed.subject)
  return (
    <>
      {tip && pointed && <Tooltip told={tip} note={pointed.note} at={pointed.at} />}
      {enlarged && (
        <Enlargement
          enlarged={enlarged}
          tell={tell}
          handle={handle}
          onMove={enlarge}
          onClose={() => enlarge(null)}
        />
      )}
    </>
  )
}

// Open piles, all their things side by side, copies laid on each other.

import type { ReactNode } from 'react'
import { AboutGroup, useAbout } from '../ui/about.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Subject } from '../ui/pointer.ts'
import { useMatch } from './context.tsx'
import './piles.css'

export type Pile = {
  readonly name: string
  /** How it is known, where that is not plain to see. */
  readonly about?: string
  readonly things: readonly Subject[]
}

type Props = { readonly title: string; readonly piles: readonly Pile[]; onClose(): void }

export function PilesDialog({ title, piles, onClose }: Props): ReactNode {
  return (
    <Dialog title={title} className="piles" onClose={onClose}>
      {piles.map(({ name, about, things }) => {
        const stacks = stacked(things)
        return (
          <section key={name} className="piles-pile">
            {(piles.length > 1 || about !== undefined) && (
              <h3>
                {name} <span>{things.length}</span>
              </h3>
            )}
            {about !== undefined && <p>{about}</p>}
            <AboutGroup subjects={stacks.map(({ subject }) => subject)}>
              <div className="piles-things">
                {stacks.map(({ key, subject, count }) => (
                  <Stack key={key} subject={subject} count={count} />
                ))}
              </div>
            </AboutGroup>
          </section>
        )
      })}
    </Dialog>
  )
}

function stacked(things: readonly Subject[]) {
  const counts = new Map<string, { key: string; subject: Subject; count: number }>()
  for (const subject of things) {
    const key = `${subject.kind} ${subject.id}`
    counts.set(key, { key, subject, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

function Stack({ subject, count }: { readonly subject: Subject; readonly count: number }): ReactNode {
  const { say, game } = useMatch()
  const look = useAbout(subject)
  const name = say.name(subject.kind, subject.id)
  return (
    <button
      type="button"
      className="piles-thing"
      aria-label={count > 1 ? `${name} ×${count}` : name}
      {...look.props}
      onClick={look.open}
    >
      {game.Picture === undefined ? name : <game.Picture subject={subject} say={say} />}
      {count > 1 && (
        <b className="piles-count" aria-hidden="true">
          ×{count}
        </b>
      )}
    </button>
  )
}

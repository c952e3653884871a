// After the end nothing is hidden: what everyone held, and the decks in draw order.

import type { LaidPile } from '@sietch/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { AboutGroup, useAbout } from '../ui/about.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { useNameOf } from './useNameOf.ts'
import './laid-open.css'

/** On the page of the end. */
export function LaidAtEnd(): ReactNode {
  const w = useWords()
  const piles = useLaid(null)
  if (piles.length === 0) return null
  return (
    <section className="laid" aria-labelledby="laid-title">
      <h2 id="laid-title">{w('page.laid.title')}</h2>
      <Piles piles={piles} />
    </section>
  )
}

/** Beside a moment of a replay. */
export function LaidBeside({ seq }: { readonly seq: number }): ReactNode {
  const w = useWords()
  const piles = useLaid(seq)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it, too
    <section className="laid laid-beside" aria-label={w('page.laid.title')} tabIndex={0}>
      <Piles piles={piles} />
    </section>
  )
}

/** Undefined until loaded; the previous piles stay until then. */
function useLaid(seq: number | null): readonly LaidPile[] {
  const { table } = useMatch()
  const [piles, setPiles] = useState<readonly LaidPile[]>([])
  useEffect(() => {
    let isWanted = true
    // A match that cannot be replayed is reported elsewhere.
    table.laid?.(seq).then(
      (found) => isWanted && setPiles(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [table, seq])
  return piles
}

function Piles({ piles }: { readonly piles: readonly LaidPile[] }): ReactNode {
  const w = useWords()
  const nameOf = useNameOf()
  const owners = [...new Set(piles.map(({ seat }) => seat))]
  return (
    <div className="laid-owners">
      {owners.map((seat) => (
        <article key={seat} data-seat={seat ?? undefined}>
          <h3>
            {seat === null ? (
              w('page.laid.decks')
            ) : (
              <>
                <SeatMark seat={seat} /> {nameOf(seat)}
              </>
            )}
          </h3>
          <dl>
            {piles
              .filter((pile) => pile.seat === seat)
              .map((pile, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stacks that are called alike are told apart by their place
                <OnePile key={`${pile.term} ${index}`} pile={pile} />
              ))}
          </dl>
        </article>
      ))}
    </div>
  )
}

function OnePile({ pile: { term, kind, things, isOrdered, n } }: { readonly pile: LaidPile }): ReactNode {
  const w = useWords()
  const { say } = useMatch()
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <div>
      <dt>
        {say.name('term', term)}
        {things.length > 1 && <small>{things.length}</small>}
      </dt>
      <dd>
        <AboutGroup subjects={things.map((id) => ({ kind, id }))}>
          <List>
            {things.map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pile may have two of a kind
              <li key={`${id} ${index}`}>
                <Thing kind={kind} id={id} />
              </li>
            ))}
          </List>
        </AboutGroup>
        {n !== undefined && <b>{things.length === 0 ? n : w('page.log.round', { n })}</b>}
      </dd>
    </div>
  )
}

function Thing({ kind, id }: { readonly kind: string; readonly id: string }): ReactNode {
  const { say } = useMatch()
  const look = useAbout({ kind, id })
  return (
    <button type="button" className="laid-thing" {...look.props} onClick={look.open}>
      {say.name(kind, id)}
    </button>
  )
}

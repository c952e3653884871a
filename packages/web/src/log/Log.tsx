// What happened: a card for each turn, the newest on top, under the round it belongs to. A card shows its turn in one
// line, and everything in order when expanded.

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useCompany } from '../table/company.tsx'
import { useMatch } from '../table/context.tsx'
import { usePast } from '../table/past.tsx'
import { useLate } from '../ui/late.ts'
import { groupsOf, lastChoiceOf } from './groups.ts'
import { TurnCard } from './TurnCard.tsx'
import './log.css'

/** How many turns are rendered at first, and how many more whenever someone scrolls to the end. */
const DRAWN = 12

export function Log(): ReactNode {
  const { table, game, you } = useMatch()
  const { log: now, at, look } = usePast()
  // After the board and the stage.
  const log = useLate(now, 2)
  const w = useWords()
  const [drawn, setDrawn] = useState(DRAWN)
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, boolean>>(new Map())
  const groups = useMemo(() => groupsOf(log, game.stage).reverse(), [log, game])
  const { notes } = useCompany()
  const last = you === null ? Number.POSITIVE_INFINITY : lastChoiceOf(log, you)
  const visible = groups.slice(0, drawn)
  // The newest turn is expanded; below it, what the viewer has expanded.
  const newest = visible.find(({ seat }) => seat !== null)?.key
  /** Above the latest turn that was over then, the newest first. */
  const notesAt = (index: number) =>
    notes
      .filter(({ seq }) => {
        const found = groups.findIndex(({ until }) => until <= seq)
        return (found === -1 ? groups.length - 1 : found) === index
      })
      .toReversed()
  return (
    <section className="log" aria-label={w('page.log')} role="log" aria-busy={log !== now}>
      {visible.map((group, index) => {
        const { key, round, until } = group
        const isOpen = unfolded.get(key) ?? key === newest
        const later = visible[index - 1]
        const begins = later?.round !== round
        // Of what happened in one step the last has the position after it.
        const isLast = later?.until !== until
        return (
          <div key={key}>
            {begins && (round > 0 || !table.isLaidOut) && (
              <h3>{round === 0 ? w('page.log.setup') : w('page.log.round', { n: round })}</h3>
            )}
            {notesAt(index).map(({ id, text }) => (
              <p key={id} className="log-note">
                {text}
              </p>
            ))}
            <TurnCard
              group={group}
              isNews={until > last || (game.tellsStepByStep === true && until === last)}
              since={last}
              isGoingOn={game.tellsStepByStep === true && index === 0 && group.seat === null}
              isLookedAt={at === until && isLast}
              isOpen={isOpen}
              onFold={() => setUnfolded((now) => new Map(now).set(key, !isOpen))}
              {...(look !== undefined && later !== undefined && isLast && { onLook: () => look(until) })}
            />
          </div>
        )
      })}
      {visible.length < groups.length && <More key={drawn} show={() => setDrawn(drawn + DRAWN)} />}
    </section>
  )
}

/** Below the rendered turns: more are rendered when it comes into view. */
function More({ show }: { show(): void }): ReactNode {
  const w = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const wanted = useRef(show)
  useEffect(() => {
    const { current } = button
    if (current === null) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) wanted.current()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <button ref={button} type="button" className="action" onClick={show}>
      {w('page.log.more')}
    </button>
  )
}

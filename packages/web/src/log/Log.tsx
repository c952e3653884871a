// What happened: a card for each turn, the newest on top, under the round it belongs to. A card tells its turn in one
// line, and everything in its order when it is unfolded.

import { type ReactNode, useMemo, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { usePast } from '../table/past.tsx'
import { groupsOf, lastChoiceOf } from './groups.ts'
import { TurnCard } from './TurnCard.tsx'
import './log.css'

/** Turns shown without asking for more. */
const SHOWN = 30

export function Log(): ReactNode {
  const { game, you } = useMatch()
  const { log, at, look } = usePast()
  const w = useWords()
  const [isWhole, setWhole] = useState(false)
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, boolean>>(new Map())
  const groups = useMemo(() => groupsOf(log, game.stage).reverse(), [log, game])
  const last = you === null ? Number.POSITIVE_INFINITY : lastChoiceOf(log, you)
  const visible = isWhole ? groups : groups.slice(0, SHOWN)
  // The newest turn lies open; below it what one has unfolded.
  const newest = visible.find(({ seat }) => seat !== null)?.key
  return (
    <section className="log" aria-label={w('page.log')} role="log">
      {visible.map((group, index) => {
        const { key, round, until } = group
        const isOpen = unfolded.get(key) ?? key === newest
        const later = visible[index - 1]
        const begins = later?.round !== round
        // Of what happened in one step the last has the position after it.
        const isLast = later?.until !== until
        return (
          <div key={key}>
            {begins && <h3>{round === 0 ? w('page.log.setup') : w('page.log.round', { n: round })}</h3>}
            <TurnCard
              group={group}
              isNews={until > last}
              isLookedAt={at === until && isLast}
              isOpen={isOpen}
              onFold={() => setUnfolded((now) => new Map(now).set(key, !isOpen))}
              {...(look !== undefined && later !== undefined && isLast && { onLook: () => look(until) })}
            />
          </div>
        )
      })}
      {visible.length < groups.length && (
        <button type="button" className="action" onClick={() => setWhole(true)}>
          {w('page.log.more')}
        </button>
      )}
    </section>
  )
}

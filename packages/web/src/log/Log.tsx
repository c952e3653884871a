// What happened, newest turn first. Names can be pointed at; what is new since the viewer's last move is marked.

import { memo, type ReactNode, useMemo, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { useAbout } from '../ui/about.tsx'
import { groupsOf, type LogGroup, lastChoiceOf } from './groups.ts'
import './log.css'

/** Turns shown without asking for more. */
const SHOWN = 30

export function Log(): ReactNode {
  const { shown, game } = useTable()
  const w = useWords()
  const [isWhole, setWhole] = useState(false)
  const { log, snapshot } = shown
  const groups = useMemo(() => groupsOf(log, game.stage).reverse(), [log, game])
  const last = snapshot.viewer === 'spectator' ? Number.POSITIVE_INFINITY : lastChoiceOf(log, snapshot.viewer)
  const visible = isWhole ? groups : groups.slice(0, SHOWN)
  const hasNews = visible[0]?.lines.some(({ seq }) => seq > last) ?? false
  return (
    <section className="log" aria-label={w('page.log')} role="log">
      {hasNews && <h3>{w('page.log.since')}</h3>}
      {visible.map((group, index) => {
        const newer = visible[index - 1]
        return (
          <div key={group.key}>
            {newer !== undefined && newer.round !== group.round && (
              <h3>{group.round === 0 ? w('page.log.setup') : w('page.log.round', { n: group.round })}</h3>
            )}
            <Turn group={group} news={group.lines.filter(({ seq }) => seq > last).length} />
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

type TurnProps = { readonly group: LogGroup; readonly news: number }

const Turn = memo(
  function Turn({ group, news }: TurnProps): ReactNode {
    const { say, names } = useTable()
    const w = useWords()
    const { seat, lines } = group
    return (
      <ul className="log-turn" data-seat={seat ?? undefined}>
        {lines.map(({ key, event }, index) => (
          <li key={key} className={index >= lines.length - news ? 'log-news' : undefined}>
            {(event === null ? [w('page.log.update')] : say.eventPieces(event, names)).map((piece, at) => {
              // Pieces of one line never change their order.
              const pieceKey = `${key}.${at}`
              if (typeof piece === 'string') return <span key={pieceKey}>{piece}</span>
              if (piece.kind === 'seat')
                return (
                  <b key={pieceKey} data-seat={piece.id} className="log-seat">
                    {piece.text}
                  </b>
                )
              return (
                <Name key={pieceKey} kind={piece.kind} id={piece.id}>
                  {piece.text}
                </Name>
              )
            })}
          </li>
        ))}
      </ul>
    )
  },
  (before, after) =>
    before.group.key === after.group.key &&
    before.news === after.news &&
    before.group.lines.length === after.group.lines.length,
)

type NameProps = { readonly kind: string; readonly id: string; readonly children: string }

/** A name that tells on hover what it stands for. */
function Name({ kind, id, children }: NameProps): ReactNode {
  const look = useAbout({ kind, id })
  return (
    <button type="button" className="log-name" tabIndex={-1} {...look.props} onClick={look.open}>
      {children}
    </button>
  )
}

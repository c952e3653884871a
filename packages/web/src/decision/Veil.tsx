// A veiled question, put to everyone so that no one learns who could answer: how long it stays open, and a way to ask
// for more time, which anyone may do. On a shared device, a player with an answer takes the device.

import { isVain, type Seat } from '@sietch/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { useOptionWords } from './option-words.ts'
import './veil.css'

/** The minimum time it is shown, in milliseconds, whatever came before. */
const LEAST = 2500

export function Veil(): ReactNode {
  const { table, shown, say, names } = useTable()
  const w = useWords()
  const words = useOptionWords()
  const { snapshot, ahead } = shown
  const { veil, asked, viewer } = snapshot
  const [waiting, setWaiting] = useState<number | null>(null)
  const [seen, setSeen] = useState<{ readonly closes: number; readonly at: number } | null>(null)
  const closes = ahead > 0 ? undefined : veil?.closes
  const isWaiting = closes !== undefined && waiting === closes
  const isShared = veil?.seats !== undefined
  const at = seen?.closes === closes ? seen?.at : undefined
  useEffect(() => {
    if (closes !== undefined) setSeen({ closes, at: Date.now() })
  }, [closes])
  useEffect(() => {
    if (at === undefined || closes === undefined || !isShared || isWaiting) return
    const timer = setTimeout(() => table.lapse?.(), Math.max(at + LEAST, closes) - Date.now())
    return () => clearTimeout(timer)
  }, [table, at, closes, isShared, isWaiting])
  if (veil === undefined || closes === undefined || at === undefined) return null
  const kept = asked?.options.find(({ key }) => key === veil.kept)
  const own = asked?.decision.veiled === true ? asked : null
  const others = (veil.seats ?? []).filter((seat) => seat !== viewer)
  const wait = () => {
    setWaiting(closes)
    table.wait?.()
  }
  const takeOver = (seat: Seat) => {
    setWaiting(closes)
    table.takeOver(null)
    table.takeOver(seat)
  }
  const about =
    own !== null && isVain(own)
      ? say.decision({ ...own.decision, kind: `${own.decision.kind}.vain` })
      : veil.kept === undefined
        ? undefined
        : w('page.veil.kept', { what: kept === undefined ? '' : words(kept) })
  return (
    <aside className="veil" aria-label={w('page.veil')}>
      {!isWaiting && (
        <span
          key={closes}
          className="veil-time"
          style={{ animationDuration: `${Math.max(LEAST, closes - at)}ms` }}
        />
      )}
      <p>{about ?? w(isWaiting ? 'page.veil.waiting' : isShared ? 'page.veil.shared' : 'page.veil.open')}</p>
      {others.map((seat) => (
        <button key={seat} type="button" className="action" onClick={() => takeOver(seat)}>
          {w('page.veil.take', { name: names[seat] ?? '' })}
        </button>
      ))}
      {isShared && (
        <button type="button" className="action" data-tool="nobody" onClick={() => table.lapse?.()}>
          {w('page.veil.nobody')}
        </button>
      )}
      {own !== null && !isWaiting && veil.kept === undefined && (
        <button type="button" className="action" data-tool="hold-on" onClick={wait}>
          {w('page.veil.wait')}
        </button>
      )}
    </aside>
  )
}

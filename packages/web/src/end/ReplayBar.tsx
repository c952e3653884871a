// Through a finished match: a slider over its choices, and the arrow keys.

import { type ReactNode, useEffect } from 'react'
import { go, type Route } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { ReplayTable } from '../table/replay.ts'
import { Button } from '../ui/Button.tsx'
import './replay-bar.css'

type Props = {
  readonly table: ReplayTable
  /** Where it leads when one has seen enough. */
  readonly back: Route
}

export function ReplayBar({ table, back }: Props): ReactNode {
  const { shown } = useTable()
  const w = useWords()
  const { seq } = shown.snapshot
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return
      if (key === 'ArrowLeft') table.go(seq - 1)
      if (key === 'ArrowRight') table.go(seq + 1)
      if (key === 'Home') table.go(0)
      if (key === 'End') table.go(table.length)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [table, seq])
  return (
    <section className="replay-bar" aria-label={w('page.replay')}>
      <Button aria-label={w('page.replay.back')} disabled={seq === 0} onClick={() => table.go(seq - 1)}>
        ←
      </Button>
      <input
        type="range"
        min={0}
        max={table.length}
        value={seq}
        aria-label={w('page.replay.choice', { n: seq, of: table.length })}
        onChange={({ target }) => table.go(Number(target.value))}
      />
      <Button
        aria-label={w('page.replay.on')}
        disabled={seq === table.length}
        onClick={() => table.go(seq + 1)}
      >
        →
      </Button>
      <output>{w('page.replay.choice', { n: seq, of: table.length })}</output>
      <Button onClick={() => go(back)}>{w('page.replay.leave')}</Button>
    </section>
  )
}

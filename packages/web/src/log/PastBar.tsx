// Above a table shown as it was earlier: when that was, a button back, and one to play on from there.

import { type ReactNode, useEffect, useState } from 'react'
import { randomId } from '../app/random-id.ts'
import { go } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { usePast } from '../table/past.tsx'
import { Button } from '../ui/Button.tsx'
import { useMark } from '../ui/mark.ts'
import { SeatMark } from '../ui/SeatMark.tsx'
import { groupsOf } from './groups.ts'
import './past-bar.css'

export function PastBar(): ReactNode {
  const { at } = usePast()
  return at === null ? null : <Bar at={at} />
}

function Bar({ at }: { readonly at: number }): ReactNode {
  const { table, game, names, you } = useMatch()
  const { log, isAwaited, back } = usePast()
  const w = useWords()
  const [isBusy, setBusy] = useState(false)
  useMark('past')
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      back()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [back])
  const group = groupsOf(log, game.stage).findLast(({ until }) => until <= at)
  const { seat = null, round = 0 } = group ?? {}
  const { branch } = table
  async function goOn(): Promise<void> {
    setBusy(true)
    const id = await branch?.(at, randomId())
    if (id !== undefined) go({ page: 'table', id })
  }
  return (
    <aside className="past-bar" role="status">
      <span className="past-when">
        {seat !== null && <SeatMark seat={seat} />}
        {seat === null
          ? w('page.past.part', { n: round })
          : w('page.past.turn', { n: round, name: names[seat] ?? '', who: seat === you ? 'you' : 'other' })}
      </span>
      {isAwaited && <strong className="past-awaited">{w('page.online.your-turn')}</strong>}
      <span className="past-deeds">
        {branch !== undefined && (
          <Button
            disabled={isBusy}
            title={w('page.past.branch.about')}
            onClick={() => void goOn().catch(() => setBusy(false))}
          >
            {w('page.past.branch')}
          </Button>
        )}
        <Button look="primary" onClick={back}>
          {w('page.past.back')}
        </Button>
      </span>
    </aside>
  )
}

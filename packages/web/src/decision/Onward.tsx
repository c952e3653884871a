// The button that moves on: ends the turn, passes, declines. It is always there, in the same place. While something
// must be done, it says what; if something would be lost, it says so, and asks once.

import type { Option } from '@sietch/kernel'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { Bubble } from './Bubble.tsx'
import { useDismiss } from './dismiss.ts'
import { useOptionWords } from './option-words.ts'

type Props = {
  readonly option: Option | null
  /** Something else can be chosen: moving on is one of several options. */
  readonly hasOthers: boolean
}

export function Onward({ option, hasOthers }: Props): ReactNode {
  const { game, shown, say, names, propose, hinted } = useTable()
  const { warn } = useSettings()
  const w = useWords()
  const words = useOptionWords()
  const box = useRef<HTMLSpanElement>(null)
  const { snapshot, ahead } = shown
  // The question belongs to one moment.
  const [asking, setAsking] = useState<typeof snapshot | null>(null)
  const close = useCallback(() => setAsking(null), [])
  const isAsking = asking === snapshot && option !== null
  useDismiss(isAsking, box, close)
  const asked = ahead === 0 ? snapshot.asked : null
  const table = asked === null ? null : { say, names, view: snapshot.view, asked }
  const end = w(game.ends ?? 'page.prompt.onward')

  if (option === null || table === null) {
    const due = table && game.dueFirst?.(table)
    const why =
      asked === null ? w('page.prompt.not-your-turn') : due ? w('page.prompt.first', { what: due }) : ''
    return (
      <span className="onward">
        <button type="button" className="action onward-button" data-tool="end" disabled title={why}>
          <span className="onward-words">{end}</span>
          {why !== '' && <small className="onward-note">{why}</small>}
        </button>
      </span>
    )
  }
  const lost = game.leftBehind?.({ ...table, option })
  const left = lost ?? []
  const note = left.join(', ')
  // It is the primary button when nothing is left to do; if it declines something, both look the same.
  const isBest = lost === undefined ? !hasOthers : lost.length === 0
  return (
    <span className="onward" ref={box}>
      <button
        type="button"
        className={`action onward-button lit ${isBest ? 'primary' : ''} ${hinted?.key === option.key ? 'hinted' : ''}`}
        data-tool="end"
        data-option={option.key}
        aria-expanded={left.length > 0 && warn ? isAsking : undefined}
        title={[words(option), note].filter(Boolean).join(': ')}
        onClick={() => {
          if (left.length > 0 && warn && !isAsking) setAsking(snapshot)
          else if (isAsking) close()
          else propose(option)
        }}
      >
        <span className="onward-words">{words(option)}</span>
        {note !== '' && <small className="onward-note">{note}</small>}
      </button>
      {isAsking && (
        <Bubble text={w('page.prompt.lost', { end: words(option), what: note })}>
          <button
            type="button"
            className="action lit"
            data-option={option.key}
            onClick={() => {
              close()
              propose(option)
            }}
          >
            {words(option)}
          </button>
          <button type="button" className="action primary" data-tool="not-yet" onClick={close}>
            {w('page.prompt.keep')}
          </button>
        </Bubble>
      )}
    </span>
  )
}

// The options that are not places on the table, in one line. Those that do not fit are behind the last chip, which
// opens them over the board.

import type { Option } from '@sietch/kernel'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../app/words.ts'
import { useMatch } from '../table/context.tsx'
import { whenLaidOut } from '../ui/laid-out.ts'
import { Chip } from './Chip.tsx'
import { useDismiss } from './dismiss.ts'
import { fitting } from './fit.ts'

const GAP = 6
/** Of "+12 more" in the longest language. */
const MORE = 96
/** How far a long chip is truncated before one is dropped: hovering shows its full text. */
const READABLE = 240

type Props = {
  readonly options: readonly Option[]
  /** What else there is and never fits into the line. */
  readonly besides?: readonly ReactNode[]
}

export function Chips({ options, besides = [] }: Props): ReactNode {
  const { say } = useMatch()
  const w = useWords()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  const [measured, setMeasured] = useState<{
    readonly row: string
    readonly fit: number
    readonly widths: readonly number[]
  }>({
    row: '',
    fit: 0,
    widths: [],
  })
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // All are laid out, and those that do not fit are removed before paint.
  const row = [width, say.language, ...options.map(({ key }) => key)].join('\n')
  const isMeasured = measured.row === row
  const fit = isMeasured ? measured.fit : options.length
  const taken = besides.length > 0 ? MORE + GAP : 0

  useEffect(() => {
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(() => flushSync(() => setWidth(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    const [around, chips] = [box.current, list.current]
    if (isMeasured || around === null || chips === null) return
    return whenLaidOut(chips, () => {
      const widths = [...chips.children].map((chip) => chip.scrollWidth)
      const least = widths.map((width) => Math.min(width, READABLE))
      const fit = fitting(least, around.clientWidth - taken, GAP, MORE)
      flushSync(() => setMeasured({ row, fit, widths }))
    })
  }, [isMeasured, row, taken])
  useDismiss(isOpen, box, close)

  const hidden = options.slice(fit)
  const n = hidden.length + besides.length
  const isEmpty = options.length + besides.length === 0
  return (
    <div className={`decision-chips ${isEmpty ? 'is-empty' : ''}`} ref={box}>
      <ul ref={list} className={isMeasured ? 'is-measured' : ''}>
        {options.slice(0, fit).map((option, index) => (
          <li key={option.key} className={(measured.widths[index] ?? 0) > READABLE ? 'chip-long' : ''}>
            <Chip option={option} />
          </li>
        ))}
      </ul>
      {n > 0 && (
        <button
          type="button"
          className="chip chip-more"
          data-tool="more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">+{n}</span>
          <span className="chip-more-words">{w('page.prompt.more', { n })}</span>
        </button>
      )}
      {isOpen && n > 0 && (
        <ul className="decision-over decision-more" aria-label={w('page.prompt.more', { n })}>
          {hidden.map((option) => (
            <li key={option.key}>
              <Chip option={option} onChosen={close} />
            </li>
          ))}
          {besides.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
            <li key={index}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

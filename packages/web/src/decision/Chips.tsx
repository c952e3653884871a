// The options that are no place of the table, in one line. What does not fit is behind the last one, which lays it out
// over the board.

import type { Option } from '@sietch/kernel'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { Chip } from './Chip.tsx'
import { useDismiss } from './dismiss.ts'
import { fitting } from './fit.ts'

const GAP = 6
/** Of "+12 more" in the longest language. */
const MORE = 96

export function Chips({ options }: { readonly options: readonly Option[] }): ReactNode {
  const { say } = useTable()
  const w = useWords()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState(0)
  const [measured, setMeasured] = useState({ row: '', fit: 0 })
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // All are laid out, and those that do not fit taken away before anybody sees them.
  const row = [room, say.language, ...options.map(({ key }) => key)].join('\n')
  const fit = measured.row === row ? measured.fit : options.length

  useEffect(() => {
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (measured.row === row || box.current === null || list.current === null) return
    const widths = [...list.current.children].map((chip) => chip.scrollWidth)
    setMeasured({ row, fit: fitting(widths, box.current.clientWidth, GAP, MORE) })
  }, [measured, row])
  useDismiss(isOpen, box, close)

  const hidden = options.slice(fit)
  return (
    <div className={`decision-chips ${options.length === 0 ? 'is-empty' : ''}`} ref={box}>
      <ul ref={list}>
        {options.slice(0, fit).map((option) => (
          <li key={option.key}>
            <Chip option={option} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <button
          type="button"
          className="chip chip-more"
          data-tool="more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">+{hidden.length}</span>
          <span className="chip-more-words">{w('page.prompt.more', { n: hidden.length })}</span>
        </button>
      )}
      {isOpen && hidden.length > 0 && (
        <ul className="decision-over decision-more" aria-label={w('page.prompt.more', { n: hidden.length })}>
          {hidden.map((option) => (
            <li key={option.key}>
              <Chip option={option} onChosen={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

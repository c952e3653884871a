// The results of a round, on the stage until the player continues: a title, the content, and buttons. It can be set
// aside to look at the table, and brought back.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { changeSettings, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Happened } from '../log/Happened.tsx'
import { useCompany } from '../table/company.tsx'
import { useTable } from '../table/context.tsx'
import { whenLaidOut } from '../ui/laid-out.ts'
import { useMark } from '../ui/mark.ts'
import './great.css'
import './recap.css'

type Props = {
  readonly title: string
  /** Beside the title. */
  readonly note: string
  /** At the other end of the line. */
  readonly aside: ReactNode
  /** What is shown once more on demand, and how that is called. */
  readonly again?: { readonly name: string; readonly show: () => void }
  readonly children: ReactNode
}

export function RecapFrame({ title, note, aside, again, children }: Props): ReactNode {
  const { table, shown, you } = useTable()
  const { seatNote } = useCompany()
  const { recap } = useSettings()
  const w = useWords()
  const [isAside, setAside] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  useMark('aside', isAside)
  useEffect(() => {
    const { current } = next
    if (current === null) return
    return whenLaidOut(current, () => {
      // Does not interrupt someone who is typing in the chat.
      if (!document.activeElement?.matches('input, textarea')) current.focus({ preventScroll: true })
    })
  }, [])
  const goOn = (
    <button ref={next} type="button" className="action primary" data-tool="skip" onClick={() => table.skip()}>
      {w('page.recap.next')} <kbd>{w('page.stage.space')}</kbd>
    </button>
  )
  const clock = shown.isPressed === true && (
    <p className="recap-clock" role="status">
      {you !== null && seatNote(you)} {w('page.recap.clock')}
    </p>
  )
  if (isAside) {
    return (
      <div className="recap-aside">
        {clock}
        <button type="button" className="action" onClick={() => setAside(false)}>
          {w('page.recap.back')}
        </button>
        {goOn}
      </div>
    )
  }
  return (
    <article className="recap great" role="dialog" aria-label={title}>
      <header className="recap-head">
        <h2>{title}</h2>
        <span>{note}</span>
        <div>{aside}</div>
      </header>
      {clock}
      <div className="recap-body">{children}</div>
      <footer className="recap-foot">
        <label>
          <input
            type="checkbox"
            checked={recap}
            onChange={({ target }) => changeSettings({ recap: target.checked })}
          />
          {w('page.recap.always')}
        </label>
        <Happened events={shown.beat?.events ?? []} className="action" isSpelled />
        {again !== undefined && (
          <button type="button" className="action" onClick={again.show}>
            {again.name}
          </button>
        )}
        <button type="button" className="action" onClick={() => setAside(true)}>
          {w('page.recap.look')}
        </button>
        {goOn}
      </footer>
    </article>
  )
}

// What is said at a table.

import { LIMITS, type OnlineTable, type Said } from '@sietch/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { seatOf } from './seating.ts'
import './chat.css'

type Props = {
  readonly chat: readonly Said[]
  /** Nothing for those who may only listen. */
  readonly say: ((text: string) => Promise<void>) | null
  /** Gives the speakers the colours of their seats. */
  readonly table: OnlineTable
  /** Called when what is there is in sight. */
  onRead?(): void
}

export function Chat({ chat, say, table, onRead }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const element = list.current
    if (element === null) return
    element.scrollTop = chat.length === 0 ? 0 : element.scrollHeight
    // The page may be there and hidden behind another tab.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) onRead?.()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [chat, onRead])
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  return (
    <div className="chat">
      <div ref={list} className="chat-said" role="log" aria-label={w('page.chat')}>
        {chat.length === 0 && <p className="chat-silence">{w('page.chat.none')}</p>}
        {chat.map(({ id, user, text: said, at }) => (
          <div key={id} data-seat={seatOf(table, user.id)}>
            <b>{user.name}</b> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            <p>{said}</p>
          </div>
        ))}
      </div>
      {say !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            void say(text.trim())
            setText('')
          }}
        >
          <input
            value={text}
            maxLength={LIMITS.chat}
            aria-label={w('page.chat.write')}
            placeholder={w('page.chat.write')}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">{w('page.chat.send')}</Button>
        </form>
      )}
    </div>
  )
}

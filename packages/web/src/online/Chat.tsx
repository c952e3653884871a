// The chat of a table. Where there are private channels, a line above the field says who will read the message.

import type { Words } from '@sietch/i18n/page'
import { isSameChannel } from '@sietch/kernel'
import { isPhrase, LIMITS, type OnlineTable, type Said } from '@sietch/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { useMuted } from './muted.ts'
import { Phrases } from './Phrases.tsx'
import { Speaker } from './Speaker.tsx'
import { seatOf } from './seating.ts'
import { useUser } from './server.ts'
import type { Conversation, Talk } from './talk.ts'
import type { Spoken, Visit } from './visit.ts'
import './chat.css'

type Props = {
  readonly talk: Talk
  /** Undefined for those who may only read. */
  readonly say: Visit['say'] | null
  /** Gives the speakers the colors of their seats. */
  readonly table: OnlineTable
}

export function Chat({ talk: { conversations, current, choose, read }, say, table }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const me = useUser()
  const muted = useMuted()
  const list = useRef<HTMLDivElement>(null)
  const { id: open, said } = current
  useEffect(() => {
    const element = list.current
    if (element === null) return
    element.scrollTop = said.length === 0 ? 0 : element.scrollHeight
    // The page may be there and hidden behind another tab.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) read(open)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [said, open, read])
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  const name = (one: Conversation) => nameOf(one, table, me?.id, w)
  return (
    <div className={`chat ${current.to === null ? '' : 'chat-private'}`}>
      {conversations.length > 1 && (
        <div className="chat-channels" role="tablist" aria-label={w('page.chat.channels')}>
          {conversations.map((one) => (
            <button
              key={one.id}
              type="button"
              role="tab"
              aria-selected={one === current}
              aria-label={one.news > 0 ? w('page.tab.news', { name: name(one), n: one.news }) : undefined}
              className={one.to === null ? undefined : 'chat-channel-private'}
              onClick={() => choose(one.id)}
            >
              {name(one)}
              {one.news > 0 && <b>{one.news}</b>}
            </button>
          ))}
        </div>
      )}
      <div ref={list} className="chat-said" role="log" aria-label={w('page.chat')}>
        {said.length === 0 && <p className="chat-silence">{w('page.chat.none')}</p>}
        {said.map((one) => (
          <div key={one.id} data-seat={seatOf(table, one.user.id)}>
            <b>
              {one.user.id === me?.id ? (
                one.user.name
              ) : (
                <Speaker table={table.id} said={one} mayReport={say !== null} />
              )}
            </b>{' '}
            <time dateTime={new Date(one.at).toISOString()}>{time.format(one.at)}</time>
            <p>{spokenWords(one, muted, w)}</p>
          </div>
        ))}
      </div>
      {conversations.length > 1 && (
        <p className="chat-readers" aria-live="polite">
          {readersIn(current, table, me?.id, w, language)}
        </p>
      )}
      {/* A message started for one channel is not sent to another. */}
      {say !== null && current.isOpen && (
        <Field
          key={open}
          label={
            conversations.length > 1 ? w('page.chat.write.to', { name: name(current) }) : w('page.chat.write')
          }
          onSay={(words) => void say(words, current.to)}
        />
      )}
    </div>
  )
}

/** A phrase in the reader's language; undefined if its sender is muted. */
function spokenWords({ text, phrase, user }: Said, muted: ReadonlySet<string>, w: Words): string {
  if (muted.has(user.id)) return w('page.chat.muted')
  return isPhrase(phrase) ? w(`page.phrase.${phrase}`) : text
}

function Field({ label, onSay }: { readonly label: string; onSay(words: Spoken): void }): ReactNode {
  const w = useWords()
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        onSay({ text: text.trim() })
        setText('')
      }}
    >
      <input
        value={text}
        maxLength={LIMITS.chat}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Phrases onSay={(phrase) => onSay({ phrase })} />
      <Button type="submit">{w('page.chat.send')}</Button>
    </form>
  )
}

/** The others who hear it, by name. */
const othersIn = ({ to }: Conversation, { seats }: OnlineTable, me: string | undefined): string[] => [
  ...new Map(
    (to ?? []).flatMap((seat) => {
      const user = seats[seat]?.user
      return user && user.id !== me ? [[user.id, user.name] as const] : []
    }),
  ).values(),
]

function nameOf(one: Conversation, table: OnlineTable, me: string | undefined, w: Words): string {
  const { to } = one
  if (to === null) return w('page.chat.all')
  const isTeam = table.teams?.some((team) => isSameChannel(team, to)) === true
  return isTeam ? w('page.chat.team') : othersIn(one, table, me).join(', ')
}

function readersIn(
  one: Conversation,
  table: OnlineTable,
  me: string | undefined,
  w: Words,
  language: string,
): string {
  if (!one.isOpen) return w('page.chat.over')
  if (one.to === null)
    return w(table.options.spectators ? 'page.chat.all.spectators' : 'page.chat.all.readers')
  return w('page.chat.readers', { names: new Intl.ListFormat(language).format(othersIn(one, table, me)) })
}

// A speaker's name; it opens a menu to mute or report them.

import { LIMITS, type Said } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { api } from './api.ts'
import { mute, useMuted } from './muted.ts'
import { useAttempt } from './useAttempt.ts'

type Props = {
  readonly table: string
  readonly said: Said
  /** Only those seated can report. */
  readonly mayReport: boolean
}

export function Speaker({ table, said, mayReport }: Props): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="chat-speaker"
        title={w('page.person.actions', { name: said.user.name })}
        onClick={() => setOpen(true)}
      >
        {said.user.name}
      </button>
      {isOpen && (
        <PersonDialog table={table} said={said} mayReport={mayReport} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function PersonDialog({ table, said, mayReport, onClose }: Props & { onClose(): void }): ReactNode {
  const w = useWords()
  const { id, user, text, to } = said
  const isMuted = useMuted().has(user.id)
  const [reason, setReason] = useState('')
  const [isReported, setReported] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const send = () =>
    attempt(async () => {
      const about = { in: to === undefined ? ('chat' as const) : ('whisper' as const), id }
      await api.report(table, { user: user.id, reason: reason.trim(), said: about })
      setReported(true)
    })
  return (
    <Dialog title={user.name} onClose={onClose}>
      <div className="chat-person">
        <p>{w(isMuted ? 'page.person.muted' : 'page.person.mute.about', { name: user.name })}</p>
        <Button onClick={() => mute(user.id, !isMuted)}>
          {w(isMuted ? 'page.person.unmute' : 'page.person.mute')}
        </Button>
        {mayReport &&
          (isReported ? (
            <p role="status">{w('page.person.reported')}</p>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                void send()
              }}
            >
              <blockquote>{text}</blockquote>
              <label>
                {w('page.person.report.reason')}
                <input
                  value={reason}
                  maxLength={LIMITS.report}
                  onChange={({ target }) => setReason(target.value)}
                />
              </label>
              <Button type="submit" disabled={isBusy}>
                {w('page.person.report')}
              </Button>
            </form>
          ))}
        <p role="alert">{problem}</p>
      </div>
    </Dialog>
  )
}

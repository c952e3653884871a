// A match that cannot go on: why, what happens to it, and how its players can get its file. The file reveals
// everything, so while the match may still go on, all of them have to agree.

import type { OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { saveFile } from '../app/matches.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { Chat } from './Chat.tsx'
import { Frame } from './Frame.tsx'
import { wholeFile } from './played.ts'
import { seatOf } from './seating.ts'
import { useUser } from './server.ts'
import { useTalk } from './talk.ts'
import { useAttempt } from './useAttempt.ts'
import type { Visit, VisitState } from './visit.ts'
import './room.css'

type Props = {
  readonly table: OnlineTable
  readonly halted: NonNullable<OnlineTable['halted']>
  readonly visit: Visit
  readonly state: VisitState
}

export function Halted({ table, halted, visit, state }: Props): ReactNode {
  const w = useWords()
  const user = useUser()
  const isPlayer = seatOf(table, user?.id) !== undefined
  const talk = useTalk(state, table, user?.id)
  return (
    <Frame title={gameName(w, table.game)}>
      <div className="room">
        <section className="panel" aria-labelledby="halted">
          <h2 id="halted">{w('page.halted')}</h2>
          <p>{w(`page.halted.${halted.why}`)}</p>
          {table.status === 'over' ? (
            <OfFile id={table.id} />
          ) : (
            <OfPlayers table={table} halted={halted} user={isPlayer ? user?.id : undefined} />
          )}
        </section>
        <section className="panel room-chat" aria-labelledby="room-chat">
          <h2 id="room-chat">{w('page.chat')}</h2>
          <Chat talk={talk} say={isPlayer ? visit.say : null} table={table} />
        </section>
      </div>
    </Frame>
  )
}

function OfFile({ id }: { readonly id: string }): ReactNode {
  const w = useWords()
  const { isBusy, problem, attempt } = useAttempt()
  return (
    <>
      <p>{w('page.halted.file')}</p>
      <div className="room-actions">
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() => attempt(async () => saveFile(`sietch-${id}.json`, await anyFile(id)))}
        >
          {w('page.over.download')}
        </Button>
      </div>
      <p role="alert">{problem}</p>
    </>
  )
}

/** A file of this page, or the server's where this page cannot make sense of the table. */
async function anyFile(id: string): Promise<string> {
  const file = await api.file(id)
  return wholeFile(id).catch(() => JSON.stringify(file))
}

type PlayersProps = Pick<Props, 'table' | 'halted'> & { readonly user: string | undefined }

function OfPlayers({ table, halted, user }: PlayersProps): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const { isBusy, problem, attempt } = useAttempt()
  const players = table.seats.flatMap((seat) => (seat.user !== null && seat.bot === null ? seat.user : []))
  const missing = players.filter(({ id }) => !halted.agreed.includes(id))
  const hasAgreed = user !== undefined && halted.agreed.includes(user)
  const names = new Intl.ListFormat(language).format(missing.map(({ name }) => name))
  return (
    <>
      <p>{w('page.halted.kept')}</p>
      {user !== undefined && <p>{w(players.length > 1 ? 'page.halted.all' : 'page.halted.alone')}</p>}
      {halted.agreed.length > 0 && <p aria-live="polite">{w('page.halted.missing', { names })}</p>}
      {user !== undefined && !hasAgreed && (
        <div className="room-actions">
          <Button disabled={isBusy} onClick={() => attempt(() => api.giveUp(table.id))}>
            {w('page.halted.give-up')}
          </Button>
        </div>
      )}
      <p role="alert">{problem}</p>
    </>
  )
}

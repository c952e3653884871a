// A table before its match: who has come, who is still missing, and the way to invite them.

import type { Level } from '@sietch/bots'
import { type ReactNode, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { go, hashOf, linkTo } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { LEVELS } from '../table/levels.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { api } from './api.ts'
import { Chat } from './Chat.tsx'
import { Frame } from './Frame.tsx'
import type { OnlineSeat, OnlineTable } from './messages.ts'
import { useNamed } from './NameDialog.tsx'
import { PassOn } from './PassOn.tsx'
import { isFree, seatOf } from './seating.ts'
import { useUser } from './server.ts'
import { gameName, sitterName } from './TableCard.tsx'
import { TableTerms } from './TableTerms.tsx'
import { type Attempt, useAttempt } from './useAttempt.ts'
import type { Visit, VisitState } from './visit.ts'
import './room.css'

type Props = { readonly table: OnlineTable; readonly visit: Visit; readonly state: VisitState }

export function Room({ table, visit, state }: Props): ReactNode {
  const w = useWords()
  const user = useUser()
  const { id, seats, host } = table
  const own = seatOf(table, user?.id)
  const isHost = user?.id === host
  const attempting = useAttempt()
  const { isBusy, problem, attempt } = attempting
  const missing = seats.filter(isFree).length
  return (
    <Frame title={gameName(table, w)}>
      <div className="room">
        <section className="panel" aria-labelledby="room-seats">
          <h2 id="room-seats">{w('page.room.seats')}</h2>
          <ol className="room-seats">
            {seats.map((seat) => (
              <Sitter key={seat.seat} table={table} seat={seat} attempting={attempting} />
            ))}
          </ol>
          <p aria-live="polite">{missing > 0 ? w('page.lobby.free', { n: missing }) : w('page.room.full')}</p>
          <p role="alert">{problem ?? state.problem}</p>
          <div className="room-actions">
            {isHost && (
              <Button
                look="primary"
                disabled={isBusy || missing > 0}
                onClick={() => attempt(() => api.start(id))}
              >
                {w('page.setup.start')}
              </Button>
            )}
            {(own !== undefined || isHost) && (
              <Button
                onClick={() => attempt(() => api.leave(id).then(() => isHost && go({ page: 'lobby' })))}
              >
                {w(isHost ? 'page.room.close' : 'page.room.leave')}
              </Button>
            )}
          </div>
          {!isHost && own !== undefined && <p>{w('page.room.wait')}</p>}
          <TableTerms table={table} />
        </section>
        <section className="panel" aria-labelledby="room-invite">
          <h2 id="room-invite">{w('page.room.invite')}</h2>
          <PassOn label={w('page.room.link')} link={linkTo({ page: 'online', id })} />
        </section>
        <section className="panel room-chat" aria-labelledby="room-chat">
          <h2 id="room-chat">{w('page.chat')}</h2>
          <Chat chat={state.chat} say={own === undefined ? null : visit.say} table={table} />
        </section>
      </div>
    </Frame>
  )
}

type SitterProps = { readonly table: OnlineTable; readonly seat: OnlineSeat; readonly attempting: Attempt }

function Sitter({ table, seat, attempting: { isBusy, attempt } }: SitterProps): ReactNode {
  const w = useWords()
  const me = useUser()
  const { dialog, asNamed } = useNamed()
  const isHost = me?.id === table.host
  const { user, bot } = seat
  const isSeated = seatOf(table, me?.id) !== undefined
  const at = seat.seat
  return (
    <li data-seat={at}>
      <SeatMark seat={at} />
      <span className="room-sitter">
        {user === null ? (
          <span className={bot === null ? 'room-free' : undefined}>{sitterName(seat, w)}</span>
        ) : (
          <a href={hashOf({ page: 'player', id: user.id })}>{user.name}</a>
        )}
        {user?.id === table.host && <small>{w('page.room.host')}</small>}
        {user !== null && user.id === me?.id && <small>{w('page.online.you')}</small>}
      </span>
      {isFree(seat) && !isSeated && (
        <Button disabled={isBusy} onClick={() => asNamed(() => attempt(() => api.join(table.id, at)))}>
          {w('page.room.sit')}
        </Button>
      )}
      {isHost && isFree(seat) && (
        <AddBot onAdd={(level) => attempt(() => api.seatBot(table.id, at, level))} />
      )}
      {isHost && !isFree(seat) && user?.id !== me?.id && (
        <Button
          look="quiet"
          disabled={isBusy}
          aria-label={w('page.room.kick.who', { name: sitterName(seat, w) })}
          onClick={() => attempt(() => api.kick(table.id, at))}
        >
          {w('page.room.kick')}
        </Button>
      )}
      {dialog}
    </li>
  )
}

function AddBot({ onAdd }: { onAdd(level: string): void }): ReactNode {
  const w = useWords()
  const [level, setLevel] = useState<Level>('medium')
  return (
    <span className="room-bot">
      <Choice
        label={w('page.room.bot.level')}
        isLabelSeen={false}
        options={LEVELS.map((id: Level) => ({ id, name: w('page.setup.bot', { level: id }) }))}
        value={level}
        onChange={(chosen) => setLevel(chosen)}
      />
      <Button onClick={() => onAdd(level)}>{w('page.room.bot')}</Button>
    </span>
  )
}

// The seats of a table before its match: who has come, who may sit down, and what its host may do about it.

import type { Level } from '@sietch/bots'
import type { OnlineSeat, OnlineTable } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { LEVELS } from '../table/levels.ts'
import { Button } from '../ui/Button.tsx'
import { InTeams } from '../ui/InTeams.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { api } from './api.ts'
import { useNamed } from './NameDialog.tsx'
import { isFree, seatOf } from './seating.ts'
import { useUser } from './server.ts'
import { sitterName } from './TableCard.tsx'
import type { Attempt } from './useAttempt.ts'
import './room.css'

type Props = { readonly table: OnlineTable; readonly attempting: Attempt }

export function RoomSeats({ table, attempting }: Props): ReactNode {
  const { seats, teams } = table
  return (
    <InTeams seats={seats.map(({ seat }) => seat)} teams={teams}>
      {(group) => (
        <ol className="room-seats">
          {seats
            .filter(({ seat }) => group.includes(seat))
            .map((seat) => (
              <Sitter key={seat.seat} table={table} seat={seat} attempting={attempting} />
            ))}
        </ol>
      )}
    </InTeams>
  )
}

type SitterProps = Props & { readonly seat: OnlineSeat }

function Sitter({ table, seat, attempting: { isBusy, attempt } }: SitterProps): ReactNode {
  const w = useWords()
  const me = useUser()
  const { dialog, asNamed } = useNamed()
  const isHost = me?.id === table.host
  const { kind, user } = seat
  const isSeated = seatOf(table, me?.id) !== undefined
  const at = seat.seat
  return (
    <li data-seat={at}>
      <SeatMark seat={at} />
      <span className="room-sitter">
        {user === null ? (
          <span className={isFree(seat) ? 'room-free' : undefined}>{sitterName(seat, w)}</span>
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
      {isHost && kind === 'person' && !isFree(seat) && user?.id !== me?.id && (
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

// The seats of a table before its match: who has come, who may sit down, and what its host may do about it.

import type { Level } from '@sietch/bots'
import type { OnlineSeat, OnlineTable } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { LEVELS } from '../table/levels.ts'
import { roleName } from '../table/teams.ts'
import { Button } from '../ui/Button.tsx'
import { InTeams } from '../ui/InTeams.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { api } from './api.ts'
import { useNamed } from './NameDialog.tsx'
import { isFree, ownSeats, seatingOf } from './seating.ts'
import { useUser } from './server.ts'
import { sitterName } from './TableCard.tsx'
import { useUnlocked } from './Unlock.tsx'
import type { Attempt } from './useAttempt.ts'
import './room.css'

type Props = {
  readonly table: OnlineTable
  readonly attempting: Attempt
  /** The team whose seats are offered first. */
  readonly first?: number | undefined
}

export function RoomSeats({ table, attempting, first }: Props): ReactNode {
  const { seats } = table
  return (
    <InTeams seats={seats.map(({ seat }) => seat)} sides={seatingOf(table)} first={first}>
      {(group) => (
        <>
          <ol className="room-seats">
            {seats
              .filter(({ seat }) => group.includes(seat))
              .map((seat) => (
                <Sitter key={seat.seat} table={table} seat={seat} attempting={attempting} />
              ))}
          </ol>
          {table.teams !== null && <WholeTeam table={table} team={group} attempting={attempting} />}
        </>
      )}
    </InTeams>
  )
}

/** Someone who plays all that is free in a team takes it at once. */
function WholeTeam({ table, team, attempting }: Props & { readonly team: readonly number[] }): ReactNode {
  const w = useWords()
  const { dialog, asNamed } = useNamed()
  const { dialog: locked, unlocked } = useUnlocked(table)
  const { isBusy, attempt } = attempting
  const free = table.seats.filter((seat) => team.includes(seat.seat) && isFree(seat))
  const take = async (password?: string) => {
    for (const { seat } of free) await api.join(table.id, seat, password)
  }
  return (
    <>
      {free.length > 1 && (
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => asNamed(() => unlocked((password) => attempt(() => take(password))))}
        >
          {w('page.room.sit.team', { n: free.length })}
        </Button>
      )}
      {dialog}
      {locked}
    </>
  )
}

type SitterProps = Omit<Props, 'first'> & { readonly seat: OnlineSeat }

function Sitter({ table, seat, attempting: { isBusy, attempt } }: SitterProps): ReactNode {
  const w = useWords()
  const me = useUser()
  const { dialog, asNamed } = useNamed()
  const { dialog: locked, unlocked } = useUnlocked(table)
  // The first person in a quick match has no say over the others.
  const isHost = me?.id === table.host && table.quick !== true
  const { kind, user } = seat
  const own = ownSeats(table, me?.id)
  const isOwn = own.includes(seat.seat)
  const at = seat.seat
  const role = roleName(seatingOf(table), at, w)
  return (
    <li data-seat={at}>
      <SeatMark seat={at} />
      {role !== '' && <b className="seat-role">{role}</b>}
      <span className="room-sitter">
        {user === null ? (
          <span className={isFree(seat) ? 'room-free' : undefined}>{sitterName(seat, w)}</span>
        ) : (
          <a href={hashOf({ page: 'player', id: user.id })}>{user.name}</a>
        )}
        {user?.id === table.host && table.quick !== true && <small>{w('page.room.host')}</small>}
        {seat.unagreed === true && <small>{w('page.room.unagreed')}</small>}
        {seat.withBots === true && <small>{w('page.room.with-bots')}</small>}
        {user !== null && user.id === me?.id && <small>{w('page.online.you')}</small>}
      </span>
      {isFree(seat) && !(table.quick === true && own.length > 0) && (
        <Button
          look={own.length > 0 ? 'quiet' : 'plain'}
          disabled={isBusy}
          onClick={() =>
            asNamed(() => unlocked((password) => attempt(() => api.join(table.id, at, password))))
          }
        >
          {w(own.length > 0 ? 'page.room.sit.also' : 'page.room.sit')}
        </Button>
      )}
      {isOwn && (own.length > 1 || isHost) && (
        <Button look="quiet" disabled={isBusy} onClick={() => attempt(() => api.leave(table.id, at))}>
          {w('page.room.give-back')}
        </Button>
      )}
      {isHost && isFree(seat) && (
        <AddBot
          label={w('page.room.bot')}
          isBusy={isBusy}
          onAdd={(level) => attempt(() => api.seatBot(table.id, at, level))}
        />
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
      {locked}
    </li>
  )
}

type AddBotProps = { readonly label: string; readonly isBusy: boolean; onAdd(level: string): void }

export function AddBot({ label, isBusy, onAdd }: AddBotProps): ReactNode {
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
      <Button disabled={isBusy} onClick={() => onAdd(level)}>
        {label}
      </Button>
    </span>
  )
}

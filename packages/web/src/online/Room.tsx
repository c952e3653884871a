// A table before its match: who has come, who is still missing, and the way to invite them.

import type { OnlineTable } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { go, linkTo } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { teamName } from '../table/teams.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { Chat } from './Chat.tsx'
import { ChangeTable } from './CreateTable.tsx'
import { Frame } from './Frame.tsx'
import { InviteFriends } from './Friends.tsx'
import { PassOn } from './PassOn.tsx'
import { QuickWait } from './QuickWait.tsx'
import { AddBot, RoomSeats } from './RoomSeats.tsx'
import { isFree, seatingOf, seatOf } from './seating.ts'
import { useUser } from './server.ts'
import { TableTerms } from './TableTerms.tsx'
import { useTalk } from './talk.ts'
import { useAttempt } from './useAttempt.ts'
import type { Visit, VisitState } from './visit.ts'
import './room.css'

type Props = {
  readonly table: OnlineTable
  readonly visit: Visit
  readonly state: VisitState
  /** The number of the team that one is invited to. */
  readonly invited: number | undefined
}

export function Room({ table, visit, state, invited }: Props): ReactNode {
  const w = useWords()
  const user = useUser()
  const { id, seats, host, teams } = table
  const sides = seatingOf(table)
  const team = invited === undefined || teams?.[invited - 1] === undefined ? undefined : invited - 1
  const [inviting, setInviting] = useState('')
  const own = seatOf(table, user?.id)
  const isQuick = table.quick === true
  const isHost = user?.id === host && !isQuick
  const isAsked = seats.some(({ user: there, unagreed }) => unagreed && there?.id === user?.id)
  const isAgreed = !seats.some(({ unagreed }) => unagreed)
  const [isChanging, setChanging] = useState(false)
  const attempting = useAttempt()
  const { isBusy, problem, attempt } = attempting
  const talk = useTalk(state, table, user?.id)
  const missing = seats.filter(isFree).length
  return (
    <Frame title={table.name ?? gameName(w, table.game)}>
      <div className="room">
        <section className="panel" aria-labelledby="room-seats">
          {table.name !== undefined && <p className="room-game">{gameName(w, table.game)}</p>}
          <h2 id="room-seats">{w('page.room.seats')}</h2>
          {isQuick && own !== undefined && <QuickWait table={table} attempting={attempting} />}
          {isAsked && (
            <div role="status" className="room-invited room-asked">
              <p>{w('page.room.changed')}</p>
              <Button look="primary" disabled={isBusy} onClick={() => attempt(() => api.agree(id))}>
                {w('page.room.agree')}
              </Button>
            </div>
          )}
          {team !== undefined && own === undefined && (
            <p className="room-invited">{w('page.room.invited', { team: teamName(sides, team, w) })}</p>
          )}
          <RoomSeats table={table} attempting={attempting} first={team} />
          <p aria-live="polite">{missing > 0 ? w('page.lobby.free', { n: missing }) : w('page.room.full')}</p>
          <p role="alert">{problem ?? state.problem}</p>
          {isHost && missing > 1 && (
            <AddBot
              label={w('page.room.bots')}
              isBusy={isBusy}
              onAdd={(level) =>
                attempt(async () => {
                  for (const { seat } of seats.filter(isFree)) await api.seatBot(id, seat, level)
                })
              }
            />
          )}
          <div className="room-actions">
            {isHost && (
              <Button
                look="primary"
                disabled={isBusy || missing > 0 || !isAgreed}
                onClick={() => attempt(() => api.start(id))}
              >
                {w('page.setup.start')}
              </Button>
            )}
            {isHost && (
              <Button disabled={isBusy} onClick={() => setChanging(true)}>
                {w('page.room.change')}
              </Button>
            )}
            {(own !== undefined || isHost) && (
              <Button
                onClick={() =>
                  attempt(() => api.leave(id).then(() => (isHost || isQuick) && go({ page: 'lobby' })))
                }
              >
                {w(isQuick ? 'page.lobby.quick.leave' : isHost ? 'page.room.close' : 'page.room.leave')}
              </Button>
            )}
          </div>
          {!isAgreed && !isAsked && <p>{w('page.room.unagreed.wait')}</p>}
          {!isHost && !isQuick && own !== undefined && <p>{w('page.room.wait')}</p>}
          <TableTerms table={table} />
        </section>
        <section className="panel" aria-labelledby="room-invite">
          <h2 id="room-invite">{w('page.room.invite')}</h2>
          {teams !== null && (
            <Choice
              label={w('page.room.invite.to')}
              options={[
                { id: '', name: w('page.room.invite.anywhere') },
                ...teams.map((_, index) => ({ id: String(index + 1), name: teamName(sides, index, w) })),
              ]}
              value={inviting}
              onChange={setInviting}
            />
          )}
          <PassOn
            label={w(table.locked === true ? 'page.room.link.locked' : 'page.room.link')}
            link={linkTo({ page: 'online', id, ...(inviting !== '' && { team: Number(inviting) }) })}
          />
          {missing > 0 && (isHost || own !== undefined) && (
            <InviteFriends table={id} seated={seats.flatMap(({ user: one }) => one?.id ?? [])} />
          )}
        </section>
        <section className="panel room-chat" aria-labelledby="room-chat">
          <h2 id="room-chat">{w('page.chat')}</h2>
          <Chat talk={talk} say={own === undefined ? null : visit.say} table={table} />
        </section>
      </div>
      {isChanging && (
        <ChangeTable
          table={table}
          onChange={(change) => {
            setChanging(false)
            attempt(() => api.change(id, change))
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </Frame>
  )
}

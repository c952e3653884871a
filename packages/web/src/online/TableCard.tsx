// A table of a server in a list: what is played, who sits there, and where it stands.

import type { Words } from '@sietch/i18n/page'
import { isObject } from '@sietch/kernel'
import { LANGUAGES, LEVELS, type MyTable, type OnlineSeat, type OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '../app/LanguageSwitch.tsx'
import { hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { gameName, moduleName } from '../start/said.ts'
import { colorName } from '../table/names.ts'
import { roleName } from '../table/teams.ts'
import { InTeams } from '../ui/InTeams.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { awayAt } from './company.ts'
import { paceOf } from './filter.ts'
import { personName } from './person.ts'
import { isFree, levelOf, ownSeats, seatingOf } from './seating.ts'
import { ago, clockWords } from './times.ts'
import './table-card.css'

type Props = {
  readonly table: OnlineTable
  readonly user: string | undefined
  readonly waiting?: MyTable['waiting']
  readonly presence?: MyTable['presence']
}

export function TableCard({ table, user, waiting = [], presence = [] }: Props): ReactNode {
  const w = useWords()
  const { id, seats, status, rated } = table
  const own = ownSeats(table, user)
  const sides = seatingOf(table)
  const isChanged = own.some((seat) => seats[seat]?.unagreed)
  const isOwnTurn =
    status === 'playing' && table.halted === null && waiting.some(({ seat }) => own.includes(seat))
  return (
    <li className={`table-card ${isOwnTurn || isChanged ? 'table-card-turn' : ''}`}>
      <h3>
        {table.name !== undefined && <b className="table-card-name">{table.name}</b>}
        {gameName(w, table.game)}
        <Played setup={table.setup} />
      </h3>
      <div>
        <InTeams seats={seats.map(({ seat }) => seat)} sides={sides}>
          {(group) => (
            <p className="table-card-seats">
              {seats
                .filter(({ seat }) => group.includes(seat))
                .map((seat) => (
                  <span key={seat.seat} className={isFree(seat) ? 'table-card-free' : undefined}>
                    <SeatMark seat={seat.seat} /> {sitterName(seat, w)}
                    {sides.roles !== undefined && <small>{roleName(sides, seat.seat, w)}</small>}
                  </span>
                ))}
            </p>
          )}
        </InTeams>
      </div>
      <p className="table-card-state">
        <StandIn table={table} own={own} />
        <State table={table} own={own} waiting={waiting} />
        <Away table={table} own={own} waiting={waiting} presence={presence} />
        {status !== 'over' && <Facts table={table} />}
        {!rated && ` · ${w('page.lobby.unrated')}`}
      </p>
      <p className="table-card-links">
        <a
          className={`button ${isOwnTurn || isChanged ? 'button-primary' : 'button-plain'}`}
          href={hashOf({ page: 'online', id })}
        >
          {w(actionOf(table, own))}
        </a>
        {status === 'over' && table.halted === null && (
          <a className="button button-quiet" href={hashOf({ page: 'match', id })}>
            {w('page.matches.replay')}
          </a>
        )}
      </p>
    </li>
  )
}

/** Boxes and modules. */
function Played({ setup }: Pick<OnlineTable, 'setup'>): ReactNode {
  const w = useWords()
  const { modules } = isObject(setup) ? setup : {}
  if (!Array.isArray(modules) || modules.length === 0) return null
  return <small> + {modules.map((module) => moduleName(w, String(module))).join(', ')}</small>
}

/** How fast it is played, in which language, for whom, and who may sit down. */
function Facts({ table: { options, language, level, locked, quick } }: Pick<Props, 'table'>): ReactNode {
  const w = useWords()
  const { clock } = options
  // A newer server may know others.
  const spoken = LANGUAGES.find((one) => one === language)
  const meant = LEVELS.find((one) => one === level)
  const said = [
    quick === true && w('page.lobby.quick'),
    w(`page.lobby.pace.${paceOf(clock)}`),
    clock.kind !== 'none' && clockWords(clock, w),
    spoken !== undefined && LANGUAGE_NAMES[spoken],
    meant !== undefined && w(`page.terms.level.${meant}`),
    locked === true && w('page.lobby.locked'),
  ]
  return said.filter((one) => typeof one === 'string').map((one) => <span key={one}>{` · ${one}`}</span>)
}

/** Whether a bot is playing for the viewer. */
function StandIn({ table: { status, seats }, own }: Omit<StateProps, 'waiting'>): ReactNode {
  const w = useWords()
  const lent = seats.find(({ seat, bot }) => own.includes(seat) && bot !== null)
  if (status !== 'playing' || lent === undefined || lent.bot === null) return null
  const said = lent.resigned
    ? w('page.online.resigned')
    : w('page.online.bot-plays', { level: levelOf(lent.bot) })
  return <b>{`${said} `}</b>
}

/** Since when the players being waited for have been away. */
function Away({ table, own, waiting, presence }: StateProps & Required<Pick<Props, 'presence'>>): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  if (table.status !== 'playing') return null
  return waiting.map(({ seat }) => {
    const { user = null, bot = null } = table.seats[seat] ?? {}
    const away = awayAt(table, presence, seat)
    if (user === null || bot !== null || away == null || own.includes(seat)) return null
    const since = ago(away, Date.now(), language)
    return <span key={seat}>{` · ${w('page.absent', { name: personName(user), since })}`}</span>
  })
}

type StateProps = {
  readonly table: OnlineTable
  readonly own: readonly number[]
  readonly waiting: MyTable['waiting']
}

function State({ table, own, waiting }: StateProps): ReactNode {
  const { status, seats, halted } = table
  const w = useWords()
  const { language } = useSettings()
  const [first] = waiting
  if (halted !== null) return w('page.lobby.halted')
  if (status === 'over') return <Ended table={table} />
  if (own.some((seat) => seats[seat]?.unagreed)) return <b>{w('page.lobby.changed')}</b>
  if (status === 'open') {
    const since = ago(table.created, Date.now(), language)
    return `${w('page.lobby.free', { n: seats.filter(isFree).length })} · ${w('page.lobby.opened', { since })}`
  }
  if (first === undefined) return w('page.lobby.playing')
  const since = ago(first.since, Date.now(), language)
  if (waiting.some(({ seat }) => own.includes(seat))) return <b>{w('page.lobby.your-turn', { since })}</b>
  const names = waiting.map(({ seat }) => {
    const sitter = seats[seat]
    return sitter === undefined ? '' : sitterName(sitter, w)
  })
  return w('page.lobby.turn', { names: [...new Set(names)].join(', '), since })
}

/** When it ended, and who has won. */
function Ended({ table: { seats, winners = [], ended } }: Pick<Props, 'table'>): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const names = seats.filter(({ seat }) => winners.includes(seat)).map((seat) => sitterName(seat, w))
  const when = ended === null ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ended)
  return (
    <>
      {names.length === 0
        ? w('page.matches.over')
        : w('page.lobby.winners', { n: names.length, names: names.join(', ') })}
      {when !== '' && ` · ${when}`}
    </>
  )
}

function actionOf({ status, seats }: OnlineTable, own: readonly number[]) {
  if (status === 'over') return 'page.matches.look' as const
  if (own.length > 0) return 'page.matches.continue' as const
  if (status === 'playing') return 'page.lobby.watch' as const
  return seats.some(isFree) ? ('page.lobby.join' as const) : ('page.matches.look' as const)
}

export function sitterName({ seat, kind, user, bot }: OnlineSeat, w: Words): string {
  if (kind === 'automa') return `${colorName(seat, w)} (${w('page.players.automa')})`
  if (user !== null) return personName(user)
  return bot === null
    ? w('page.room.free')
    : `${colorName(seat, w)} (${w('page.players.level', { level: levelOf(bot) })})`
}

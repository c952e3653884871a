// Who sits where: people by name, bots by level, and whom they play when that is given.

import { seatPeople } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { LEVELS } from '../table/levels.ts'
import { colorName } from '../table/names.ts'
import { roleName } from '../table/teams.ts'
import { InTeams } from '../ui/InTeams.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { type Draft, playedAs, playing, type SeatDraft, seatsOf, withSeat } from './draft.ts'
import { RivalSeat } from './RivalSeat.tsx'

/** A person, the same person as in another seat, or a bot. */
function whoIn(chosen: string): Pick<SeatDraft, 'who' | 'as'> {
  const [, as] = /^as (\d+)$/.exec(chosen) ?? []
  if (as !== undefined) return { who: 'human', as: Number(as) }
  return { who: LEVELS.find((level) => level === chosen) ?? 'human', as: undefined }
}

type Props = {
  readonly draft: Draft
  /** `open`: anyone may sit there. */
  readonly people: 'named' | 'open'
  onChange(draft: Draft): void
}

export function Seats({ draft, people: mode, onChange }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  /** The person who creates a table sits in its first free seat. */
  const own = mode === 'open' ? draft.seats.findIndex(({ who }) => who === 'human') : undefined
  const { personas, personasWith, personaName } = draft.game
  const isGiven = draft.way === 'fixed'
  const given = isGiven ? personasWith(draft.modules, language, draft.players) : []
  const anybody = { id: '', name: w('page.setup.leader.random') }
  const { seats: kinds, teams, roles } = seatsOf(draft)
  const players = seatPeople(kinds, [...playing(draft).entries()])
  const rivalSeats = kinds.flatMap((kind, seat) => (kind === 'automa' ? [seat] : []))
  return (
    <InTeams seats={kinds.map((_, seat) => seat)} sides={{ teams, roles }}>
      {(group) => (
        <ol className="setup-seats">
          {group.map((seat) => (
            <li key={seat} data-seat={seat} className={roles === undefined ? '' : 'setup-role'}>
              <SeatMark seat={seat} />
              {sitsAt(seat)}
            </li>
          ))}
        </ol>
      )}
    </InTeams>
  )

  /** Whoever sits there is led by whom the role is named after. */
  function isFixed(seat: number): boolean {
    const role = roles?.[seat] ?? ''
    return role !== '' && personaName(role, language) !== undefined
  }

  /** What a person is called who is set up to play. */
  function nameOf(player: number): string {
    const seat = players.findIndex((one) => one?.[0] === player)
    return draft.seats[player]?.name.trim() || colorName(seat, w)
  }

  /** The others who may play here, too. */
  function peopleBut(player: number) {
    return playing(draft).flatMap(({ who }, other) =>
      who === 'human' && other !== player && playedAs(draft, other) === other
        ? { id: `as ${other}`, name: w('page.setup.same', { name: nameOf(other) }) }
        : [],
    )
  }

  function sitsAt(seat: number): ReactNode {
    const [player, sits] = players[seat] ?? []
    if (player === undefined || sits === undefined)
      return <RivalSeat draft={draft} seat={seat} index={rivalSeats.indexOf(seat)} onChange={onChange} />
    const { who, name, persona } = sits
    const n = seat + 1
    const role = roleName({ roles }, seat, w)
    const as = mode === 'named' && who === 'human' ? playedAs(draft, player) : player
    return (
      <>
        {role !== '' && <b className="seat-role">{role}</b>}
        <Choice
          label={w('page.setup.seat.kind', { n })}
          isLabelSeen={false}
          options={[
            { id: 'human', name: w('page.setup.human') },
            ...(mode === 'named' ? peopleBut(player) : []),
            ...LEVELS.map((level) => ({ id: level, name: w('page.setup.bot', { level }) })),
          ]}
          value={as === player ? who : `as ${as}`}
          onChange={(chosen) => onChange(withSeat(draft, player, whoIn(chosen)))}
        />
        {who === 'human' && as !== player ? (
          <span>{nameOf(as)}</span>
        ) : who === 'human' && mode === 'named' ? (
          <Field
            label={w('page.setup.name', { n })}
            isLabelSeen={false}
            placeholder={colorName(seat, w)}
            value={name}
            onChange={(chosen) => onChange(withSeat(draft, player, { name: chosen }))}
          />
        ) : (
          <span>
            {who === 'human' ? w(player === own ? 'page.online.you' : 'page.room.free') : colorName(seat, w)}
          </span>
        )}
        {isGiven && personas !== undefined && !isFixed(seat) && (
          <Choice
            label={w(`page.setup.${personas.kind}`, { n })}
            isLabelSeen={false}
            options={[anybody, ...given]}
            value={persona}
            onChange={(chosen) => onChange(withSeat(draft, player, { persona: chosen }))}
          />
        )}
      </>
    )
  }
}

// Who sits where: people by name, bots by level, and their Leaders or factions when those are given.

import { people, seatPeople } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { LEVELS } from '../table/levels.ts'
import { colorName } from '../table/names.ts'
import { InTeams } from '../ui/InTeams.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { type Draft, playing, withSeat } from './draft.ts'
import type { Options } from './useSetupOptions.ts'

const WHO = ['human', ...LEVELS] as const

type Props = {
  readonly draft: Draft
  readonly options: Options | null
  /** `open`: whoever comes may sit there. */
  readonly people: 'named' | 'open'
  onChange(draft: Draft): void
}

export function Seats({ draft, options, people: mode, onChange }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  /** Who opens a table sits on its first free seat. */
  const own = mode === 'open' ? draft.seats.findIndex(({ who }) => who === 'human') : undefined
  const isGiven = draft.leaders === 'fixed'
  const leaders = isGiven ? (options?.leadersOf(draft, language) ?? []) : []
  const anyLeader = { id: '', name: w('page.setup.leader.random') }
  const { seats: kinds, teams } = options?.seatsOf(draft) ?? {
    seats: people(playing(draft).length),
    teams: undefined,
  }
  const players = seatPeople(kinds, [...playing(draft).entries()])
  return (
    <InTeams seats={kinds.map((_, seat) => seat)} teams={teams}>
      {(group) => (
        <ol className="setup-seats">
          {group.map((seat) => (
            <li key={seat} data-seat={seat}>
              <SeatMark seat={seat} />
              {sitsAt(seat)}
            </li>
          ))}
        </ol>
      )}
    </InTeams>
  )

  function sitsAt(seat: number): ReactNode {
    const [player, sits] = players[seat] ?? []
    if (player === undefined || sits === undefined) {
      return (
        <>
          <span>{w('page.players.automa')}</span>
          <span>{colorName(seat, w)}</span>
        </>
      )
    }
    const { who, name, leader } = sits
    const n = seat + 1
    return (
      <>
        <Choice
          label={w('page.setup.seat.kind', { n })}
          isLabelSeen={false}
          options={WHO.map((id) => ({
            id,
            name: id === 'human' ? w('page.setup.human') : w('page.setup.bot', { level: id }),
          }))}
          value={who}
          onChange={(chosen) => onChange(withSeat(draft, player, { who: chosen }))}
        />
        {who === 'human' && mode === 'named' ? (
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
        {isGiven && (
          <Choice
            label={w(draft.game === 'classic' ? 'page.setup.faction' : 'page.setup.leader', { n })}
            isLabelSeen={false}
            options={[anyLeader, ...leaders]}
            value={leader}
            onChange={(chosen) => onChange(withSeat(draft, player, { leader: chosen }))}
          />
        )}
      </>
    )
  }
}

// Who sits where: people by name, bots by level, and whom they play when that is given.

import { seatPeople } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { LEVELS } from '../table/levels.ts'
import { colorName } from '../table/names.ts'
import { InTeams } from '../ui/InTeams.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { type Draft, playing, seatsOf, withSeat } from './draft.ts'
import { RivalSeat } from './RivalSeat.tsx'

const WHO = ['human', ...LEVELS] as const

type Props = {
  readonly draft: Draft
  /** `open`: whoever comes may sit there. */
  readonly people: 'named' | 'open'
  onChange(draft: Draft): void
}

export function Seats({ draft, people: mode, onChange }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  /** Who opens a table sits on its first free seat. */
  const own = mode === 'open' ? draft.seats.findIndex(({ who }) => who === 'human') : undefined
  const { personas, personasWith } = draft.game
  const isGiven = draft.way === 'fixed'
  const given = isGiven ? personasWith(draft.modules, language) : []
  const anybody = { id: '', name: w('page.setup.leader.random') }
  const { seats: kinds, teams } = seatsOf(draft)
  const players = seatPeople(kinds, [...playing(draft).entries()])
  const rivalSeats = kinds.flatMap((kind, seat) => (kind === 'automa' ? [seat] : []))
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
    if (player === undefined || sits === undefined)
      return <RivalSeat draft={draft} seat={seat} index={rivalSeats.indexOf(seat)} onChange={onChange} />
    const { who, name, persona } = sits
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
        {isGiven && personas !== undefined && (
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

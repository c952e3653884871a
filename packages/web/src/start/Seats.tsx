// Who sits where: people by name, bots by level, and their Leaders or factions when those are given.

import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { LEVELS } from '../table/levels.ts'
import { colorName } from '../table/names.ts'
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

export function Seats({ draft, options, people, onChange }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  /** Who opens a table sits on its first free seat. */
  const own = people === 'open' ? draft.seats.findIndex(({ who }) => who === 'human') : undefined
  const isGiven = draft.leaders === 'fixed'
  const leaders = isGiven ? (options?.leadersOf(draft, language) ?? []) : []
  const anyLeader = { id: '', name: w('page.setup.leader.random') }
  const sitter = (who: string, seat: number): string => {
    if (who !== 'human') return colorName(seat, w)
    return seat === own ? w('page.online.you') : w('page.room.free')
  }
  return (
    <ol className="setup-seats">
      {playing(draft).map(({ who, name, leader }, seat) => {
        const n = seat + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} />
            <Choice
              label={w('page.setup.seat.kind', { n })}
              isLabelSeen={false}
              options={WHO.map((id) => ({
                id,
                name: id === 'human' ? w('page.setup.human') : w('page.setup.bot', { level: id }),
              }))}
              value={who}
              onChange={(chosen) => onChange(withSeat(draft, seat, { who: chosen }))}
            />
            {who === 'human' && people === 'named' ? (
              <Field
                label={w('page.setup.name', { n })}
                isLabelSeen={false}
                placeholder={colorName(seat, w)}
                value={name}
                onChange={(chosen) => onChange(withSeat(draft, seat, { name: chosen }))}
              />
            ) : (
              <span>{sitter(who, seat)}</span>
            )}
            {isGiven && (
              <Choice
                label={w(draft.game === 'classic' ? 'page.setup.faction' : 'page.setup.leader', { n })}
                isLabelSeen={false}
                options={[anyLeader, ...leaders]}
                value={leader}
                onChange={(chosen) => onChange(withSeat(draft, seat, { leader: chosen }))}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

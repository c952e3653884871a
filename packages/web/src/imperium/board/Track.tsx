// The Influence track of a Faction, from 0 to its end: where everyone is, where it gives a point, a bonus and the
// Alliance, and who holds that. Each step says what it gives.

import { glyphs, type Track as TrackData } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Figure } from '../../ui/Figure.tsx'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { emblemOf, GameIcon, Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { isCommanderSeat } from '../teams/teams.ts'
import { seated, useImperium } from '../useImperium.ts'
import './track.css'

export function Track({ track }: { readonly track: TrackData }): ReactNode {
  return (
    <div className="track">
      {Array.from({ length: track.top + 1 }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
        <Step key={step} track={track} step={step} />
      ))}
    </div>
  )
}

type StepProps = { readonly track: TrackData; readonly step: number }

function Step({ track, step }: StepProps): ReactNode {
  const { view, say } = useImperium()
  const { id, pointAt, allianceAt, rewards, onlyFor } = track
  // SIX-INF-01, SIX-INF-02: a Commander has a cube on the own board and on no other track.
  const hasCube = (seat: Seat): boolean =>
    onlyFor === undefined ? !isCommanderSeat(view, seat) : view.players[seat]?.leader === onlyFor
  const bonuses = rewards.filter(({ at }) => at === step)
  const isPoint = step === pointAt
  const isAlliance = step === allianceAt
  const kinds = [
    isPoint && 'track-with-point',
    isAlliance && 'track-with-alliance',
    bonuses.length > 0 && 'track-with-bonus',
  ]
  return (
    <Figure
      about={{ kind: 'step', id: `${id}:${step}` }}
      label={`${say.name('term', 'influence-track')}: ${step}`}
      className={['track-step', ...kinds.filter(Boolean)].join(' ')}
    >
      <i className="track-number" aria-hidden="true">
        {step}
      </i>
      <span className="track-marks" aria-hidden="true">
        {isPoint && <Icon name="vp" n={1} />}
        {bonuses.map(({ at, effects }) => (
          <Glyphs key={at} row={effects.flatMap(glyphs)} say={say} />
        ))}
      </span>
      {isAlliance && <AllianceToken track={track} ally={view.alliances[id] ?? null} />}
      <span className="track-cubes">
        {seated(view)
          .filter(({ seat, player }) => hasCube(seat) && (player.influence[id] ?? 0) === step)
          .map(({ seat }) => (
            <SeatMark key={seat} seat={seat} moves={`influence:${id}:${seat}`} />
          ))}
      </span>
    </Figure>
  )
}

type TokenProps = { readonly track: TrackData; readonly ally: Seat | null }

/** In the color of whoever has it, with the mark of the seat. */
function AllianceToken({ track, ally }: TokenProps): ReactNode {
  const { say, names } = useImperium()
  const alliance = say.name('term', 'alliance')
  return (
    <span
      className={`track-token ${ally === null ? '' : 'held'}`}
      data-seat={ally ?? undefined}
      role="img"
      aria-label={ally === null ? alliance : `${alliance}: ${names[ally] ?? ''}`}
    >
      <GameIcon name={emblemOf(track)} />
      {ally !== null && <SeatMark seat={ally} />}
    </span>
  )
}

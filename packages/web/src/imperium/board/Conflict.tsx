// The Conflict: what is fought for, and with what each seat fights.

import { glyphs, type PlayerView } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useAbout } from '../../ui/about.tsx'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import { CombatTrack } from './CombatTrack.tsx'
import { Cube } from './pieces.tsx'
import './conflict.css'

const LEVELS = ['', 'I', 'II', 'III']
const ROMAN = ['1', '2', '3']

export function Conflict(): ReactNode {
  const { view, say } = useImperium()
  return (
    <section className="conflict" aria-label={say.name('term', 'conflict')}>
      <Prize />
      <div className="conflict-areas">
        {view.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <Area key={seat} seat={seat} player={player} />
        ))}
      </div>
      <CombatTrack />
    </section>
  )
}

/** The Conflict card of the round with its rewards. */
function Prize(): ReactNode {
  const { view, content, say } = useImperium()
  const id = view.conflicts[view.conflicts.length - 1]
  const look = useAbout(id === undefined ? undefined : { kind: 'conflict', id })
  if (id === undefined) return <div className="prize none">{say.name('term', 'conflict')}</div>
  const { level, battleIcon, rewards } = content.conflict(id)
  const places = [
    say.name('term', 'first-place'),
    say.name('term', 'second-place'),
    say.name('term', 'third-place'),
  ]
  return (
    <button type="button" className="prize" {...look.props} onClick={look.open} data-move={`conflict:${id}`}>
      <span className="prize-head">
        <b>{say.name('conflict', id)}</b>
        <span className="prize-level">{LEVELS[level]}</span>
        {battleIcon !== undefined && <Icon name={`battle-icon:${battleIcon}`} className="prize-icon" />}
      </span>
      {rewards.map((reward, index) =>
        reward.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
          <span className="prize-reward" key={index}>
            <b title={places[index]}>{ROMAN[index]}</b>
            <Glyphs row={reward.flatMap(glyphs)} say={say} />
          </span>
        ),
      )}
    </button>
  )
}

type AreaProps = { readonly seat: Seat; readonly player: PlayerView }

/** What one seat has in the Conflict, and its garrison beside it. */
function Area({ seat, player }: AreaProps): ReactNode {
  const { say, names } = useImperium()
  const { conflict, garrison, worms, swords, strength } = player
  const label = [
    names[seat],
    `${say.name('term', 'strength')}: ${strength}`,
    `${say.name('term', 'troop')}: ${conflict}`,
    ...(worms > 0 ? [`${say.name('term', 'sandworm')}: ${worms}`] : []),
    `${say.name('term', 'garrison')}: ${garrison}`,
  ].join('. ')
  return (
    <div className={`area ${strength > 0 ? '' : 'idle'}`} data-seat={seat} role="img" aria-label={label}>
      <span className="area-head">
        <SeatMark seat={seat} />
        <b className="area-strength">{strength}</b>
        {swords > 0 && (
          <span className="area-swords">
            <b>{swords}</b>
            <Icon name="sword" />
          </span>
        )}
      </span>
      <span className="area-units">
        {Array.from({ length: worms }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: worms are alike
          <Icon key={`worm ${index}`} name="sandworm" className="area-worm" />
        ))}
        {troops(seat, 0, conflict)}
      </span>
      <span className="area-garrison">
        <span className="area-garrison-troops">{troops(seat, conflict, garrison)}</span>
        <span>
          {say.name('term', 'garrison')} {garrison}
        </span>
      </span>
    </div>
  )
}

/** A troop that is deployed keeps its name: those in the Conflict are counted first. */
const troops = (seat: Seat, first: number, count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => {
    const name = `troop:${seat}:${first + index}`
    return <Cube key={name} seat={seat} moves={name} />
  })

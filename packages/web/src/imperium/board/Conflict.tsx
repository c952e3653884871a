// The Conflict: what is fought for, and with what each seat fights.

import { glyphs, turnOrder } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useAbout } from '../../ui/about.tsx'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { numbered } from '../cards/HeldCard.tsx'
import { PlaceMark } from '../combat/PlaceMark.tsx'
import { type Place, type Standing, standingOf } from '../combat/standing.ts'
import { type Seated, seated, useImperium } from '../useImperium.ts'
import { CombatTrack } from './CombatTrack.tsx'
import { ConflictDeckButton } from './ConflictDeckButton.tsx'
import { Cube } from './pieces.tsx'
import './conflict.css'

const LEVELS = ['', 'I', 'II', 'III']
const PLACES: readonly Place[] = [1, 2, 3]

export function Conflict(): ReactNode {
  const { view, content, say } = useImperium()
  const { places, ties } = standingOf(
    view.players.map(({ strength }) => strength),
    turnOrder(view),
    content,
  )
  const tied = ties.flatMap(({ seats }) => seats)
  return (
    <section className="conflict" aria-label={say.name('term', 'conflict')}>
      <Prize places={places} />
      <div className="conflict-areas">
        {seated(view).map((each) => (
          <Area
            key={each.seat}
            {...each}
            place={places[each.seat] ?? null}
            isTied={tied.includes(each.seat)}
          />
        ))}
      </div>
      <CombatTrack />
      <p className="conflict-deck" data-spot="conflict-deck">
        <ConflictDeckButton />
      </p>
    </section>
  )
}

/** The Conflict card of the round with its rewards, on top of those that nobody has won. */
function Prize({ places }: Pick<Standing, 'places'>): ReactNode {
  const { view, content, say, names } = useImperium()
  const w = useWords()
  const id = view.conflicts[view.conflicts.length - 1]
  const look = useAbout(id === undefined ? undefined : { kind: 'conflict', id })
  if (id === undefined) return null
  const { level, battleIcon, rewards } = content.conflict(id)
  const name = say.name('conflict', id)
  return (
    <button
      type="button"
      className="prize"
      aria-label={`${say.name('term', 'conflict-card')}: ${name}. ${places
        .flatMap((place, seat) =>
          place === null ? [] : `${names[seat]}: ${w('page.combat.place', { place })}`,
        )
        .join('. ')}`}
      data-move={`conflict:${id}`}
      {...look.props}
      onClick={look.open}
    >
      <span className="prize-head">
        <b>{name}</b>
        <span className="prize-level">{LEVELS[level]}</span>
        {battleIcon !== undefined && <Icon name={`battle-icon:${battleIcon}`} className="prize-icon" />}
      </span>
      {PLACES.map((place) => (
        <span className="prize-reward" key={place}>
          <PlaceMark place={place} />
          <Glyphs row={rewards[place - 1]?.flatMap(glyphs) ?? []} say={say} />
          <span className="prize-seats">
            {places.map((each, seat) => (each === place ? <SeatMark key={names[seat]} seat={seat} /> : null))}
          </span>
        </span>
      ))}
    </button>
  )
}

type AreaProps = Seated & { readonly place: Place | null; readonly isTied: boolean }

/** What one seat has in the Conflict, and its garrison beside it. */
function Area({ seat, player, place, isTied }: AreaProps): ReactNode {
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
        {strength > 0 && <PlaceMark place={place} isTied={isTied} />}
        {swords > 0 && (
          <span className="area-swords">
            <b>{swords}</b>
            <Icon name="sword" />
          </span>
        )}
      </span>
      <span className="area-units" data-spot={`conflict:${seat}`}>
        {numbered(Array.from({ length: worms }, () => `worm:${seat}`)).map(({ name }) => (
          <span key={name} className="area-worm" data-move={name}>
            <Icon name="sandworm" />
          </span>
        ))}
        {troops(seat, 0, conflict)}
      </span>
      <span className="area-garrison" data-spot={`garrison:${seat}`}>
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

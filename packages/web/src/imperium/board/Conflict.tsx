// The Conflict: what is fought over, and what each seat fights with.

import { AGENT, COMMANDER, glyphs, turnOrder } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useAbout } from '../../ui/about.tsx'
import { Figure, term } from '../../ui/Figure.tsx'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { numbered } from '../cards/HeldCard.tsx'
import { PlaceMark } from '../combat/PlaceMark.tsx'
import { type Place, type Standing, standingOf } from '../combat/standing.ts'
import { fightersByTeam } from '../teams/teams.ts'
import { type Seated, useImperium } from '../useImperium.ts'
import { CombatTrack } from './CombatTrack.tsx'
import { ConflictDeckButton } from './ConflictDeckButton.tsx'
import { Commander, Cube, Pawn } from './pieces.tsx'
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
      <div className={`conflict-areas ${view.teams === undefined ? '' : 'conflict-teams'}`}>
        {fightersByTeam(view).flatMap((seat) => {
          const player = view.players[seat]
          return player === undefined
            ? []
            : [
                <Area
                  key={seat}
                  seat={seat}
                  player={player}
                  place={places[seat] ?? null}
                  isTied={tied.includes(seat)}
                />,
              ]
        })}
      </div>
      <CombatTrack />
      <p className="conflict-deck" data-spot="conflict-deck">
        <ConflictDeckButton />
      </p>
    </section>
  )
}

/** The Conflict card of the round with its rewards, on top of those no one has won. */
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

/** What one seat has in the Conflict, with its garrison beside it. */
function Area({ seat, player, place, isTied }: AreaProps): ReactNode {
  const { say, names } = useImperium()
  const { conflict, garrison, worms, swords, strength, units } = player
  const own = units?.[COMMANDER]
  const [fighting, ready] = [own?.conflict ?? 0, own?.garrison ?? 0]
  const agents = units?.[AGENT]?.conflict ?? 0
  const commanders = (n: number) => (n > 0 ? [`${say.name('term', 'sardaukar-commander')}: ${n}`] : [])
  const label = [
    names[seat],
    `${say.name('term', 'strength')}: ${strength}`,
    `${say.name('term', 'troop')}: ${conflict}`,
    ...commanders(fighting),
    ...(agents > 0 ? [`${say.name('term', 'agent')}: ${agents}`] : []),
    ...(worms > 0 ? [`${say.name('term', 'sandworm')}: ${worms}`] : []),
    `${say.name('term', 'garrison')}: ${garrison}`,
    ...commanders(ready),
  ].join('. ')
  return (
    <section className={`area ${strength > 0 ? '' : 'idle'}`} data-seat={seat} aria-label={label}>
      <span className="area-head" data-swords={swords > 0 || undefined}>
        <SeatMark seat={seat} />
        <Figure
          about={term('strength')}
          label={`${say.name('term', 'strength')}: ${strength}`}
          className="area-strength"
        >
          {strength}
        </Figure>
        {strength > 0 && <PlaceMark place={place} isTied={isTied} />}
        {swords > 0 && (
          <Figure
            about={term('sword')}
            label={`${say.name('term', 'sword')}: ${swords}`}
            className="area-swords"
          >
            <b>{swords}</b>
            <Icon name="sword" />
          </Figure>
        )}
      </span>
      <span
        className="area-units"
        data-spot={`conflict:${seat}`}
        data-crowd={crowdOf(worms + (agents > 0 ? 1 : 0) + fighting + conflict)}
        data-commanded={fighting > 0 || undefined}
      >
        {numbered(Array.from({ length: worms }, () => `worm:${seat}`)).map(({ name }) => (
          <span key={name} className="area-worm" data-move={name}>
            <Icon name="sandworm" />
          </span>
        ))}
        {agents > 0 && <Pawn seat={seat} />}
        {range(0, fighting).map((index) => (
          <Commander key={index} seat={seat} moves={`commander:${seat}:${index}`} />
        ))}
        {troops(seat, 0, conflict)}
      </span>
      <span className="area-garrison" data-spot={`garrison:${seat}`}>
        <span className="area-garrison-troops" data-crowd={crowdOf(ready + garrison)}>
          {range(fighting, ready).map((index) => (
            <Commander key={index} seat={seat} moves={`commander:${seat}:${index}`} />
          ))}
          {troops(seat, conflict, garrison)}
        </span>
        <Figure about={term('garrison')} label={`${say.name('term', 'garrison')}: ${garrison + ready}`}>
          <Icon name="garrison" /> {garrison + ready}
        </Figure>
      </span>
    </section>
  )
}

/** Many stand closer together. */
const crowdOf = (n: number): string | undefined => (n > 6 ? 'large' : n > 4 ? 'small' : undefined)

const range = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index)

/** A deployed troop keeps its key: those in the Conflict are numbered first. */
const troops = (seat: Seat, first: number, count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => {
    const name = `troop:${seat}:${first + index}`
    return <Cube key={name} seat={seat} moves={name} />
  })

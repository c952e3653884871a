// The boards of the two Commanders: spaces only for them and a track where no one else has a cube. What their teams
// share is there, too.

import type { Track as TrackData } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import { emblemOf, GameIcon, Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Space } from '../board/Space.tsx'
import { Track } from '../board/Track.tsx'
import { useImperium } from '../useImperium.ts'
import './personal-boards.css'

export function PersonalBoards(): ReactNode {
  const { content } = useImperium()
  return (
    <div className="personal-boards">
      {content.box.tracks
        .filter(({ onlyFor }) => onlyFor !== undefined)
        .toReversed()
        .map((track) => (
          <PersonalBoard key={track.id} track={track} />
        ))}
    </div>
  )
}

function PersonalBoard({ track }: { readonly track: TrackData }): ReactNode {
  const { view, content, say, names, snapshot } = useImperium()
  const team = view.teams?.find(({ leader }) => leader === track.onlyFor)
  if (team === undefined) return null
  const { commander, allies, seats } = team
  const spaces = content.board(view.players).spaces.filter(({ onlyFor }) => onlyFor === track.onlyFor)
  const name = say.name('faction', track.id)
  const influence = view.players[commander]?.influence[track.id] ?? 0
  const hasHooks = [allies.left, allies.right].some((ally) => view.players[ally]?.hooks === true)
  const isOwn = typeof snapshot.viewer === 'number' && seats.includes(snapshot.viewer)
  return (
    <section
      className={`personal-board ${isOwn ? 'own' : ''}`}
      data-faction={track.id}
      aria-label={`${name}: ${names[commander] ?? ''}`}
    >
      <header>
        <Place
          id={`faction:${track.id}`}
          label={`${name}. ${say.name('term', 'influence')}: ${names[commander] ?? ''} ${influence}`}
          about={{ kind: 'faction', id: track.id }}
          className="faction-name"
        >
          <GameIcon name={emblemOf(track)} />
          <span>{name}</span>
        </Place>
        {hasHooks && (
          <span
            className="personal-hooks"
            role="img"
            aria-label={say.name('term', 'maker-hooks')}
            title={say.name('term', 'maker-hooks')}
          >
            <Icon name="maker-hooks" />
          </span>
        )}
        <SeatMark seat={commander} />
      </header>
      <div className="personal-spaces">
        {spaces.map((space) => (
          <Space key={space.id} space={space} />
        ))}
      </div>
      <Track track={track} />
    </section>
  )
}

// The area of a Faction: its two spaces, its Influence track, and who has its Alliance.

import type { Space as SpaceData, Track as TrackData } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import { emblemOf, GameIcon } from '../../ui/Icon.tsx'
import { fighters } from '../teams/teams.ts'
import { useImperium } from '../useImperium.ts'
import { Post } from './Post.tsx'
import { Space } from './Space.tsx'
import { Track } from './Track.tsx'
import './faction.css'

type Props = { readonly track: TrackData; readonly spaces: readonly SpaceData[] }

export function Faction({ track, spaces }: Props): ReactNode {
  const { view, content, say, names } = useImperium()
  const { id: faction } = track
  const posts = content.box.posts.filter((post) => spaces.some(({ id }) => post.spaces.includes(id)))
  const name = say.name('faction', faction)
  const standings = fighters(view).map(
    (seat) => `${names[seat] ?? ''} ${view.players[seat]?.influence[faction] ?? 0}`,
  )
  return (
    <section className="faction" data-faction={faction} data-panel={faction} aria-label={name}>
      <Place
        id={`faction:${faction}`}
        label={`${name}. ${say.name('term', 'influence')}: ${standings.join(', ')}`}
        about={{ kind: 'faction', id: faction }}
        className="faction-name"
      >
        <GameIcon name={emblemOf(track)} />
        <span>{name}</span>
      </Place>
      <div className={`faction-spaces ${posts.length > 0 ? 'watched' : ''}`}>
        {spaces.map((space) => (
          <Space key={space.id} space={space} />
        ))}
        {posts.map(({ id }) => (
          <Post key={id} id={id} />
        ))}
      </div>
      <Track track={track} />
    </section>
  )
}

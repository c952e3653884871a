// The area of a Faction: its two spaces, its Influence track, and who has its Alliance.

import { glyphs, type Space as SpaceData, type Track as TrackData } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { emblemOf, GameIcon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { seated, useImperium } from '../useImperium.ts'
import { Post } from './Post.tsx'
import { Space } from './Space.tsx'
import './faction.css'

type Props = { readonly track: TrackData; readonly spaces: readonly SpaceData[] }

export function Faction({ track, spaces }: Props): ReactNode {
  const { view, content, say, names } = useImperium()
  const { id: faction } = track
  const posts = content.box.posts.filter((post) => spaces.some(({ id }) => post.spaces.includes(id)))
  const name = say.name('faction', faction)
  const standings = view.players.map(
    ({ influence }, seat) => `${names[seat] ?? ''} ${influence[faction] ?? 0}`,
  )
  return (
    <section className="faction" data-faction={track.faction} aria-label={name}>
      <Place
        id={`faction:${faction}`}
        label={`${name}. ${say.name('term', 'influence')}: ${standings.join(', ')}`}
        about={{ kind: 'faction', id: faction }}
        className="faction-name"
      >
        <GameIcon name={emblemOf(track.faction)} />
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

/** From 0 to its end: where it gives a point, a bonus and the Alliance. */
function Track({
  track: { id, faction, top, pointAt, allianceAt, rewards },
}: Pick<Props, 'track'>): ReactNode {
  const { view, say, names } = useImperium()
  const alliance = say.name('term', 'alliance')
  const ally = view.alliances[id] ?? null
  return (
    <div className="track">
      {Array.from({ length: top + 1 }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
        <div key={step} className={`track-step track-${step}`}>
          <span className="track-marks" aria-hidden="true">
            {step === pointAt && <span className="track-point">1</span>}
            {rewards
              .filter(({ at }) => at === step)
              .map(({ at, effects }) => (
                <Glyphs key={at} row={effects.flatMap(glyphs)} say={say} />
              ))}
            {step === allianceAt && <AllianceToken faction={faction} />}
          </span>
          <span className="track-cubes">
            {step === allianceAt && ally !== null && (
              <span
                className="track-ally"
                data-seat={ally}
                role="img"
                aria-label={`${alliance}: ${names[ally] ?? ''}`}
              >
                <GameIcon name={emblemOf(faction)} />
              </span>
            )}
            {seated(view)
              .filter(({ player }) => (player.influence[id] ?? 0) === step)
              .map(({ seat }) => (
                <SeatMark key={seat} seat={seat} moves={`influence:${id}:${seat}`} />
              ))}
          </span>
        </div>
      ))}
    </div>
  )
}

const AllianceToken = ({ faction }: Pick<TrackData, 'faction'>): ReactNode => (
  <span className="track-token" data-faction={faction}>
    <GameIcon name={emblemOf(faction)} />
  </span>
)

// The area of a Faction: its two spaces, its Influence track, and who has its Alliance.

import { type Faction as FactionId, glyphs, type Space as SpaceData } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { emblemOf, GameIcon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { seated, useImperium } from '../useImperium.ts'
import { Post } from './Post.tsx'
import { Space } from './Space.tsx'
import './faction.css'

const STEPS = [0, 1, 2, 3, 4, 5, 6]

type Props = { readonly faction: FactionId; readonly spaces: readonly SpaceData[] }

export function Faction({ faction, spaces }: Props): ReactNode {
  const { view, content, say, names } = useImperium()
  const ally = view.alliances[faction]
  const posts = content.box.posts.filter((post) => spaces.some(({ id }) => post.spaces.includes(id)))
  const name = say.name('faction', faction)
  const standings = view.players.map(({ influence }, seat) => `${names[seat] ?? ''} ${influence[faction]}`)
  return (
    <section className="faction" data-faction={faction} aria-label={name}>
      <Place
        id={`faction:${faction}`}
        label={`${name}. ${say.name('term', 'influence')}: ${standings.join(', ')}`}
        about={{ kind: 'faction', id: faction }}
        className="faction-name"
      >
        <GameIcon name={emblemOf(faction)} />
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
      <Track faction={faction} ally={ally} />
    </section>
  )
}

/** Influence 0 to 6: a point at 2, the bonus and the Alliance at 4. */
function Track({ faction, ally }: { readonly faction: FactionId; readonly ally: number | null }): ReactNode {
  const { view, content, say, names } = useImperium()
  const bonus = content.box.trackBonus[faction].flatMap(glyphs)
  const alliance = say.name('term', 'alliance')
  return (
    <div className="track">
      {STEPS.map((step) => (
        <div key={step} className={`track-step track-${step}`}>
          <span className="track-marks" aria-hidden="true">
            {step === 2 && <span className="track-point">1</span>}
            {step === 4 && <Glyphs row={bonus} say={say} />}
            {step === 4 && <AllianceToken faction={faction} />}
          </span>
          <span className="track-cubes">
            {step === 4 && ally !== null && (
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
              .filter(({ player }) => player.influence[faction] === step)
              .map(({ seat }) => (
                <SeatMark key={seat} seat={seat} moves={`influence:${faction}:${seat}`} />
              ))}
          </span>
        </div>
      ))}
    </div>
  )
}

const AllianceToken = ({ faction }: { readonly faction: FactionId }): ReactNode => (
  <span className="track-token" data-faction={faction}>
    <GameIcon name={emblemOf(faction)} />
  </span>
)

// Arrakis: cities and desert on our own map, with the observation posts tied to the spaces they watch.

import type { CSSProperties, ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'
import { type MapLayout, mapOf, type Spot, spacesIn } from './layout.ts'
import { Post } from './Post.tsx'
import { Space } from './Space.tsx'
import './arrakis.css'

export function Arrakis(): ReactNode {
  const { view, content, say } = useImperium()
  const map = mapOf(view.box)
  const elsewhere = spacesIn(view, content, 'elsewhere')
  const posts = content.box.posts.flatMap(({ id }) => {
    const spot = map.posts[id]
    return spot === undefined ? [] : [{ id, spot }]
  })
  return (
    <section className="arrakis" aria-label={say.name('icon', 'city')}>
      <div className="arrakis-map">
        <Lines map={map} />
        {map.wall !== undefined && (
          <ShieldWall stands={view.shieldWall} wall={map.wall} name={say.name('term', 'shield-wall')} />
        )}
        {spacesIn(view, content, 'map').map((space) => (
          <Space key={space.id} space={space} {...at(map.spaces[space.id])} />
        ))}
        {posts.map(({ id, spot }) => (
          <Post key={id} id={id} {...at(spot)} />
        ))}
      </div>
      {elsewhere.length > 0 && (
        <div className="arrakis-elsewhere">
          {elsewhere.map((space) => (
            <Space key={space.id} space={space} />
          ))}
        </div>
      )}
    </section>
  )
}

function at(spot: Spot | undefined): { style?: CSSProperties } {
  if (spot === undefined) return {}
  const { x, y, width } = spot
  return { style: { left: `${x}%`, top: `${y}%`, ...(width === undefined ? {} : { width: `${width}%` }) } }
}

/** From each post to the spaces it watches. */
function Lines({ map }: { readonly map: MapLayout }): ReactNode {
  const { content } = useImperium()
  const lines = content.box.posts.flatMap((post) => {
    const from = map.posts[post.id]
    if (from === undefined) return []
    return post.spaces.flatMap((space) => {
      const to = map.spaces[space]
      return to === undefined ? [] : [{ key: `${post.id} ${space}`, from, to }]
    })
  })
  return (
    <svg className="arrakis-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ key, from, to }) => (
        <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
    </svg>
  )
}

type WallProps = {
  readonly stands: boolean
  readonly wall: NonNullable<MapLayout['wall']>
  readonly name: string
}

function ShieldWall({ stands, wall: { path, name: spot }, name }: WallProps): ReactNode {
  return (
    <>
      <svg
        className={`shield-wall ${stands ? '' : 'broken'}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="shield-wall-foot" d={path} />
        <path className="shield-wall-rock" d={path} />
        <path className="shield-wall-crest" d={path} />
      </svg>
      <span className={`shield-wall-name ${stands ? '' : 'broken'}`} data-panel="shield-wall" {...at(spot)}>
        {name}
      </span>
    </>
  )
}

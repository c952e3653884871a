// The Landsraad: spaces in a row; those that one observation post watches stand together.

import type { Space as SpaceData } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'
import { spacesIn } from './layout.ts'
import { Post } from './Post.tsx'
import { Space } from './Space.tsx'
import './landsraad.css'

export function Landsraad(): ReactNode {
  const { view, content, say } = useImperium()
  const spaces = spacesIn(view.box, content, 'landsraad')
  const watched = content.box.posts.flatMap((post) => {
    const seen = spaces.filter(({ id }) => post.spaces.includes(id))
    return seen.length === 0 ? [] : [{ post: post.id, spaces: seen }]
  })
  const alone = spaces.filter((space) => !watched.some((group) => group.spaces.includes(space)))
  return (
    <section className="landsraad" aria-label={say.name('icon', 'landsraad')}>
      {watched.map(({ post, spaces: seen }) => (
        <div className="landsraad-group watched" key={post} style={{ flexGrow: seen.length }}>
          <Spaces spaces={seen} />
          <Post id={post} />
        </div>
      ))}
      {alone.length > 0 && (
        <div className="landsraad-group" style={{ flexGrow: alone.length }}>
          <Spaces spaces={alone} />
        </div>
      )}
    </section>
  )
}

const Spaces = ({ spaces }: { readonly spaces: readonly SpaceData[] }): ReactNode =>
  spaces.map((space) => <Space key={space.id} space={space} />)

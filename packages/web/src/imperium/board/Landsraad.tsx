// The Landsraad: spaces in a row, grouped by observation post.

import type { Space as SpaceData } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'
import { spacesIn } from './layout.ts'
import { Post } from './Post.tsx'
import { hasSeat, rowsOf } from './rows.ts'
import { Space } from './Space.tsx'
import './landsraad.css'

/** How wide an icon is, and what a space needs beside its name, in letters. */
const ICON = 2.8
const MARK = 5
const EDGE = 4.5

export function Landsraad(): ReactNode {
  const { view, content, say, snapshot } = useImperium()
  const spaces = spacesIn(view, content, 'landsraad')
  const watched = content.box.posts.flatMap((post) => {
    const seen = spaces.filter(({ id }) => post.spaces.includes(id))
    return seen.length === 0 ? [] : [{ post: post.id, spaces: seen }]
  })
  const alone = spaces.filter((space) => !watched.some((group) => group.spaces.includes(space)))
  // Long names or many icons get more room, so that the row has one height.
  const widthOf = (space: SpaceData) => {
    const name = say.name('space', space.id).length + (space.requires === undefined ? 0 : MARK)
    const printed = rowsOf(space, hasSeat(view, snapshot.viewer)).flat()
    const icons = printed.reduce((sum, { glyph, n = 1 }) => sum + (glyph === 'troop' ? n : 1), 0)
    return Math.max(name + EDGE, ICON * icons)
  }
  const group = (some: readonly SpaceData[]) => ({
    style: { flexGrow: some.reduce((sum, space) => sum + widthOf(space), 0) },
    children: some.map((space) => (
      <Space key={space.id} space={space} style={{ flexGrow: widthOf(space) }} />
    )),
  })
  return (
    <section className="landsraad" aria-label={say.name('icon', 'landsraad')}>
      {watched.map(({ post, spaces: seen }) => (
        <div className="landsraad-group watched" key={post} style={group(seen).style}>
          {group(seen).children}
          <Post id={post} />
        </div>
      ))}
      {alone.length > 0 && <div className="landsraad-group" {...group(alone)} />}
    </section>
  )
}

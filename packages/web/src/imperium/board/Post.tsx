// An observation post and the spies on it.

import type { PostId } from '@sietch/imperium'
import type { CSSProperties, ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import { useImperium } from '../useImperium.ts'
import { SpyPin } from './pieces.tsx'
import './post.css'

type Props = { readonly id: PostId; readonly style?: CSSProperties }

export function Post({ id, style }: Props): ReactNode {
  const { view, say, names } = useImperium()
  const spies = view.players.flatMap(({ posts }, seat) => {
    const index = posts.indexOf(id)
    return index < 0 ? [] : [{ seat, index }]
  })
  const label = [
    say.name('post', id),
    ...spies.map(({ seat }) => `${say.name('term', 'spy')}: ${names[seat] ?? ''}`),
  ].join('. ')
  return (
    <Place
      id={`post:${id}`}
      label={label}
      about={{ kind: 'post', id }}
      className={`post ${spies.length > 0 ? 'spied' : ''} ${spies.length > 1 ? 'shared' : ''}`}
      {...(style === undefined ? {} : { style })}
    >
      {spies.map(({ seat, index }) => (
        <SpyPin key={seat} seat={seat} moves={`spy:${seat}:${index}`} />
      ))}
    </Place>
  )
}

// A House Hagal card: where it sends an Agent and what the Rival gets there, or where a spy goes; below, its swords.

import type { Translator } from '@sietch/i18n'
import { contentOf, type HagalWay } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import './card.css'
import './rival-card.css'

type Props = { readonly id: string; readonly say: Translator }

export function HagalCard({ id, say }: Props): ReactNode {
  const content = contentOf(say.box)
  const { ways, posts = [], swords } = content.hagal(id)
  // A card with the name of its space need not repeat it.
  const isNamed = ways.some(({ spaces }) =>
    spaces.some((space) => say.name('space', space) !== say.name('hagal', id)),
  )
  return (
    <span className="card card-hagal" data-dense={ways.length > 1 ? 3 : posts.length > 2 ? 2 : 0}>
      <span className="card-head">
        <CardName name={say.name('hagal', id)} language={say.language} />
      </span>
      <span className="card-art">
        <Art kind="hagal" id={id} />
        {swords !== null && (
          <span className="card-swords">
            <b>{swords}</b>
            <Icon name="sword" />
          </span>
        )}
      </span>
      {posts.length > 0 && (
        <span className="card-box card-posts">
          {posts.map((post, index) => (
            <span key={post} className="card-post">
              {index === 0 ? <Icon name="spy" /> : <i aria-hidden="true">→</i>}
              <span>
                {content.post(post).spaces.map((watched) => (
                  <span key={watched} className="card-watched">
                    <Icon name={`icon:${content.space(watched).icon}`} /> {say.name('space', watched)}
                  </span>
                ))}
              </span>
            </span>
          ))}
        </span>
      )}
      {ways.map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not change
        <Way key={index} way={way} say={say} isNamed={isNamed} />
      ))}
    </span>
  )
}

type WayProps = { readonly way: HagalWay; readonly say: Translator; readonly isNamed: boolean }

function Way({ way, say, isNamed }: WayProps): ReactNode {
  const { when, needs, spaces, effects } = way
  const { space } = contentOf(say.box)
  const condition = when ?? needs
  return (
    <span className="card-box card-way">
      <span className="card-line card-where">
        {condition !== undefined && (
          <Effects effects={[{ do: 'when', condition, effects: [] }]} say={say} mood="they" />
        )}
        {spaces.map((id) => (
          <span key={id} className="card-space">
            <Icon name={`icon:${space(id).icon}`} />
            {isNamed && <span>{say.name('space', id)}</span>}
            {space(id).combat === true && <Icon name="combat" />}
          </span>
        ))}
      </span>
      <span className="card-line">
        <Effects effects={effects} say={say} mood="they" />
      </span>
    </span>
  )
}

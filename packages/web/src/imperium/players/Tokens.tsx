// What a player has of Bloodlines: skills, tech tiles, a secret tile, a course of Navigation cards, and what a card has
// promised to the next one.

import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { Art } from '../cards/Art.tsx'
import { numbered } from '../cards/HeldCard.tsx'
import { type Seated, useImperium } from '../useImperium.ts'
import { Course } from './Course.tsx'
import { Tactics } from './Tactics.tsx'
import './tokens.css'

export function Tokens({ seat, player }: Seated): ReactNode {
  const { say, content } = useImperium()
  const { skills = [], tech = [], used = {}, secretTech, navigation, boost, leader } = player
  const tactics = leader === null ? undefined : content.leader(leader).tactics
  const isFlipped = (id: string) => Object.keys(used).some((key) => key.startsWith(`tech ${id} `))
  return (
    <>
      {skills.length + tech.length > 0 && (
        <span className="tokens" data-spot={`belongings:${seat}`}>
          {skills.map((id) => (
            <Told
              key={id}
              about={{ kind: 'skill', id }}
              label={`${say.name('term', 'skill')}: ${say.name('skill', id)}`}
              className="token-tile token-skill"
            >
              <Art kind="skill" id={id} />
            </Told>
          ))}
          {tech.map((id) => (
            <Told
              key={id}
              about={{ kind: 'tech', id }}
              label={`${say.name('term', 'tech-tile')}: ${say.name('tech', id)}${isFlipped(id) ? ` (${say.name('term', 'flip')})` : ''}`}
              className={`token-tile token-tech ${isFlipped(id) ? 'face-down' : ''}`}
            >
              {isFlipped(id) ? <Icon name="tech" /> : <Art kind="tech" id={id} />}
            </Told>
          ))}
        </span>
      )}
      {secretTech !== undefined && <Secret tile={secretTech} />}
      {navigation !== undefined && <Course {...navigation} />}
      {tactics !== undefined && <Tactics {...tactics} at={player.tactics ?? tactics.start} />}
      {boost !== undefined && (
        <Told
          about={{ kind: 'card', id: 'urgent-shigawire' }}
          label={`${say.name('card', 'urgent-shigawire')}: ${say.name('faction', boost)}`}
        >
          <Icon name={`bond:${boost}`} />
        </Told>
      )}
    </>
  )
}

/** The tile on the own board: its owner knows it. */
function Secret({ tile }: { readonly tile: readonly string[] | number }): ReactNode {
  const { say } = useImperium()
  const name = say.name('ability', 'kota-odax-of-ix/ability')
  if (typeof tile === 'number') {
    return (
      <span className="token-tile token-tech token-secret" role="img" aria-label={name} title={name}>
        ?
      </span>
    )
  }
  return numbered(tile).map(({ id }) => (
    <Told
      key={id}
      about={{ kind: 'tech', id }}
      label={`${name}: ${say.name('tech', id)}`}
      className="token-tile token-tech token-secret"
    >
      <Art kind="tech" id={id} />
    </Told>
  ))
}

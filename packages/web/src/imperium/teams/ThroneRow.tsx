// The Throne Row: cards that only Shaddam's team may acquire, as a list of names with what they cost. Hovering shows
// the whole card.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Place } from '../../table/Place.tsx'
import { AboutGroup } from '../../ui/about.tsx'
import { divided } from '../../ui/divided.ts'
import { Icon } from '../../ui/Icon.tsx'
import { numbered } from '../cards/HeldCard.tsx'
import { useImperium } from '../useImperium.ts'
import './throne-row.css'

const cardOf = (id: string) => ({ kind: 'card', id })

export function ThroneRow(): ReactNode {
  const { view } = useImperium()
  const w = useWords()
  if (view.throne === undefined) return null
  const { row } = view.throne
  return (
    <section className="throne-row" data-spot="throne-row" aria-label={w('page.team.throne')}>
      <h3>{w('page.team.throne')}</h3>
      {row.length === 0 && <p>{w('page.team.throne.none')}</p>}
      <AboutGroup subjects={row.map(cardOf)}>
        {numbered(row).map(({ id, name }) => (
          <Card key={name} id={id} moves={`throne:${name}`} />
        ))}
      </AboutGroup>
    </section>
  )
}

function Card({ id, moves }: { readonly id: string; readonly moves: string }): ReactNode {
  const { say, content } = useImperium()
  const w = useWords()
  const { cost, factions } = content.card(id)
  const name = say.name('card', id)
  return (
    <Place
      id={`throne:${id}`}
      label={cost === undefined ? name : w('page.card.cost', { name, cost })}
      about={cardOf(id)}
      className="throne-card"
      moves={moves}
    >
      <span className="throne-name" data-faction={factions[0]}>
        {divided(name, say.language)}
      </span>
      {cost !== undefined && <Icon name="persuasion" n={cost} />}
    </Place>
  )
}

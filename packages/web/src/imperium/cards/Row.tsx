// What can be acquired: the Imperium Row and the Reserve.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { AboutGroup } from '../../ui/about.tsx'
import { useImperium } from '../useImperium.ts'
import { HeldCard, numbered } from './HeldCard.tsx'
import './row.css'

const cardOf = (id: string) => ({ kind: 'card', id })

export function Row(): ReactNode {
  const { view, say, content } = useImperium()
  const w = useWords()
  const { row, reserve } = view
  const piles = Object.entries(reserve)
  const labelOf = (id: string) => {
    const { cost } = content.card(id)
    const name = say.name('card', id)
    return cost === undefined ? name : w('page.card.cost', { name, cost })
  }
  return (
    <section className="row" data-spot="imperium-row" aria-label={say.name('term', 'imperium-row')}>
      <AboutGroup subjects={[...row, ...piles.map(([id]) => id)].map(cardOf)}>
        <div className="row-cards">
          {numbered(row).map(({ id, name }) => (
            <HeldCard
              key={name}
              place={`offer:${id}`}
              subject={cardOf(id)}
              label={labelOf(id)}
              moves={`offer:${name}`}
            />
          ))}
        </div>
        <div className="row-cards row-reserve">
          {piles.map(([id, count]) => (
            <HeldCard
              key={id}
              place={`offer:${id}`}
              subject={cardOf(id)}
              label={`${labelOf(id)}: ${count}`}
              className={count === 0 ? 'row-empty' : ''}
            >
              <b className="row-count">×{count}</b>
            </HeldCard>
          ))}
        </div>
      </AboutGroup>
    </section>
  )
}

// Spice Collection on the stage of classic Dune: who collects how much, and where.

import { territoryOf } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Who } from '../panels/Who.tsx'
import { useClassic } from '../useClassic.ts'
import type { Collected } from './round-end-beats.ts'
import './round-end.css'

export function Collection({ data }: { readonly data: readonly Collected[] }): ReactNode {
  const { say } = useClassic()
  return (
    <article className="round-end">
      <header>
        <b>{say.name('phase', 'collection')}</b>
      </header>
      <ul>
        {data.map(({ seat, from }) => (
          <li key={seat}>
            <Who seat={seat} />
            <Icon name="spice" n={from.reduce((sum, { spice }) => sum + spice, 0)} />
            <small>
              {from
                .map(({ part, spice }) => {
                  const where =
                    part === null ? say.name('term', 'stronghold') : say.name('territory', territoryOf(part))
                  return from.length > 1 ? `${where} ${spice}` : where
                })
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </article>
  )
}

// What was promised in public, and alliances outside of a Nexus.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pendingOf, useClassic } from '../useClassic.ts'
import { Alliances } from './Nexus.tsx'
import { Panel } from './Panel.tsx'
import { Who } from './Who.tsx'

export function Deals(): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const bribed = view.players.flatMap(({ bribes }, seat) => (bribes > 0 ? [{ seat, bribes }] : []))
  // At a Nexus the alliances lie open already.
  const hasAlliances = view.alliances.length > 0 && pendingOf(view, 'nexus') === undefined
  if (view.deals.length === 0 && bribed.length === 0 && !hasAlliances) return null
  return (
    <Panel title={w('page.classic.deals')} className="deals">
      {hasAlliances && <Alliances />}
      <ul>
        {view.deals.map(({ from, to, spice, when }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two deals may be the same
          <li key={index}>
            <Who seat={from} /> <Icon name="spice" /> {spice} → <Who seat={to} />
            <small>
              {when.kind === 'absent'
                ? w('page.classic.deal.absent', { territory: say.name('territory', when.territory) })
                : w('page.classic.deal.buys-nothing')}
            </small>
          </li>
        ))}
        {bribed.map(({ seat, bribes }) => (
          <li key={`bribe ${seat}`}>
            <Icon name="spice" /> {bribes} → <Who seat={seat} />{' '}
            <small>{say.name('phase', 'mentat-pause')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

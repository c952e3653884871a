// What was promised in public, alliances outside of a Nexus, and which occasions the viewer lets pass unasked.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pendingOf, useClassic } from '../useClassic.ts'
import { Alliances } from './Nexus.tsx'
import { Panel } from './Panel.tsx'
import { Who } from './Who.tsx'

const GROUPS = ['stop', 'special', 'storm'] as const

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

/** An occasion that is passed is said so: nobody should wonder why nothing was asked. */
export function Passing(): ReactNode {
  const { own } = useClassic()
  const w = useWords()
  const passed = GROUPS.flatMap((group) => {
    const until = own?.player.passing[group] ?? 'asked'
    return until === 'asked' ? [] : [{ group, until }]
  })
  if (passed.length === 0) return null
  return (
    <ul className="passing">
      {passed.map(({ group, until }) => (
        <li key={group}>
          {w(`page.classic.window.${group}`)}: {w(`page.classic.passing.${until}`)}
        </li>
      ))}
    </ul>
  )
}

// What was promised in public, and alliances outside of a Nexus.

import type { ClassicView } from '@sietch/classic'
import { promiseMessage } from '@sietch/i18n'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pendingOf, useClassic } from '../useClassic.ts'
import { Deed } from './Deed.tsx'
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
  const [open, settled] = [true, false].map((isOpen) =>
    view.deals.filter(({ status }) => (status === 'open') === isOpen),
  ) as [Deal[], Deal[]]
  return (
    <Panel title={w('page.classic.deals')} className="deals">
      {hasAlliances && <Alliances isShort />}
      <ul>
        <Owing deals={open} />
        {bribed.map(({ seat, bribes }) => (
          <li key={`bribe ${seat}`}>
            <Icon name="spice" /> {bribes} → <Who seat={seat} />{' '}
            <small>{say.name('phase', 'mentat-pause')}</small>
          </li>
        ))}
      </ul>
      {settled.length > 0 && (
        <details className="deals-settled">
          <summary>
            {w('page.classic.deals.settled', {
              n: settled.length,
              broken: settled.filter(({ status }) => status === 'broken').length,
            })}
          </summary>
          <ul>
            <Owing deals={settled.toReversed()} />
          </ul>
        </details>
      )}
    </Panel>
  )
}

type Deal = ClassicView['deals'][number]

const Owing = ({ deals }: { readonly deals: readonly Deal[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: two deals may be the same
  deals.map((deal, index) => <Owed key={index} {...deal} />)

/** What somebody owes, to whom, whether it was kept, and what is paid for it. */
function Owed({ from, to, spice, when, status }: Deal): ReactNode {
  const { say, names, own } = useClassic()
  const w = useWords()
  return (
    <li className="deal" data-status={status}>
      <span className="deal-parties">
        <Who seat={to} /> <span aria-hidden="true">→</span> <Who seat={from} />
        {spice > 0 && <Icon name="spice" n={spice} />}
        <em>{w(`page.classic.deal.${status}`)}</em>
      </span>
      <small>{say.text([promiseMessage(when, names)])}</small>
      {own?.seat === from && when.kind === 'pledge' && (
        <span className="deeds">
          <Deed option={`pledge-kept ${to} > ${when.pledge}`}>{w('page.classic.deal.say-kept')}</Deed>
          <Deed option={`pledge-broken ${to} > ${when.pledge}`}>{w('page.classic.deal.say-broken')}</Deed>
        </span>
      )}
    </li>
  )
}

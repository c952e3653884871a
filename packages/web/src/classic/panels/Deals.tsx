// What was promised in public, and alliances outside of a Nexus.

import type { ClassicView } from '@sietch/classic'
import { promiseMessage } from '@sietch/i18n'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { talkAbout, useClassic } from '../useClassic.ts'
import { Deed } from './Deed.tsx'
import { Alliances } from './Nexus.tsx'
import { Panel } from './Panel.tsx'
import { Who } from './Who.tsx'

export function Deals(): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const bribed = view.players.flatMap(({ bribes }, seat) => (bribes > 0 ? [{ seat, bribes }] : []))
  // At a Nexus, the alliances are already shown.
  const hasAlliances = view.alliances.length > 0 && talkAbout(view, 'alliances') === undefined
  const { deals, settled } = view
  if (deals.length + settled.length + bribed.length === 0 && !hasAlliances) return null
  return (
    <Panel title={w('page.classic.deals')} className="deals">
      {hasAlliances && <Alliances isShort />}
      <ul>
        <Owing deals={deals.map((deal) => ({ ...deal, status: 'open' }))} />
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
              broken: settled.filter(({ kept }) => !kept).length,
            })}
          </summary>
          <ul>
            <Owing
              deals={settled
                .map((deal) => ({ ...deal, status: deal.kept ? ('kept' as const) : ('broken' as const) }))
                .reverse()}
            />
          </ul>
        </details>
      )}
    </Panel>
  )
}

type Told = ClassicView['deals'][number] & { readonly status: 'open' | 'kept' | 'broken' }

const Owing = ({ deals }: { readonly deals: readonly Told[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: two deals may be the same
  deals.map((deal, index) => <Owed key={index} {...deal} />)

/** What someone owes, to whom, whether it was kept, and what is paid for it. */
function Owed({ from, to, spice, when, status }: Told): ReactNode {
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
      {status === 'open' && own?.seat === from && when.kind === 'pledge' && (
        <span className="deeds">
          <Deed option={`pledge-kept ${to} > ${when.pledge}`}>{w('page.classic.deal.say-kept')}</Deed>
          <Deed option={`pledge-broken ${to} > ${when.pledge}`}>{w('page.classic.deal.say-broken')}</Deed>
        </span>
      )}
    </li>
  )
}

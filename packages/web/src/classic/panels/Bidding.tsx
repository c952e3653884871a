// The bidding table: the card being sold, the highest bid, and who is still bidding.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { CardBack, TreacheryCard } from '../cards/TreacheryCard.tsx'
import { pendingOf, type Seated, seated, sizeOf, useClassic } from '../useClassic.ts'
import { Panel } from './Panel.tsx'
import { Who } from './Who.tsx'

export function Bidding(): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const auction = pendingOf(view, 'auction')
  const phase = pendingOf(view, 'bidding')
  const opener = auction?.opener ?? phase?.opener ?? view.firstPlayer
  const all = seated(view)
  const bidders = [...all.slice(opener), ...all.slice(0, opener)]
  return (
    <Panel title={say.name('phase', 'bidding')} about={{ kind: 'phase', id: 'bidding' }} className="bidding">
      <div className="bidding-card">
        {view.onSale === null ? (
          <CardBack label={w('page.classic.hidden-card')} />
        ) : (
          <Told about={{ kind: 'treachery', id: view.onSale }} label={say.name('treachery', view.onSale)}>
            <TreacheryCard id={view.onSale} say={say} />
          </Told>
        )}
        {view.onSale !== null && <small className="secrets-own">{w('page.classic.only-you')}</small>}
        <span>{w('page.classic.cards-left', { n: view.row })}</span>
        <strong>
          <span className="unseen">{say.name('term', 'bid')}</span>
          <Icon name="spice" /> {auction?.bid ?? 0}
        </strong>
      </div>
      <ol className="bidding-order">
        {bidders.map((each) => (
          <Bidder key={each.seat} {...each} />
        ))}
      </ol>
    </Panel>
  )
}

function Bidder({ seat, player }: Seated): ReactNode {
  const { view } = useClassic()
  const w = useWords()
  const auction = pendingOf(view, 'auction')
  const isOut = pendingOf(view, 'bidding')?.out.includes(seat) === true
  const state =
    auction?.bidder === seat
      ? 'highest'
      : auction?.turn === seat
        ? 'turn'
        : isOut || auction?.passed.includes(seat)
          ? 'passed'
          : 'waits'
  return (
    <li className={`bidder bidder-${state}`}>
      <Who seat={seat} />
      <span>
        {state === 'highest' && w('page.classic.bid', { n: auction?.bid ?? 0 })}
        {(state === 'turn' || state === 'passed') && w(`page.classic.bidder.${state}`)}
      </span>
      <small>{player.hand === null ? '' : w('page.classic.cards', { n: sizeOf(player.hand) })}</small>
    </li>
  )
}

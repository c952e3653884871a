// In a corner of the map: the spice deck with what blew last, and the Treachery deck.

import type { SpiceCardId } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Figure, term } from '../../ui/Figure.tsx'
import { Told } from '../../ui/Told.tsx'
import { SpiceCard } from '../cards/SpiceCard.tsx'
import { Sign } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import { SpicePiles, TreacheryPiles } from './OpenPiles.tsx'

export function SpiceDecks(): ReactNode {
  const { view, say } = useClassic()
  const tops = view.spiceDiscards.flatMap((pile, index) => {
    const top = pile[pile.length - 1]
    return top === undefined ? [] : [{ top, name: index === 0 ? 'a' : 'b' }]
  })
  return (
    <div className="corner corner-spice" data-spot="spice-deck">
      <small data-spot="bank">
        <Figure about={term('spice-deck')}>
          {say.name('term', 'spice-deck')}: {view.spiceDeck}
        </Figure>
      </small>
      <small>
        <SpicePiles />
      </small>
      {tops.map(({ top, name }) => (
        <Top key={name} top={top} />
      ))}
    </div>
  )
}

function Top({ top }: { readonly top: SpiceCardId }): ReactNode {
  const { say } = useClassic()
  return (
    <Told about={{ kind: 'spice-card', id: top }} label={say.name('spice-card', top)}>
      <SpiceCard id={top} say={say} />
    </Told>
  )
}

export function TreacheryDeck(): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const { treacheryDeck } = view
  return (
    <div className="corner corner-treachery" data-spot="treachery-deck">
      <small>
        <Figure about={term('treachery-deck')}>
          {say.name('term', 'treachery-deck')}: {treacheryDeck}
        </Figure>
      </small>
      <small>
        <TreacheryPiles />
      </small>
      {!view.shieldWall && (
        <small>
          <Figure about={term('shield-wall')}>{w('page.classic.wall-down')}</Figure>
        </small>
      )}
    </div>
  )
}

/** The storm: where it is. */
export function StormCorner(): ReactNode {
  const { view, say } = useClassic()
  return (
    <Figure about={{ kind: 'phase', id: 'storm' }} className="corner corner-storm">
      <Sign name="storm" />
      <small>
        <span>{say.name('phase', 'storm')}</span>{' '}
        <span>{view.storm === 0 ? '–' : `${say.name('term', 'sector')} ${view.storm}`}</span>
      </small>
    </Figure>
  )
}

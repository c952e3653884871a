// What is public beside the decks: discard piles (VIS-19); and for the Atreides, who keep track of the cards, those
// they have seen in other hands and those that may be anywhere else (VIS-23, AMB-79).

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import type { Pile } from '../../table/PilesDialog.tsx'
import { seenIn, useClassic } from '../useClassic.ts'
import { unseenTreachery } from './unseen.ts'

export function TreacheryPiles(): ReactNode {
  const { view, own, say, names } = useClassic()
  const w = useWords()
  const { treacheryDiscard } = view
  // AMB-79: others have to remember.
  const isTracked = own?.player.faction === 'atreides'
  const known = isTracked ? view.known : []
  const holders = [...new Set(known.map(({ holder }) => holder))]
  const piles = (): readonly Pile[] => [
    pileOf(say.name('term', 'discard-pile'), 'treachery', treacheryDiscard),
    ...holders.map((holder) =>
      pileOf(
        w('page.cards.seen', { name: names[holder] ?? '' }),
        'treachery',
        known.filter((one) => one.holder === holder).map(({ card }) => card),
      ),
    ),
    pileOf(say.name('term', 'hand'), 'treachery', own === undefined ? [] : seenIn(own.player.hand)),
    ...(isTracked
      ? [
          pileOf(
            w('page.cards.elsewhere'),
            'treachery',
            unseenTreachery(view, own.seat),
            w('page.cards.elsewhere.about'),
          ),
        ]
      : []),
  ]
  return (
    <PileButton
      name={say.name('term', 'treachery-deck')}
      n={treacheryDiscard.length}
      isOpenable
      piles={piles}
    >
      {say.name('term', 'discard-pile')}: {treacheryDiscard.length}
    </PileButton>
  )
}

export function SpicePiles(): ReactNode {
  const { view, say } = useClassic()
  const piles = () =>
    view.spiceDiscards.map((pile, index) =>
      pileOf(`${say.name('term', 'discard-pile')} ${index === 0 ? 'A' : 'B'}`, 'spice-card', pile),
    )
  const n = view.spiceDiscards.flat().length
  return (
    <PileButton name={say.name('term', 'spice-deck')} n={n} piles={piles}>
      {say.name('term', 'discard-pile')}: {n}
    </PileButton>
  )
}

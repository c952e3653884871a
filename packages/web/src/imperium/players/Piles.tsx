// Troops and cards of a player, as numbers. What is open can be looked at: the cards in play and in the discard pile, what
// everybody knows of the deck, after the end everything else, too.

import type { Pile, Viewer } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { GameIcon, Icon } from '../../ui/Icon.tsx'
import { Cube } from '../board/pieces.tsx'
import { isRivalSeat } from '../rivals/rivals.ts'
import { isCommanderSeat } from '../teams/teams.ts'
import { type Seated, useImperium } from '../useImperium.ts'
import { DeckButton } from './DeckButton.tsx'

const size = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length)

export function Piles({ seat, player }: Seated): ReactNode {
  const { say, snapshot, view } = useImperium()
  const { viewer } = snapshot
  const { hand, intrigue } = player
  // A Rival has neither a deck nor a hand.
  const hasCards = !isRivalSeat(view, seat)
  return (
    <span className="player-piles">
      {!isCommanderSeat(view, seat) && <Troops seat={seat} player={player} />}
      {hasCards && (
        <Held
          name={say.name('term', 'hand')}
          spot={`held:${seat}`}
          kind="card"
          pile={othersOpen(hand, seat, viewer)}
          n={size(hand)}
        >
          <GameIcon name="card-pickup" />
        </Held>
      )}
      <Held
        name={say.name('term', 'intrigue-card')}
        spot={`intrigues:${seat}`}
        kind="intrigue"
        pile={othersOpen(intrigue, seat, viewer)}
        n={size(intrigue)}
      >
        <Icon name="intrigue" />
      </Held>
      {hasCards &&
        (view.teams === undefined ? (
          <Cards seat={seat} player={player} />
        ) : (
          <AllCards seat={seat} player={player} />
        ))}
    </span>
  )
}

function Troops({ seat, player: { garrison, supply } }: Seated): ReactNode {
  const { say } = useImperium()
  return (
    <span
      className="player-troops"
      role="img"
      aria-label={`${say.name('term', 'garrison')}: ${garrison}. ${say.name('term', 'supply')}: ${supply}`}
      title={`${say.name('term', 'garrison')} / ${say.name('term', 'supply')}`}
    >
      <Cube seat={seat} spot={`supply:${seat}`} />
      <b>{garrison}</b>
      <small>/ {supply}</small>
    </span>
  )
}

/** The own deck, and what has been played of it. */
function Cards({ seat, player }: Seated): ReactNode {
  const { say } = useImperium()
  const { discard, played, revealed } = player
  return (
    <>
      <span className="player-pile">
        <Spot name={`deck:${seat}`}>
          <Icon name="card" />
        </Spot>
        <DeckButton seat={seat} player={player} />
      </span>
      <span className="player-pile">
        <Spot name={`discard:${seat}`}>
          <Icon name="discard" />
        </Spot>
        <OpenPile name={say.name('term', 'discard-pile')} cards={discard} />
      </span>
      <span className="player-pile">
        <Spot name={`play:${seat}`}>
          <Icon name="reveal" />
        </Spot>
        <OpenPile name={say.name('term', 'in-play')} cards={[...played, ...revealed]} />
      </span>
    </>
  )
}

/** Where there are six players the discard pile and what is in play are found with the deck, a card with its number. */
const AllCards = ({ seat, player }: Seated): ReactNode => (
  <span className="player-pile player-deck">
    <span className="spot" data-spot={`play:${seat}`}>
      <span className="spot" data-spot={`discard:${seat}`}>
        <Spot name={`deck:${seat}`}>
          <DeckButton seat={seat} player={player} />
        </Spot>
      </span>
    </span>
  </span>
)

/** What another player holds, if it is open. One's own cards lie on the table anyway. */
const othersOpen = (pile: Pile<string>, seat: number, viewer: Viewer): readonly string[] =>
  typeof pile === 'number' || seat === viewer ? [] : pile

type HeldProps = CountProps & { readonly kind: 'card' | 'intrigue'; readonly pile: readonly string[] }

const Held = ({ kind, pile, ...count }: HeldProps): ReactNode =>
  pile.length === 0 ? (
    <Count {...count} />
  ) : (
    <span className="player-pile">
      <Spot name={count.spot}>{count.children}</Spot>
      <OpenPile name={count.name} kind={kind} cards={pile} />
    </span>
  )

type OpenProps = {
  readonly name: string
  readonly kind?: 'card' | 'intrigue'
  readonly cards: readonly string[]
}

const OpenPile = ({ name, kind = 'card', cards }: OpenProps): ReactNode => (
  <PileButton name={name} n={cards.length} piles={() => [pileOf(name, kind, cards)]} />
)

type CountProps = {
  readonly name: string
  readonly spot: string
  readonly n: number
  readonly children: ReactNode
}

const Count = ({ name, spot, n, children }: CountProps): ReactNode => (
  <span className="player-pile" role="img" aria-label={`${name}: ${n}`} title={name}>
    <Spot name={spot}>{children}</Spot>
    <b>{n}</b>
  </span>
)

/** Where cards go and come from. */
const Spot = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <span className="spot" data-spot={name}>
    {children}
  </span>
)

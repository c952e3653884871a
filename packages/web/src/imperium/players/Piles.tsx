// Troops and cards of a player, as numbers. What is public can be viewed: cards in play and in the discard pile, what
// everyone knows about the deck, and everything else after the end.

import type { Pile, Viewer } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { Figure, term } from '../../ui/Figure.tsx'
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
          about="hand"
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
        about="intrigue-card"
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
    <span className="player-troops">
      <Figure about={term('garrison')} label={`${say.name('term', 'garrison')}: ${garrison}`}>
        <Cube seat={seat} spot={`supply:${seat}`} /> <b>{garrison}</b>
      </Figure>
      <Figure about={term('supply')} label={`${say.name('term', 'supply')}: ${supply}`}>
        <small>/ {supply}</small>
      </Figure>
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
        <Named term="deck" spot={`deck:${seat}`}>
          <Icon name="card" />
        </Named>
        <DeckButton seat={seat} player={player} />
      </span>
      <span className="player-pile">
        <Named term="discard-pile" spot={`discard:${seat}`}>
          <Icon name="discard" />
        </Named>
        <OpenPile name={say.name('term', 'discard-pile')} cards={discard} />
      </span>
      <span className="player-pile">
        <Named term="in-play" spot={`play:${seat}`}>
          <Icon name="reveal" />
        </Named>
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

/** What another player holds, if it is public. The viewer's own cards are on the table anyway. */
const othersOpen = (pile: Pile<string>, seat: number, viewer: Viewer): readonly string[] =>
  typeof pile === 'number' || seat === viewer ? [] : pile

type HeldProps = CountProps & { readonly kind: 'card' | 'intrigue'; readonly pile: readonly string[] }

const Held = ({ kind, pile, ...count }: HeldProps): ReactNode =>
  pile.length === 0 ? (
    <Count {...count} />
  ) : (
    <span className="player-pile">
      <Named term={count.about} spot={count.spot}>
        {count.children}
      </Named>
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
  /** The word of the rulebook for it. */
  readonly about: string
  readonly name: string
  readonly spot: string
  readonly n: number
  readonly children: ReactNode
}

const Count = ({ about, name, spot, n, children }: CountProps): ReactNode => (
  <Figure about={term(about)} label={`${name}: ${n}`} className="player-pile">
    <Spot name={spot}>{children}</Spot>
    <b>{n}</b>
  </Figure>
)

type NamedProps = { readonly term: string; readonly spot: string; readonly children: ReactNode }

/** The icon of a pile, beside the button that opens it. */
function Named({ term: id, spot, children }: NamedProps): ReactNode {
  const { say } = useImperium()
  return (
    <Figure about={term(id)} label={say.name('term', id)}>
      <Spot name={spot}>{children}</Spot>
    </Figure>
  )
}

/** Where cards go and come from. */
const Spot = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <span className="spot" data-spot={name}>
    {children}
  </span>
)

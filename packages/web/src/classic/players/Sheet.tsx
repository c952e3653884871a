// One player's area: faction, spice, forces, leaders, cards and allies.

import { FACTION } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useCompany } from '../../table/company.tsx'
import { Place } from '../../table/Place.tsx'
import { roleOf } from '../../table/role.ts'
import { Thinking } from '../../table/Thinking.tsx'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Emblem, Sign } from '../Sign.tsx'
import { Truths } from '../truth/Truths.tsx'
import { alliesOf, hasFaction, type Seated, sizeOf, useClassic } from '../useClassic.ts'
import { Leaders } from './Leaders.tsx'

export function Sheet({ seat, player }: Seated): ReactNode {
  const { snapshot, view } = useClassic()
  const { decisions, viewer } = snapshot
  const isChosen = hasFaction(view, seat)
  const acts = decisions.some((decision) => decision.seat === seat)
  return (
    <article
      className={`sheet ${acts ? 'acts' : ''} ${viewer === seat ? 'own' : ''}`}
      data-seat={seat}
      data-house={isChosen ? player.faction : undefined}
      data-panel={viewer === seat ? 'own' : undefined}
    >
      <Head seat={seat} player={player} />
      {isChosen && <Stock seat={seat} player={player} />}
      <Leaders seat={seat} player={player} />
    </article>
  )
}

function Head({ seat, player }: Seated): ReactNode {
  const { say, names, table, view } = useClassic()
  const w = useWords()
  const { seatNote } = useCompany()
  const role = roleOf(table.setup, seat, w)
  const isChosen = hasFaction(view, seat)
  const faction = isChosen ? say.name('faction', player.faction) : ''
  const name = names[seat] ?? ''
  const allies = alliesOf(view, seat)
  return (
    <Place
      id={`seat:${seat}`}
      className="sheet-head"
      label={name === faction || faction === '' ? name : `${name}, ${faction}`}
      about={isChosen ? { kind: 'faction', id: player.faction } : undefined}
    >
      {isChosen ? <Emblem faction={player.faction} /> : <SeatMark seat={seat} />}
      <span className="sheet-names">
        <b>{name}</b>
        <small>{[name === faction ? '' : faction, role].filter((part) => part !== '').join(' · ')}</small>
      </span>
      {seatNote(seat)}
      <Thinking seat={seat} className="sheet-thinks" />
      {allies.length > 0 && (
        <span
          className="sheet-allies"
          role="img"
          aria-label={`${say.name('term', 'ally')}: ${allies.map((ally) => names[ally] ?? '').join(', ')}`}
        >
          <Sign name="alliance" />
          {allies.map((ally) => {
            const house = view.players[ally]?.faction
            return house && <Emblem key={ally} faction={house} />
          })}
        </span>
      )}
      {view.firstPlayer === seat && view.storm !== 0 && (
        <span className="sheet-first" role="img" aria-label={say.name('term', 'first-player')}>
          1
        </span>
      )}
      <Strongholds seat={seat} player={player} />
    </Place>
  )
}

function Strongholds({ player }: Seated): ReactNode {
  const { say } = useClassic()
  return (
    <span
      className={`sheet-strongholds ${player.strongholds === 0 ? 'none' : ''}`}
      role="img"
      aria-label={`${say.name('term', 'stronghold')}: ${player.strongholds}`}
    >
      <Sign name="stronghold" />
      {player.strongholds}
    </span>
  )
}

function Stock({ seat, player }: Seated): ReactNode {
  const { say, view, own } = useClassic()
  const w = useWords()
  const { spice, bribes, reserves, tanks, stacks, hand, support, faction } = player
  const onMap = stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0)
  // AMB-79: the Atreides keep track of the cards; these get the rest of the line.
  const known = own?.player.faction === 'atreides' ? view.known.filter(({ holder }) => holder === seat) : []
  return (
    <ul className="sheet-stock">
      <Fact
        about={term('spice')}
        name={say.name('term', 'spice')}
        spot={`purse:${seat}`}
        icon={<Icon name="spice" />}
      >
        {spice ?? '?'}
      </Fact>
      {bribes > 0 && (
        <Fact about={term('bribe')} name={say.name('term', 'bribe')} icon={<Icon name="spice" />}>
          +{bribes}
        </Fact>
      )}
      {support !== null && support > 0 && (
        <Fact about={term('alliance')} name={w('page.classic.support')} icon={<Sign name="alliance" />}>
          {support}
        </Fact>
      )}
      <Fact about={term('force')} name={w('page.classic.on-map')} icon={<span className="sheet-disc" />}>
        {onMap}
      </Fact>
      <Fact about={term('reserves')} name={say.name('term', 'reserves')} icon={<Sign name="reserves" />}>
        <Tokens {...reserves} />
      </Fact>
      <Fact
        about={term('tleilaxu-tanks')}
        name={say.name('term', 'tleilaxu-tanks')}
        icon={<Sign name="tanks" />}
      >
        <Tokens {...tanks} />
      </Fact>
      <Fact
        about={term('free-revival')}
        name={say.name('term', 'free-revival')}
        icon={<span className="sheet-cross">✚</span>}
      >
        {FACTION[faction].freeRevival}
      </Fact>
      <Truths seat={seat} />
      {player.specialUsed && (
        <Fact
          about={{ kind: 'treachery', id: 'karama' }}
          name={w('page.classic.special-used')}
          icon={<span className="sheet-cross">K</span>}
        >
          ✓
        </Fact>
      )}
      <Fact
        about={term('treachery-card')}
        name={say.name('term', 'treachery-card')}
        spot={`cards:${seat}`}
        icon={<Sign name="card" />}
      >
        {hand === null ? '?' : sizeOf(hand)}
        {known.length > 0 && (
          <small title={known.map(({ card }) => say.name('treachery', card)).join(', ')}>
            {known.map(({ card }) => say.name('treachery', card)).join(', ')}
          </small>
        )}
      </Fact>
    </ul>
  )
}

const Tokens = ({ forces, elite }: { readonly forces: number; readonly elite: number }): ReactNode => (
  <>
    {forces}
    {elite > 0 && <small>+{elite}★</small>}
  </>
)

type FactProps = {
  readonly about: Subject
  readonly name: string
  readonly icon: ReactNode
  /** A spot that things go to and come from. */
  readonly spot?: string
  readonly children: ReactNode
}

const Fact = ({ about, name, icon, spot, children }: FactProps): ReactNode => (
  <li>
    <Figure about={about} className="sheet-fact">
      <span className="unseen">{name}</span>
      {spot === undefined ? (
        icon
      ) : (
        <span className="spot" data-spot={spot}>
          {icon}
        </span>
      )}
      <b>{children}</b>
    </Figure>
  </li>
)

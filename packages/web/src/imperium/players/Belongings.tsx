// What a player has got beside resources: seats, tokens, Alliances, won cards and contracts.

import type { PlayerView } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'
import { allianceOf, Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { contractGoal } from '../board/contract.ts'
import { numbered } from '../cards/HeldCard.tsx'
import { type Seated, useImperium } from '../useImperium.ts'

import { Tokens } from './Tokens.tsx'
import { Training } from './Training.tsx'

/** With more than so many things the names of contracts are left out. */
const CROWD = 3

export function Belongings({ seat, player }: Seated): ReactNode {
  const { say, view, content } = useImperium()
  const { council, hooks, trophies, contracts, completed, waiting, tokens, leader } = player
  const allied = content.box.tracks.filter(({ id }) => view.alliances[id] === seat)
  const trains = leader === null ? undefined : content.leader(leader).training
  const isCrowded = contracts.length + (player.skills?.length ?? 0) + (player.tech?.length ?? 0) > CROWD
  return (
    <div
      className={`player-row player-belongings ${isCrowded ? 'player-crowded' : ''} ${player.skills === undefined ? '' : 'player-rich'}`}
      data-spot={`contracts:${seat}`}
    >
      {council && <Token icon="council" name={say.name('space', 'high-council')} />}
      {player.swordmasterUse !== undefined && (
        <Told
          about={{ kind: 'sideboard', id: 'swordmaster-bonus' }}
          label={say.name('sideboard', 'swordmaster-bonus')}
        >
          <Icon name="swordmaster-bonus" />
        </Told>
      )}
      {hooks && <Token icon="maker-hooks" name={say.name('term', 'maker-hooks')} />}
      {allied.map((track) => (
        <Told
          key={track.id}
          about={{ kind: 'faction', id: track.id }}
          label={`${say.name('term', 'alliance')}: ${say.name('faction', track.id)}`}
        >
          <Icon name={allianceOf(track)} />
        </Told>
      ))}
      {trophies.map((trophy) => (
        <TrophyPlace key={trophy.id} trophy={trophy} />
      ))}
      {trains !== undefined && <Training places={trains} at={player.training} />}
      {numbered(contracts).map(({ id, name }) => (
        <Told
          key={name}
          about={{ kind: 'contract', id }}
          label={`${say.name('term', 'contract')}: ${say.name('contract', id)}`}
          className="held-contract"
        >
          <Icon name="contract" />
          <span>{contractGoal(content.contract(id), say)}</span>
        </Told>
      ))}
      {completed.length > 0 && (
        <span
          className="done-contracts"
          role="img"
          aria-label={`${say.name('term', 'completed-contract')}: ${completed.length}`}
        >
          <Icon name="contract" />✓{completed.length}
        </span>
      )}
      {waiting.map(({ card }) => (
        <Told
          key={card}
          about={{ kind: 'intrigue', id: card }}
          label={say.name('intrigue', card)}
          className="held-contract"
        >
          <Icon name="intrigue" />
          {say.name('intrigue', card)}
        </Told>
      ))}
      <Secrets tokens={tokens} />
      <Tokens seat={seat} player={player} />
    </div>
  )
}

type Trophy = PlayerView['trophies'][number]

const Token = ({
  icon,
  name,
}: {
  readonly icon: 'council' | 'maker-hooks'
  readonly name: string
}): ReactNode => (
  <span className={`token token-${icon}`} role="img" aria-label={name} title={name}>
    <Icon name={icon} />
  </span>
)

/** An Objective or a won Conflict card; turned face down it no longer matches. */
function TrophyPlace({ trophy: { kind, id, icon, faceUp } }: { readonly trophy: Trophy }): ReactNode {
  const { say } = useImperium()
  return (
    <Place
      id={`trophy:${id}`}
      label={say.name(kind, id)}
      about={{ kind, id }}
      className={`trophy trophy-${kind} ${faceUp ? '' : 'face-down'}`}
      moves={`${kind}:${id}`}
    >
      <Icon name={icon === null ? 'combat' : `battle-icon:${icon}`} />
    </Place>
  )
}

/** The Baron's Factions: hidden from the others until they are revealed. */
function Secrets({ tokens }: { readonly tokens: PlayerView['tokens'] }): ReactNode {
  if (typeof tokens !== 'number') {
    return tokens.map((faction) => <Icon key={faction} name={`faction:${faction}`} className="secret" />)
  }
  return numbered(Array.from({ length: tokens }, () => 'secret')).map(({ name }) => (
    <span key={name} className="secret hidden">
      ?
    </span>
  ))
}

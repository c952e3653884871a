// What a player has besides resources: seats, tokens, Alliances, won cards and contracts.

import type { PlayerView } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Figure, term } from '../../ui/Figure.tsx'
import { allianceOf, Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { numbered } from '../cards/HeldCard.tsx'
import { type Seated, useImperium } from '../useImperium.ts'
import { Contracts } from './Contracts.tsx'
import { Tokens } from './Tokens.tsx'
import { Training } from './Training.tsx'
import { Trophies } from './Trophies.tsx'

/** With more items than this, contract names are left out. */
const CROWD = 3

export function Belongings({ seat, player }: Seated): ReactNode {
  const { say, view, content } = useImperium()
  const { council, hooks, trophies, contracts, waiting, tokens, leader } = player
  const allied = content.box.tracks.filter(({ id }) => view.alliances[id] === seat)
  const trains = leader === null ? undefined : content.leader(leader).training
  const isCrowded = contracts.length + (player.skills?.length ?? 0) + (player.tech?.length ?? 0) > CROWD
  return (
    <div
      className={`player-row player-belongings ${isCrowded ? 'player-crowded' : ''} ${player.skills === undefined ? '' : 'player-rich'}`}
    >
      {council && <Token icon="council" about="council-seat" name={say.name('space', 'high-council')} />}
      {player.swordmasterUse !== undefined && (
        <Told
          about={{ kind: 'sideboard', id: 'swordmaster-bonus' }}
          label={say.name('sideboard', 'swordmaster-bonus')}
        >
          <Icon name="swordmaster-bonus" />
        </Told>
      )}
      {hooks && <Token icon="maker-hooks" about="maker-hooks" name={say.name('term', 'maker-hooks')} />}
      {allied.map((track) => (
        <Told
          key={track.id}
          about={{ kind: 'faction', id: track.id }}
          label={`${say.name('term', 'alliance')}: ${say.name('faction', track.id)}`}
        >
          <Icon name={allianceOf(track)} />
        </Told>
      ))}
      <Trophies trophies={trophies} />
      {trains !== undefined && <Training places={trains} at={player.training} />}
      <Contracts seat={seat} player={player} />
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
      {leader !== null && <Secrets tokens={tokens} leader={leader} />}
      <Tokens seat={seat} player={player} />
    </div>
  )
}

type TokenProps = {
  readonly icon: 'council' | 'maker-hooks'
  /** The word of the rulebook for it. */
  readonly about: string
  readonly name: string
}

const Token = ({ icon, about, name }: TokenProps): ReactNode => (
  <Figure about={term(about)} label={name} className={`token token-${icon}`}>
    <Icon name={icon} />
  </Figure>
)

/** The Baron's Factions: hidden from the others until they are revealed. */
function Secrets({ tokens, leader }: SecretsProps): ReactNode {
  const { say } = useImperium()
  const about = { kind: 'leader', id: leader }
  const name = say.name('ability', `${leader}/ability`)
  if (typeof tokens !== 'number') {
    return tokens.map((faction) => (
      <Figure key={faction} about={about} label={`${name}: ${say.name('faction', faction)}`}>
        <Icon name={`faction:${faction}`} className="secret" />
      </Figure>
    ))
  }
  return numbered(Array.from({ length: tokens }, () => 'secret')).map(({ name: key }) => (
    <Figure key={key} about={about} label={name} className="secret hidden">
      ?
    </Figure>
  ))
}

type SecretsProps = { readonly tokens: PlayerView['tokens']; readonly leader: string }

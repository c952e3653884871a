// Beside the map: the spice trade, the contracts of CHOAM, the decks.

import { type Contract as ContractData, glyphs } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Place } from '../../table/Place.tsx'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { numbered } from '../cards/HeldCard.tsx'
import { useImperium } from '../useImperium.ts'
import { contractGoal } from './contract.ts'
import { Decks } from './Decks.tsx'
import { spacesIn } from './layout.ts'
import { Post } from './Post.tsx'
import { Space } from './Space.tsx'
import './choam.css'

export function Choam(): ReactNode {
  const { view, content, say } = useImperium()
  const w = useWords()
  const spaces = spacesIn(view, content, 'choam')
  const posts = content.box.posts.filter((post) => spaces.some(({ id }) => post.spaces.includes(id)))
  const hasContracts = content.box.contracts.length > 0
  return (
    <section className="choam" aria-label={say.name('icon', 'spice-trade')}>
      <div className={`choam-spaces ${posts.length > 0 ? 'watched' : ''}`}>
        {spaces.map((space) => (
          <Space key={space.id} space={space} />
        ))}
        {posts.map(({ id }) => (
          <Post key={id} id={id} />
        ))}
      </div>
      {hasContracts && (
        <div className="contracts" data-panel="contracts">
          <h3 data-spot="contract-stack">
            {w('page.term.contracts')} <small>{view.contractStack}</small>
          </h3>
          {numbered(view.contractMarket).map(({ id, name }) => (
            <Contract key={name} contract={content.contract(id)} />
          ))}
          {view.ownContracts.map((id) => (
            <Contract key={id} contract={content.contract(id)} own />
          ))}
        </div>
      )}
      {view.sardaukar === undefined && <Decks />}
    </section>
  )
}

type Props = { readonly contract: ContractData; readonly own?: boolean }

function Contract({ contract, own = false }: Props): ReactNode {
  const { say } = useImperium()
  const { id, reward } = contract
  return (
    <Place
      id={`contract:${id}`}
      label={say.name('contract', id)}
      about={{ kind: 'contract', id }}
      className={`contract ${own ? 'own' : ''}`}
      moves={`contract:${id}`}
    >
      <span className="contract-goal">{contractGoal(contract, say)}</span>
      <Glyphs row={reward.flatMap(glyphs)} say={say} />
    </Place>
  )
}

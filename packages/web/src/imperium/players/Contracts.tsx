// The contracts of a player: those to be completed, and how many are.

import type { ReactNode } from 'react'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { contractGoal } from '../board/contract.ts'
import { numbered } from '../cards/HeldCard.tsx'
import { type Seated, useImperium } from '../useImperium.ts'

export function Contracts(seated: Seated): ReactNode {
  const { view } = useImperium()
  const { contracts, completed } = seated.player
  if (contracts.length + completed.length === 0) return null
  return view.teams === undefined ? <Spread {...seated} /> : <Stacked {...seated} />
}

function Spread({ player: { contracts, completed } }: Seated): ReactNode {
  const { say, content } = useImperium()
  return (
    <>
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
        <Figure
          about={term('completed-contract')}
          label={`${say.name('term', 'completed-contract')}: ${completed.length}`}
          className="done-contracts"
        >
          <Icon name="contract" />✓{completed.length}
        </Figure>
      )}
    </>
  )
}

/** Among six players a click shows them, and there is room for one sign. */
function Stacked({ player: { contracts, completed } }: Seated): ReactNode {
  const { say } = useImperium()
  const [held, done] = [say.name('term', 'contract'), say.name('term', 'completed-contract')]
  return (
    <PileButton
      name={`${held}: ${contracts.length}. ${done}: ${completed.length}`}
      n={contracts.length + completed.length}
      piles={() => [pileOf(held, 'contract', contracts), pileOf(done, 'contract', completed)]}
      className="stacked-contracts"
    >
      <Icon name="contract" />
      {contracts.length > 0 && contracts.length}
      {completed.length > 0 && <span>✓{completed.length}</span>}
    </PileButton>
  )
}

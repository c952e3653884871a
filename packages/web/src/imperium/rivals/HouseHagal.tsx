// House Hagal beside the table: its deck, the cards it has revealed, and how hard the Rivals play.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { levelName } from '../../start/said-rivals.ts'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { Told } from '../../ui/Told.tsx'
import { useImperium } from '../useImperium.ts'
import './rival-line.css'

export function HouseHagal(): ReactNode {
  const { view, say } = useImperium()
  const w = useWords()
  if (view.rivals === undefined) return null
  const { deck, discard, level, rules, streamlined, churn } = view.rivals
  const terms = [...rules, ...(streamlined ? ['streamlined-rivals'] : []), ...(churn ? ['row-churn'] : [])]
  return (
    <section className="house-hagal" data-panel="hagal" aria-label={w('page.rivals.deck')}>
      <span className="house-hagal-pile" data-spot="hagal-deck">
        <Icon name="card" />
        {w('page.rivals.deck')} <b>{deck}</b>
      </span>
      <span className="house-hagal-pile" data-spot="hagal-discard">
        <Icon name="discard" />
        <PileButton
          name={w('page.rivals.discard')}
          n={discard.length}
          piles={() => [pileOf(w('page.rivals.discard'), 'hagal', discard.toReversed())]}
        />
      </span>
      <span className="house-hagal-terms">
        {level !== null && <Term about={{ kind: 'level', id: level }} name={levelName(w, level)} />}
        {terms.map((id) => (
          <Term key={id} about={{ kind: 'term', id }} name={say.name('term', id)} />
        ))}
      </span>
    </section>
  )
}

type TermProps = { readonly about: Subject; readonly name: string }

/** A word that can be read about. */
const Term = ({ about, name }: TermProps): ReactNode => (
  <Told about={about} label={name} className="house-hagal-term">
    {name}
  </Told>
)

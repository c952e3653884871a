// House Hagal beside the table: its deck, the cards it has revealed, and how hard the Rivals play.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import {
  aboutLevel,
  aboutRule,
  aboutVariant,
  levelName,
  ruleName,
  variantName,
} from '../../start/said-rivals.ts'
import { PileButton, pileOf } from '../../table/PileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useImperium } from '../useImperium.ts'
import './rival-line.css'

export function HouseHagal(): ReactNode {
  const { view } = useImperium()
  const w = useWords()
  if (view.rivals === undefined) return null
  const [game = ''] = view.box.split('+')
  const { deck, discard, level, rules, streamlined, churn } = view.rivals
  const terms = [
    ...(level === null ? [] : [{ name: levelName(w, level), about: aboutLevel(w, level, game) }]),
    ...rules.map((rule) => ({ name: ruleName(w, rule), about: aboutRule(w, rule) })),
    ...(streamlined ? [{ name: variantName(w, 'streamlined'), about: aboutVariant(w, 'streamlined') }] : []),
    ...(churn ? [{ name: variantName(w, 'churn'), about: aboutVariant(w, 'churn') }] : []),
  ]
  return (
    <section className="house-hagal" aria-label={w('page.rivals.deck')}>
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
        {terms.map(({ name, about }) => (
          <span key={name} title={about}>
            {name}
          </span>
        ))}
      </span>
    </section>
  )
}

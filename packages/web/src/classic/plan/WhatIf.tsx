// What if the other side plays this: a plan of theirs to try against one's own. Only what they may have is offered.

import type { PlanLeader } from '@sietch/classic'
import { strengthOf } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useClassic } from '../useClassic.ts'
import type { Foe, SlotKind } from './foe.ts'
import { NumberRow } from './NumberRow.tsx'
import { type Guess, rangeOf } from './outlook.ts'

type Props = { readonly foe: Foe; readonly guess: Guess; guessed(guess: Guess): void }

export function WhatIf({ foe, guess, guessed }: Props): ReactNode {
  const { say } = useClassic()
  const w = useWords()
  const kinds = (slot: readonly SlotKind[]) =>
    slot.map((kind) => ({
      id: kind,
      name: kind === 'none' ? w('page.plan.none') : say.name('treachery-kind', kind),
    }))
  const leaders = foe.leaders.map((leader) => ({ id: leader, name: nameOf(leader) }))
  return (
    <fieldset className="plan-what-if">
      <legend>{w('page.plan.what-if')}</legend>
      <NumberRow
        label={w('page.plan.dial')}
        value={guess.dial}
        values={foe.dials}
        set={(n) => guessed({ ...guess, dial: nearest(foe.dials, n) })}
      />
      <Select
        label={say.name('term', 'leader')}
        value={guess.leader}
        choices={leaders}
        set={(leader) => guessed({ ...guess, leader: leader as PlanLeader })}
      />
      <Select
        label={say.name('term', 'weapon')}
        value={guess.weapon}
        choices={kinds(foe.weapons)}
        set={(weapon) => guessed({ ...guess, weapon: weapon as SlotKind })}
      />
      <Select
        label={say.name('term', 'defense')}
        value={guess.defense}
        choices={kinds(foe.defenses)}
        set={(defense) => guessed({ ...guess, defense: defense as SlotKind })}
      />
      <p>{w('page.plan.range', rangeOf(foe))}</p>
    </fieldset>
  )

  function nameOf(leader: PlanLeader): string {
    if (leader === 'none') return w('page.plan.none')
    if (leader === 'cheap-hero') return say.name('treachery', leader)
    return `${say.name('leader', leader)} ${strengthOf(leader)}`
  }
}

const nearest = (numbers: readonly number[], wanted: number): number =>
  numbers.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? 0

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  set(id: string): void
}

const Select = ({ label, value, choices, set }: SelectProps): ReactNode => (
  <label className="plan-select">
    <span>{label}</span>
    <select value={value} disabled={choices.length < 2} onChange={({ target }) => set(target.value)}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

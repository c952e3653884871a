// How Rivals play, where one or two people are set up: what makes them cleverer, and variants. Only what fits the game
// and the number of people is listed.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { type Draft, RULES, rivalChoices, withRivals } from './draft.ts'
import { aboutRule, aboutVariant, ruleName, variantName } from './said-rivals.ts'

type Props = { readonly draft: Draft; onChange(draft: Draft): void }

export function Rivals({ draft, onChange }: Props): ReactNode {
  const w = useWords()
  const choices = rivalChoices(draft)
  if (choices === undefined) return null
  const { rivals } = draft
  const change = (changed: Partial<Draft['rivals']>) => onChange(withRivals(draft, changed))
  const rules = RULES.filter((rule) => choices.rules.includes(rule))
  const brought = choices.levels.find(({ id }) => id === rivals.level)?.rules ?? []
  return (
    <>
      {choices.who.length === 0 && <p className="setup-note">{w('page.rivals.faceless')}</p>}
      <fieldset className="setup-modules setup-rivals">
        <legend>{w('page.rivals.rules')}</legend>
        {rules.map((rule) => (
          <Switch
            key={rule}
            name={ruleName(w, rule)}
            about={brought.includes(rule) ? w('page.rivals.by-level') : aboutRule(w, rule)}
            isOn={rivals.rules.includes(rule)}
            isAlways={brought.includes(rule)}
            onChange={(isOn) =>
              change({
                rules: isOn ? [...rivals.rules, rule] : rivals.rules.filter((other) => other !== rule),
              })
            }
          />
        ))}
        {choices.streamlined.length > 0 && (
          <Switch
            name={variantName(w, 'streamlined')}
            about={aboutVariant(w, 'streamlined')}
            isOn={rivals.streamlined}
            onChange={(streamlined) => change({ streamlined })}
          />
        )}
        {choices.churn && (
          <Switch
            name={variantName(w, 'churn')}
            about={aboutVariant(w, 'churn')}
            isOn={rivals.churn}
            onChange={(churn) => change({ churn })}
          />
        )}
      </fieldset>
    </>
  )
}

type SwitchProps = {
  readonly name: string
  readonly about: string
  readonly isOn: boolean
  /** It is on whatever is chosen here. */
  readonly isAlways?: boolean
  onChange(isOn: boolean): void
}

const Switch = ({ name, about, isOn, isAlways = false, onChange }: SwitchProps): ReactNode => (
  <label>
    <input
      type="checkbox"
      checked={isOn || isAlways}
      disabled={isAlways}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>
      {name}
      <small>{about}</small>
    </span>
  </label>
)

// Abilities as they are printed on tiles and skills: an icon for when, icons for what; a changed rule is in words.

import type { Translator } from '@sietch/i18n'
import { type Ability, describeSideboard, type Effect } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects, Words } from '../../ui/Glyphs.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'

type Props = { readonly abilities: readonly Ability[]; readonly say: Translator }

export const Abilities = ({ abilities, say }: Props): ReactNode =>
  abilities.map((ability, index) => {
    const sign = signOf(ability)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not change
      <span className="card-box card-line" key={index}>
        {sign === undefined || !('on' in ability) ? (
          <Words>{say.text(describeSideboard({ id: '', abilities: [ability] }).works ?? [])}</Words>
        ) : (
          <>
            {sign.map((name) => (
              <Icon key={name} name={name} className="card-when" />
            ))}
            <Effects effects={ability.effects} say={say} />
          </>
        )}
      </span>
    )
  })

/** When it happens, where an icon says it. */
function signOf(ability: Ability): readonly IconName[] | undefined {
  if (!('on' in ability) || ability.when !== undefined) return undefined
  switch (ability.on) {
    case 'reveal':
      return ['reveal']
    case 'turn':
      return ability.once === 'round' ? ['flip'] : undefined
    case 'agent-turn':
      return ability.once === 'round' ? ['flip', 'agent'] : undefined
    case 'endgame':
      return ['endgame']
    case 'conflict-won':
      return ['combat']
    case 'commander-recruited':
      return ['commander']
    default:
      return undefined
  }
}

/** Strength that a skill adds, as the effect it would be elsewhere. */
export const swordsOf = (
  strength: readonly {
    readonly swords: number
    readonly when?: Extract<Effect, { do: 'when' }>['condition']
  }[],
): readonly Effect[] =>
  strength.map(({ swords: n, when: condition }) => {
    const swords: Effect = { do: 'gain', what: 'swords', n }
    return condition === undefined ? swords : { do: 'when', condition, effects: [swords] }
  })

// Effects that no component prints: a rule adds them, such as the Influence for visiting a Faction (IMP-INF-02). Their
// slot spells them out: `rule.visit.emperor`, `rule.recruit.1`.

import type { EffectOf, Printed, Slot, Source } from '../effects/types.ts'
import { FACTIONS } from './types.ts'

type Added =
  | EffectOf<'visit' | 'recruit'>
  | (EffectOf<'gain'> & { readonly what: 'persuasion' | 'solari' })
  | (EffectOf<'influence'> & { readonly with: (typeof FACTIONS)[number] })

/** The effect with an address of its own; `source` is what set it off. */
export const byRule = (source: Source, effect: Added): Printed => ({ source, slot: slotOf(effect), effect })

function slotOf(effect: Added): Slot {
  switch (effect.do) {
    case 'visit':
      return `rule.visit.${effect.faction}`
    case 'recruit':
      return `rule.recruit.${effect.n}`
    case 'gain':
      return `rule.${effect.what}.${effect.n}`
    case 'influence':
      return `rule.influence.${effect.n}.${effect.with}`
  }
}

/** What the slot of such an effect spells. */
export function ruleAt(slot: string): Added | undefined {
  const [region, name, first = '', second = ''] = slot.split('.')
  if (region !== 'rule') return undefined
  const n = Number(first)
  const faction = FACTIONS.find((known) => known === first || known === second)
  switch (name) {
    case 'recruit':
      return { do: 'recruit', n }
    case 'persuasion':
    case 'solari':
      return { do: 'gain', what: name, n }
    case 'visit':
      return faction && { do: 'visit', faction }
    case 'influence':
      return faction && { do: 'influence', with: faction, n }
    default:
      return undefined
  }
}

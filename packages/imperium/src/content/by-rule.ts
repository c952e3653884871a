// Effects that no component prints: a rule adds them, such as the Influence for visiting a Faction (IMP-INF-02). Their
// slot spells them out: `rule.visit.emperor`, `rule.recruit.1`.

import type { Effect, EffectOf, Printed, Slot, Source } from '../effects/types.ts'
import { FACTIONS, type Space } from './types.ts'

type Added =
  | EffectOf<'visit' | 'recruit'>
  | (EffectOf<'gain'> & { readonly what: 'persuasion' | 'solari' })
  | (EffectOf<'influence'> & { readonly with: (typeof FACTIONS)[number] })

/** The effect with an address of its own; `source` is what set it off. */
export const byRule = (source: Source, effect: Added): Printed => ({ source, slot: slotOf(effect), effect })

function slotOf(effect: Added): Slot {
  switch (effect.do) {
    case 'visit':
      return effect.track === undefined
        ? `rule.visit.${effect.faction}`
        : `rule.visit.${effect.faction}.${effect.track}`
    case 'recruit':
      return `rule.recruit.${effect.n}`
    case 'gain':
      return `rule.${effect.what}.${effect.n}`
    case 'influence':
      return `rule.influence.${effect.n}.${effect.with}`
  }
}

/** The slot of an effect that a rule may have added. */
export function ruleSlot(effect: Effect): Slot | undefined {
  switch (effect.do) {
    case 'visit':
    case 'recruit':
      return slotOf(effect)
    case 'gain': {
      const { what } = effect
      return what === 'persuasion' || what === 'solari' ? slotOf({ ...effect, what }) : undefined
    }
    case 'influence': {
      const faction = FACTIONS.find((known) => known === effect.with)
      return faction && slotOf({ ...effect, with: faction })
    }
    default:
      return undefined
  }
}

/** IMP-INF-02: what visiting a Faction's space gives besides its own effects. */
export function visitTo({ faction, track }: Pick<Space, 'faction' | 'track'>): readonly EffectOf<'visit'>[] {
  if (faction === undefined) return []
  return [track === undefined ? { do: 'visit', faction } : { do: 'visit', faction, track }]
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
      return faction && (second === '' ? { do: 'visit', faction } : { do: 'visit', faction, track: second })
    case 'influence':
      return faction && { do: 'influence', with: faction, n }
    default:
      return undefined
  }
}

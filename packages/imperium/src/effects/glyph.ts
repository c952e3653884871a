// The icons of the effect language. What no icon can say is the glyph `text`: the table writes the sentence there.

import type { AgentIcon, BattleIcon, Faction, Resource } from '../content/types.ts'

export type GlyphName =
  | Resource
  | 'persuasion'
  | 'sword'
  | 'vp'
  | 'troop'
  | 'card'
  | 'intrigue'
  | 'influence'
  | 'spy'
  | `spy:${AgentIcon}`
  | 'sandworm'
  | 'maker'
  | 'unit'
  | 'strength'
  | 'contract'
  | `faction:${Faction}`
  | `alliance:${Faction | 'any'}`
  | `bond:${Faction}`
  | `card:${string}`
  | `space:${string}`
  | `battle-icon:${BattleIcon}`
  | 'agent'
  | 'mentat'
  | 'council'
  | 'no-council'
  | 'control'
  | 'signet'
  | 'maker-hooks'
  | 'shield-wall'
  | 'trash'
  | 'trash-this'
  | 'discard'
  | 'deploy'
  | 'retreat'
  | 'lose'
  | 'recall'
  | 'recall-spy'
  | 'flip'
  | 'steal-intrigue'
  | 'harvest'
  | 'opponents'
  | 'opponent'
  /** Between glyphs: a cost and what it buys, alternatives, a condition and what it allows, one for each. */
  | 'arrow'
  | 'or'
  | 'colon'
  | 'per'
  | 'choose'
  | 'reveal'
  | 'text'

/** `n`: how many; on a Faction how much Influence, on a condition how much is needed. */
export type Glyph = { readonly glyph: GlyphName; readonly n?: number }

export const one = (glyph: GlyphName, n?: number): Glyph[] => [n === undefined ? { glyph } : { glyph, n }]

/** What takes words. */
export const text = (): Glyph[] => one('text')

/** The rows one after the other, with `or` in between. */
export const alternatives = (rows: readonly Glyph[][]): Glyph[] =>
  rows.flatMap((each, index) => (index === 0 ? each : [...one('or'), ...each]))

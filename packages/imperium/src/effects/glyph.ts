// The icons of the effect language. What no icon can say is the glyph `text`: the table writes there what it says.

import type { AgentIcon, BattleIcon, Faction, Resource } from '../content/types.ts'
import type { Condition, Cost, Effect } from './types.ts'

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
  | `icon:${AgentIcon}`
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
  | 'ally'
  | 'allies'
  | 'team'
  | 'trade'
  | 'reinforce'
  | 'swordmaster-bonus'
  | 'priority'
  | 'conflict-level'
  | 'commander'
  | 'skill'
  | 'deep-cover'
  | 'command'
  | 'combat'
  | 'tech'
  | 'tech-discount'
  | 'navigation'
  | 'twisted'
  | 'garrison'
  | 'endgame'
  /** Between glyphs: a cost and what it buys, alternatives, a condition and what it allows, one for each. */
  | 'arrow'
  | 'or'
  | 'colon'
  | 'per'
  | 'choose'
  | 'reveal'
  | 'text'

/** `n`: how many; on a Faction how much Influence, on a condition how much is needed. */
export type Glyph =
  | { readonly glyph: Exclude<GlyphName, 'text'>; readonly n?: number }
  | { readonly glyph: 'text'; readonly n?: never; readonly of: Worded }

/** What stands in words where no icon says it; after a condition there is a colon. */
export type Worded = { readonly effect: Effect } | { readonly condition: Condition } | { readonly cost: Cost }

export const one = (glyph: Exclude<GlyphName, 'text'>, n?: number): Glyph[] => [
  n === undefined ? { glyph } : { glyph, n },
]

/** An effect that takes words. */
export const text = (effect: Effect): Glyph[] => [{ glyph: 'text', of: { effect } }]

export const isDrawn = (row: readonly Glyph[]): boolean => row.every(({ glyph }) => glyph !== 'text')

/** The row, or words for the whole effect where a part of the row would need them: icons alone would mislead. */
export const drawnOrText = (row: Glyph[], effect: Effect): Glyph[] => (isDrawn(row) ? row : text(effect))

/** The rows one after the other, with `or` in between. */
export const alternatives = (rows: readonly Glyph[][]): Glyph[] =>
  rows.flatMap((each, index) => (index === 0 ? each : [...one('or'), ...each]))

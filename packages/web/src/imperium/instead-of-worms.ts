// Liet Kynes never summons a sandworm: what he gets instead, for everything that previews an option.

import { type Content, type Effect, type Glyph, glyphs, withParts } from '@sietch/imperium'

/** How many sandworms an effect would summon. */
export const wormsOf = (effect: Effect): number =>
  withParts(effect).reduce((sum, part) => sum + (part.do === 'sandworm' ? part.n : 0), 0)

/** Undefined for a Leader who summons them. */
export function insteadOfWorm(
  content: Content,
  leader: string | null | undefined,
): readonly Effect[] | undefined {
  if (leader === null || leader === undefined) return undefined
  for (const ability of content.leader(leader).abilities)
    if ('on' in ability && ability.on === 'sandworm-instead') return ability.effects
  return undefined
}

/** The icons of an effect as it applies to the Leader. */
export function glyphsFor(content: Content, leader: string | null | undefined, effect: Effect): Glyph[] {
  const row = glyphs(effect)
  const instead = wormsOf(effect) > 0 ? insteadOfWorm(content, leader)?.flatMap(glyphs) : undefined
  if (instead === undefined) return row
  return row.flatMap((glyph) =>
    glyph.glyph === 'sandworm' ? Array.from({ length: glyph.n ?? 1 }, () => instead).flat() : glyph,
  )
}

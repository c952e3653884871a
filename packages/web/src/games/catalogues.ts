// What the catalog takes from the games: the adapter of each family, loaded on demand, and what its components are
// filtered by.

import { GAMES } from '@sietch/games'
import type { Component } from '@sietch/i18n'
import type { GameCatalogue, Mark } from '../catalogue/things.ts'

/** By family. Other families have no component drawings. */
const CATALOGUES: { readonly [family: string]: () => Promise<{ readonly catalogue: GameCatalogue }> } = {
  imperium: () => import('../imperium/catalogue.tsx'),
  classic: () => import('../classic/catalogue.tsx'),
}

export const hasCatalogue = (game: string): boolean =>
  GAMES.some(({ id, family }) => id === game && family !== undefined && family in CATALOGUES)

/** The games with the adapters of their families. */
export async function loadCatalogues(
  games: readonly string[] = GAMES.map(({ id }) => id),
): Promise<readonly { readonly game: string; readonly family: GameCatalogue }[]> {
  const entries = GAMES.filter(({ id }) => games.includes(id))
  const loaded = entries.map(async ({ id, family = '' }) => {
    const module = await CATALOGUES[family]?.()
    return module === undefined ? [] : [{ game: id, family: module.catalogue }]
  })
  return (await Promise.all(loaded)).flat()
}

/** In display order, after those that everything has. */
export const FACETS = ['cost', 'level', 'swords', 'swordmaster', 'faction', 'icon'] as const

const number = (facet: (typeof FACETS)[number], n: number | undefined): readonly Mark[] =>
  n === undefined ? [] : [{ facet, id: String(n) }]

/** A word of what a component has. */
export const marksOf = ({
  cost,
  level,
  swords,
  swordmaster,
  factions = [],
  icons = [],
  battleIcon,
}: Component): readonly Mark[] => [
  ...number('cost', cost),
  ...number('level', level),
  ...number('swords', swords),
  ...number('swordmaster', swordmaster),
  ...factions.map((id) => ({ facet: 'faction', kind: 'faction', id })),
  ...icons.map((id) => ({ facet: 'icon', kind: 'icon', id })),
  ...(battleIcon === undefined ? [] : [{ facet: 'icon', kind: 'battle-icon', id: battleIcon }]),
]

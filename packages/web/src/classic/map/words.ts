// What is on a part of the map, for screen readers.

import type { ClassicView } from '@sietch/classic'
import { type PartId, sectorOf, type TerritoryId, territoryOf } from '@sietch/classic/content'
import type { Translator } from '@sietch/i18n'
import type { Words } from '@sietch/i18n/page'

/** The Shield Wall after Family Atomics (DUN-TCH-3). */
export const isFallen = ({ shieldWall }: ClassicView, territory: TerritoryId): boolean =>
  territory === 'shield-wall' && !shieldWall

export const landLabel = (say: Translator, w: Words, view: ClassicView, territory: TerritoryId): string =>
  isFallen(view, territory)
    ? `${say.name('territory', territory)}: ${w('page.classic.wall-down')}`
    : say.name('territory', territory)

export function partLabel(
  say: Translator,
  view: ClassicView,
  names: readonly string[],
  part: PartId,
): string {
  const sector = sectorOf(part)
  const spice = view.spice.find((lies) => lies.part === part)?.n ?? 0
  return [
    say.name('territory', territoryOf(part)),
    sector === undefined ? '' : `${say.name('term', 'sector')} ${sector}`,
    spice === 0 ? '' : `${say.name('term', 'spice')} ${spice}`,
    ...view.players.flatMap(({ stacks }, seat) =>
      stacks
        .filter((stack) => stack.part === part)
        .map(({ forces, elite }) => `${names[seat] ?? ''} ${forces + elite}`),
    ),
  ]
    .filter((word) => word !== '')
    .join(', ')
}

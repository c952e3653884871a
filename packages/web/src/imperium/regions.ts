// On a small screen the table is a stack of tabs. This says what is on which tab, so that a hidden tab with something
// to choose can be highlighted.

import type { Content } from '@sietch/imperium'
import { type PlaceId, partsOf } from '../table/selection.ts'
import type { Tab } from '../table/TableTabs.tsx'
import { regionOf } from './board/layout.ts'

/** The parts of the board, one at a time. */
export const PARTS = ['factions', 'landsraad', 'arrakis', 'conflict', 'row'] as const
export type Part = (typeof PARTS)[number]

export type Where = { readonly tab: Tab; readonly part?: Part }

/** Parts of the table that are pointed at as a whole, by their `data-panel`. */
const PANELS: { readonly [panel: string]: Where } = {
  factions: { tab: 'board', part: 'factions' },
  emperor: { tab: 'board', part: 'factions' },
  guild: { tab: 'board', part: 'factions' },
  'bene-gesserit': { tab: 'board', part: 'factions' },
  fremen: { tab: 'board', part: 'factions' },
  landsraad: { tab: 'board', part: 'landsraad' },
  arrakis: { tab: 'board', part: 'arrakis' },
  contracts: { tab: 'board', part: 'arrakis' },
  'shield-wall': { tab: 'board', part: 'arrakis' },
  conflict: { tab: 'board', part: 'conflict' },
  row: { tab: 'board', part: 'row' },
  skills: { tab: 'board', part: 'row' },
  tech: { tab: 'board', part: 'row' },
  hand: { tab: 'hand' },
  players: { tab: 'players' },
  hagal: { tab: 'players' },
  log: { tab: 'log' },
}

/** Where a place is; undefined for what is laid out beside the decision. */
export function whereIs(place: PlaceId, box: string, content: Content): Where | undefined {
  const { zone, id } = partsOf(place)
  switch (zone) {
    case 'space':
      return ofSpace(id, box, content)
    case 'post':
      return ofSpace(content.post(id).spaces[0] ?? '', box, content)
    case 'faction':
      return { tab: 'board', part: 'factions' }
    case 'contract':
      return { tab: 'board', part: 'arrakis' }
    case 'offer':
    case 'throne':
      return { tab: 'board', part: 'row' }
    case 'hand':
    case 'intrigue':
      return { tab: 'hand' }
    case 'seat':
    case 'trophy':
    case 'discard':
    case 'contracts':
      return { tab: 'players' }
    case 'conflict':
    case 'garrison':
      return { tab: 'board', part: 'conflict' }
    case 'panel':
      return PANELS[id]
    default:
      return undefined
  }
}

function ofSpace(id: string, box: string, content: Content): Where {
  const region = regionOf(box, content.space(id))
  const part: Part = region === 'factions' || region === 'landsraad' ? region : 'arrakis'
  return { tab: 'board', part }
}

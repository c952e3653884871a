// On a small screen the table is a stack of tabs. Here is what lies on which, so that a hidden tab with something to
// choose can glow.

import type { Content } from '@sietch/imperium'
import { type PlaceId, partsOf } from '../table/selection.ts'
import type { Tab } from '../table/TableTabs.tsx'
import { regionOf } from './board/layout.ts'

/** The parts of the board, one at a time. */
export const PARTS = ['factions', 'landsraad', 'arrakis', 'conflict', 'row'] as const
export type Part = (typeof PARTS)[number]

export type Where = { readonly tab: Tab; readonly part?: Part }

/** Where a place lies; nothing for what is laid out beside the decision. */
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
      return { tab: 'players' }
    default:
      return undefined
  }
}

function ofSpace(id: string, box: string, content: Content): Where {
  const region = regionOf(box, content.space(id))
  const part: Part = region === 'factions' || region === 'landsraad' ? region : 'arrakis'
  return { tab: 'board', part }
}

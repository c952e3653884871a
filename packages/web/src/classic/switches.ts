// What a player does not want to be asked about: stored in this browser, per match and seat. The page passes for them;
// no one can tell when it did, since answers are announced when the question closes.

import type { Advantage, FrameView } from '@sietch/classic'
import { ADVANTAGES } from '@sietch/classic'
import type { FactionId, TreacheryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import { type Cell, cell } from '../cell.ts'

/** Someone else's advantage, one's own Karama effect, or a card before the storm. */
export type Occasion = Advantage | 'special' | 'storm'

/** `never`, or as long as these cards are all the player holds. */
type Switch = 'never' | readonly TreacheryId[]
export type Switches = { readonly [occasion in Occasion]?: Switch }

const OWNERS: { readonly [prefix: string]: FactionId } = {
  atr: 'atreides',
  bg: 'bene-gesserit',
  emp: 'emperor',
  fre: 'fremen',
  gui: 'guild',
  hark: 'harkonnen',
}

/** The advantages of each faction. */
export const occasionsOf = (
  factions: readonly FactionId[],
): readonly { faction: FactionId; of: Advantage[] }[] =>
  factions.map((faction) => ({
    faction,
    of: ADVANTAGES.filter((advantage) => OWNERS[advantage.slice(0, advantage.indexOf('-'))] === faction),
  }))

const known = new Map<string, Cell<Switches>>()

/** What is switched off at a match, from a seat. */
export function switchesAt(match: string, seat: Seat): Cell<Switches> {
  const key = `switches ${match} ${seat}`
  let found = known.get(key)
  if (found === undefined) {
    found = cell<Switches>(read(key))
    const kept = found
    kept.watch(() => {
      try {
        localStorage.setItem(key, JSON.stringify(kept.get()))
      } catch {
        // Then it is asked again after a reload.
      }
    })
    known.set(key, found)
  }
  return found
}

function read(key: string): Switches {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Switches
  } catch {
    return {}
  }
}

/** What a window that is open is about. */
export function occasionIn(pending: readonly FrameView[]): Occasion | undefined {
  const frame = pending.at(-1)
  if (frame?.kind !== 'window') return undefined
  const window = frame.window as { readonly name: string; readonly advantage?: Advantage }
  if (window.name === 'stop') return window.advantage
  return window.name === 'special' ? 'special' : 'storm'
}

/** Is the player not to be asked, with these cards in hand? */
export function isOff(switches: Switches, occasion: Occasion, hand: readonly TreacheryId[]): boolean {
  const off = switches[occasion]
  if (off === undefined || off === 'never') return off === 'never'
  const left = [...off]
  return hand.every((card) => {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

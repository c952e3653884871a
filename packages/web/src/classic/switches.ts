// What a player does not want to be asked about: kept in this browser, for one match and seat. The page passes for them;
// when it did so no one can see, for answers are told when the question closes.

import type { Advantage, FrameView } from '@sietch/classic'
import { ADVANTAGES } from '@sietch/classic'
import type { FactionId, TreacheryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import { type Cell, cell } from '../cell.ts'

/** An advantage of someone else, the own Karama effect, or a card before the storm. */
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

/** The advantages of these factions, each with its own. */
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
        // It is asked again after a reload then.
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

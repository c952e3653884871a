// Phase 7: which battles there are, and who picks the next one (DUN-BAT-1 to DUN-BAT-5, DUN-STM-7, AMB-31).

import { number, type Option, openSealed, option, popFrame, pushFrame, type Seat } from '@sietch/kernel'
import { flipLoneAdvisors } from '../advisors.ts'
import { inStorm, PARTS_OF } from '../content/map.ts'
import { sites } from '../content/reach.ts'
import type { PartId, TerritoryId } from '../content/types.ts'
import { tellOpen } from '../events.ts'
import { fightersIn } from '../forces.ts'
import type { BattleFrame } from '../frames.ts'
import { areAllied, type ClassicState, type Kind, player, stormOrder } from '../state.ts'

type Battle = { readonly territory: TerritoryId; readonly site: readonly PartId[]; readonly opponent: Seat }

/** AMB-31: the pieces into which the storm divides a territory; optionally including the piece in the storm (AMB-8). */
function sitesOf(s: ClassicState, territory: TerritoryId): readonly (readonly PartId[])[] {
  const pieces = sites(territory, s.storm)
  if (!s.options.battleInsideStorm) return pieces
  const inside = PARTS_OF[territory].filter((part) => inStorm(part, s.storm))
  return inside.length > 0 ? [...pieces, inside] : pieces
}

const isAt = (s: ClassicState, seat: Seat, site: readonly PartId[]): boolean =>
  player(s, seat).stacks.some(({ part }) => site.includes(part))

export function battlesOf(s: ClassicState, seat: Seat): Battle[] {
  const found: Battle[] = []
  const seen: TerritoryId[] = []
  for (const { territory } of player(s, seat).stacks) {
    if (territory === 'polar-sink' || seen.includes(territory)) continue
    seen.push(territory)
    if (fightersIn(player(s, seat), territory) === 0) continue
    for (let opponent = 0; opponent < s.players.length; opponent++) {
      if (opponent === seat || fightersIn(player(s, opponent), territory) === 0) continue
      if (areAllied(s, seat, opponent)) continue
      for (const site of sitesOf(s, territory)) {
        if (isAt(s, seat, site) && isAt(s, opponent, site)) found.push({ territory, site, opponent })
      }
    }
  }
  return found
}

/** DUN-BAT-3: the first player in storm order with a battle left, and those battles. */
function pending(s: ClassicState): { readonly seat: Seat; readonly battles: Battle[] } | undefined {
  for (const seat of stormOrder(s)) {
    const battles = battlesOf(s, seat)
    if (battles.length > 0) return { seat, battles }
  }
  return undefined
}

export const battles: Kind<'battles'> = {
  step(s, frame, tell) {
    if (!frame.begun) {
      frame.begun = true
      flipLoneAdvisors(s, tell)
    }
    const next = pending(s)
    if (next === undefined) {
      popFrame(s, frame)
      return true
    }
    const [only, ...more] = next.battles
    if (only === undefined || more.length > 0) return false
    begin(s, next.seat, only)
    tellBattle(s, next.seat, only, tell)
    return true
  },
  decisions(s) {
    const next = pending(s)
    return next === undefined ? [] : [{ seat: next.seat, kind: 'aggressor' }]
  },
  options: (s) => (pending(s)?.battles ?? []).map((battle) => fight(s, battle)),
  chosen(s, _, { seat }, chosen, tell) {
    const battle = battlesOf(s, seat).find((one) => fight(s, one).key === chosen.key)
    if (battle === undefined) throw new Error(`there is no battle "${chosen.key}"`)
    begin(s, seat, battle)
    tellBattle(s, seat, battle, tell)
  },
}

/** `fight arrakeen > 2`; where the storm divides a territory, the first part of the piece is named. */
function fight(s: ClassicState, { territory, site, opponent }: Battle): Option {
  const isWhole = sitesOf(s, territory).length === 1
  const place = isWhole ? { kind: 'territory', id: territory } : { kind: 'part', id: site[0] ?? territory }
  return option('fight', place, { ...number(opponent), kind: 'seat' })
}

const tellBattle = (
  s: ClassicState,
  seat: Seat,
  { territory, opponent }: Battle,
  tell: Parameters<typeof tellOpen>[0],
): void => tellOpen(tell, 'battle', { territory, aggressor: seat, defender: opponent, round: s.round })

function begin(s: ClassicState, seat: Seat, { territory, site, opponent }: Battle): void {
  const frame: BattleFrame = {
    kind: 'battle',
    territory,
    site,
    seats: [seat, opponent],
    stage: 'announce',
    windows: [],
    leaderless: [false, false],
    voice: null,
    prescience: null,
    locks: [{}, {}],
    promises: [[], []],
    plans: [{}, {}],
    committed: [false, false],
    seenBy: [],
    calls: openSealed<boolean>([]),
    winner: null,
    owed: { forces: 0, elite: 0 },
    captive: null,
    verdict: null,
  }
  pushFrame(s, frame)
}

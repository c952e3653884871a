// The Endgame: Endgame Intrigue, then the most victory points win (IMP-END).

import { type Option, type Outcome, placesBy, popFrame, type Seat, seats } from '@sietch/kernel'
import { membersOf } from '../pieces/teams.ts'
import { pairWild, wildPairs } from '../pieces/trophies.ts'
import { content, type ImperiumState, isSpoiler, type Kind, player, victoryPoints } from '../state.ts'
import { intrigueOptions, PASS, playIntrigue } from './intrigue.ts'

/** IMP-END-05: each player once, clockwise from the First Player. */
export const endgame: Kind<'endgame'> = {
  step(s, frame) {
    if (frame.left.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions(s, { left: [seat = 0] }) {
    return [{ seat, kind: 'endgame', ...(player(s, seat).intrigue.length > 0 ? { ask: true } : {}) }]
  },
  options(s, { left: [seat = 0] }) {
    const options: Option[] = []
    intrigueOptions(s, seat, ['endgame'], options)
    options.push(...wildPairs(s, seat), PASS)
    return options
  },
  chosen(s, frame, _, chosen, tell) {
    const [seat = 0] = frame.left
    if (chosen.verb === 'intrigue') playIntrigue(s, seat, chosen, tell)
    else if (chosen.verb === 'pair') pairWild(s, seat, chosen, tell)
    else frame.left.shift()
  },
}

/** IMP-END-02 to IMP-END-04: whoever can win, points, then spice, Solari, water, garrison, then the later Reveal turn. */
export function outcome(s: ImperiumState): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  const rank = (seat: Seat): number[] => {
    const { spice, solari, water } = player(s, seat)
    return [
      isSpoiler(s, seat) ? 0 : 1,
      victoryPoints(s, seat),
      spice,
      solari,
      water,
      inGarrison(s, seat),
      s.revealOrder.indexOf(seat),
    ]
  }
  const scores = s.players.map((_, seat) => victoryPoints(s, seat))
  const teams = content(s).box.teams?.map(membersOf)
  if (s.throne === undefined || teams === undefined)
    return { places: placesBy(seats(s.players.length), rank), scores }
  return {
    places: placesBy(teams, (team) => rankOfTeam(team.map(rank))).map((group) => group.flat()),
    scores,
    teams,
  }
}

/** SIX-GEN-07, D-92: what the members have together; the latest Reveal turn is the latest of any. */
const rankOfTeam = (ranks: readonly (readonly number[])[]): number[] => {
  const [first = []] = ranks
  return first.map((_, index) => {
    const values = ranks.map((rank) => rank[index] ?? 0)
    return index === first.length - 1 ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0)
  })
}

/** BLD-CMD-13: whatever stands there counts. */
function inGarrison(s: ImperiumState, seat: Seat): number {
  const { garrison, units = {} } = player(s, seat)
  return Object.values(units).reduce((sum, unit) => sum + unit.garrison, garrison)
}

// Phase 1: the storm is dialed and moves; first player (DUN-STM, DUN-RND-2, FAC-FRE-50, FAC-FRE-52).

import {
  allIn,
  draw,
  number,
  openSealed,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seal,
  type Tell,
  targetNumber,
} from '@sietch/kernel'
import { flipLoneAdvisors } from '../advisors.ts'
import { numbers, partTarget } from '../choices.ts'
import { hitParts } from '../content/map.ts'
import {
  ahead,
  FIRST_STORM_DIALS,
  STORM_DECK,
  STORM_DIALS,
  STORM_START,
  WEATHER_CONTROL_MOST,
} from '../content/storm.ts'
import { type PartId, SECTORS, type Sector } from '../content/types.ts'
import { tellOpen, tellRevealed, tellSecret } from '../events.ts'
import { hooks, seatWith } from '../factions/index.ts'
import { kill, killAll, stackAt } from '../forces.ts'
import type { Frame } from '../frames.ts'
import { offerFamilyAtomics, offerStop, offerWeatherControl, wasStopped } from '../interrupts.ts'
import { spiceAt, takeSpice } from '../spice.ts'
import { type ClassicState, type Forces, type Kind, player, removeOne } from '../state.ts'

type StormFrame = Extract<Frame, { kind: 'storm' }>

/** AMB-3, AMB-4: in round 1 the nearest on each side of the start, later those who last used the wheels. */
export function newStorm(s: ClassicState): StormFrame {
  const dialers = s.round === 1 ? [0, s.players.length - 1] : s.dialers
  const waiting = s.stormCard === null ? dialers : []
  return { kind: 'storm', stage: 'dial', dials: openSealed<number>(waiting), distance: 0, entered: 0 }
}

export const storm: Kind<'storm'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'dial':
        if (!allIn(frame.dials)) return false
        flipLoneAdvisors(s, tell)
        measure(s, frame, tell)
        frame.stage = s.round === 1 ? 'move' : 'weather'
        return true
      case 'weather':
        frame.stage = 'atomics'
        offerWeatherControl(s)
        return true
      case 'atomics':
        frame.stage = 'half'
        offerFamilyAtomics(s)
        return true
      case 'half': {
        frame.stage = 'move'
        const hardy = seatWith(s, 'halvesStormLosses')
        if (hardy !== undefined && isInTheWay(s, hardy, frame.distance)) offerStop(s, hardy, 'fre-storm-half')
        return true
      }
      case 'move':
        return move(s, frame, tell)
      default:
        popFrame(s, frame)
        endStorm(s, tell)
        return true
    }
  },
  decisions: (_, { dials }) => dials.waiting.map((seat) => ({ seat, kind: 'storm-dial' })),
  options: (s) => (s.round === 1 ? firstDials : dials),
  chosen: (_, frame, { seat }, chosen) => seal(frame.dials, seat, targetNumber(chosen)),
}

const firstDials = numbers('dial', FIRST_STORM_DIALS.from, FIRST_STORM_DIALS.to)
const dials = numbers('dial', STORM_DIALS.from, STORM_DIALS.to)

function measure(s: ClassicState, frame: StormFrame, tell: Tell): void {
  const { picks } = frame.dials
  if (s.stormCard !== null && s.round > 1) {
    frame.distance = s.stormCard.value
    tellRevealed(tell, 'storm-card', { value: frame.distance })
    s.stormCard = null
    return
  }
  let sum = 0
  for (const { pick } of picks) sum += pick
  frame.distance = sum
  s.dialers = picks.map(({ seat }) => seat).sort((a, b) => a - b)
  tellRevealed(tell, 'storm-dialled', {
    dials: picks.map(({ seat, pick }) => ({ seat, dial: pick })),
    distance: sum,
  })
}

function isInTheWay(s: ClassicState, seat: Seat, distance: number): boolean {
  for (let step = 1; step <= distance; step++) {
    for (const part of hitParts(ahead(s.storm, step), s.shieldWall))
      if (stackAt(player(s, seat), part)) return true
  }
  return false
}

/** Sector by sector; AMB-5: only those it enters. It pauses where survivors have to be chosen. */
function move(s: ClassicState, frame: StormFrame, tell: Tell): boolean {
  const isFirst = s.round === 1
  if (s.storm === 0) {
    s.storm = STORM_START
    // AMB-85: a first storm that does not move hits the sector it is in.
    if (frame.distance === 0 && s.options.firstStormDamage !== 'none') hit(s, s.storm, tell)
  }
  while (frame.entered < frame.distance) {
    frame.entered++
    s.storm = ahead(s.storm, 1)
    const isLast = frame.entered === frame.distance
    const damage = isFirst ? s.options.firstStormDamage : 'path'
    if (damage === 'none' || (damage === 'final' && !isLast)) continue
    if (frame.distance - frame.entered >= SECTORS) continue
    if (hit(s, s.storm, tell)) return true
  }
  frame.stage = 'end'
  tellOpen(tell, 'storm-moved', { to: s.storm, distance: frame.distance })
  return true
}

/** True if someone has to choose which forces are lost. */
function hit(s: ClassicState, sector: Sector, tell: Tell): boolean {
  let waits = false
  for (const part of hitParts(sector, s.shieldWall)) {
    takeSpice(s, part, spiceAt(s, part), 'bank', tell)
    for (let seat = 0; seat < s.players.length; seat++) {
      const stack = stackAt(player(s, seat), part)
      if (stack === undefined) continue
      if (!hooks(s, seat).halvesStormLosses || wasStopped(s, seat, 'fre-storm-half')) {
        kill(s, seat, part, stack.forces, stack.elite, 'storm', tell)
      } else if (loseHalf(s, seat, part, stack, tell)) waits = true
    }
  }
  return waits
}

/** FAC-FRE-52, AMB-70: half of these, rounded up. True if the player has to choose which. */
export function loseHalf(
  s: ClassicState,
  seat: Seat,
  part: PartId,
  { forces: ordinary, elite }: Forces,
  tell: Tell,
): boolean {
  const losses = Math.ceil((ordinary + elite) / 2)
  if (elite > 0 && ordinary > 0 && losses < ordinary + elite) {
    pushFrame(s, { kind: 'halve', seat, part, losses, among: { forces: ordinary, elite } })
    return true
  }
  const forces = Math.min(ordinary, losses)
  kill(s, seat, part, forces, losses - forces, 'storm', tell)
  return false
}

export const halve: Kind<'halve'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'halve' }],
  options(_, { part, losses, among }) {
    const least = Math.max(0, losses - among.forces)
    const most = Math.min(losses, among.elite)
    return Array.from({ length: most - least + 1 }, (_, n) =>
      option('lose-elite', number(n + least), partTarget(part)),
    )
  },
  chosen(s, frame, { seat }, chosen, tell) {
    popFrame(s, frame)
    const elite = targetNumber(chosen)
    kill(s, seat, frame.part, frame.losses - elite, elite, 'storm', tell)
  },
}

/** EXT-1: the holder chooses how far the storm moves. */
export const weather: Kind<'weather'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'weather' }],
  options: () => weathers,
  chosen(s, frame, { seat }, chosen, tell) {
    popFrame(s, frame)
    const distance = targetNumber(chosen)
    for (const other of s.stack) if (other.kind === 'storm') other.distance = distance
    tellOpen(tell, 'weather', { seat, distance })
  },
}

const weathers = numbers('move-storm', 0, WEATHER_CONTROL_MOST)

/** DUN-TCH-3, AMB-71: the Shield Wall falls, everyone on it dies, and the card leaves the game. */
export const atomics: Kind<'atomics'> = {
  step(s, frame, tell) {
    popFrame(s, frame)
    s.shieldWall = false
    removeOne(s.treacheryDiscard, 'family-atomics')
    s.removed.push('family-atomics')
    for (let seat = 0; seat < s.players.length; seat++) killAll(s, seat, 'shield-wall', 'atomics', tell)
    tellOpen(tell, 'shield-wall-destroyed', { seat: frame.seat })
    return true
  },
}

/** DUN-STM-8; FAC-FRE-50: the next storm card is drawn and looked at. */
function endStorm(s: ClassicState, tell: Tell): void {
  s.firstPlayer = firstAfter(s, s.storm)
  tellOpen(tell, 'first-player', { seat: s.firstPlayer })
  const seer = seatWith(s, 'drawsStormCards')
  if (seer === undefined) return
  pushFrame(s, { kind: 'storm-card', seat: seer, stage: 'window' })
}

export const stormCard: Kind<'storm-card'> = {
  step(s, frame, tell) {
    const { seat } = frame
    if (frame.stage === 'window') {
      frame.stage = 'draw'
      if (offerStop(s, seat, 'fre-storm-deck')) return true
    }
    popFrame(s, frame)
    const value = STORM_DECK[draw(s.rng, STORM_DECK.length)] ?? 1
    const seen = wasStopped(s, seat, 'fre-storm-deck') ? [] : [seat]
    s.stormCard = { value, seen }
    tellSecret(tell, 'storm-card-drawn', { seat }, seen, { value })
    return true
  },
}

/** DUN-RND-2, AMB-6: the next marker the storm will reach. */
function firstAfter(s: ClassicState, sector: Sector): Seat {
  for (let step = 1; step <= SECTORS; step++) {
    const seat = s.players.findIndex(({ position }) => position === ahead(sector, step))
    if (seat >= 0) return seat
  }
  return 0
}

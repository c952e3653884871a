// Windows for playing a card out of turn (appendix A.3): stopping an advantage with Karama, a faction's own Karama,
// Weather Control and Family Atomics. Everyone who might hold a suitable card, going by public knowledge, is asked at
// the same time, so being asked reveals nothing; a seat may pass until the phase or the round ends.

import {
  allIn,
  type Option,
  openSealed,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seal,
  type Tell,
  targetId,
  topFrame,
} from '@sietch/kernel'
import { ofCard, ofWord, PASS } from './choices.ts'
import { canReachShieldWall } from './content/reach.ts'
import { treacheryKind } from './content/treachery.ts'
import type { TreacheryId } from './content/types.ts'
import { tellOpen, tellRevealed } from './events.ts'
import { hooks } from './factions/index.ts'
import { areAdvisors } from './forces.ts'
import type { Answer, BattleFrame, Frame, KaramaUse, Special, Window } from './frames.ts'
import type { Advantage } from './setup-options.ts'
import {
  type ClassicState,
  type Kind,
  player,
  stormOrder,
  type Until,
  WINDOW_GROUPS,
  type WindowGroup,
} from './state.ts'
import { couldHold, playCard, showCard, showTo } from './treachery.ts'

export function isStopped(s: ClassicState, owner: Seat, advantage: Advantage): boolean {
  for (const one of s.stopped) if (one.owner === owner && one.advantage === advantage) return true
  return false
}

/** AMB-65: with `karamaDuration: use` a stop lasts for one use only. */
export function wasStopped(s: ClassicState, owner: Seat, advantage: Advantage): boolean {
  const index = s.stopped.findIndex((one) => one.owner === owner && one.advantage === advantage)
  if (index >= 0 && s.options.karamaDuration === 'use') s.stopped.splice(index, 1)
  return index >= 0
}

/** Opens the window in which others may stop an advantage; false if there is no one to ask. */
export function offerStop(s: ClassicState, owner: Seat, advantage: Advantage): boolean {
  if (isStopped(s, owner, advantage)) return false
  return offer(s, { name: 'stop', owner, advantage }, (seat) => seat !== owner && couldPlayKarama(s, seat))
}

/** Opens the window for a faction's own Karama effect. */
export function offerSpecial(
  s: ClassicState,
  effect: Special,
  concerns: (seat: Seat) => boolean = () => true,
): boolean {
  return offer(s, { name: 'special', effect }, (seat) => {
    if (hooks(s, seat).special !== effect || player(s, seat).specialUsed) return false
    return couldPlayKarama(s, seat) && concerns(seat)
  })
}

export const offerWeatherControl = (s: ClassicState): boolean =>
  offer(s, { name: 'weather-control' }, (seat) => couldHold(s, seat, 'weather-control'))

/** DUN-TCH-3, FAC-BEN-56: a fighting force near the Shield Wall is needed. */
export const offerFamilyAtomics = (s: ClassicState): boolean =>
  offer(s, { name: 'family-atomics' }, (seat) => couldHold(s, seat, 'family-atomics') && isNearWall(s, seat))

function isNearWall(s: ClassicState, seat: Seat): boolean {
  const p = player(s, seat)
  return p.stacks.some(
    ({ part, territory }) => canReachShieldWall(part, s.storm) && !areAdvisors(p, territory),
  )
}

const groupOf = ({ name }: Window): WindowGroup => (name === 'stop' || name === 'special' ? name : 'storm')

function offer(s: ClassicState, window: Window, isAsked: (seat: Seat) => boolean): boolean {
  const group = groupOf(window)
  const asked: Seat[] = []
  for (let seat = 0; seat < s.players.length; seat++) {
    if (player(s, seat).passing[group] === 'asked' && isAsked(seat)) asked.push(seat)
  }
  if (asked.length === 0) return false
  pushFrame(s, { kind: 'window', window, answers: openSealed<Answer>(asked) })
  return true
}

/** Going by public knowledge, might the seat play a Karama? */
export const couldPlayKarama = (s: ClassicState, seat: Seat): boolean =>
  couldHold(s, seat, 'karama') ||
  (hooks(s, seat).worthlessIsKarama === true && player(s, seat).hand.length > 0)

/** The cards a seat can actually play as Karama now. */
export function karamaCards(s: ClassicState, seat: Seat): TreacheryId[] {
  const { hand } = player(s, seat)
  const worthless = hooks(s, seat).worthlessIsKarama && !isStopped(s, seat, 'bg-worthless-karama')
  if (!worthless && !hand.includes('karama')) return []
  const cards: TreacheryId[] = []
  for (const card of hand) {
    const fits = card === 'karama' || (worthless && treacheryKind(card) === 'worthless')
    if (fits && !cards.includes(card)) cards.push(card)
  }
  if (cards.length === 0) return cards
  // AMB-88: a card that backs a bid cannot be used for anything else.
  const pledged = pledgedCard(s, seat)
  if (pledged === null) return cards
  return cards.filter((card) => card !== pledged || hand.indexOf(card) !== hand.lastIndexOf(card))
}

/** AMB-88: the card that backs the highest bid. */
export function pledgedCard(s: ClassicState, seat: Seat): TreacheryId | null {
  for (const frame of s.stack) {
    if (frame.kind === 'auction' && frame.bidder === seat) return frame.karama
  }
  return null
}

/** Anyone who is asked may pass for longer, no matter what they hold, so not being asked again reveals nothing. */
const UNTIL_NEW_CARD = ofWord('pass-until', 'until', 'new-card')
const UNTIL_ROUND_END = ofWord('pass-until', 'until', 'round-end')
const PASSES: readonly Option[] = [PASS, UNTIL_ROUND_END, UNTIL_NEW_CARD]
const DECLINE = { now: PASS.key, always: UNTIL_NEW_CARD.key, until: [UNTIL_ROUND_END.key] }

function playable(s: ClassicState, seat: Seat, window: Window): Option[] {
  if (window.name === 'stop' || window.name === 'special')
    return karamaCards(s, seat).map((card) => ofCard('play', card))
  return player(s, seat).hand.includes(window.name) ? [ofCard('play', window.name)] : []
}

export const window: Kind<'window'> = {
  step(s, frame, tell) {
    if (!allIn(frame.answers)) return false
    popFrame(s, frame)
    const { picks } = frame.answers
    // The last one to answer learns what the others answered, and might reconsider.
    if (picks.length > 1) tellRevealed(tell, 'window-closed', {})
    for (const seat of stormOrder(s)) {
      const answer = picks.find((entry) => entry.seat === seat)?.pick ?? 'pass'
      if (answer === 'pass') continue
      play(s, seat, answer, frame.window, tell)
      break
    }
    return true
  },
  decisions: (_, { window, answers }) =>
    answers.waiting.map((seat) => ({
      seat,
      kind: `${window.name}-window`,
      ask: true,
      veiled: true,
      decline: DECLINE,
    })),
  options(s, { window }, { seat }) {
    return [...PASSES, ...playable(s, seat, window)]
  },
  chosen(s, { window, answers }, { seat }, chosen) {
    if (chosen.verb === 'pass-until') {
      player(s, seat).passing[groupOf(window)] = targetId(chosen) as Until
    }
    seal(answers, seat, chosen.verb === 'play' ? (targetId(chosen) as TreacheryId) : 'pass')
  },
}

type WindowFrame = Extract<Frame, { kind: 'window' }>

/** What a seat that passed in advance, and so is not asked here, can still play. */
export function lateAnswers(s: ClassicState, { window, answers }: WindowFrame, seat: Seat): Option[] {
  const { waiting, picks } = answers
  if (waiting.includes(seat) || picks.some((entry) => entry.seat === seat)) return []
  switch (window.name) {
    case 'stop':
      return seat === window.owner ? [] : karamaCards(s, seat).map((card) => stopWith(card, window.advantage))
    case 'family-atomics':
      return isNearWall(s, seat) ? playable(s, seat, window) : []
    case 'weather-control':
      return playable(s, seat, window)
    // The window is for one seat only.
    case 'special':
      return []
  }
}

const stops = new Map<string, Option>()

/** `play karama > atr-prescience`: it names what it stops, since this may not be the last window of its kind. */
function stopWith(card: TreacheryId, advantage: Advantage): Option {
  const key = `${card}/${advantage}`
  const known = stops.get(key)
  if (known !== undefined) return known
  const made = option('play', { kind: 'treachery', id: card }, { kind: 'advantage', id: advantage })
  stops.set(key, made)
  return made
}

export function playLate({ answers }: WindowFrame, seat: Seat, chosen: Option): void {
  answers.picks.push({ seat, pick: targetId(chosen) as TreacheryId })
}

function play(s: ClassicState, seat: Seat, card: TreacheryId, window: Window, tell: Tell): void {
  if (window.name === 'stop' || window.name === 'special') {
    playKarama(s, seat, card, window)
    return
  }
  playCard(s, seat, card, window.name, tell)
  pushFrame(s, { kind: window.name === 'weather-control' ? 'weather' : 'atomics', seat })
}

/** A Karama is played; it works when its frame comes up, unless it is a worthless card that is stopped. */
export function playKarama(s: ClassicState, seat: Seat, card: TreacheryId, use: KaramaUse): void {
  if (use.name === 'special') player(s, seat).specialUsed = true
  showCard(s, seat, card)
  pushFrame(s, { kind: 'karama', seat, card, use, stage: 'window' })
}

export const karama: Kind<'karama'> = {
  step(s, frame, tell) {
    const { seat, card, use } = frame
    if (frame.stage === 'window') {
      frame.stage = 'effect'
      tellOpen(tell, 'karama', {
        seat,
        card,
        use: use.name,
        ...(use.name === 'stop' ? { owner: use.owner, advantage: use.advantage } : {}),
      })
      if (card !== 'karama' && offerStop(s, seat, 'bg-worthless-karama')) return true
    }
    popFrame(s, frame)
    if (card !== 'karama' && wasStopped(s, seat, 'bg-worthless-karama')) {
      if (use.name === 'special') player(s, seat).specialUsed = false
      tellOpen(tell, 'card-returned', { seat, card })
      return true
    }
    playCard(s, seat, card, 'karama', tell)
    takeEffect(s, seat, use)
    return true
  },
}

function takeEffect(s: ClassicState, seat: Seat, use: KaramaUse): void {
  if (use.name === 'stop') {
    s.stopped.push({ owner: use.owner, advantage: use.advantage })
    return
  }
  const beneath = topFrame(s)
  if (use.name === 'price') {
    if (beneath?.kind === 'player-turn') beneath.guildPrice = true
    return
  }
  switch (use.effect) {
    case 'worm':
      pushFrame(s, { kind: 'place-worm', seat, stage: 'choose', to: null, karama: true })
      return
    case 'swap-cards':
      pushFrame(s, { kind: 'swap', seat, victim: null, owed: 0, given: 0 })
      return
    case 'revive':
      pushFrame(s, { kind: 'free-revival', seat, forces: 3, faceDown: false })
      return
    case 'cancel-shipment':
      if (beneath?.kind === 'ship') beneath.cancelled = true
      return
    case 'see-plan':
      if (beneath?.kind === 'battle') seePlan(s, beneath, seat)
  }
}

/** ADV-KAR-3: the whole plan of the opponent, cards and all. */
function seePlan(s: ClassicState, frame: BattleFrame, seat: Seat): void {
  frame.seenBy.push(seat)
  const side = frame.committed[0] ? 0 : 1
  const { leader, weapon = 'none', defense = 'none' } = frame.plans[side]
  for (const card of [leader === 'cheap-hero' ? leader : 'none', weapon, defense] as const) {
    showTo(s, frame.seats[side], card, [seat])
  }
}

/** A round has ended: seats that passed until then are asked again. */
export function endPassing(s: ClassicState): void {
  for (const { passing } of s.players) {
    for (const group of WINDOW_GROUPS) if (passing[group] === 'round-end') passing[group] = 'asked'
  }
}

// Sardaukar Commanders and their skills (BLD-CMD, BLD-SKL): on spaces until someone acquires them, then their owner's.

import { optionAbout, popFrame, pushFrame, type Seat, shuffle, type Tell, targetId } from '@sietch/kernel'
import type { SkillId } from '../content/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import {
  content,
  type ImperiumState,
  type Kind,
  ownTurn,
  player,
  removeOne,
  type Sardaukar,
  type UnitCount,
} from '../state.ts'
import { fire, fireComponent, modifiersOf } from './abilities.ts'
import { distinct } from './cards.ts'
import { fighterOf, mayHave } from './teams.ts'
import { countRecruits } from './troops.ts'
import { COMMANDER } from './units.ts'

/** BLD-CMD-01, BLD-CMD-10: what a Commander costs before discounts, in Solari. */
export const COMMANDER_PRICE = 2

/** BLD-SET-01 to BLD-SET-04: one on each space, one in the bank, the rest in the box; four skills face up. */
export function layOutCommanders(s: ImperiumState, tell: Tell): void {
  const { box, piles } = content(s)
  const { commanders } = box
  if (commanders === undefined) return
  // SIX-SET-01
  const at = box.commandersAt?.slice() ?? [
    ...commanders.at,
    ...(s.players.length >= 4 ? commanders.withFour : []),
  ]
  const stack = shuffle(s.rng, [...piles.skills])
  s.sardaukar = {
    at,
    bank: commanders.bank,
    removed: commanders.count - at.length - commanders.bank,
    skills: [],
    skillStack: stack,
    skillsTrashed: [],
  }
  for (const p of s.players) p.skills = []
  refillSkills(s, s.sardaukar, tell)
}

function refillSkills(s: ImperiumState, sardaukar: Sardaukar, tell: Tell): void {
  const offered = content(s).box.commanders?.skillsOffered ?? 0
  while (sardaukar.skills.length < offered) {
    const skill = sardaukar.skillStack.pop()
    if (skill === undefined) return
    sardaukar.skills.push(skill)
    tellRevealed(tell, 'skill-offered', { skill })
  }
}

/** Who could pay without a discount can pay. */
const canPay = (s: ImperiumState, seat: Seat): boolean =>
  player(s, seat).solari >= COMMANDER_PRICE || player(s, seat).solari >= commanderPrice(s, seat)

/** What it costs the player now to recruit or acquire one (BLD-CMD-16). */
export function commanderPrice(s: ImperiumState, seat: Seat): number {
  let price = COMMANDER_PRICE - (ownTurn(s, seat)?.commanderDiscount ?? 0)
  for (const { less } of modifiersOf(s, seat, 'commander-cost')) price -= less
  return Math.max(0, price)
}

/** The own Commanders. */
function piecesOf(s: ImperiumState, seat: Seat): UnitCount {
  const pieces = player(s, seat).units?.[COMMANDER]
  if (pieces === undefined) throw new Error('there are no Sardaukar Commanders in this game')
  return pieces
}

/** Is there one where the Agent went? */
export function isCommanderHere(s: ImperiumState, seat: Seat): boolean {
  const space = ownTurn(s, seat)?.space
  return s.sardaukar !== undefined && space != null && s.sardaukar.at.includes(space)
}

/** BLD-CMD-01: and can it be paid? */
export const canAcquireHere = (s: ImperiumState, seat: Seat): boolean =>
  isCommanderHere(s, seat) && canPay(s, seat)

/** SIX-CMD-01, SIX-CMD-03: Muad'Dib's team has none. */
export const canAcquireOfBank = (s: ImperiumState, seat: Seat): boolean =>
  (s.sardaukar?.bank ?? 0) > 0 && mayHave(s, seat, 'sardaukar-commanders')

/** SIX-CMD-02: the one on the space of this turn leaves the game. */
export function removeCommander(s: ImperiumState, seat: Seat, tell: Tell): void {
  const space = ownTurn(s, seat)?.space
  if (s.sardaukar === undefined || space == null || !removeOne(s.sardaukar.at, space)) return
  s.sardaukar.removed++
  tellOpen(tell, 'commander-removed', { seat, space })
}

/** BLD-CMD-10, BLD-CMD-12. */
export const canRecruitCommander = (s: ImperiumState, seat: Seat): boolean =>
  (player(s, seat).units?.[COMMANDER]?.supply ?? 0) > 0 && canPay(s, seat)

/** BLD-CMD-03, BLD-CMD-05: from the space of this turn or the bank to the garrison, and a skill with it. */
export function acquireCommander(s: ImperiumState, seat: Seat, from: 'space' | 'bank', tell: Tell): void {
  const sardaukar = s.sardaukar
  if (sardaukar === undefined) return
  const space = from === 'space' ? ownTurn(s, seat)?.space : 'bank'
  if (space == null || (from === 'bank' && !canAcquireOfBank(s, seat))) return
  if (from === 'bank') sardaukar.bank--
  else {
    pay(s, seat, tell)
    removeOne(sardaukar.at, space)
  }
  // SIX-CMD-04: for the activated Ally, who picks the skill and owns it from then on.
  const owner = fighterOf(s, seat)
  const pieces = piecesOf(s, owner)
  pieces.garrison++
  tellOpen(tell, 'commander-acquired', { seat: owner, from: space })
  recruited(s, owner)
  if (owner !== seat) fire(s, seat, 'commander-recruited')
  if (ownTurn(s, owner) !== undefined && pieces.supply + pieces.garrison + pieces.conflict === 1)
    offerRecruiting(s, owner)
  pushFrame(s, { kind: 'skill', seat: owner })
}

/** BLD-CMD-10: whoever had none when the turn began may have one in supply before it ends. */
function offerRecruiting(s: ImperiumState, seat: Seat): void {
  for (const board of content(s).box.sideboards) fireComponent(s, seat, 'sideboard', board, 'turn')
}

/** BLD-CMD-11: no skill. */
export function recruitCommander(s: ImperiumState, seat: Seat, tell: Tell): void {
  pay(s, seat, tell)
  const pieces = piecesOf(s, seat)
  pieces.supply--
  pieces.garrison++
  tellOpen(tell, 'commander-recruited', { seat })
  recruited(s, seat)
}

function recruited(s: ImperiumState, seat: Seat): void {
  countRecruits(s, seat, 1)
  fire(s, seat, 'commander-recruited')
}

function pay(s: ImperiumState, seat: Seat, tell: Tell): void {
  const n = commanderPrice(s, seat)
  player(s, seat).solari -= n
  if (n > 0)
    tellOpen(tell, 'paid', { seat, what: 'solari', n, source: { kind: 'sideboard', id: 'sardaukar' } })
}

/** BLD-CMD-04: face up, and none like those the player has. */
export const skillsFor = (s: ImperiumState, seat: Seat): SkillId[] =>
  distinct(s.sardaukar?.skills ?? []).filter((id) => !player(s, seat).skills?.includes(id))

const skillOption = optionAbout('skill', 'skill')

/** BLD-CMD-14: without one to choose there is none. */
export const skill: Kind<'skill'> = {
  step(s, frame) {
    if (skillsFor(s, frame.seat).length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'skill' }],
  options: (s, { seat }) => skillsFor(s, seat).map(skillOption),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const id = String(targetId(chosen))
    if (s.sardaukar === undefined) return
    removeOne(s.sardaukar.skills, id)
    const p = player(s, seat)
    p.skills = [...(p.skills ?? []), id]
    tellOpen(tell, 'skill-taken', { seat, skill: id })
    refillSkills(s, s.sardaukar, tell)
    // BLD-SKL-06: on a Reveal turn it works at once.
    if (ownTurn(s, seat)?.stage === 'reveal') fireComponent(s, seat, 'skill', content(s).skill(id), 'reveal')
  },
}

/** A skill that is used up (Desperate). */
export function trashSkill(s: ImperiumState, seat: Seat, id: SkillId, tell: Tell): void {
  const p = player(s, seat)
  p.skills = p.skills?.filter((other) => other !== id)
  s.sardaukar?.skillsTrashed.push(id)
  tellOpen(tell, 'skill-trashed', { seat, skill: id })
}

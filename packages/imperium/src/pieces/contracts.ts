// CHOAM contracts (CHO): taking one, and completing it by a visit, a harvest, an acquisition or at once.

import { type Option, option, popFrame, type Seat, shuffle, type Tell, targetId } from '@sietch/kernel'
import { byRule } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import type { CardId, Contract, ContractId } from '../content/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import {
  content,
  type ImperiumState,
  type Kind,
  ownTurn,
  player,
  removeOne,
  type TurnFrame,
} from '../state.ts'
import { modifiersOf } from './abilities.ts'
import { distinct, pushAll, pushEffects } from './cards.ts'

export const SOLARI_INSTEAD = 2

/** CHO-SET-01, CHO-SET-04: shuffle, two face up; a Leader's own contracts are set aside first. */
export function layOutContracts(s: ImperiumState, tell: Tell): void {
  const tags = s.players.flatMap((_, seat) => modifiersOf(s, seat, 'contract-offer').map(({ own }) => own))
  const all = content(s).piles.contracts
  const isOwn = (id: ContractId) => tags.includes(content(s).contract(id).tag ?? '')
  s.ownContracts = all.filter(isOwn)
  s.contractStack = shuffle(
    s.rng,
    all.filter((id) => !isOwn(id)),
  )
  refillMarket(s, tell)
}

function refillMarket(s: ImperiumState, tell: Tell): void {
  while (s.contractMarket.length < content(s).box.contractsOffered) {
    const contract = s.contractStack.pop()
    if (contract === undefined) return
    s.contractMarket.push(contract)
    tellRevealed(tell, 'contract-offered', { contract })
  }
}

/** Contracts the player may take now: face up, or set aside for the own Leader (CHO-CON-12). */
export const takeable = (s: ImperiumState, seat: Seat): ContractId[] =>
  modifiersOf(s, seat, 'contract-offer').length === 0
    ? distinct(s.contractMarket)
    : distinct([...s.contractMarket, ...s.ownContracts])

export const contract: Kind<'contract'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'contract' }],
  options(s, { seat }): Option[] {
    const contracts = takeable(s, seat).map((id) => option('contract', { kind: 'contract', id }))
    return s.contractMarket.length > 0 ? contracts : [...contracts, option('solari')]
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (chosen.verb === 'solari') {
      return pushAll(s, seat, [byRule(frame.source, { do: 'gain', what: 'solari', n: SOLARI_INSTEAD })])
    }
    const id = String(targetId(chosen))
    if (!removeOne(s.contractMarket, id)) removeOne(s.ownContracts, id)
    player(s, seat).contracts.push(id)
    tellOpen(tell, 'contract-taken', { seat, contract: id })
    refillMarket(s, tell)
    // CHO-CON-06
    if (content(s).contract(id).completedBy === 'taking') complete(s, seat, id, tell)
  },
}

/** CHO-CON-08: announce, turn face down, gain the reward; on the own turn in an order of the player's choice. */
function complete(s: ImperiumState, seat: Seat, id: ContractId, tell: Tell): void {
  const p = player(s, seat)
  removeOne(p.contracts, id)
  p.completed.push(id)
  tellOpen(tell, 'contract-completed', { seat, contract: id })
  const source = { kind: 'contract', id } as const
  const { reward } = content(s).contract(id)
  const turn = ownTurn(s, seat)
  if (turn === undefined || turn.stage === 'start') return pushEffects(s, seat, source, 'reward', reward)
  removeOne(turn.held, id)
  turn.items.push(...printedAt(source, 'reward', reward))
}

/** CHO-CON-04, CHO-CON-09, CHO-CON-10: every contract for the space, if it was held when the Agent was sent. */
export function completeByVisit(s: ImperiumState, turn: TurnFrame, tell: Tell): void {
  turn.held = [...player(s, turn.seat).contracts]
  completeHeld(
    s,
    turn,
    tell,
    ({ completedBy }) =>
      typeof completedBy === 'object' && 'space' in completedBy && completedBy.space === turn.space,
  )
  completeByHarvest(s, turn, tell)
}

/** CHO-CON-05, CHO-CON-11: an Agent on a Maker space, and so much spice gained this turn from any source. */
export function completeByHarvest(s: ImperiumState, turn: TurnFrame, tell: Tell): void {
  if (turn.held.length === 0 || turn.space === null || !content(s).space(turn.space).maker) return
  completeHeld(
    s,
    turn,
    tell,
    ({ completedBy }) =>
      typeof completedBy === 'object' && 'harvest' in completedBy && turn.spiceGained >= completedBy.harvest,
  )
}

function completeHeld(
  s: ImperiumState,
  turn: TurnFrame,
  tell: Tell,
  isMet: (contract: Contract) => boolean,
): void {
  for (const id of [...turn.held]) if (isMet(content(s).contract(id))) complete(s, turn.seat, id, tell)
}

/** CHO-CON-07. */
export function completeByAcquiring(s: ImperiumState, seat: Seat, card: CardId, tell: Tell): void {
  for (const id of [...player(s, seat).contracts]) {
    const { completedBy } = content(s).contract(id)
    if (typeof completedBy === 'object' && 'acquiring' in completedBy && completedBy.acquiring === card) {
      complete(s, seat, id, tell)
    }
  }
}

// CHOAM contracts (CHO): taking one, and completing it by a visit, a harvest, an acquisition or at once.

import {
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seatTarget,
  shuffle,
  type Tell,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import { byRule } from '../content/by-rule.ts'
import { printedAt } from '../content/printed.ts'
import type { AgentIcon, CardId, Contract, ContractId } from '../content/types.ts'
import type { Source } from '../effects/types.ts'
import { tellOpen, tellRevealed } from '../events.ts'
import {
  content,
  type Frame,
  type ImperiumState,
  type Kind,
  ownTurn,
  player,
  removeOne,
  type TurnFrame,
} from '../state.ts'
import { fire, modifiersOf } from './abilities.ts'
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
export const takeable = (s: ImperiumState, seat: Seat): ContractId[] => {
  const own = modifiersOf(s, seat, 'contract-offer').length === 0 ? [] : s.ownContracts
  return distinct([...s.contractMarket, ...own]).filter((id) => canTake(s, seat, id))
}

/** BLD-CLR-08: not without an Intrigue card to trash for it. */
const canTake = (s: ImperiumState, seat: Seat, id: ContractId): boolean =>
  player(s, seat).intrigue.length >= (content(s).contract(id).trashesIntrigue ?? 0)

/** CHO-CON-13: with none face up that the player may take, there are Solari instead. */
const hasFaceUp = (s: ImperiumState, seat: Seat): boolean =>
  s.contractMarket.some((id) => canTake(s, seat, id))

export const contract: Kind<'contract'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'contract' }],
  options(s, { seat }): Option[] {
    const contracts = takeable(s, seat).map((id) => option('contract', { kind: 'contract', id }))
    return hasFaceUp(s, seat) ? contracts : [...contracts, option('solari')]
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (chosen.verb === 'solari') {
      return gainInstead(s, seat, frame.source)
    }
    const id = String(targetId(chosen))
    if (!removeOne(s.contractMarket, id)) removeOne(s.ownContracts, id)
    player(s, seat).contracts.push(id)
    tellOpen(tell, 'contract-taken', { seat, contract: id })
    refillMarket(s, tell)
    taken(s, seat, id, tell)
  },
}

/** D-93: Shaddam gives each Ally one of those that lay face up; who gets none gets Solari. Then both are replaced. */
export const assignContracts: Kind<'assign-contracts'> = {
  step(s, frame, tell) {
    const { source, left } = frame
    if (assignable(s, frame).length > 0) return false
    popFrame(s, frame)
    for (const ally of left) gainInstead(s, ally, source)
    refillMarket(s, tell)
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'assign-contracts' }],
  options: (s, frame) =>
    assignable(s, frame).map(([id, ally]) => option('assign', { kind: 'contract', id }, seatTarget(ally))),
  chosen(s, frame, _, chosen, tell) {
    const id = String(targetId(chosen))
    const ally = targetNumber(chosen, 1)
    removeOne(frame.left, ally)
    removeOne(frame.contracts, id)
    removeOne(s.contractMarket, id)
    player(s, ally).contracts.push(id)
    tellOpen(tell, 'contract-taken', { seat: ally, contract: id })
    taken(s, ally, id, tell)
  },
}

/** Which contract may go to whom: with one for each, the first Ally's is named. */
function assignable(
  s: ImperiumState,
  { contracts, left }: Extract<Frame, { kind: 'assign-contracts' }>,
): (readonly [ContractId, Seat])[] {
  const possible = left.map((ally) =>
    distinct(contracts)
      .filter((id) => canTake(s, ally, id))
      .map((id) => [id, ally] as const),
  )
  const [first = []] = possible
  return contracts.length >= left.length && first.length > 0 ? first : possible.flat()
}

const gainInstead = (s: ImperiumState, seat: Seat, source: Source): void =>
  pushAll(s, seat, [byRule(source, { do: 'gain', what: 'solari', n: SOLARI_INSTEAD })])

/** CHO-CON-06: some are completed by being taken, for an Intrigue card. */
function taken(s: ImperiumState, seat: Seat, id: ContractId, tell: Tell): void {
  const { completedBy, trashesIntrigue = 0 } = content(s).contract(id)
  if (completedBy === 'taking') complete(s, seat, id, tell)
  if (trashesIntrigue > 0) pushFrame(s, { kind: 'trash-intrigue', seat, left: trashesIntrigue })
}

/** Coercive Negotiation: contracts of the bank, of which one is taken. */
export function revealContracts(s: ImperiumState, seat: Seat, n: number, tell: Tell): void {
  const contracts = s.contractStack.splice(-n).reverse()
  tellRevealed(tell, 'contracts-revealed', { seat, contracts })
  pushFrame(s, { kind: 'reveal-contracts', seat, contracts })
}

export const revealContractsFrame: Kind<'reveal-contracts'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'reveal-contracts' }],
  options(s, { seat, contracts }) {
    const options = distinct(contracts)
      .filter((id) => canTake(s, seat, id))
      .map((id) => option('contract', { kind: 'contract', id }))
    return options.length > 0 ? options : [option('decline')]
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const others = [...frame.contracts]
    const id = chosen.verb === 'decline' ? undefined : String(targetId(chosen))
    if (id !== undefined) {
      removeOne(others, id)
      player(s, seat).contracts.push(id)
      tellOpen(tell, 'contract-taken', { seat, contract: id })
    }
    s.contractsTrashed = [...(s.contractsTrashed ?? []), ...others]
    for (const contract of others) tellOpen(tell, 'contract-trashed', { contract })
    if (id !== undefined) taken(s, seat, id, tell)
  },
}

/** CHOAM Demands: one of the own, whatever it asks for. */
export const completeContract: Kind<'complete-contract'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'complete-contract' }],
  options: (s, { seat }) =>
    distinct(player(s, seat).contracts).map((id) => option('complete', { kind: 'contract', id })),
  chosen(s, frame, _, chosen, tell) {
    popFrame(s, frame)
    complete(s, frame.seat, String(targetId(chosen)), tell)
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
  fire(s, seat, 'contract-completed')
  const turn = ownTurn(s, seat)
  if (turn !== undefined) turn.contractsCompleted = (turn.contractsCompleted ?? 0) + 1
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

/** CHO-CON-05, CHO-CON-11: an Agent on a Maker space, and this much spice gained this turn from any source. */
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

/** How many of the contracts that the visit of this turn has completed have brought nothing yet that had to be asked for. */
export function unresolvedVisits(
  s: ImperiumState,
  { seat, space, items, contractsCompleted = 0 }: TurnFrame,
): number {
  if (contractsCompleted === 0) return 0
  const { completed } = player(s, seat)
  return completed.slice(completed.length - contractsCompleted).filter((id) => {
    const { completedBy, reward } = content(s).contract(id)
    if (typeof completedBy !== 'object' || !('space' in completedBy) || completedBy.space !== space)
      return false
    const waits = items.some(({ source }) => source.kind === 'contract' && source.id === id)
    return waits || reward.every(({ do: kind }) => kind === 'gain')
  }).length
}

/** BLD-CLR-07: a token that the player did not have. */
export function completeByAlliance(s: ImperiumState, seat: Seat, tell: Tell): void {
  for (const id of [...player(s, seat).contracts])
    if (content(s).contract(id).completedBy === 'alliance') complete(s, seat, id, tell)
}

/** The icons of the spaces that the player's contracts are for; a harvest is a Spice Trade. */
export const iconsOfContracts = (s: ImperiumState, seat: Seat): AgentIcon[] =>
  distinct(
    player(s, seat).contracts.flatMap((id): AgentIcon[] => {
      const { completedBy } = content(s).contract(id)
      if (typeof completedBy === 'string' || 'acquiring' in completedBy) return []
      return 'harvest' in completedBy ? ['spice-trade'] : [content(s).space(completedBy.space).icon]
    }),
  )

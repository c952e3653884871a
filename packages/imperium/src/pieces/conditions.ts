// Does a condition hold, how many of something are there, and how strong is a player? Skills make strength depend on
// conditions, and conditions on strength.

import type { Seat } from '@sietch/kernel'
import type { AgentIcon, CardId, SkillId, Unit } from '../content/types.ts'
import type { Condition, Counter, FactionChoice, Source } from '../effects/types.ts'
import {
  cardOf,
  cardsInPlay,
  content,
  currentConflict,
  hasUnits,
  type ImperiumState,
  isRival,
  ownTurn,
  type Player,
  player,
  rivalOf,
  unitsOf,
} from '../state.ts'
import { spiedSpaces } from './spied.ts'
import { isOpponent, teamOf } from './teams.ts'
import { countTracks, influenceWith, isUnderAlliance, tracksFor } from './tracks.ts'
import { commandersOf, troopsIn } from './units.ts'

// No case has a function within: what that remembers would be made for every condition that is asked about.
export function holds(s: ImperiumState, seat: Seat, condition: Condition, source: Source): boolean {
  const p = player(s, seat)
  // SIX-ACT-03: the activated Ally's units and garrison count as the Commander's.
  const fighter = p.activated ?? seat
  switch (condition.is) {
    case 'influence':
      return influenceWith(s, seat, condition.with) >= condition.n
    case 'alliance':
      return holdsAlliance(s, seat, condition.with)
    case 'bond': {
      // IMP-ICO-06: another card; the card that asks does not count itself.
      const itself = source.kind === 'card' && cardOf(s, source.id).factions.includes(condition.with) ? 1 : 0
      return cardsInPlay(s, seat, condition.with) > itself
    }
    case 'council-seat':
      return p.council
    case 'no-council-seat':
      return !p.council
    case 'swordmaster':
      return p.swordmaster
    case 'maker-hooks':
      return player(s, fighter).hooks
    case 'spy-recalled':
      return ownTurn(s, seat)?.spyRecalled ?? false
    case 'spies':
      return p.posts.length >= condition.n
    case 'spying-on-maker':
      return spiesOnMaker(s, seat)
    case 'visited': {
      const visited = ownTurn(s, seat)?.space
      if (visited == null) return false
      const space = content(s).space(visited)
      if (condition.what === 'maker') return space.maker === true
      return condition.what === 'faction' ? space.faction !== undefined : space.icon === condition.what
    }
    case 'units':
      return unitsOf(s, fighter) >= condition.n
    case 'sandworms':
      return player(s, fighter).worms >= condition.n
    case 'units-deployed': {
      const turn = ownTurn(s, seat)
      if (turn === undefined) return false
      // Turns of old do not know who stood there together.
      return (turn.together ?? turn.sentToConflict + turn.wormsPlaced - turn.retreated) >= condition.n
    }
    case 'strength':
      return strength(s, fighter) >= condition.n
    case 'conflict-level': {
      const conflict = currentConflict(s)
      return conflict !== undefined && content(s).conflict(conflict).level === condition.level
    }
    case 'contracts':
      return p.completed.length >= condition.n
    case 'discarded': {
      const last = ownTurn(s, seat)?.discarded
      return last != null && cardOf(s, last).factions.includes(condition.faction)
    }
    case 'acquired':
      return ownTurn(s, seat)?.acquired.includes(condition.card) ?? false
    case 'gained-spice':
      return (ownTurn(s, seat)?.spiceGained ?? 0) >= (condition.n ?? 1)
    case 'influence-under-alliance':
      return isUnderAlliance(s, seat, condition.n)
    case 'both':
      return holdAll(s, seat, condition.conditions, source)
    case 'agent-at':
      return hasAgentAtIcon(s, seat, condition.icon)
    case 'commander':
      return commandersOf(player(s, fighter)).conflict > 0
    case 'owns-commander': {
      const { supply, garrison, conflict } = commandersOf(p)
      return supply + garrison + conflict > 0
    }
    case 'persuasion':
      // SOL-TEC-08: a Rival always has enough.
      return isRival(s, seat) || (ownTurn(s, seat)?.persuasionGained ?? 0) >= condition.n
    case 'tech':
      return (p.tech?.length ?? 0) >= condition.n
    case 'garrison':
      return troopsIn(player(s, fighter), 'garrison') >= condition.n
    case 'has':
      return p[condition.what] >= condition.n
    case 'contract-completed':
      return (ownTurn(s, seat)?.contractsCompleted ?? 0) > 0
    case 'enemy-sandworm':
      return enemiesHave(s, seat, ({ worms }) => worms > 0)
    case 'navigation-slot':
      return p.navigation?.cards[condition.n - 1] === source.id
    case 'navigated':
      return (
        p.navigation?.reached != null && content(s).track(p.navigation.reached).faction === condition.with
      )
    case 'plain-intrigue':
      return ownTurn(s, seat)?.plainIntrigue === true
    case 'mentat-home':
      return s.mentat === null
    case 'enemy-troops-in-conflict':
      return enemiesHave(s, seat, (other) => troopsIn(other, 'conflict') > 0)
    case 'owns':
      return owned(s, seat, condition.card) >= condition.n
    case 'owns-most':
      return ownsMost(s, seat, condition.card)
    case 'tracks': {
      const count = countTracks(s, seat, condition.n)
      return condition.exactly ? count === condition.tracks : count >= condition.tracks
    }
    case 'team':
      return teamOf(s, seat)?.leader === condition.of
  }
}

const holdsAlliance = (s: ImperiumState, seat: Seat, choice: FactionChoice): boolean =>
  tracksFor(s, seat, choice).some((track) => s.alliances[track] === seat)

const spiesOnMaker = (s: ImperiumState, seat: Seat): boolean =>
  spiedSpaces(s, seat).some((space) => content(s).space(space).maker)

const holdAll = (s: ImperiumState, seat: Seat, conditions: readonly Condition[], source: Source): boolean =>
  conditions.every((one) => holds(s, seat, one, source))

const hasAgentAtIcon = (s: ImperiumState, seat: Seat, icon: AgentIcon): boolean =>
  player(s, seat).sent.some((id) => content(s).space(id).icon === icon)

const enemiesHave = (s: ImperiumState, seat: Seat, has: (enemy: Player) => boolean): boolean =>
  s.players.some((other, index) => has(other) && isOpponent(s, seat, index))

function ownsMost(s: ImperiumState, seat: Seat, card: CardId): boolean {
  const own = owned(s, seat, card)
  return s.players.every((_, index) => !isOpponent(s, seat, index) || owned(s, index, card) < own)
}

/** IMP-STR-01 to IMP-STR-03, UPR-WRM-04: what each unit is worth, one a sword, skills; nothing without a unit. */
export function strength(s: ImperiumState, seat: Seat): number {
  if (!hasUnits(s, seat)) return strengthWithoutUnits(s, seat)
  const { conflict, worms, swords, units, skills } = player(s, seat)
  const { troop, sandworm, otherUnits } = content(s)
  let sum = conflict * troop.strength + worms * (sandworm?.strength ?? 0) + swords
  if (units !== undefined) {
    for (const unit of otherUnits) {
      const n = units[unit.id]?.conflict ?? 0
      if (n > 0) sum += n * strengthOf(s, seat, unit)
    }
  }
  return skills === undefined || skills.length === 0 ? sum : sum + skillStrength(s, seat, skills)
}

/** SIX-ACT-04: the Commander's swords are marked at once for an Ally who is yet to reveal. */
const strengthWithoutUnits = (s: ImperiumState, seat: Seat): number =>
  s.throne === undefined || player(s, seat).hasRevealed ? 0 : player(s, seat).swords

/** SOL-CMD-06, Duncan Idaho. */
function strengthOf(s: ImperiumState, seat: Seat, { id, strength, better, rivalStrength }: Unit): number {
  if (rivalStrength !== undefined && isRival(s, seat)) return rivalStrength
  if (better === undefined) return strength
  return holds(s, seat, better.when, { kind: 'leader', id }) ? better.strength : strength
}

/** BLD-SKL-01, BLD-SKL-04, BLD-SKL-06: from the Reveal turn on, while a Commander is in the Conflict. */
function skillStrength(s: ImperiumState, seat: Seat, skills: readonly SkillId[]): number {
  const p = player(s, seat)
  const counts = p.hasRevealed || ownTurn(s, seat)?.stage === 'reveal'
  if (!counts || commandersOf(p).conflict === 0) return 0
  let sum = 0
  for (const id of skills) {
    for (const { swords, when } of content(s).skill(id).strength)
      if (when === undefined || holds(s, seat, when, { kind: 'skill', id })) sum += swords
  }
  return sum
}

function owned(s: ImperiumState, seat: Seat, card: string): number {
  if (isRival(s, seat)) return rivalOf(s, seat) === undefined ? 0 : (content(s).box.against.owns[card] ?? 0)
  const { deck, hand, discard, played, revealed } = player(s, seat)
  return [deck, hand, discard, played, revealed].reduce(
    (sum, zone) => sum + zone.filter((id) => id === card).length,
    0,
  )
}

/** Does the condition ask about Influence? */
export function concernsTracks(condition: Condition): boolean {
  switch (condition.is) {
    case 'influence':
    case 'alliance':
    case 'influence-under-alliance':
    case 'tracks':
    case 'navigated':
      return true
    case 'both':
      return condition.conditions.some(concernsTracks)
    case 'bond':
    case 'council-seat':
    case 'no-council-seat':
    case 'swordmaster':
    case 'mentat-home':
    case 'maker-hooks':
    case 'spy-recalled':
    case 'spies':
    case 'spying-on-maker':
    case 'visited':
    case 'units':
    case 'sandworms':
    case 'units-deployed':
    case 'strength':
    case 'conflict-level':
    case 'contracts':
    case 'discarded':
    case 'acquired':
    case 'gained-spice':
    case 'agent-at':
    case 'commander':
    case 'owns-commander':
    case 'persuasion':
    case 'tech':
    case 'garrison':
    case 'has':
    case 'contract-completed':
    case 'enemy-sandworm':
    case 'navigation-slot':
    case 'plain-intrigue':
    case 'enemy-troops-in-conflict':
    case 'owns':
    case 'owns-most':
    case 'team':
      return false
  }
}

export function countOf(s: ImperiumState, seat: Seat, counter: Counter, source: Source): number {
  const p = player(s, seat)
  const fighter = p.activated === undefined ? p : player(s, p.activated)
  switch (counter.count) {
    case 'cards-in-play':
      return cardsInPlay(s, seat, counter.faction)
    case 'revealed':
      return p.revealed.filter((id) => cardOf(s, id).factions.includes(counter.faction)).length
    case 'sandworms':
      return fighter.worms
    case 'contracts':
      return p.completed.length
    case 'sword-cards':
      return swordCardsBeside(s, seat, source)
    case 'tracks':
      return countTracks(s, seat, counter.n)
    case 'unit-kinds': {
      const others = Object.values(fighter.units ?? {}).filter(({ conflict }) => conflict > 0).length
      return others + (fighter.conflict > 0 ? 1 : 0) + (fighter.worms > 0 ? 1 : 0)
    }
  }
}

/** Other revealed cards that have given swords this turn; each copy counts once. */
function swordCardsBeside(s: ImperiumState, seat: Seat, source: Source): number {
  const given = ownTurn(s, seat)?.swordCards ?? []
  const counted = new Map<string, number>()
  for (const id of given) {
    if (id === source.id) continue
    const copies = player(s, seat).revealed.filter((revealed) => revealed === id).length
    counted.set(id, Math.min(copies, (counted.get(id) ?? 0) + 1))
  }
  return [...counted.values()].reduce((sum, n) => sum + n, 0)
}

// Does a condition hold, and how many of something are there?

import type { Seat } from '@sietch/kernel'
import type { Condition, Counter, Source } from '../effects/types.ts'
import {
  cardOf,
  cardsInPlay,
  content,
  currentConflict,
  type ImperiumState,
  isRival,
  ownTurn,
  player,
  rivalOf,
  strength,
  unitsOf,
} from '../state.ts'
import { spiedSpaces } from './spied.ts'
import { influenceOn, influenceWith, tracksFor, tracksOf } from './tracks.ts'

export function holds(s: ImperiumState, seat: Seat, condition: Condition, source: Source): boolean {
  const p = player(s, seat)
  switch (condition.is) {
    case 'influence':
      return influenceWith(s, seat, condition.with) >= condition.n
    case 'alliance':
      return tracksFor(s, seat, condition.with).some((track) => s.alliances[track] === seat)
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
      return p.hooks
    case 'spy-recalled':
      return ownTurn(s, seat)?.spyRecalled ?? false
    case 'spies':
      return p.posts.length >= condition.n
    case 'spying-on-maker':
      return spiedSpaces(s, seat).some((space) => content(s).space(space).maker)
    case 'visited': {
      const visited = ownTurn(s, seat)?.space
      if (visited == null) return false
      const space = content(s).space(visited)
      return condition.what === 'maker' ? space.maker === true : space.faction !== undefined
    }
    case 'units':
      return unitsOf(s, seat) >= condition.n
    case 'sandworms':
      return p.worms >= condition.n
    case 'units-deployed': {
      const turn = ownTurn(s, seat)
      // Who has retreated since is not in the Conflict any more.
      return turn !== undefined && turn.sentToConflict + turn.wormsPlaced - turn.retreated >= condition.n
    }
    case 'strength':
      return strength(s, seat) >= condition.n
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
      return (ownTurn(s, seat)?.spiceGained ?? 0) > 0
    case 'influence-under-alliance':
      return tracksOf(s, seat).all.some((track) => {
        const holder = s.alliances[track] ?? seat
        return holder !== seat && influenceOn(p, track) >= condition.n
      })
    case 'both':
      return condition.conditions.every((one) => holds(s, seat, one, source))
    case 'mentat-home':
      return s.mentat === null
    case 'enemy-troops-in-conflict':
      return s.players.some((other, index) => index !== seat && other.conflict > 0)
    case 'owns':
      return owned(s, seat, condition.card) >= condition.n
    case 'owns-most': {
      const own = owned(s, seat, condition.card)
      return s.players.every((_, index) => index === seat || owned(s, index, condition.card) < own)
    }
    case 'tracks': {
      const count = tracksOf(s, seat).all.filter((track) => influenceOn(p, track) >= condition.n).length
      return condition.exactly ? count === condition.tracks : count >= condition.tracks
    }
  }
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
    case 'enemy-troops-in-conflict':
    case 'owns':
    case 'owns-most':
      return false
  }
}

export function countOf(s: ImperiumState, seat: Seat, counter: Counter, source: Source): number {
  const p = player(s, seat)
  switch (counter.count) {
    case 'cards-in-play':
      return cardsInPlay(s, seat, counter.faction)
    case 'revealed':
      return p.revealed.filter((id) => cardOf(s, id).factions.includes(counter.faction)).length
    case 'sandworms':
      return p.worms
    case 'contracts':
      return p.completed.length
    case 'sword-cards':
      return swordCardsBeside(s, seat, source)
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

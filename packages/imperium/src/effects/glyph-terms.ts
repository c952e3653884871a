// Costs, conditions and counters as rows of icons: the terms on which effects happen.

import { type AgentIcon, RESOURCES, type Resource } from '../content/types.ts'
import { alternatives, type Glyph, one } from './glyph.ts'
import type { Condition, Cost, Counter } from './types.ts'

const OTHER_COSTS: { readonly [K in Exclude<keyof Cost, Resource>]-?: (cost: Cost) => Glyph[] } = {
  influence: ({ influence: n }) => (n === undefined ? [] : [...one('lose'), ...one('influence', n)]),
  conflictTroops: ({ conflictTroops: n }) => (n === undefined ? [] : [...one('lose'), ...one('troop', n)]),
  retreat: ({ retreat }) =>
    alternatives([...new Set(retreat)].map((n) => [...one('retreat'), ...one('troop', n)])),
  recallSpies: ({ recallSpies: n }) => (n === undefined ? [] : one('recall-spy', n)),
  discard: ({ discard: n }) => (n === undefined ? [] : one('discard', n)),
  trash: ({ trash }) => (trash === undefined ? [] : one('trash')),
  trashThis: ({ trashThis }) => (trashThis ? one('trash-this') : []),
  trashInPlay: ({ trashInPlay }) =>
    trashInPlay === undefined ? [] : [...one('trash'), ...one(`bond:${trashInPlay}`)],
  trashFromHand: ({ trashFromHand }) =>
    trashFromHand === undefined ? [] : [{ glyph: 'text', of: { cost: { trashFromHand } } }],
  trashIntrigue: ({ trashIntrigue: n }) => (n === undefined ? [] : [...one('trash'), ...one('intrigue', n)]),
  flipConflicts: ({ flipConflicts: n }) => (n === undefined ? [] : one('flip', n)),
  loseTroops: ({ loseTroops: n }) => (n === undefined ? [] : [...one('lose'), ...one('troop', n)]),
  trashDiscarded: ({ trashDiscarded }) =>
    trashDiscarded === undefined ? [] : [{ glyph: 'text', of: { cost: { trashDiscarded } } }],
  trashTech: ({ trashTech: n }) => (n === undefined ? [] : [...one('trash'), ...one('tech', n)]),
  trashSpies: ({ trashSpies: n }) => (n === undefined ? [] : [...one('trash'), ...one('spy', n)]),
  giveIntrigue: ({ giveIntrigue }) =>
    giveIntrigue === undefined ? [] : [{ glyph: 'text', of: { cost: { giveIntrigue } } }],
  flipConflict: ({ flipConflict }) =>
    flipConflict === undefined ? [] : [...one('flip'), ...one(`battle-icon:${flipConflict}`)],
}

export function costGlyphs(cost: Cost): Glyph[] {
  const paid = RESOURCES.flatMap((resource) =>
    cost[resource] === undefined ? [] : one(resource, cost[resource]),
  )
  return [...Object.values(OTHER_COSTS).flatMap((drawn) => drawn(cost)), ...paid]
}

export function conditionGlyphs(condition: Condition): Glyph[] {
  switch (condition.is) {
    case 'influence':
      return one(`faction:${condition.with}`, condition.n)
    case 'alliance':
      return one(`alliance:${condition.with}`)
    case 'bond':
      return one(`bond:${condition.with}`)
    case 'council-seat':
      return one('council')
    case 'owns':
      return one(`card:${condition.card}`, condition.n)
    case 'acquired':
      return one(`card:${condition.card}`)
    case 'maker-hooks':
      return one('maker-hooks')
    case 'spy-recalled':
      return one('recall-spy')
    case 'spies':
      return one('spy', condition.n)
    case 'units':
      return one('unit', condition.n)
    case 'sandworms':
      return one('sandworm', condition.n)
    case 'strength':
      return one('strength', condition.n)
    case 'conflict-level':
      return one('conflict-level', condition.level)
    case 'contracts':
      return one('contract', condition.n)
    case 'swordmaster':
      return one('agent')
    case 'both':
      return condition.conditions.flatMap(conditionGlyphs)
    case 'no-council-seat':
      return one('no-council')
    case 'spying-on-maker':
      return [...one('spy'), ...one('maker')]
    case 'visited':
      return [...one('agent'), ...visitedGlyphs(condition.what)]
    case 'agent-at':
      return [...one('agent'), ...one(`icon:${condition.icon}`)]
    case 'commander':
      return one('commander')
    case 'persuasion':
      return one('command', condition.n)
    case 'tech':
      return one('tech', condition.n)
    case 'garrison':
      return one('garrison', condition.n)
    case 'has':
      return one(condition.what, condition.n)
    case 'enemy-sandworm':
      return [...one('opponent'), ...one('sandworm')]
    case 'units-deployed':
      return [...one('deploy'), ...one('unit', condition.n)]
    case 'discarded':
      return [...one('discard'), ...one(`bond:${condition.faction}`)]
    case 'gained-spice':
      return one('spice', condition.n)
    case 'owns-commander':
    case 'contract-completed':
    case 'navigation-slot':
    case 'navigated':
    case 'plain-intrigue':
    case 'mentat-home':
    case 'enemy-troops-in-conflict':
    case 'owns-most':
    case 'team':
    case 'tracks':
    case 'influence-under-alliance':
      return [{ glyph: 'text', of: { condition } }]
  }
}

function visitedGlyphs(what: 'maker' | 'faction' | AgentIcon): Glyph[] {
  if (what === 'maker') return one('maker')
  return what === 'faction' ? one('influence') : one(`icon:${what}`)
}

/** The icons of a counter, if there are any for it. */
export function counterGlyphs(counter: Counter): Glyph[] | undefined {
  switch (counter.count) {
    case 'cards-in-play':
      return one(`bond:${counter.faction}`)
    case 'sandworms':
      return one('sandworm')
    case 'contracts':
      return one('contract')
    case 'revealed':
      return [...one('reveal'), ...one(`bond:${counter.faction}`)]
    case 'sword-cards':
    case 'tracks':
    case 'unit-kinds':
      return undefined
  }
}

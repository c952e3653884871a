// An effect as a row of icons, as it is drawn on a card. What no icon can say is the glyph `text`: the table writes
// the sentence there.

import { type AgentIcon, type BattleIcon, type Faction, RESOURCES, type Resource } from '../content/types.ts'
import type { Condition, Cost, Counter, Effect, PlaceSpy } from './types.ts'

export type GlyphName =
  | Resource
  | 'persuasion'
  | 'sword'
  | 'vp'
  | 'troop'
  | 'card'
  | 'intrigue'
  | 'influence'
  | 'spy'
  | `spy:${AgentIcon}`
  | 'sandworm'
  | 'maker'
  | 'unit'
  | 'strength'
  | 'contract'
  | `faction:${Faction}`
  | `alliance:${Faction | 'any'}`
  | `bond:${Faction}`
  | `card:${string}`
  | `space:${string}`
  | `battle-icon:${BattleIcon}`
  | 'agent'
  | 'mentat'
  | 'council'
  | 'no-council'
  | 'control'
  | 'signet'
  | 'maker-hooks'
  | 'shield-wall'
  | 'trash'
  | 'trash-this'
  | 'discard'
  | 'deploy'
  | 'retreat'
  | 'lose'
  | 'recall'
  | 'recall-spy'
  | 'flip'
  | 'steal-intrigue'
  | 'harvest'
  | 'opponents'
  | 'opponent'
  /** Between glyphs: a cost and what it buys, alternatives, a condition and what it allows, one for each. */
  | 'arrow'
  | 'or'
  | 'colon'
  | 'per'
  | 'choose'
  | 'reveal'
  | 'text'

/** `n`: how many; on a Faction how much Influence, on a condition how much is needed. */
export type Glyph = { readonly glyph: GlyphName; readonly n?: number }

const one = (glyph: GlyphName, n?: number): Glyph[] => [n === undefined ? { glyph } : { glyph, n }]

const upTo = (n: number | 'any'): number | undefined => (n === 'any' ? undefined : n)

const row = (effects: readonly Effect[]): Glyph[] => effects.flatMap(glyphs)

/** The rows one after the other, with `or` in between. */
const alternatives = (rows: readonly Glyph[][]): Glyph[] =>
  rows.flatMap((each, index) => (index === 0 ? each : [...one('or'), ...each]))

export function glyphs(effect: Effect): Glyph[] {
  switch (effect.do) {
    case 'gain':
      return one(effect.what === 'swords' ? 'sword' : effect.what, effect.n)
    case 'draw':
      return one('card', effect.n)
    case 'intrigue':
    case 'discard':
    case 'harvest':
      return one(effect.do, effect.n)
    case 'recruit':
      return effect.deploy ? [...one('troop', effect.n), ...one('deploy')] : one('troop', effect.n)
    case 'influence':
      return influence(effect)
    case 'influence-spied':
      return [...one('influence', effect.n), ...one('per'), ...one('spy')]
    case 'visit':
      return one(`faction:${effect.faction}`, 1)
    case 'trash':
    case 'trash-this':
    case 'steal-intrigue':
    case 'signet':
    case 'maker-hooks':
    case 'contract':
      return one(effect.do)
    case 'remove-shield-wall':
      return one('shield-wall')
    case 'sandworm':
      return one('sandworm', effect.n)
    case 'spy':
      return spy(effect)
    case 'deploy':
    case 'retreat':
      return one(effect.do, upTo(effect.upTo))
    case 'deploy-recruits':
      return [...one('troop'), ...one('deploy')]
    case 'deploy-from-supply':
      return [...one('troop', effect.n), ...one('deploy')]
    case 'lose-troop':
      return [...one('lose'), ...one('troop', 1)]
    case 'take-reserve':
      return one(`card:${effect.card}`, 1)
    case 'recall-agent':
      return one('recall', 1)
    case 'council-seat':
      return one('council')
    case 'swordmaster':
      return one('agent', 1)
    case 'mentat':
      return one('mentat')
    case 'control':
      return [...one('control'), ...one(`space:${effect.space}`)]
    case 'acquire':
    case 'take-from-discard':
    case 'double-harvest':
    case 'faction-influence':
    case 'discount':
    case 'acquire-on-top':
    case 'faction-icons':
    case 'ignore-enemy-agents':
    case 'forbid-space':
    case 'set-aside-row-card':
    case 'may-pass':
    case 'look-draw-or-trash':
    case 'shuffle-discard-into-deck':
    case 'trash-from-hand':
    case 'return-this':
    case 'no-deployment':
    case 'sort-top-three':
    case 'train':
    case 'memory':
    case 'other-memories':
    case 'repeat-space':
    case 'recruit-on-acquire':
      return one('text')
    case 'each-opponent':
      return [...one('opponents'), ...glyphs(effect.effect)]
    case 'one-opponent':
      return [...one('opponent'), ...glyphs(effect.effect)]
    case 'all':
      return row(effect.effects)
    case 'choose': {
      const rows = alternatives(effect.effects.map(glyphs))
      return effect.n === 1 ? rows : [...one('choose', effect.n), ...rows]
    }
    case 'pay':
      return [...costGlyphs(effect.cost), ...one('arrow'), ...row(effect.effects)]
    case 'when':
      return [...conditionGlyphs(effect.condition), ...one('colon'), ...row(effect.effects)]
    case 'either':
      return [
        ...conditionGlyphs(effect.condition),
        ...one('colon'),
        ...alternatives([glyphs(effect.yes), glyphs(effect.no)]),
      ]
    case 'per':
      return [...glyphs(effect.effect), ...one('per'), ...counterGlyphs(effect.counter)]
    case 'on-reveal':
      return [...one('reveal'), ...one('colon'), ...row(effect.effects)]
    default:
      throw unknown(effect)
  }
}

function influence({ with: choice, n }: Extract<Effect, { do: 'influence' }>): Glyph[] {
  if (choice === 'any' || choice === 'opponent-ahead') return one('influence', n)
  const factions = typeof choice === 'string' ? [choice] : choice
  return alternatives(factions.map((faction) => one(`faction:${faction}`, n)))
}

/** A spy anywhere or at one of some icons; more than that takes words. */
function spy({ at, share, afterwards }: PlaceSpy): Glyph[] {
  if (share || afterwards !== undefined || at === 'visited') return one('text')
  return at === undefined ? one('spy') : alternatives(at.map((icon) => one(`spy:${icon}`)))
}

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
  trashFromHand: ({ trashFromHand }) => (trashFromHand === undefined ? [] : one('text')),
  trashIntrigue: ({ trashIntrigue: n }) => (n === undefined ? [] : [...one('trash'), ...one('intrigue', n)]),
  flipConflict: ({ flipConflict }) =>
    flipConflict === undefined ? [] : [...one('flip'), ...one(`battle-icon:${flipConflict}`)],
}

export function costGlyphs(cost: Cost): Glyph[] {
  const paid = RESOURCES.flatMap((resource) =>
    cost[resource] === undefined ? [] : one(resource, cost[resource]),
  )
  return [...Object.values(OTHER_COSTS).flatMap((drawn) => drawn(cost)), ...paid]
}

function conditionGlyphs(condition: Condition): Glyph[] {
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
      return [...one('agent'), ...one(condition.what === 'maker' ? 'maker' : 'influence')]
    case 'units-deployed':
      return [...one('deploy'), ...one('unit', condition.n)]
    case 'discarded':
      return [...one('discard'), ...one(`bond:${condition.faction}`)]
    case 'gained-spice':
      return one('spice')
    case 'mentat-home':
    case 'enemy-troops-in-conflict':
    case 'owns-most':
    case 'tracks':
    case 'influence-under-alliance':
      return one('text')
    default:
      throw unknown(condition)
  }
}

function counterGlyphs(counter: Counter): Glyph[] {
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
      return one('text')
    default:
      throw unknown(counter)
  }
}

const unknown = (what: never): Error => new Error(`nobody has said how to draw ${JSON.stringify(what)}`)

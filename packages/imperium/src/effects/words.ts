// A few words for an effect, as they stand in option keys: `resolve duncan-idaho > pay 1 water`.

import { type IntriguePlay, RESOURCES } from '../content/types.ts'
import type { Cost, Effect } from './types.ts'

export function wordsFor(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return `${effect.n} ${effect.what}`
    case 'draw':
    case 'recruit':
    case 'discard':
    case 'harvest':
      return `${effect.do} ${effect.n}`
    case 'intrigue':
      return `${effect.n} intrigue`
    case 'sandworm':
      return `${effect.n} sandworm`
    case 'spy':
      return effect.at === undefined
        ? 'spy'
        : `spy at ${effect.at === 'visited' ? 'visited' : effect.at.join('/')}`
    case 'acquire':
      return `acquire ${effect.upTo}${effect.to === 'discard' ? '' : ` to ${effect.to}`}`
    case 'influence':
      return typeof effect.with === 'string' && effect.with !== 'any' && effect.with !== 'opponent-ahead'
        ? `${effect.n} influence ${effect.with}`
        : `${effect.n} influence`
    case 'visit':
      return `influence ${effect.faction}`
    case 'deploy':
    case 'retreat':
      return `${effect.do} ${effect.upTo}`
    case 'lose-troop':
      return `lose troop in ${effect.from}`
    case 'pay':
      return `pay ${costWords(effect.cost)}`
    case 'when':
    case 'all':
    case 'choose':
    case 'on-reveal':
      return effect.effects.map(wordsFor).join(' + ')
    case 'either':
      return `${wordsFor(effect.yes)} or ${wordsFor(effect.no)}`
    case 'per':
      return wordsFor(effect.effect)
    case 'each-opponent':
    case 'one-opponent':
      return `opponents ${wordsFor(effect.effect)}`
    default:
      return effect.do.replaceAll('-', ' ')
  }
}

function costWords(cost: Cost): string {
  const words: string[] = []
  for (const resource of RESOURCES)
    if (cost[resource] !== undefined) words.push(`${cost[resource]} ${resource}`)
  if (cost.influence !== undefined) words.push(`${cost.influence} influence`)
  if (cost.trash !== undefined) words.push('trash')
  if (cost.trashThis) words.push('trash this')
  if (cost.conflictTroops !== undefined) words.push(`${cost.conflictTroops} troops`)
  if (cost.discard !== undefined) words.push(`discard ${cost.discard}`)
  if (cost.recallSpies !== undefined) words.push(`recall ${cost.recallSpies} spy`)
  if (cost.retreat !== undefined) words.push(`retreat ${[...new Set(cost.retreat)].join('-')}`)
  if (cost.trashIntrigue !== undefined) words.push('trash intrigue')
  if (cost.trashInPlay !== undefined) words.push(`trash ${cost.trashInPlay} in play`)
  if (cost.trashFromHand !== undefined) words.push(`trash ${cost.trashFromHand} in hand`)
  if (cost.flipConflict !== undefined) words.push(`flip ${cost.flipConflict}`)
  return words.join(' + ')
}

/** A way to play an Intrigue card: `2 spice -> 5 swords`. */
export const playWords = ({ cost, effects }: IntriguePlay): string =>
  (cost === undefined ? '' : `${costWords(cost)} -> `) + effects.map(wordsFor).join(' + ')

// What somebody who judges a position may ask of it beyond the contract of the rules: the bots come in here.

export { FACTIONS, RESOURCES } from './content/types.ts'
export { canPay, holds } from './effects/legal.ts'
export { countOf } from './effects/run.ts'
export { playWords, wordsFor } from './effects/words.ts'
export { priceOf } from './rules/acquire.ts'
export {
  cardOf,
  cardsInPlay,
  content,
  currentConflict,
  leaderOf,
  type Player,
  player,
  strength,
  type TurnFrame,
  turnOf,
  victoryPoints,
} from './state.ts'

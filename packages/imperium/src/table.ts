// What somebody who judges a position may ask of it beyond the contract of the rules: the bots come in here.

export { visitTo } from './content/by-rule.ts'
export { isFactionIcon } from './content/tracks.ts'
export { RESOURCES } from './content/types.ts'
export { canPay } from './effects/costs.ts'
export { withParts } from './effects/language.ts'
export { priceOf } from './pieces/acquire.ts'
export { countOf, holds } from './pieces/conditions.ts'
export { influenceOn, tracksFor } from './pieces/tracks.ts'
export { levelTerms } from './rivals/terms.ts'
export {
  cardOf,
  cardsInPlay,
  content,
  currentConflict,
  isRival,
  isSpoiler,
  leaderOf,
  type Player,
  player,
  rivalOf,
  strength,
  type TurnFrame,
  turnOf,
  unitsOf,
  victoryPoints,
} from './state.ts'

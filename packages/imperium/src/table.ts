// What someone who judges a position may ask of it beyond the contract of the rules: the bots come in here.

export type { Ability, TriggerName } from './content/abilities.ts'
export { visitTo } from './content/by-rule.ts'
export { isFactionIcon } from './content/tracks.ts'
export { RESOURCES } from './content/types.ts'
export { canPay } from './effects/costs.ts'
export { withParts } from './effects/language.ts'
export { broughtBy } from './pieces/abilities.ts'
export { priceOf } from './pieces/acquire.ts'
export { commanderPrice, skillsFor } from './pieces/commanders.ts'
export { countOf, holds, strength } from './pieces/conditions.ts'
export {
  cubeOf,
  fighterOf,
  isCommander,
  isOpponent,
  isUnallied,
  mayHave,
  membersOf,
  teamOf,
  withAlly,
} from './pieces/teams.ts'
export { techFor, techPrice } from './pieces/tech.ts'
export { influenceOn, tracksFor } from './pieces/tracks.ts'
export { COMMANDER, commandersOf, troopsChosen, troopsIn } from './pieces/units.ts'
export { rewards } from './rules/combat.ts'
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
  type TurnFrame,
  turnOf,
  unitsOf,
  victoryPoints,
} from './state.ts'

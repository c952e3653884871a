// What somebody who judges or draws a position may ask of it beyond the contract of the rules.

export { fightersIn, fightersOf, tokensIn } from './forces.ts'
export { battlesOf } from './rules/battles.ts'
export { availableLeaders } from './rules/leaders.ts'
export { controls, held, needed } from './rules/mentat-pause.ts'
export { alliesOf, areAllied, player, seatOf, stormOrder } from './state.ts'

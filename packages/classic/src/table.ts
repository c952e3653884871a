// What code that evaluates or draws a position may ask about it beyond the rules contract.

export { fightersIn, fightersOf, tokensIn } from './forces.ts'
export { battlesOf } from './rules/battles.ts'
export { availableLeaders } from './rules/leaders.ts'
export { controls, held, needed } from './rules/mentat-pause.ts'
export { alliesOf, areAllied, player, seatOf, stormOrder } from './state.ts'

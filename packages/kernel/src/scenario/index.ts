export { readScenarios, type Scenario, ScenarioError } from './format.ts'
export type { ScenarioGame, SeatNames, SeatWord, Word } from './game.ts'
export { aNumber, type KeyPart, type Keys, misspelling, oneOf } from './keys.ts'
export { runScenario, type ScenarioResult } from './run.ts'

export {
  fields,
  list,
  object,
  quote,
  readScenarios,
  type Scenario,
  ScenarioError,
  text,
  texts,
} from './format.ts'
export type { ScenarioGame, SeatNames, SeatWord, Word } from './game.ts'
export { aNumber, type Keys, misspelling, oneOf, type Piece } from './keys.ts'
export { runScenario, type ScenarioResult } from './run.ts'

export {
  type Asked,
  type Closed,
  countdown,
  type Decision,
  type Declining,
  isVain,
  number,
  type Option,
  option,
  optionAbout,
  type Prompt,
  saying,
  seatTarget,
  type Target,
  targetId,
  targetNumber,
} from './decision.ts'
export { applyDelta, type Delta, deltaOf } from './delta.ts'
export {
  type FieldOf,
  type GameEvent,
  type SeenEvent,
  type SeenOf,
  seenBy,
  type Tell,
  telling,
  type ValueOf,
} from './event.ts'
export {
  type Frame,
  type FrameKind,
  type FrameKinds,
  frameRules,
  popFrame,
  pushFrame,
  type Stacked,
  topFrame,
} from './frames.ts'
export { hashState } from './hash.ts'
export { canonical, isObject, type Json, type JsonObject } from './json.ts'
export {
  back,
  type Choice,
  type Chosen,
  choose,
  isFinal,
  isReplayable,
  type Match,
  type MatchLog,
  optionFor,
  type Refusal,
  type RefusalCode,
  replay,
  resume,
  type Started,
  start,
  undo,
  undoable,
} from './match.ts'
export { type Migration, migratedBy, unchanged } from './migrate.ts'
export { hasBothSides, numbered, placesBy, type Side, sidesOf, victoryOf } from './outcome.ts'
export {
  beginRecord,
  chosenIn,
  type Kept,
  type MatchRecord,
  readBack,
  recordLog,
  type Step,
  takenBack,
  takenOver,
} from './record.ts'
export {
  type Entry,
  entryOf,
  firstFalse,
  hashEntry,
  type Leg,
  type Moment,
  type Recording,
  shownBy,
  statesIn,
  versionAt,
} from './recording.ts'
export { type LaidPile, type Pile, redeal, showPile } from './redact.ts'
export {
  draw,
  fork,
  GENERATORS,
  type Generator,
  generatorOf,
  NEWEST,
  pick,
  type Rng,
  rngOf,
  shuffle,
} from './rng.ts'
export type { Outcome, Rules, State, Teams } from './rules.ts'
export {
  allIn,
  cloneSealed,
  imagineSealed,
  openSealed,
  type Sealed,
  type SealedView,
  seal,
  viewSealed,
} from './sealed.ts'
export { type Flaw, flawOf, readRecording, unlikeLog, writeRecording } from './sealing.ts'
export {
  clockwiseFrom,
  nextSeat,
  opponentsOf,
  people,
  peopleOf,
  type Seat,
  type SeatKind,
  seatPeople,
  seats,
  type Viewer,
} from './seat.ts'
export { ask, settle } from './settle.ts'
export {
  type Policy,
  randomPolicy,
  type Simulated,
  type SimulateOptions,
  simulate,
  type Turn,
} from './simulate.ts'
export { type Channel, channelsIn, isSameChannel, TALKS, type Talk } from './talk.ts'

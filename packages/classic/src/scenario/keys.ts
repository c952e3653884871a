// How the keys of classic Dune are spelled: verbs, and which parts of the map, cards and players may follow them.

import { aNumber, type KeyPart, type Keys, oneOf } from '@sietch/kernel/scenario'
import { LEADERS_OF } from '../content/leaders.ts'
import { PARTS, TERRITORIES } from '../content/map.ts'
import { SPICE_DECK } from '../content/spice.ts'
import { FACTIONS, TREACHERY } from '../content/types.ts'
import { QUESTIONS, TREACHERY_KINDS } from '../questions.ts'
import { PLAN_PARTS, VOICE_OBJECTS } from '../rules/battle.ts'
import { ADVANTAGES } from '../setup-options.ts'
import { type ClassicState, PLEDGES } from '../state.ts'

const LEADERS = FACTIONS.flatMap((faction): readonly string[] => LEADERS_OF[faction])

const leader = oneOf('a leader', LEADERS)
const fighter = oneOf('a leader, cheap-hero or none', [...LEADERS, 'cheap-hero', 'none'])
const part = oneOf('a part of the map', PARTS)
const source = oneOf('a part of the map or reserves', [...PARTS, 'reserves'])
const territory = oneOf('a territory', TERRITORIES)
const place = oneOf('a territory or a part of it', [...TERRITORIES, ...PARTS])
const treachery = oneOf('a treachery card', TREACHERY)
const inPlan = oneOf('a treachery card or none', [...TREACHERY, 'none'])
const faction = oneOf('a faction', FACTIONS)
const pledge = oneOf('a promise', PLEDGES)
const advantage = oneOf('an advantage', ADVANTAGES)

const seat: KeyPart<ClassicState> = {
  name: 'a seat',
  is: (s, word) => s.players.some((_, number) => String(number) === word),
}

export const keys: Keys<ClassicState> = {
  abandon: [[]],
  about: [[oneOf('a question', QUESTIONS)]],
  accept: [[], [seat]],
  accompany: [[]],
  act: [[]],
  alone: [[]],
  'as-advisors': [[]],
  'as-fighters': [[]],
  ask: [[seat]],
  'ask-again': [[]],
  'ask-promise': [[pledge]],
  'ask-spice': [[aNumber]],
  'ask-to-collect': [[]],
  'at-least': [[aNumber]],
  'at-once': [[]],
  'become-advisors': [[]],
  'become-fighters': [[]],
  bid: [[aNumber], [aNumber, treachery]],
  break: [[]],
  call: [[]],
  cancel: [[]],
  'change-plan': [[]],
  card: [[treachery], [oneOf('a spice card', SPICE_DECK)]],
  'choose-turn': [[]],
  claim: [[]],
  collect: [[part]],
  'collect-all': [[]],
  'cross-ship': [[territory]],
  deal: [[]],
  'deal-with': [[seat]],
  decline: [[], [seat]],
  defense: [[inPlan]],
  dial: [[aNumber], [aNumber, aNumber]],
  discard: [[treachery]],
  'discard-both': [[]],
  'do-not-play': [[oneOf('what the Voice can name', VOICE_OBJECTS)]],
  done: [[]],
  elite: [[aNumber, part]],
  'end-turn': [[]],
  faction: [[faction]],
  fight: [[place, seat]],
  forces: [[aNumber]],
  'forces-elite': [[aNumber]],
  free: [[]],
  give: [[aNumber], [treachery]],
  grant: [[]],
  'if-absent': [[territory]],
  'if-buys-nothing': [[]],
  keep: [[], [leader]],
  kill: [[]],
  kind: [[oneOf('a kind of treachery card', TREACHERY_KINDS)]],
  'kwisatz-haderach': [[]],
  leader: [[fighter]],
  leave: [[part]],
  lose: [
    [aNumber, aNumber],
    [aNumber, part],
  ],
  'lose-elite': [[aNumber, part]],
  move: [[territory]],
  'move-storm': [[aNumber]],
  no: [[]],
  'no-call': [[]],
  'no-leader': [[]],
  'no-move': [[]],
  'no-shipment': [[]],
  none: [[]],
  pass: [[]],
  'pass-until': [
    [
      oneOf('card-sold, new-card, phase-end or round-end', [
        'card-sold',
        'new-card',
        'phase-end',
        'round-end',
      ]),
    ],
  ],
  'pay-for': [[aNumber]],
  place: [[part], [aNumber, part]],
  'pledge-broken': [[seat, pledge]],
  'pledge-kept': [[seat, pledge]],
  play: [[treachery], [treachery, advantage], [oneOf('what the Voice can name', VOICE_OBJECTS)], [faction]],
  predict: [[faction], [aNumber]],
  promise: [[pledge]],
  propose: [[seat]],
  protect: [[]],
  ready: [[]],
  refuse: [[]],
  return: [[territory]],
  revive: [[aNumber], [leader], [oneOf('kwisatz-haderach', ['kwisatz-haderach'])]],
  'revive-elite': [[aNumber]],
  round: [[aNumber]],
  see: [[oneOf('a part of the plan', PLAN_PARTS)]],
  ship: [[part]],
  spice: [[aNumber]],
  stay: [[]],
  'stay-advisors': [[]],
  'stay-fighters': [[]],
  support: [[aNumber]],
  take: [[aNumber], [aNumber, source]],
  'take-elite': [[aNumber, source]],
  'take-from': [[seat]],
  to: [[part]],
  'to-polar-sink': [[]],
  'up-to': [[aNumber]],
  value: [[aNumber]],
  wait: [[]],
  'wait-until': [[oneOf('in-place or last', ['in-place', 'last'])]],
  weapon: [[inPlan]],
  worm: [[territory]],
  yes: [[]],
}

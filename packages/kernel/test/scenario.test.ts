import { readdirSync, readFileSync } from 'node:fs'
import type { Json } from '@sietch/kernel'
import { readScenarios, runScenario } from '@sietch/kernel/scenario'
import { describe, expect, it } from 'vitest'
import { bluffScenarios } from './scenario-game.ts'

const folder = new URL('scenarios/', import.meta.url)

describe('the scenarios of Bluff', () => {
  for (const file of readdirSync(folder)) {
    const json: Json = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    it.each(readScenarios(json))(`${file}: $name`, (scenario) => {
      expect(runScenario(bluffScenarios, scenario).problems).toEqual([])
    })
  }
})

const plain = { scenario: 'plain', game: 'bluff', seats: ['Paul', 'Chani'] }

/** What the kit says about one scenario that is like `plain` but for `changes`. */
function run(changes: { [word: string]: Json }) {
  const [scenario] = readScenarios({ ...plain, ...changes })
  if (scenario === undefined) throw new Error('a scenario was read as none')
  return runScenario(bluffScenarios, scenario)
}

describe('a word that means nothing is an error that names it', () => {
  const reading: [string, { [word: string]: Json }, RegExp][] = [
    ['at the top', { gven: {} }, /plain: unknown word "gven" \(known: scenario, about, rules/],
    ['in a step', { steps: [{ seat: 'Paul', chose: 'tax' }] }, /plain: step 1: unknown word "chose"/],
    [
      'in what is expected of options',
      { steps: [{ seat: 'Paul', expectOptions: { inclde: [] } }] },
      /step 1: expectOptions: unknown word "inclde"/,
    ],
    ['as undo', { steps: [{ seat: 'Paul', undo: 'maybe' }] }, /step 1: undo is "allowed" or "closed"/],
    ['as a matcher', { then: { court: { $cuont: 3 } } }, /plain: then: unknown word "\$cuont"/],
    [
      'deep in an event',
      { then: { noEvents: [{ kind: 'coins', coins: { $mn: 1 } }] } },
      /then: unknown word "\$mn"/,
    ],
    ['beside a matcher', { then: { players: { Paul: { $count: 3, coins: 1 } } } }, /unknown word "coins"/],
    ['in a view', { then: { view: { by: 'Paul', iss: {} } } }, /then: view: unknown word "iss"/],
  ]
  it.each(reading)('%s', (_, changes, message) => {
    expect(() => run(changes)).toThrow(message)
  })

  const running: [string, { [word: string]: Json }, RegExp][] = [
    ['in setup', { setup: { moduls: [] } }, /^setup: Bluff: unknown word "moduls"/],
    ['in given', { given: { corut: [] } }, /^given: unknown word "corut" \(known: court, turn\)$/],
    ['that only every object has', { given: { constructor: [] } }, /^given: unknown word "constructor"/],
    [
      'of a player in given',
      { given: { players: { Paul: { coin: 1 } } } },
      /^given.players.Paul: unknown word "coin"/,
    ],
    ['in then', { then: { corut: [] } }, /^then: unknown word "corut"/],
    [
      'of a player in then',
      { then: { players: { Paul: { coin: 1 } } } },
      /^then.players.Paul: unknown word "coin"/,
    ],
    ['in a then between steps', { steps: [{ then: { corut: [] } }] }, /^step 1: then: unknown word "corut"/],
    [
      'as a seat of a step',
      { steps: [{ seat: 'Jessica', undo: 'closed' }] },
      /^step 1: unknown seat "Jessica"/,
    ],
    ['as a seat beyond the last', { steps: [{ seat: 2, choose: 'tax' }] }, /^step 1: unknown seat "2"/],
    ['as a seat in given', { given: { players: { Jessica: {} } } }, /^given.players: unknown seat "Jessica"/],
    ['as a seat in then', { then: { players: { Jessica: {} } } }, /^then.players: unknown seat "Jessica"/],
    ['as a viewer', { then: { view: { by: 'Jessica', is: {} } } }, /^then.view.by: unknown seat "Jessica"/],
    ['as a value', { given: { turn: 'Jessica' } }, /^given.turn: unknown seat "Jessica"/],
    [
      'as a role',
      { given: { court: ['duke'] } },
      /^given.court: unknown role "duke" \(known: noble, smuggler, envoy\)/,
    ],
    ['behind a step that fails', { steps: [{ seat: 0, choose: 'fly' }], then: { corut: [] } }, /"corut"/],
  ]
  it.each(running)('%s', (_, changes, message) => {
    const { problems, misspelled } = run(changes)
    expect(misspelled).toBe(true)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(message)
  })
})

describe('reading a scenario file', () => {
  it.each([
    ['a step that says nothing', { steps: [{ seat: 'Paul' }] }, /step 1: needs exactly one of choose/],
    [
      'a step that says two things',
      { steps: [{ seat: 0, choose: 'tax', refuse: 'coup' }] },
      /needs exactly one of/,
    ],
    ['a step of nobody', { steps: [{ choose: 'tax' }] }, /step 1: seat is missing/],
    ['two seats of one name', { seats: ['Paul', 'Paul'] }, /seats: "Paul" sits there twice/],
    ['seats that are no list', { seats: 2 }, /seats: must be a list/],
  ])('refuses %s', (_, changes, message) => {
    expect(() => run(changes)).toThrow(message)
  })

  it('takes one scenario, a list, or an object that holds a list', () => {
    const names = (file: Json) => readScenarios(file).map(({ name }) => name)
    expect(names(plain)).toEqual(['plain'])
    expect(names([plain, plain])).toEqual(['plain', 'plain'])
    expect(names({ scenarios: [plain] })).toEqual(['plain'])
    expect(() => names({ scenarios: [plain], scenario: 'both' })).toThrow('unknown word "scenario"')
    expect(() => names('a text')).toThrow('must be an object')
  })
})

describe('a scenario that fails', () => {
  const given = {
    turn: 'Paul',
    players: { Paul: { coins: 7, hand: ['noble', 'envoy'] }, Chani: { coins: 1 } },
  }
  const failing: [string, { [word: string]: Json }, string | RegExp][] = [
    [
      'says what was offered instead of the choice',
      { steps: [{ seat: 'Paul', choose: 'fly' }] },
      'step 1: "fly" is not among the options for "turn". Offered to Paul: income | tax | steal | exchange | coup',
    ],
    [
      'says who is asked when it is not the seat',
      { steps: [{ seat: 'Chani', choose: 'tax' }] },
      'step 1: Seat 1 has nothing to decide now. Asked now: Paul (turn)',
    ],
    [
      'names the choice that should have been refused',
      { steps: [{ seat: 'Paul', refuse: 'coup' }] },
      'step 1: "coup" is offered to Paul, it should not be',
    ],
    [
      'stops at the step that went wrong',
      { steps: [{ seat: 'Paul', choose: ['income', 'income'] }], then: { turn: 'Paul' } },
      /^step 1: Seat 0 has nothing to decide now/,
    ],
    [
      'tells an open undo',
      {
        steps: [
          { seat: 'Paul', choose: 'income' },
          { seat: 'Paul', undo: 'closed' },
        ],
      },
      'step 2: undo is open, it should be closed',
    ],
    [
      'tells a missing option',
      { steps: [{ seat: 'Paul', expectOptions: { include: ['fly'] } }] },
      `step 1: "fly" is not among Paul's options: income | tax | steal | exchange | coup`,
    ],
    [
      'tells a surplus option',
      {
        steps: [
          { seat: 'Chani', expectOptions: { exactly: [] } },
          { seat: 0, expectOptions: { exclude: ['tax'] } },
        ],
      },
      /^step 2: "tax" should not be among Paul's options/,
    ],
    ['compares the table', { then: { turn: 'Chani' } }, 'table.turn: expected "Chani", found "Paul"'],
    [
      'compares a seat',
      { then: { players: { '1': { coins: { $min: 2 } } } } },
      '1.coins: expected at least 2, found 1',
    ],
    [
      'compares a list in its order',
      { then: { players: { Paul: { hand: ['envoy', 'noble'] } } } },
      'Paul.hand[0]: expected "envoy", found "noble"',
    ],
    [
      'tells an event that did not happen',
      { steps: [{ seat: 'Paul', choose: 'income' }], then: { events: [{ kind: 'coins', coins: 3 }] } },
      'event {"kind":"coins","coins":3} did not happen; these did: {"kind":"coins","seat":0,"coins":1}',
    ],
    [
      'tells an event that should not have happened',
      { steps: [{ seat: 'Paul', choose: 'income' }], then: { noEvents: [{ kind: 'coins' }] } },
      'event {"kind":"coins"} happened',
    ],
    ['compares the outcome', { then: { outcome: {} } }, 'outcome: expected {}, found null'],
    [
      'compares the view',
      { then: { view: { by: 'Chani', is: { hands: [['noble', 'envoy'], { $count: 2 }] } } } },
      'view of Chani.hands[0]: expected ["noble","envoy"], found 2',
    ],
  ]
  it.each(failing)('%s', (_, changes, message) => {
    const { problems, misspelled } = run({ given, ...changes })
    expect(misspelled).toBe(false)
    expect(problems[0]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })

  it('says so when the game itself breaks', () => {
    const rules = { ...bluffScenarios.rules, options: () => [] }
    const problems = readScenarios(plain).flatMap(
      (one) => runScenario({ ...bluffScenarios, rules }, one).problems,
    )
    expect(problems).toEqual(['the game broke: bluff: seat 0 has no option for "turn"'])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import type { Json } from '@sietch/kernel'
import { readScenarios, runScenario } from '@sietch/kernel/scenario'
import { describe, expect, it } from 'vitest'
import type { BluffState } from './game.ts'
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

/** What the kit says about a scenario like `plain` with `changes`. */
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
    [
      'as the verb of a key that is refused',
      { steps: [{ seat: 'Paul', refuse: 'flee' }] },
      /^step 1: no option is called "flee" \(known: coup, doubt, exchange/,
    ],
    [
      'after the verb of a key that is refused',
      { steps: [{ seat: 'Paul', refuse: 'lose harvester' }] },
      /^step 1: "harvester" in "lose harvester" is not a role$/,
    ],
    [
      'as a seat in a key that is excluded',
      { steps: [{ seat: 'Paul', expectOptions: { exclude: ['tax', 'steal 2'] } }] },
      /^step 1: "2" in "steal 2" is not a seat$/,
    ],
    [
      'where a key that is refused has ended',
      { steps: [{ seat: 'Paul', refuse: 'tax 1' }] },
      /^step 1: "tax 1" is not spelled like "tax"$/,
    ],
    [
      'in a pattern of a verb that stands alone',
      { steps: [{ seat: 'Paul', refuse: 'tax *' }] },
      /^step 1: "tax \*" is not spelled like "tax"$/,
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
    ['a look at nothing', { steps: [{ show: 'cards' }] }, /step 1: show is "options"/],
    ['a line without a name', { lines: [{ steps: [] }] }, /line 1: line: must be a text/],
    ['an end for all lines', { lines: [], then: {} }, /then belongs into each of the lines/],
    [
      'a line with a table of its own',
      { lines: [{ line: 'one', given: {} }] },
      /line 1: unknown word "given"/,
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

describe('patterns', () => {
  const given = { turn: 'Paul', players: { Paul: { coins: 7 } } }
  const problemsOf = (...steps: Json[]) => run({ given, steps }).problems
  const offered = "among Paul's options: income | tax | steal | exchange | coup"

  it('stand for whatever follows a verb', () => {
    const aimed = { seat: 'Paul', choose: 'coup' }
    expect(problemsOf(aimed, { seat: 'Chani', refuse: 'coup *' })).toEqual([])
    // Two players: the coup hits Chani without a question, and it is she who loses a role.
    expect(problemsOf(aimed, { seat: 'Chani', refuse: 'lose *' })[0]).toMatch(
      /^step 2: "lose \w+" is offered to Chani, it should not be$/,
    )
    expect(problemsOf(aimed, { seat: 'Chani', expectOptions: { exactly: ['lose *'] } })).toEqual([])
  })

  it('stand for anything at all', () => {
    expect(problemsOf({ seat: 'Chani', refuse: '*' })).toEqual([])
    expect(problemsOf({ seat: 'Paul', refuse: '*' })).toHaveLength(5)
  })

  it('do not stand for nothing', () => {
    expect(problemsOf({ seat: 'Paul', refuse: 'steal *' })).toEqual([])
    expect(problemsOf({ seat: 'Paul', expectOptions: { include: ['coup *'] } })).toEqual([
      `step 1: "coup *" is not ${offered}`,
    ])
  })
})

describe('the spelling of keys', () => {
  it('knows every option that is offered', () => {
    const { coup: _, ...keys } = bluffScenarios.keys
    const look = { seat: 0, expectOptions: { include: ['coup'] } }
    const file = { ...plain, given: { turn: 'Paul', players: { Paul: { coins: 7 } } }, steps: [look] }
    const problems = readScenarios(file).flatMap(
      (one) => runScenario({ ...bluffScenarios, keys }, one).problems,
    )
    expect(problems[0]).toMatch(/^the game broke: it offers "coup", but no option is called "coup"/)
  })
})

describe('lines', () => {
  const lines = {
    ...plain,
    rules: ['ONE-1'],
    given: { turn: 'Paul' },
    steps: [{ seat: 'Paul', choose: 'tax' }],
    lines: [
      { line: 'trusted', steps: [{ seat: 'Chani', choose: 'trust' }], then: { turn: 'Chani' } },
      { line: 'doubted', rules: ['TWO-2'], steps: [{ seat: 'Chani', choose: 'fly' }] },
    ],
  }

  it('are scenarios that share a table and the first steps', () => {
    const read = readScenarios([lines, plain])
    expect(read.map(({ name }) => name)).toEqual(['plain: trusted', 'plain: doubted', 'plain'])
    expect(read.map(({ rules }) => rules)).toEqual([['ONE-1'], ['ONE-1', 'TWO-2'], []])
    const [trusted = [], doubted = []] = read.map((one) => runScenario(bluffScenarios, one).problems)
    expect(trusted).toEqual([])
    expect(doubted[0]).toMatch(/^step 2: "fly" is not among the options for "challenge"/)
  })
})

describe('what is shown', () => {
  const given = { turn: 'Paul', players: { Paul: { coins: 2 } } }
  const asked = 'Paul (turn): income | tax | steal | exchange'

  it('is what is offered, to all who are asked or to one seat', () => {
    const steps = [{ show: 'options' }, { seat: 'Chani', show: 'options' }, { seat: 'Paul', show: 'options' }]
    expect(run({ given, steps })).toMatchObject({
      problems: [],
      shown: [`step 1: ${asked}`, 'step 2: Chani is not asked', `step 3: ${asked}`],
    })
  })

  it('is in a trace every choice, its events, and what is offered then', () => {
    const steps = [
      { seat: 'Paul', choose: 'income' },
      { seat: 'Paul', undo: 'allowed' },
    ]
    const [traced] = readScenarios({ ...plain, given, steps }).map((one) =>
      runScenario(bluffScenarios, one, { trace: true }),
    )
    expect(traced?.shown).toEqual([
      'given',
      `  ${asked}`,
      'step 1: Paul: income',
      '  {"kind":"coins","seat":0,"coins":1}',
      '  Chani (turn): income | tax | steal | exchange',
      'step 2: Paul: undo',
      `  ${asked}`,
    ])
    expect(run({ given, steps }).shown).toEqual([])
  })
})

describe('a table that cannot lie before people', () => {
  const problemsOf = (given: Json, game = bluffScenarios) =>
    readScenarios({ ...plain, given }).flatMap((one) => runScenario(game, one).problems)

  it('is refused when one word undoes another', () => {
    const { turn } = bluffScenarios.words
    const words = { ...bluffScenarios.words, ...(turn && { starts: turn }) }
    expect(problemsOf({ turn: 'Paul', starts: 'Chani' }, { ...bluffScenarios, words })).toEqual([
      'given.turn: expected "Paul", found "Chani": another word of given has changed it',
    ])
  })

  it('is refused when the game says so', () => {
    const checkTable = (s: BluffState) => {
      if (s.coins.some((n) => n > 50)) throw new Error('there are 50 coins')
    }
    const game = { ...bluffScenarios, checkTable }
    expect(problemsOf({ players: { Paul: { coins: 51 } } }, game)).toEqual(['given: there are 50 coins'])
    expect(problemsOf({ players: { Paul: { coins: 50 } } }, game)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { openLedger } from '../src/ledger.ts'
import { sietch } from './sietch.ts'

// These are not real ids: the real ledger reads this file as well.
const rules = (document: string, ...lines: string[]): [string, string] => [
  `docs/rules/${document}.md`,
  lines.join('\n'),
]

const open = (documents: [string, string][], tests: [string, string][]) =>
  openLedger(new Map(documents), new Map(tests))

describe('the ledger', () => {
  const sand = rules(
    'sand',
    '# Rules of the sand',
    '- **ZZA-STM-01** The storm moves. See ZZA-STM-02.',
    '- **ZZA-STM-02** It is a token. [n/a: physical piece only]',
    '- **ZZA-PH1-10** The first phase. (A [bracket] in it.)',
    '- **ZZB-WORM** A window without a number. [n/a: later] or not.',
    '- ZZA-STM-99 is no definition, **ZZA-STM-98** is none.',
    '  - **ZZA-STM-97** Nor is this.',
  )

  it('reads a rule from each line that starts with its id', () => {
    expect(open([sand], [])).toEqual({
      total: 4,
      notApplicable: 1,
      tested: 0,
      missing: ['ZZA-STM-01', 'ZZA-PH1-10', 'ZZB-WORM'],
      byPrefix: {
        ZZA: { total: 3, notApplicable: 1, tested: 0, missing: 2 },
        ZZB: { total: 1, notApplicable: 0, tested: 0, missing: 1 },
      },
      unknown: [],
    })
  })

  it('counts a rule as tested when a test names its whole id', () => {
    const test = "it('ZZA-PH1-10 does this'); it('ZZB-WORM-LONG, ZZA-STM-011 and xZZA-STM-01 are others')"
    const { tested, missing, unknown } = open([sand], [['packages/dunes/test/a.test.ts', test]])
    expect(tested).toBe(1)
    expect(missing).toEqual(['ZZA-STM-01', 'ZZB-WORM'])
    expect(unknown).toEqual(['ZZA-STM-011', 'ZZB-WORM-LONG'])
  })

  it('knows a decision, which needs no test', () => {
    const decision = (n: number) => `D-${n}`
    const decided = rules('sand', '- **ZZA-STM-01** A rule.', `- ${decision(1)} How it was settled.`)
    const test = `ZZA-STM-01 ${decision(1)} ZZA-STM-02`
    const { total, missing, unknown } = open([decided], [['packages/dunes/a.test.ts', test]])
    expect({ total, missing, unknown }).toEqual({ total: 1, missing: [], unknown: ['ZZA-STM-02'] })
  })

  it('takes a range for its first id only', () => {
    const range = rules('sand', '- **ZZA-STM-01** One.', '- **ZZA-STM-02** Two.', '- **ZZA-STM-03** Three.')
    expect(open([range], [['packages/dunes/a.test.ts', 'ZZA-STM-01…03']]).missing).toEqual([
      'ZZA-STM-02',
      'ZZA-STM-03',
    ])
  })

  it('reads the rules and the name of a scenario, and nothing else of it', () => {
    const scenario = {
      scenario: 'ZZA-STM-01 in a name',
      about: 'ZZB-WORM in a comment',
      rules: ['ZZA-PH1-10'],
      game: 'bluff',
      seats: ['Paul'],
    }
    const { missing } = open([sand], [['packages/dunes/scenarios/a.json', JSON.stringify(scenario)]])
    expect(missing).toEqual(['ZZB-WORM'])
  })

  it('names the scenario file that it cannot read', () => {
    expect(() => open([sand], [['packages/dunes/scenarios/a.json', '{"rule": 1}']])).toThrow(
      'packages/dunes/scenarios/a.json: file: unknown word "rule"',
    )
  })

  it('keeps apart the rules of one id in two documents, by the package of the test', () => {
    const documents = [
      rules('sand', '- **ZZC-1** One way.'),
      rules('rock', '- **ZZC-1** Another.', '- **ZZC-2** More.'),
    ]
    const { missing, byPrefix } = open(documents, [['packages/rock/a.test.ts', 'ZZC-1 ZZC-2']])
    expect(missing).toEqual(['sand:ZZC-1'])
    expect(byPrefix).toEqual({
      'sand:ZZC': { total: 1, notApplicable: 0, tested: 0, missing: 1 },
      'rock:ZZC': { total: 2, notApplicable: 0, tested: 2, missing: 0 },
    })
  })
})

describe('sietch ledger', () => {
  it('adds up over the real documents', async () => {
    const { status, lastLine } = await sietch('ledger', '--json')
    const { total, notApplicable, tested, missing } = JSON.parse(lastLine)
    expect(status).toBe(0)
    expect(total).toBeGreaterThan(1000)
    expect(notApplicable + tested + missing.length).toBe(total)
  })

  it('lists what is missing when asked for all', async () => {
    const short = (await sietch('ledger')).stdout
    const long = (await sietch('ledger', '--all')).stdout
    const { missing } = JSON.parse((await sietch('ledger', '--json')).lastLine)
    expect(short).toMatch(/^rules +total +n\/a +tested +missing\n/)
    expect(long).toBe([short.trimEnd(), ...missing, ''].join('\n'))
  })
})

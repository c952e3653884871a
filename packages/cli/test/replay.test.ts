import { deflateRawSync } from 'node:zlib'
import { classic } from '@sietch/classic'
import { beginRecord, chosenIn, hashState, start, writeRecording } from '@sietch/kernel'
import { bluff } from '@sietch/kernel/test/game'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { binary, sietch } from './sietch.ts'

const match = walk(bluff, { players: 3 }, 'water')
const folder = makeFolder()

describe('sietch replay', () => {
  it('prints the choices, the places and the fingerprint of the state', async () => {
    const { status, stdout } = await sietch('replay', folder.save('printed.json', match.log))
    const [winner] = bluff.outcome(match.state)?.places[0] ?? []
    const lines = stdout.trimEnd().split('\n')
    expect(status).toBe(0)
    expect(lines[0]).toBe('bluff, version 1, seed water')
    expect(lines[1]?.trim()).toBe(`1  seat 0  ${match.log.choices[0]?.key}`)
    expect(lines.at(-3)).toMatch(new RegExp(`^place 1: seat ${winner} \\(\\d\\)$`))
    expect(lines.at(-1)).toBe(`state ${hashState(match.state)}`)
    expect(lines).toHaveLength(1 + match.log.choices.length + 3)
  })

  it('reads standard input', () => {
    const { log, state } = start(classic, { players: 2 }, 'water').match
    const { status, lastLine } = binary(['replay', '-'], JSON.stringify(log))
    expect(status).toBe(0)
    expect(lastLine).toBe(`state ${hashState(state)}`)
  })

  it('says who is asked when the match is not over', async () => {
    const { stdout } = await sietch('replay', folder.save('begun.json', { ...match.log, choices: [] }))
    expect(stdout).toContain('not over: asked now seat 0 (turn)')
  })

  it('gives it as JSON', async () => {
    const { status, lastLine } = await sietch('replay', '--json', folder.save('whole.json', match.log))
    expect(status).toBe(0)
    expect(JSON.parse(lastLine)).toEqual({
      ...match.log,
      legs: [{ version: 1, from: 0 }],
      outcome: bluff.outcome(match.state),
      asked: [],
      state: hashState(match.state),
    })
  })

  describe('of a file with a recording', () => {
    const recorded = (change: object = {}) => {
      const { setup, generator = 'chacha20', choices, ...origin } = match.log
      const first = beginRecord(bluff, setup, origin.seed, generator)
      const entries = [first.entry]
      let { record } = first
      for (const choice of choices) {
        const step = chosenIn(record, choice)
        if (!step.ok) throw new Error(step.message)
        entries.push(step.entry)
        record = step.record
      }
      const text = writeRecording({ ...origin, setup, generator, legs: record.legs, entries })
      const sealed = deflateRawSync(JSON.stringify({ ...JSON.parse(text), ...change }))
      return { ...match.log, sealed: sealed.toString('base64') }
    }

    it('comes to what was recorded', async () => {
      const { status, lastLine } = await sietch('replay', folder.save('sealed.json', recorded()))
      expect({ status, lastLine }).toEqual({ status: 0, lastLine: `state ${hashState(match.state)}` })
    })

    it('names the entry that was changed', async () => {
      const moments = [...match.log.choices, null].map(() => ({ asked: [] }))
      const { status, stderr } = await sietch('replay', folder.save('forged.json', recorded({ moments })))
      expect(status).toBe(1)
      expect(stderr).toContain('Entry 0 is not what was recorded.')
    })

    it('names the choice that is not the recorded one', async () => {
      const choices = match.log.choices.with(2, { seat: 0, key: 'fly' })
      const { status, stderr } = await sietch('replay', folder.save('other.json', { ...recorded(), choices }))
      expect(status).toBe(1)
      expect(stderr).toContain('Choice 3 of the log is not the one that was recorded.')
    })
  })

  it('takes a log that names no generator for one of the time of sfc32', async () => {
    const { log, state } = start(bluff, { players: 3 }, 'water', 'sfc32').match
    const { generator: _, ...nameless } = log
    const { lastLine } = await sietch('replay', folder.save('older.json', nameless))
    expect(lastLine).toBe(`state ${hashState(state)}`)
  })

  it.each([
    [
      'of another version',
      { ...match.log, version: 7 },
      1,
      'The log is of version 7, the rules are version 1.',
    ],
    ['of an unknown game', { ...match.log, rules: 'chess' }, 1, 'unknown game "chess"'],
    [
      'of a wrong table',
      { ...match.log, setup: { players: 1 } },
      1,
      'It is played by 2, 3, 4, 5, 6 players, not by 1.',
    ],
    [
      'with an illegal choice',
      { ...match.log, choices: [{ seat: 0, key: 'fly' }] },
      1,
      'Choice 1 of the log: "fly" is not among the options for "turn".',
    ],
    ['with half a choice', { ...match.log, choices: [{ seat: 0 }] }, 2, 'choice 1 must have a "seat"'],
    ['without choices', { ...match.log, choices: undefined }, 2, '"choices" must be a list'],
    [
      'of an unknown generator',
      { ...match.log, generator: 'dice' },
      2,
      '"generator" must be one of sfc32, chacha20',
    ],
    ['that is no log', ['tax'], 2, 'a match log is an object'],
  ])('refuses a log %s', async (_, log, code, message) => {
    const file = folder.save('wrong.json', log)
    const { status, stdout, stderr } = await sietch('replay', file)
    expect(status).toBe(code)
    expect(stdout).toBe('')
    expect(stderr).toContain(`${file}: ${message}`)
    expect(stderr.trimEnd()).not.toContain('\n')
  })

  it('refuses what is not JSON, in one line', async () => {
    const { status, stderr } = await sietch('replay', folder.save('sand.json', 'sand\n'))
    expect(status).toBe(2)
    expect(stderr).toMatch(/^.*sand.json: not JSON: .*\n$/)
  })

  it('refuses a file that is not there', async () => {
    const { status, stderr } = await sietch('replay', 'nowhere.json')
    expect(status).toBe(2)
    expect(stderr).toContain('nowhere.json')
  })
})

import { isVain, option, type Prompt, saying } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { spelled } from '../src/decision.ts'

describe('an option with words of the player', () => {
  const ASK = { ...option('ask', { kind: 'seat', id: 2 }), words: 20 }
  const options = [option('pass'), ASK]

  it('is spelled with them, and they are its last target', () => {
    const found = spelled(options, 'ask 2: Is it the shield?')
    expect(found).toEqual(saying(ASK, 'Is it the shield?'))
    expect(found?.targets.at(-1)).toEqual({ kind: 'words', id: 'Is it the shield?' })
  })

  it('can be chosen without any', () => {
    expect(spelled(options, 'ask 2')).toBe(ASK)
  })

  it.each([
    ['too many', `ask 2: ${'a'.repeat(21)}`],
    ['none after the colon', 'ask 2: '],
    ['blanks around them', 'ask 2:  why?'],
    ['several lines', 'ask 2: one\ntwo'],
    ['signs that turn them round', 'ask 2: \u202Ewhy'],
    ['words for an option that takes none', 'pass: why?'],
    ['another separator', 'ask 2 why?'],
  ])('is refused with %s', (_, key) => {
    expect(spelled(options, key)).toBeUndefined()
  })
})

describe('a prompt that can only be declined', () => {
  const decision = {
    seat: 0,
    kind: 'window',
    decline: { now: 'pass', always: 'pass-until new-card', until: ['pass-until round-end'] },
  } as const
  const until = (word: string) => option('pass-until', { kind: 'until', id: word })
  const prompt = (...options: Prompt['options']): Prompt => ({ decision, options })

  it('is in vain, for however long one may decline', () => {
    expect(isVain(prompt(option('pass')))).toBe(true)
    expect(isVain(prompt(option('pass'), until('new-card'), until('round-end')))).toBe(true)
  })

  it('is not in vain with anything else, nor where nothing declines', () => {
    expect(isVain(prompt(option('pass'), until('phase-end')))).toBe(false)
    expect(isVain(prompt(option('pass'), option('play')))).toBe(false)
    expect(isVain({ decision: { seat: 0, kind: 'window' }, options: [option('pass')] })).toBe(false)
  })
})

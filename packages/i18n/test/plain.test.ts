import { option, seatTarget } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, plainTranslator } from '../src/index.ts'

const say = plainTranslator('en')
const names = ['Ann', 'Ben']

describe('a game that no one has given words', () => {
  it('is asked and answered in the words of its keys, with the names of the players', () => {
    expect(say.decision({ seat: 0, kind: 'lose-role' })).toBe('Lose role')
    const decision = { seat: 0, kind: 'target' }
    expect(say.option(decision, option('steal', seatTarget(1)), names)).toBe('Steal Ben')
    expect(say.option(decision, option('return', { kind: 'role', id: 'grand-envoy' }))).toBe(
      'Return grand envoy',
    )
  })

  it('calls players without a name by their number, in every language', () => {
    const said = LANGUAGES.map((language) =>
      plainTranslator(language).option({ seat: 0, kind: 'target' }, option('steal', seatTarget(1))),
    )
    for (const each of said) expect(each).toMatch(/^Steal .*2/)
    expect(new Set(said).size).toBeGreaterThan(1)
  })

  it('tells who did something, and then all that is known of it', () => {
    const event = { kind: 'cards-shown', data: { seat: 1, n: 3, roles: ['noble', 'envoy'], by: null } }
    expect(say.event(event, names)).toBe('Ben · cards shown: n 3, roles noble, envoy, by –')
    expect(say.eventPieces(event, names)[0]).toEqual({ kind: 'seat', id: '1', text: 'Ben' })
    expect(say.event({ kind: 'verdicts', data: { doubters: [] } })).toBe('Verdicts: doubters –')
  })

  it('says why something is closed, and names what is there', () => {
    const reason = { why: 'coup-price', price: 7 }
    expect(say.reason(reason)).toBe('Coup price: price 7')
    expect(say.name('', 'contractMarket')).toBe('contract market')
  })
})

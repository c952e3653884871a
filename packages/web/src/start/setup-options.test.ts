import { describe, expect, it } from 'vitest'
import { newDraft, withGame, withModule, withSeat } from './draft.ts'
import { leadersOf, modulesOf, problemOf, tableSetup } from './setup-options.ts'

const draft = newDraft('uprising', 'Liet')

describe('setting up a game', () => {
  it('begins with a person against three bots', () => {
    expect(problemOf(draft)).toBeUndefined()
    expect(tableSetup(draft, 'seed')).toEqual({
      game: 'uprising',
      setup: { players: 4, modules: [], leaders: 'random' },
      seats: [
        { kind: 'human', name: 'Liet' },
        { kind: 'bot', level: 'hard' },
        { kind: 'bot', level: 'hard' },
        { kind: 'bot', level: 'hard' },
      ],
      seed: 'seed',
    })
  })

  it('seats as many as play', () => {
    expect(tableSetup({ ...draft, players: '3' }, '')).toMatchObject({
      setup: { players: 3 },
      seats: { length: 3 },
    })
  })

  it('offers the modules of the game, and forgets them with the game', () => {
    expect(modulesOf('uprising')).toContain('choam')
    expect(modulesOf('imperium')).toEqual([])
    const withChoam = withModule(draft, 'choam', true)
    expect(tableSetup(withChoam, '').setup).toMatchObject({ modules: ['choam'] })
    expect(withModule(withChoam, 'choam', false)).toEqual(draft)
    expect(problemOf(withGame(withChoam, 'imperium'))).toBeUndefined()
  })

  it('says why a combination is refused', () => {
    const [leader] = leadersOf(draft, 'en')
    const fixed = { ...draft, leaders: 'fixed' } as const
    const twice = withSeat(withSeat(fixed, 0, { leader: leader?.id ?? '' }), 1, { leader: leader?.id ?? '' })
    expect(problemOf(twice)).toBe('leader-twice')
    expect(problemOf({ ...draft, leaders: 'deal-3' })).toBe('deal')
    expect(problemOf(withSeat(fixed, 0, { leader: 'paul-atreides' }))).toBe('leader-needs-module')
  })

  it('names the Leaders in the language, those of a mixed-in box too', () => {
    const mixed = leadersOf(withModule(draft, 'base-leaders', true), 'ru')
    expect(mixed.length).toBeGreaterThan(leadersOf(draft, 'ru').length)
    expect(mixed.map(({ name }) => name).join('')).toMatch(/[а-я]/)
  })

  it('gives a Leader to everybody who was given none, each another', () => {
    const [leader] = leadersOf(draft, 'en')
    const given = withSeat({ ...draft, leaders: 'fixed' }, 2, { leader: leader?.id ?? '' })
    expect(problemOf(given)).toBeUndefined()
    const { setup } = tableSetup(given, 'seed')
    expect(setup).toMatchObject({ leaders: { 2: leader?.id } })
    expect(tableSetup(given, 'seed').setup).toEqual(setup)
  })
})

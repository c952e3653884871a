import { isPageId, words } from '@sietch/i18n/page'
import { setupOptions } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { newDraft, PLAYERS, withGame, withModule, withSeat } from './draft.ts'
import { PLAYABLE } from './games.ts'
import { refusal } from './module-names.ts'
import { leadersOf, modulesOf, personaName, playersOf, problemOf, tableSetup } from './setup-options.ts'

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

  it('has a name for every module, and says what it is', () => {
    const ids = PLAYABLE.flatMap((game) => modulesOf(game).map((id) => `page.module.${id}`))
    expect(ids.flatMap((id) => [id, `${id}.about`]).filter((id) => !isPageId(id))).toEqual([])
  })

  it('is for as many as the rules say', () => {
    for (const game of ['imperium', 'uprising'] as const) {
      expect(PLAYERS[game].map(Number)).toEqual(setupOptions(game).players)
      expect(playersOf(newDraft(game, ''))).toEqual(PLAYERS[game])
    }
  })

  it('says in every language which modules do not go together', () => {
    const needs = { why: 'module-needs', modules: ['base-leaders', 'choam'] } as const
    expect(refusal(words('en'), needs)).toBe('“Leaders of the base game” needs “CHOAM”.')
    expect(refusal(words('pl'), { ...needs, why: 'module-excludes' })).toBe(
      'Modułów „Liderzy z gry podstawowej” i „KHOAM” nie można łączyć.',
    )
  })

  it('names whoever has ever been played', () => {
    expect(personaName('uprising', 'paul-atreides', 'en')).toBe('Paul Atreides')
    expect(personaName('uprising', 'nobody', 'en')).toBeUndefined()
  })

  it('says why a combination is refused', () => {
    const [leader] = leadersOf(draft, 'en')
    const fixed = { ...draft, leaders: 'fixed' } as const
    const twice = withSeat(withSeat(fixed, 0, { leader: leader?.id ?? '' }), 1, { leader: leader?.id ?? '' })
    expect(problemOf(twice)?.why).toBe('leader-twice')
    expect(problemOf({ ...draft, leaders: 'deal-3' })?.why).toBe('deal')
    expect(problemOf(withSeat(fixed, 0, { leader: 'paul-atreides' }))?.why).toBe('leader-needs-module')
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

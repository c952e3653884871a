import { GAMES } from '@sietch/games'
import { isPageId, words } from '@sietch/i18n/page'
import { describe, expect, it } from 'vitest'
import {
  amongFriends,
  LEVELS,
  newDraft,
  problemOf,
  RULES,
  rivalChoices,
  tableSetup,
  withGame,
  withModule,
  withRivals,
  withSeat,
} from './draft.ts'
import { offeredGame } from './offered.ts'
import { gameName, refusal } from './said.ts'

const games = await Promise.all(GAMES.map(({ id }) => offeredGame(id)))
const uprising = await offeredGame('uprising')
const imperium = await offeredGame('imperium')
const draft = newDraft(uprising, 'Liet')

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

  it('lets one person play several seats', () => {
    const both = withSeat(draft, 2, { who: 'human', as: 0 })
    const liet = { kind: 'human', name: 'Liet', person: 0 }
    const seatsOf = (of: typeof draft) => tableSetup(of, '').seats
    expect(seatsOf(both)).toMatchObject([liet, { kind: 'bot' }, liet, { kind: 'bot' }])
    // Whoever begins to play as someone else takes the others along.
    const stilgar = withSeat(both, 1, { who: 'human', name: 'Stilgar' })
    const other = { kind: 'human', name: 'Stilgar', person: 1 }
    expect(seatsOf(withSeat(stilgar, 0, { as: 1 }))).toMatchObject([other, other, other, { kind: 'bot' }])
    // Where a bot plays no one can be the same person.
    expect(seatsOf(withSeat(both, 0, { who: 'hard' }))[2]).toEqual({ kind: 'human', name: '' })
    expect(seatsOf({ ...withSeat(draft, 0, { as: 3 }), players: 3 })[0]).toEqual({
      kind: 'human',
      name: 'Liet',
    })
  })

  it('seats as many as play', () => {
    expect(tableSetup({ ...draft, players: 3 }, '')).toMatchObject({
      setup: { players: 3 },
      seats: { length: 3 },
    })
  })

  it('offers the modules of the game, and forgets those that another game does not have', async () => {
    expect(uprising.modules).toContain('choam')
    expect(imperium.modules).toEqual(['bloodlines', 'tech'])
    const all = { ...draft, modules: ['choam', 'bloodlines', 'tech'] }
    expect(withGame(all, imperium).modules).toEqual(['bloodlines', 'tech'])
    expect(withGame({ ...draft, modules: ['choam', 'tech'] }, imperium).modules).toEqual([])
    const withChoam = withModule(draft, 'choam', true)
    expect(tableSetup(withChoam, '').setup).toMatchObject({ modules: ['choam'] })
    expect(withModule(withChoam, 'choam', false)).toEqual(draft)
    expect(problemOf(withGame(withChoam, imperium))).toBeUndefined()
  })

  it('keeps who plays when it becomes another game, as far as that goes', async () => {
    const classic = await offeredGame('classic')
    const given = withSeat({ ...draft, way: 'deal-2' }, 1, { who: 'human', persona: 'staban-tuek' })
    const other = withGame(given, classic)
    expect(problemOf(other)).toBeUndefined()
    expect(other).toMatchObject({ players: 4, way: 'recommended', seats: { length: 6 } })
    expect(other.seats[1]).toMatchObject({ who: 'human', persona: '' })
    expect(withGame({ ...other, players: 6 }, uprising).players).toBe(4)
  })

  it.each(games)('has names for $id and its modules, and says what they are', ({ id, modules }) => {
    const ids = [`page.game.${id}`, ...modules.map((module) => `page.module.${module}`)]
    expect(ids.flatMap((each) => [each, `${each}.about`]).filter((each) => !isPageId(each))).toEqual([])
  })

  it.each(games)('has words for every way of $id to be set up', ({ readings, personas }) => {
    const values = readings.flatMap(({ id, usual, values }) =>
      typeof usual === 'boolean' ? [] : values.map((value) => `page.option.${id}.${value}`),
    )
    const names = readings.map(({ id }) => `page.option.${id}`)
    const ways = personas?.ways.map((way) => `page.setup.leaders.${way}`) ?? []
    expect([...names, ...values, ...ways].filter((id) => !isPageId(id))).toEqual([])
  })

  it('calls a game that has no name in the languages by its title, and one that is not here by its id', () => {
    expect(gameName(words('ru'), 'uprising')).toMatch(/[а-я]/i)
    expect(gameName(words('ru'), 'chess')).toBe('chess')
  })

  it('says in every language which modules do not go together', () => {
    const needs = { why: 'module-needs', modules: ['base-leaders', 'choam'] } as const
    expect(refusal(words('en'), needs)).toBe('“Base game Leaders” needs “CHOAM”.')
    expect(refusal(words('pl'), { ...needs, why: 'module-excludes' })).toBe(
      'Modułów „Liderzy z gry podstawowej” i „KHOAM” nie można łączyć.',
    )
  })

  it('names whoever has ever been played', () => {
    expect(uprising.personaName('paul-atreides', 'en')).toBe('Paul Atreides')
    expect(uprising.personaName('nobody', 'en')).toBeUndefined()
  })

  it('says why a combination is refused', () => {
    const persona = uprising.personasWith([], 'en')[0]?.id ?? ''
    const fixed = { ...draft, way: 'fixed' } as const
    const twice = withSeat(withSeat(fixed, 0, { persona }), 1, { persona })
    expect(problemOf(twice)).toMatchObject({ why: 'leader-twice' })
    const deal = problemOf({ ...draft, way: 'deal-3' })
    expect(deal).toMatchObject({ why: 'deal' })
    expect(deal && refusal(words('uk'), deal)).toMatch(/[а-я]{4}/)
    expect(refusal(words('uk'), { message: 'It cannot be.' })).toBe('It cannot be.')
    expect(problemOf(withSeat(fixed, 0, { persona: 'paul-atreides' }))).toMatchObject({
      why: 'leader-needs-module',
    })
  })

  it('names the Leaders in the language, those of a mixed-in box too', () => {
    const mixed = uprising.personasWith(['base-leaders'], 'ru')
    expect(mixed.length).toBeGreaterThan(uprising.personasWith([], 'ru').length)
    expect(mixed.map(({ name }) => name).join('')).toMatch(/[а-я]/)
  })

  it('gives a Leader to everyone who was given none, each another', () => {
    const persona = uprising.personasWith([], 'en')[0]?.id ?? ''
    const given = withSeat({ ...draft, way: 'fixed' }, 2, { persona })
    expect(problemOf(given)).toBeUndefined()
    const { setup } = tableSetup(given, 'seed')
    expect(setup).toMatchObject({ leaders: { 2: persona } })
    expect(tableSetup(given, 'seed').setup).toEqual(setup)
  })
})

describe('setting up a game against Rivals', () => {
  const solo = amongFriends(draft, 1)
  const two = amongFriends(draft, 2)

  it('seats Rivals behind the people', () => {
    expect(tableSetup(solo, 'seed')).toMatchObject({
      setup: { players: 1, rivals: { level: 'sardaukar', rules: [] } },
      seats: [{ kind: 'human' }, { kind: 'automa' }, { kind: 'automa' }],
    })
    expect(tableSetup(two, 'seed').seats).toEqual([
      { kind: 'human', name: 'Liet' },
      { kind: 'human', name: '' },
      { kind: 'automa' },
    ])
    expect(tableSetup({ ...draft, players: 3 }, 'seed').setup).not.toHaveProperty('rivals')
  })

  it('leaves out what does not go with the game and so many people', () => {
    const much = withRivals(solo, { streamlined: true, churn: true, level: 'mentat' })
    expect(problemOf(much)).toBeUndefined()
    expect(tableSetup(much, 'seed').setup).toMatchObject({ rivals: { level: 'mentat', churn: true } })
    expect(rivalChoices(much)).toMatchObject({ streamlined: [] })
    const shared = { ...much, players: 2 }
    expect(problemOf(shared)).toBeUndefined()
    expect(tableSetup(shared, 'seed').setup).toMatchObject({ rivals: { streamlined: true } })
    expect(rivalChoices(shared)).toMatchObject({ levels: [], churn: false })
    expect(rivalChoices(withGame(two, imperium))?.rules).not.toContain('smart-politics')
  })

  it('draws the Rivals that are left open, none of them twice and none who leads a person', () => {
    const given = withRivals(solo, { who: ['muad-dib'] })
    const { setup } = tableSetup(given, 'seed')
    expect(setup).toMatchObject({ rivals: { who: ['muad-dib', expect.stringMatching(/./)] } })
    const base = withSeat({ ...amongFriends(newDraft(imperium, ''), 1), way: 'fixed' }, 0, {
      persona: 'glossu-the-beast-rabban',
    })
    for (const seed of 'abcdefgh') {
      const table = tableSetup(withRivals(base, { who: ['earl-memnon-thorvald'] }), seed).setup
      expect(table).not.toMatchObject({
        rivals: { who: expect.arrayContaining(['glossu-the-beast-rabban']) },
      })
    }
  })

  it('knows good company for a first game, and that two of the base box have no Rival to choose', () => {
    expect(rivalChoices(solo)?.first).toEqual([
      'staban-tuek',
      'gurney-halleck',
      'lady-margot-fenring',
      'lady-amber-metulli',
    ])
    expect(rivalChoices(withGame(solo, imperium))?.first.toSorted()).toEqual([
      'earl-memnon-thorvald',
      'glossu-the-beast-rabban',
    ])
    expect(rivalChoices(withGame(two, imperium))).toMatchObject({ count: 1, who: [] })
    expect(tableSetup(withGame(two, imperium), 'seed').seats).toHaveLength(3)
  })

  it('keeps the page and the game of one mind about levels and rules', () => {
    expect(rivalChoices(solo)?.levels.map(({ id }) => id)).toEqual(LEVELS)
    expect(rivalChoices(solo)?.rules).toEqual(RULES)
  })
})

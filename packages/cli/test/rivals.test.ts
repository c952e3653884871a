// The commands at tables of one or two people against Rivals: what is asked for is played, or refused with a sentence.

import { describe, expect, it } from 'vitest'
import { sietch } from './sietch.ts'

const said = (words: string) => sietch(...words.split(' '))

describe('sietch simulate', () => {
  it.each([
    ['--game imperium --players 1 --level kwisatz-haderach', ['person', 'automa', 'automa']],
    ['--game imperium --players 2 --rules expert-deployment', ['person', 'person', 'automa']],
    ['--game uprising --players 1 --level mercenary --churn', ['person', 'automa', 'automa']],
    ['--game uprising --players 2 --streamlined --rivals lady-amber-metulli', ['person', 'person', 'automa']],
  ])('plays %s', async (words, seats) => {
    const { status, lastLine } = await said(`simulate ${words} --games 2 --json`)
    expect(status).toBe(0)
    expect(JSON.parse(lastLine)).toMatchObject({ finished: 2, errors: 0, seats })
  })

  it.each([
    ['--game uprising --players 2 --level mentat', 'Only a solo game has a level of difficulty.'],
    ['--game uprising --players 1 --level cruel', 'level must be one of mercenary, sardaukar, mentat'],
    ['--game uprising --players 4 --level mentat', 'Rivals play against one or two people, not against 4.'],
    ['--game uprising --players 1 --streamlined', 'Streamlined Rivals play against two people of Uprising'],
    ['--game uprising --players 2 --churn', 'The Imperium Row is churned in solo games of Uprising only.'],
    [
      '--game imperium --players 1 --rules smart-politics',
      'imperium has no rule "smart-politics" for Rivals',
    ],
    [
      '--game imperium --players 1 --rivals paul-atreides,helena-richese',
      '"paul-atreides" cannot be a Rival',
    ],
    ['--game classic --players 2 --level mentat', 'classic has no Rivals'],
  ])('refuses %s', async (words, sentence) => {
    const { status, stderr } = await said(`simulate ${words}`)
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
  })
})

describe('sietch soak', () => {
  it.each([
    ['imperium', 2],
    ['uprising', 1],
  ])('checks games of %s with %i people', async (game, players) => {
    const { stdout } = await said(`soak --game ${game} --players ${players} --games 1`)
    expect(stdout).toContain('no failures')
  })

  it('lets bots play, who meet what random people hardly do', async () => {
    const { stdout } = await said('soak --game imperium --players 1 --games 2 --bots random,easy')
    expect(stdout).toContain('2 games')
    expect(stdout).toContain('no failures')
    const { status, stderr } = await said('soak --game imperium --players 1 --bots gom-jabbar')
    expect(status).toBe(2)
    expect(stderr).toContain('unknown bot "gom-jabbar"')
  })
})

describe('sietch arena', () => {
  it('tells how often each bot beats the Rivals at each level', async () => {
    const levels = ['mercenary', 'kwisatz-haderach']
    const { status, lastLine, stdout } = await said(
      `arena --game imperium --players 1 --seats easy,random --level ${levels} --games 2 --json`,
    )
    expect(status).toBe(0)
    const { bots } = JSON.parse(lastLine) as { bots: { level: string; name: string; seats: number }[] }
    expect(bots.map(({ level, name, seats }) => [level, name, seats])).toEqual(
      levels.flatMap((level) => ['easy', 'random'].map((name) => [level, name, 2])),
    )
    expect(stdout).not.toContain('broke')
  })

  it('lets two people move on from seat to seat beside a Rival', async () => {
    const { lastLine } = await said('arena --game uprising --players 2 --seats easy,random --games 2 --json')
    const { bots, errors } = JSON.parse(lastLine) as {
      bots: { name: string; seats: number }[]
      errors: number
    }
    expect(errors).toBe(0)
    expect(bots.map(({ name, seats }) => [name, seats])).toEqual([
      ['easy', 2],
      ['random', 2],
    ])
  })

  it.each([
    ['--players 3 --seats easy,easy', '--seats names 2 bots for 3 players'],
    ['--seats easy,easy,easy --level mentat', 'Rivals play against one or two people, not against 3.'],
  ])('refuses %s', async (words, sentence) => {
    const { status, stderr } = await said(`arena --game uprising ${words}`)
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
  })
})

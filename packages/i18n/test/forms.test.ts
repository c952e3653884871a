// The forms of names, lists and deeds: whatever a message asks for in another form than the first is there, belongs to its
// name, and stands where it should.

import { FACTIONS, TERRITORIES } from '@sietch/classic/content'
import { contentOf } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, message, translator } from '../src/index.ts'
import { ukrainianAnd, ukrainianSounds } from '../src/lists.ts'
import { list, named } from '../src/message.ts'
import { catalogues, type MessageId } from '../src/messages/messages.ts'
import { fetchPages } from '../src/messages/pages.ts'
import { nameOf } from '../src/names/names.ts'
import { words } from '../src/page.ts'
import { playerIn } from '../src/players.ts'
import { argumentsOf } from './icu.ts'

const SIX = contentOf('uprising+six')

/** The things of a kind that messages of a family are about. */
const idsOf = (kind: string, isClassic: boolean): readonly string[] => {
  if (kind === 'faction') return isClassic ? FACTIONS : SIX.box.tracks.map(({ id }) => id)
  if (kind === 'territory') return TERRITORIES
  return ['emperor', 'guild', 'bene-gesserit', 'fremen', 'landsraad', 'city', 'spice-trade']
}

const CASES = ['genitive', 'dative', 'accusative', 'instrumental']
const KINDS: { readonly [argument: string]: string } = {
  faction: 'faction',
  factions: 'faction',
  icon: 'icon',
  icons: 'icon',
  territory: 'territory',
  territories: 'territory',
}

describe.each(LANGUAGES)('the messages in %s', (language: Language) => {
  const { messages, forms, players } = catalogues[language]

  it('ask for no form that is not there', () => {
    for (const [id, text = ''] of Object.entries(messages) as [MessageId, string?][]) {
      for (const { name } of argumentsOf(text, language)) {
        const [argument = '', form] = name.split('_')
        // Whether it is who is spoken to is no form.
        if (form === undefined || form === 'is') continue
        const kind = KINDS[argument]
        if (kind === undefined) {
          const known = players === undefined ? [] : CASES
          expect([...known, 'nominative', 'do', 'they', 'to'], `${id} ${name}`).toContain(form)
        } else {
          for (const of of idsOf(kind, id.startsWith('classic.')))
            expect(forms[kind]?.[of]?.[form], `${id}: ${name} of ${of}`).toBeDefined()
        }
      }
    }
  })

  it('have forms that are of the name', () => {
    for (const [kind, ids] of Object.entries(forms)) {
      for (const [id, cases] of Object.entries(ids)) {
        const box = kind === 'territory' || id === 'atreides' || id === 'harkonnen' ? 'classic' : 'uprising'
        const name = nameOf({ language, box }, kind, id)
        for (const [form, text] of Object.entries(cases)) {
          const own = text.replace(/^(the|an?|з|із|z|ze) /, '')
          // «Дім» is «Дому» in other cases, and so on: the beginning is the same.
          expect(own.slice(0, 1), `${id}, ${form}`).toBe(name.slice(0, 1))
          expect(own.split(' ').length, `${id}, ${form}`).toBe(name.split(' ').length)
        }
      }
    }
  })

  it('decline every colour of a seat, as the page calls it', async () => {
    const pages = await fetchPages(language)
    const colors = Object.entries(pages).flatMap(([id, text]) => (id.startsWith('page.color.') ? [text] : []))
    expect(colors).toHaveLength(6)
    if (players === undefined) return
    expect(Object.keys(players.named)).toEqual(expect.arrayContaining(colors))
    for (const color of colors) {
      for (const form of CASES) {
        expect(playerIn(form, color, players)).not.toBe(color)
        expect(playerIn(form, color, players).slice(0, 4)).toBe(color.slice(0, 4))
        expect(playerIn(form, 'Anna', players)).toMatch(/^\p{Ll}+ Anna$/u)
      }
    }
  })
})

describe('a name', () => {
  it.each([
    ['ru', 'Фримены', 'Фримены пасуют'],
    ['ru', 'Император', 'Император пасует'],
    ['uk', 'Фримени', 'Фримени пасують'],
    ['uk', 'Імператор', 'Імператор пасує'],
  ] as const)('that is many takes its verb so in %s: %s', (language, name, text) => {
    const said = message('classic.event.passed', { seat: { seat: 0, name } })
    expect(translator(language, 'classic').phrase(said)).toBe(text)
  })

  it.each(LANGUAGES.slice(1))('of a faction is declined in %s, whoever plays it', (language) => {
    const { players } = catalogues[language]
    for (const id of FACTIONS) {
      const name = nameOf({ language, box: 'classic' }, 'faction', id)
      expect(Object.keys(players?.named[name] ?? {}), name).toEqual(expect.arrayContaining([...CASES]))
    }
  })
})

describe('a list', () => {
  it.each([
    ['ru', 'Императора, Фрименов и Бене Гессерит'],
    ['uk', 'Імператора, Фрименів і Бене Ґессерит'],
    ['pl', 'Imperatora, Fremenów i Bene Gesserit'],
  ] as const)('is in the case of its place in %s', (language, text) => {
    const factions = list(['emperor', 'fremen', 'bene-gesserit'].map((id) => named('faction', id)))
    const asking = message('influence.each', { n: 1, factions })
    expect(translator(language, 'uprising').phrase(asking)).toContain(text)
  })
})

describe('the Ukrainian «and»', () => {
  it.each([
    ['Дипломатія', 'Кинджал', 'й'],
    ['2 очки переконливості', '3 мечі', 'й'],
    ['1 карту інтриги', '1 карту', 'й'],
    ['1 загін', '2 води', 'і'],
    ['«Арракін»', '«Карфаг»', 'і'],
    ['Фрименів', 'Імператора', 'та'],
    ['Анна', 'Ярина', 'та'],
    ['Бене Ґессерит', 'Фрименів', 'і'],
  ] as const)('fits between its neighbours: %s, %s', (before, after, and) => {
    expect(ukrainianAnd(before, after)).toBe(and)
  })
})

describe('a Ukrainian sentence', () => {
  it('has no heap of consonants behind «щоб»', () => {
    expect(ukrainianSounds('заплатіть 2 води, щоб взяти 2 карти')).toBe('заплатіть 2 води, щоб узяти 2 карти')
    expect(ukrainianSounds('можете взяти 2 карти')).toBe('можете взяти 2 карти')
  })
})

describe('the page', () => {
  it('declines those who play as the games do', async () => {
    await fetchPages('ru')
    const w = words('ru')
    const against = (name: string) => w('page.plan.sides', { side: 'aggressor', own: 2, theirs: 3, name })
    expect(against('Янтарный')).toContain('у Янтарного')
    expect(against('Фримены')).toContain('у Фрименов')
    expect(against('Anna')).toContain('у игрока Anna')
  })
})

// The forms of names, lists and deeds: whatever a message asks for in another form than the first is there, belongs to its
// name, and stands where it should.

import { FACTIONS, TERRITORIES } from '@sietch/classic/content'
import { contentOf } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, message, translator } from '../src/index.ts'
import { ukrainianAnd } from '../src/lists.ts'
import { list, named } from '../src/message.ts'
import { catalogues, type MessageId } from '../src/messages/messages.ts'
import { fetchPages } from '../src/messages/pages.ts'
import { nameOf } from '../src/names/names.ts'
import { words } from '../src/page.ts'
import { playerIn } from '../src/players.ts'
import { sounded } from '../src/sounds.ts'
import { argumentsOf } from './icu.ts'

const SIX = contentOf('uprising+six')

const BOXES = ['imperium+bloodlines+tech', 'uprising+choam+bloodlines+tech', 'uprising+six']

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

  it('decline every color of a seat, as the page calls it', async () => {
    const pages = await fetchPages(language)
    const colors = Object.entries(pages).flatMap(([id, text]) => (id.startsWith('page.color.') ? [text] : []))
    expect(colors).toHaveLength(6)
    if (players?.named === undefined) return
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
    ['en', 'Fremen', 'Fremen pass'],
    ['en', 'Bene Gesserit', 'Bene Gesserit pass'],
    ['en', 'House Atreides', 'House Atreides passes'],
    ['ru', 'Фримены', 'Фримены пасуют'],
    ['ru', 'Император', 'Император пасует'],
    ['uk', 'Фримени', 'Фримени пасують'],
    ['uk', 'Імператор', 'Імператор пасує'],
    ['pl', 'Fremeni', 'Fremeni pasują'],
    ['pl', 'Imperator', 'Imperator pasuje'],
  ] as const)('that is many takes its verb so in %s: %s', (language, name, text) => {
    const said = message('classic.event.passed', { seat: { seat: 0, name } })
    expect(translator(language, 'classic').phrase(said)).toBe(text)
  })

  it.each(LANGUAGES.slice(1))('of a faction is declined in %s, whoever plays it', (language) => {
    const { players } = catalogues[language]
    for (const id of FACTIONS) {
      const name = nameOf({ language, box: 'classic' }, 'faction', id)
      expect(Object.keys(players?.named?.[name] ?? {}), name).toEqual(expect.arrayContaining([...CASES]))
    }
  })
})

describe('a Leader', () => {
  const names = (language: Language) =>
    BOXES.flatMap((box) => {
      const { leaders, rivals } = contentOf(box).box
      const called = (kind: string, id: string) => nameOf({ language, box }, kind, id)
      return [
        called('term', 'house-hagal'),
        ...leaders.map(({ id }) => called('leader', id)),
        ...rivals.map(({ id }) => called('rival', id)),
      ]
    })

  it.each(LANGUAGES.slice(1))('has cases in %s, in every box and as a Rival', (language) => {
    const { players } = catalogues[language]
    for (const name of names(language)) {
      expect(Object.keys(players?.named?.[name] ?? {}), name).toEqual(CASES)
      // The beginning is the same, and so is the number of words.
      for (const form of CASES) {
        const said = playerIn(form, name, players)
        expect(said.slice(0, 1)).toBe(name.slice(0, 1))
        expect(said.split(' ').length).toBe(name.split(' ').length)
      }
    }
  })

  it('keeps what tells a Rival from a player with the same name', () => {
    expect(playerIn('genitive', 'Дункан Айдахо (оппонент)', catalogues.ru.players)).toBe(
      'Дункана Айдахо (оппонент)',
    )
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

describe('an English sentence', () => {
  it('sets off a condition after “or” by commas, once', () => {
    const text = 'gain 2 Solari, or with any Alliance, draw 1 card'
    const said = sounded(text, 'en')
    expect(said).toBe('gain 2 Solari, or, with any Alliance, draw 1 card')
    expect(sounded(said, 'en')).toBe(said)
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
  ] as const)('fits between its neighbors: %s, %s', (before, after, and) => {
    expect(ukrainianAnd(before, after)).toBe(and)
  })
})

describe('a sentence', () => {
  it.each([
    ['uk', 'заплатіть 2 води, щоб взяти 2 карти', 'заплатіть 2 води, щоб узяти 2 карти'],
    ['uk', 'можете взяти 2 карти', 'можете взяти 2 карти'],
    ['uk', 'знищити карту й взяти 1 карту', 'знищити карту й узяти 1 карту'],
    ['uk', 'щоб в цей хід розгортати підрозділи', 'щоб у цей хід розгортати підрозділи'],
    ['uk', 'краде в Фіолетового карту', 'краде у Фіолетового карту'],
    ['uk', 'Обмін із Стабаном Туеком', 'Обмін зі Стабаном Туеком'],
    ['uk', 'Нічия з Шаддамом Коррино IV', 'Нічия із Шаддамом Коррино IV'],
    ['ru', 'Ничья с Стабаном Туеком', 'Ничья со Стабаном Туеком'],
    ['ru', 'Ничья с Шаддамом Коррино IV', 'Ничья с Шаддамом Коррино IV'],
    ['pl', 'Wymiana z Stabanem Tuekiem', 'Wymiana ze Stabanem Tuekiem'],
    ['pl', 'Wymiana z Szaddamem Corrino IV', 'Wymiana z Szaddamem Corrino IV'],
  ] as const)('has no heap of consonants in %s: %s', (language, before, after) => {
    expect(sounded(before, language)).toBe(after)
  })

  it('hears a name through its mark', () => {
    const event = { kind: 'traded', data: { seat: 1, with: 0 } }
    const pieces = translator('pl', 'uprising+six').eventPieces(event, ['Staban Tuek', 'Chani'])
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(
      'Chani wymienia się ze Stabanem Tuekiem',
    )
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

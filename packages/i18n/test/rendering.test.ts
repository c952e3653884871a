// What each language says, written out in rendering/LANGUAGE, where a change of words can be read: after one, record it
// again with `RECORD=1 npx vitest run --project unit packages/i18n/test/rendering` and read the difference. What must never
// be said is looked for in all of it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../src/index.ts'
import {
  colorsIn,
  componentsIn,
  logsIn,
  matches,
  messagesIn,
  optionsIn,
  textsIn,
  type Written,
} from './rendering.ts'

const all = matches()

const PARTS = {
  messages: messagesIn,
  components: componentsIn,
  logs: (language: Language) => logsIn(language, all),
  options: (language: Language) => optionsIn(language, all),
}

const fileOf = (language: Language, part: string) =>
  new URL(`./rendering/${language}/${part}.txt`, import.meta.url)

const textOf = (written: Written): string =>
  [...written]
    .map(([heading, lines]) => `${[heading, ...lines.map((line) => `  ${line}`)].join('\n')}\n`)
    .join('')

/** How faults look in a language. */
type Marks = {
  /** What no name in the nominative stands behind. */
  readonly before: RegExp
  /** A number with the wrong form of what is counted. */
  readonly miscounted: RegExp
  /** What may stand before a title: what kind of thing it is. */
  readonly kinds: RegExp
  /** The letters of the other languages. */
  readonly foreign: RegExp
}

/** `W` is no letter. */
const words = (pattern: string): RegExp => new RegExp(pattern.replaceAll('W', '(?![\\p{L}’])'), 'iu')

const MARKS: { readonly [L in Language]: Marks } = {
  en: {
    before: /(?!)/,
    miscounted: words(
      '(?<![\\d,.–+/×-])1 (?!begins|bonus|is|remains)[a-z]+sW|(?<![\\d,.])[025] (card|troop|sword|point|force|spy|agent|token)W',
    ),
    kinds: /(?:)/,
    foreign: /[а-яіїєґąćęłńśźż]/i,
  },
  ru: {
    before: words('(?<!\\p{L})(против|у|к|ко|с|со|от|для|за|о|об|при|из|на|в|во|игрока|игроку|игроком) $'),
    miscounted: words(
      '(?<![\\d,.–+])(1|21) (?!советницей)\\p{L}+(ов|ев|ей)W|(?<![\\d,.–])[05] (карту|отряд|отряда|меч|меча|очко|очка|солярий|солярия)W',
    ),
    kinds:
      /^(карт|ячейк|территори|контракт|модул|плитк|технологи|умени|фракци|символ|делени|конфликт|интриг|навигаци|уловк|Престол|вид|преимуществ|агент|соперник|и$|чем$)/iu,
    foreign: /[a-zіїєґ]/i,
  },
  uk: {
    before: words('(?<!\\p{L})(проти|у|в|до|з|із|зі|від|для|за|про|при|на|гравця|гравцю|гравцеві|гравцем) $'),
    miscounted: words(
      '(?<![\\d,.–+])(1|21) (?!прянощів)\\p{L}+(ів|їв|ей)W|(?<![\\d,.–])[05] (карту|загін|загони|меч|мечі|очко|очки|солярій|солярії)W',
    ),
    kinds:
      /^(карт|локаці|територі|контракт|модул|плитк|технологі|вмінн|умінн|фракці|символ|поділк|конфлікт|інтриг|навігаці|підступ|Престол|вид|переваг|агент|суперник|і$|й$|та$|ніж$)/iu,
    foreign: /[a-zыэёъ]/i,
  },
  pl: {
    before: words(
      '(?<!\\p{L})(przeciw|przeciwko|u|do|z|ze|od|dla|za|o|przy|na|w|we|gracza|graczowi|graczem) $',
    ),
    miscounted: words(
      '(?<![\\d,.–+])1 (\\p{L}+ów|żołnierzy)W|(?<![\\d,.–])(0|5|21) (kartę|karty|żołnierza|miecz|miecze|punkt|punkty|oddział|oddziały)W',
    ),
    kinds:
      /^(kart|pol|terytori|kontrakt|moduł|płytk|technologi|umiejętno|frakcj|ikon|miejsc|konflikt|intryg|nawigacj|podstęp|rodzaj|zdolnoś|agent|przeciwnik|jako$|i$|niż$)/iu,
    foreign: /[а-яіїєґ]/i,
  },
}

/** People, programs and the like, which are written in one way everywhere, numerals, and what stands for something else. */
const EVERYWHERE =
  /Sietch|Bloodlines|Delapouite|Lorc|Skoll|Cathelineau|Caro Asercion|game-icons\.net|CC BY|Ysabeau Office|Christian Thalmann|Inter|Rasmus Andersson|SIL Open Font License|MIT|QR|POST|JSON|\b[IVX]+\b|\[[^\]]*\]/g

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(PARTS))('the %s read as they were read last', async (part, write) => {
    const text = textOf(await write(language))
    const file = fileOf(language, part)
    if (process.env.RECORD) {
      mkdirSync(new URL('.', file), { recursive: true })
      writeFileSync(file, text)
    }
    expect(text).toBe(readFileSync(file, 'utf8'))
  })

  it.each(Object.entries({ ...PARTS, texts: textsIn }))('the %s have no such fault', async (part, write) => {
    const faultsOf = await judgeIn(language, part)
    const found = [...(await write(language))].flatMap(([heading, lines]) =>
      lines.flatMap((line) => faultsOf(line).map((fault) => `${fault}: ${heading}: ${line}`)),
    )
    expect(found).toEqual([])
  })
})

/** Tells the faults of a line. */
async function judgeIn(language: Language, part: string): Promise<(line: string) => readonly string[]> {
  const { before, miscounted, kinds, foreign } = MARKS[language]
  const colors = await colorsIn(language)
  /** A name stands in the nominative behind what asks for another case. */
  const isUndeclined = (line: string) => {
    const [first = '', ...others] = line.split(new RegExp(`(?:${colors.join('|')})(?!\\p{L})`, 'u'))
    return [first, ...others.slice(0, -1)].some((text) => others.length > 0 && before.test(text))
  }
  /** A title stands behind a verb, without a word for what it is the title of. */
  const isBare = (line: string) =>
    [...line.matchAll(/(\p{L}+) [«„]\[/gu)].some(([, word = '']) => !kinds.test(word))
  const faults: { readonly [fault: string]: (line: string) => boolean } = {
    undeclined: isUndeclined,
    miscounted: (line) => miscounted.test(line),
    doubled: (line) => /(?<![\p{L}’])(?![IVX]+ )(\p{L}+) \1(?![\p{L}’])/iu.test(line),
    bare: isBare,
    foreign: (line) => foreign.test(line.replace(EVERYWHERE, '')),
    colons: (line) => part === 'options' && line.split(':').length > 2,
  }
  return (line) => Object.entries(faults).flatMap(([fault, is]) => (is(line) ? [fault] : []))
}

it.each([
  ['en', 'miscounted', 'Pay 1 cards'],
  ['en', 'doubled', 'Draw the the card'],
  ['en', 'foreign', 'Draw карту'],
  ['en', 'colons', 'Pay: draw: a card'],
  ['ru', 'undeclined', 'Бой против Янтарный'],
  ['ru', 'miscounted', 'Заплатите 5 солярия'],
  ['ru', 'doubled', 'Возьмите карту карту'],
  ['ru', 'bare', 'Разыграйте «[card]»'],
  ['ru', 'foreign', 'Візьміть карту'],
  ['ru', 'colons', 'Бури: заплатить: взять карту'],
  ['uk', 'undeclined', 'Бій проти Бурштиновий'],
  ['uk', 'miscounted', 'Заплатіть 5 солярії'],
  ['uk', 'doubled', 'Візьміть карту карту'],
  ['uk', 'bare', 'Зіграйте «[card]»'],
  ['uk', 'foreign', 'Возьмите карты'],
  ['uk', 'colons', 'Бурі: заплатити: узяти карту'],
  ['pl', 'undeclined', 'Walka przeciw Bursztynowy'],
  ['pl', 'miscounted', 'Dobierz 5 karty'],
  ['pl', 'doubled', 'Dobierz kartę kartę'],
  ['pl', 'bare', 'Zagraj „[card]”'],
  ['pl', 'foreign', 'Dobierz карту'],
  ['pl', 'colons', 'Burze: zapłać: dobierz kartę'],
] as const)('takes it in %s for %s: %s', async (language, fault, line) => {
  expect((await judgeIn(language, 'options'))(line)).toEqual([fault])
})

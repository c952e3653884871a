// What changes with its neighbors once a sentence is put together: «з Анною», but «зі Стабаном».

import type { Language } from './language.ts'
import { NAME_MARK } from './pieces.ts'

type Change = readonly [RegExp, string]

/** `W` is where no word goes on, `N` the mark of a name, which is not heard; `C` is a consonant that piles up. */
const change = (pattern: string, to: string): Change => [
  new RegExp(
    pattern
      .replaceAll('W', '(?<![\\p{L}’])')
      .replaceAll('N', `(?:${NAME_MARK})?`)
      .replaceAll('C', '[бвгґджзйклмнпрстфхцчшщbcćdfghjklłmnńprsśtwzźż]'),
    'gu',
  ),
  to,
]

const CHANGES: { readonly [L in Language]: readonly Change[] } = {
  // A condition after "or" is set off by commas: "gain 2 Solari, or, with any Alliance, draw 1 card".
  en: [[/(?<=, or)(?= (?:with|without|if) [^,]*, )/g, ',']],
  ru: [change('Wс(?= N[СЗШЖ]C)', 'со')],
  uk: [
    // What follows «щоб» and «й» begins with a vowel where it may: «щоб узяти», but «можете взяти».
    change('(?<=W(?:щоб|й) )в(?=зяти|красти| )', 'у'),
    change('Wв(?= N[ВФвф])', 'у'),
    change('Wі?з(?= N[СЗШ]C)', 'зі'),
    change('Wз(?= N[СЗШЩ])', 'із'),
  ],
  pl: [change('Wz(?= N[SZŚŹŻ](?!z)C)', 'ze')],
}

export const sounded = (text: string, language: Language): string =>
  CHANGES[language].reduce((said, [pattern, to]) => said.replace(pattern, to), text)

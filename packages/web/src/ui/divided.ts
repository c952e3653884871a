// Where a long word of a name may be divided, so that it stays inside a narrow card: browsers do not know that of all
// languages. Before a consonant between vowels, between two consonants, and before more of them.

const VOWEL = '[aeiouyąęóаеєиіїоуюяёэы]'

const spots = (rest: number): RegExp =>
  new RegExp(`(?<=^.{3,}${VOWEL})(?=(?!${VOWEL}|[ьъ])\\p{L}${VOWEL}.{${rest},})`, 'giu')

/** "Head-quar-ters" and "Smug-gler", but no "mac-hine". */
const BETWEEN = /(?<=^.{2,}[aeiouy][^aeiouy\u00AD])(?=(?!h)[^aeiouy\u00AD][lr]?[aeiouy].)/giu

/** "Представ-ник", but no "porus-zenie". */
const BETWEEN_OTHER = new RegExp(
  `(?<=^.{2,}${VOWEL}(?!${VOWEL}|[ьъй])\\p{L})(?=(?!${VOWEL}|[ьъzh])\\p{L}${VOWEL}.)`,
  'giu',
)

/** "Prze-trwanie", but no "Posłusze-ństwo". */
const BEFORE = new RegExp(
  `(?<=^.{3,}${VOWEL})(?=(?![lmnńrwzhйлмнрвьъ])(?:(?!${VOWEL}|[ьъ])\\p{L}){3}${VOWEL}.{2,})`,
  'giu',
)

/** English endings are short: "Ambassa-dor". */
const SPOTS = { en: spots(1), other: spots(2) }

/** Words with so many letters; a browser divides them even where it could begin a new line before them. */
export const divided = (name: string, language: string, least = language === 'en' ? 8 : 9): string =>
  name.replace(new RegExp(`\\p{L}{${least},}`, 'gu'), (word) =>
    language === 'en'
      ? word.replace(SPOTS.en, '\u00AD').replace(BETWEEN, '\u00AD')
      : word.replace(SPOTS.other, '\u00AD').replace(BETWEEN_OTHER, '\u00AD').replace(BEFORE, '\u00AD'),
  )

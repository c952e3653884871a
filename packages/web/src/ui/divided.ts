// Where a long word of a name may be divided, so that it stays inside a narrow card: browsers do not know that of all
// languages. Before a consonant between vowels.

const VOWEL = '[aeiouyąęóаеєиіїоуюяёэы]'

const spots = (rest: number): RegExp =>
  new RegExp(`(?<=^.{3,}${VOWEL})(?=(?!${VOWEL}|[ьъ])\\p{L}${VOWEL}.{${rest},})`, 'giu')

/** English endings are short: "Ambassa-dor". */
const SPOTS = { en: spots(1), other: spots(2) }

export const divided = (name: string, language: string): string =>
  name.replace(/\p{L}{9,}/gu, (word) => word.replace(language === 'en' ? SPOTS.en : SPOTS.other, '\u00AD'))

// How those who play are called in other cases than the first. A color is an adjective and is declined, whoever bears
// it, and so are a Leader and a faction of classic Dune; a name that somebody typed stays as it is, behind the word for
// a player: «против Янтарного», «против Фрименов», «против игрока Anna».

type Cases = { readonly [form: string]: string }

export type Players = {
  readonly you: Cases
  /** The word for a player. */
  readonly title: Cases
  /** By the name of the color, of the Leader or of the faction. */
  readonly named: { readonly [name: string]: Cases }
  /** Names that take their verb in the plural: «Фримены пасуют». */
  readonly many?: readonly string[]
}

/** Names with what they are in the genitive, the dative, the accusative and the instrumental. */
export const declined = (names: {
  readonly [name: string]: readonly [string, string, string, string]
}): Players['named'] =>
  Object.fromEntries(
    Object.entries(names).map(([name, [genitive, dative, accusative, instrumental]]) => [
      name,
      { genitive, dative, accusative, instrumental },
    ]),
  )

/** Of a language whose names have one case, or in a form that it has not, the name itself. */
export function playerIn(form: string, name: string, players: Players | undefined): string {
  // What tells a Rival from a player with the same Leader stands behind the name: «Чани (оппонент)».
  const [, called = name, remark = ''] = name.match(/^(.+?)( \([^)]*\))$/) ?? []
  const cases = players?.named[called]
  if (cases !== undefined) return (cases[form] ?? called) + remark
  const title = players?.title[form]
  return title === undefined ? name : `${title} ${name}`
}

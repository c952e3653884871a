// What players are called in cases other than the nominative. A color is an adjective and is declined, and so are a
// Leader and a faction of classic Dune; a name that someone typed stays as it is, after the word for a player:
// «против Янтарного», «против Фрименов», «против игрока Anna».

type Cases = { readonly [form: string]: string }

/** A language without cases has only names that are plurals. */
export type Players = {
  readonly you?: Cases
  /** The word for a player. */
  readonly title?: Cases
  /** By the name of the color, the Leader or the faction. */
  readonly named?: { readonly [name: string]: Cases }
  /** Names that take their verb in the plural: «Фримены пасуют», "Fremen pass". */
  readonly many?: readonly string[]
}

/** Names with their forms in the genitive, the dative, the accusative and the instrumental. */
export const declined = (names: {
  readonly [name: string]: readonly [string, string, string, string]
}): Required<Players>['named'] =>
  Object.fromEntries(
    Object.entries(names).map(([name, [genitive, dative, accusative, instrumental]]) => [
      name,
      { genitive, dative, accusative, instrumental },
    ]),
  )

/** In a language without cases, or in a form that it does not have, the name itself. */
export function playerIn(form: string, name: string, players: Players | undefined): string {
  // A remark after the name tells a Rival from a player with the same Leader: «Чани (оппонент)».
  const [, called = name, remark = ''] = name.match(/^(.+?)( \([^)]*\))$/) ?? []
  const cases = players?.named?.[called]
  if (cases !== undefined) return (cases[form] ?? called) + remark
  const title = players?.title?.[form]
  return title === undefined ? name : `${title} ${name}`
}

/** Which verb a name takes: that of one, or of many. */
export const numberOf = (name: string, players: Players | undefined): 'many' | 'other' =>
  players?.many?.includes(name) ? 'many' : 'other'

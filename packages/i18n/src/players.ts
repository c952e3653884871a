// How those who play are called in other cases than the first. A colour is an adjective and is declined, whoever bears
// it, and so is a faction of classic Dune; a name that somebody typed stays as it is, behind the word for a player:
// «против Янтарного», «против Фрименов», «против игрока Anna».

type Cases = { readonly [form: string]: string }

export type Players = {
  readonly you: Cases
  /** The word for a player. */
  readonly title: Cases
  /** By the name of the colour or of the faction. */
  readonly named: { readonly [name: string]: Cases }
  /** Names that take their verb in the plural: «Фримены пасуют». */
  readonly many?: readonly string[]
}

/** Of a language whose names have one case, or in a form that it has not, the name itself. */
export function playerIn(form: string, name: string, players: Players | undefined): string {
  const cases = players?.named[name]
  if (cases !== undefined) return cases[form] ?? name
  const title = players?.title[form]
  return title === undefined ? name : `${title} ${name}`
}

// The state of the rules page as the end of its address: the game, then a statement or the search.

export type Address = {
  readonly game: string
  readonly statement?: string
  readonly query: string
}

export function readAddress(rest: string): Address {
  const [path = '', search = ''] = rest.split('?')
  const [, game = '', statement] = path.split('/')
  const query = new URLSearchParams(search).get('q') ?? ''
  return { game, query, ...(statement && { statement }) }
}

export function writeAddress({ game, statement, query }: Address): string {
  const path = statement === undefined ? `/${game}` : `/${game}/${statement}`
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query })}`
}

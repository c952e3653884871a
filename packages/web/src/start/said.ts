// What the page says of games and of what they are set up with. Anything unnamed is shown by its id.

import { GAMES, type Problem } from '@sietch/games'
import { isPageId, type Words } from '@sietch/i18n/page'

const said = (w: Words, id: string): string | undefined => (isPageId(id) ? w(id) : undefined)

/** Its name in the language, or its English title. */
export const gameName = (w: Words, id: string): string =>
  said(w, `page.game.${id}`) ?? GAMES.find((entry) => entry.id === id)?.title ?? id

export const aboutGame = (w: Words, id: string): string => said(w, `page.game.${id}.about`) ?? ''

/** How many can play it, as its box says. */
export const playersSaid = (w: Words, id: string): string => said(w, `page.game.${id}.players`) ?? ''

/** What a player has reached, in the words of the game. */
export function scoreSaid(w: Words, game: string, n: number): string {
  const id = `page.player.score.${game}`
  return isPageId(id) ? w(id, { n }) : String(n)
}

export const averageName = (w: Words, game: string): string =>
  said(w, `page.player.average.${game}`) ?? w('page.player.average')

export const moduleName = (w: Words, id: string): string => said(w, `page.module.${id}`) ?? id

export const aboutModule = (w: Words, id: string): string => said(w, `page.module.${id}.about`) ?? ''

export const readingName = (w: Words, id: string): string => said(w, `page.option.${id}`) ?? id

export const readingValue = (w: Words, id: string, value: string): string =>
  said(w, `page.option.${id}.${value}`) ?? value

export function refusal(w: Words, problem: Problem): string {
  if (!('why' in problem)) return problem.message
  const { why, modules: [module = '', other = ''] = ['', ''] } = problem
  return w(`page.refused.${why}`, { module: moduleName(w, module), other: moduleName(w, other) })
}

// How the games of a family are drawn, loaded when a table is opened.

import { GAMES } from '@sietch/games'
import type { Language } from '@sietch/i18n/page'
import { useEffect, useState } from 'react'
import { settings } from '../app/settings.ts'
import { type Director, directorOf } from '../stage/director.ts'
import type { GameTable } from '../table/game.ts'

type Drawing = { gameTable(language: Language): GameTable }

/** By family. Other games get the plain table. */
const DRAWINGS: { readonly [family: string]: () => Promise<Drawing> } = {
  imperium: () => import('../imperium/index.ts'),
  classic: () => import('../classic/index.ts'),
}

const plainly = (): Promise<Drawing> => import('../plain/index.ts')

function drawingOf(game: string): Promise<Drawing> {
  const entry = GAMES.find(({ id }) => id === game)
  if (entry === undefined) return Promise.reject(new Error(`There is no game "${game}" here.`))
  // All texts come first, loaded in parallel: evaluating both in one go would block the page.
  import('@sietch/i18n').catch(() => {})
  return (DRAWINGS[entry.family ?? ''] ?? plainly)()
}

/** Preloads it when someone is about to play. */
export const expectGame = (game: string): void => void drawingOf(game).catch(() => {})

/** Tables that have been created, by game and language, cached. */
const drawn = new Map<string, GameTable>()

function drawnIn(game: string, language: Language, drawing: Drawing): GameTable {
  const key = `${game} ${language}`
  const table = drawn.get(key) ?? drawing.gameTable(language)
  drawn.set(key, table)
  return table
}

/** Loads it before its first moment is staged. */
export async function drawGame(game: string): Promise<void> {
  drawnIn(game, settings().language, await drawingOf(game))
}

export function useGame(game: string, language: Language): GameTable | null {
  const [loaded, setLoaded] = useState<Drawing | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => void drawingOf(game).then(setLoaded, setFailure), [game])
  if (failure !== null) throw failure
  return loaded === null ? null : drawnIn(game, language, loaded)
}

/** Stages a game according to the settings, once its table is loaded. */
export const directorFor = (game: string): Director =>
  directorOf(settings, () => drawn.get(`${game} ${settings().language}`) ?? null)

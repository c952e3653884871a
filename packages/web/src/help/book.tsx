// What every part of the help needs: its texts, the handbook in the page's language, and what applies at its table.

import { type Translator, translator } from '@sietch/i18n'
import {
  familyOf,
  type Handbook,
  holdsAt,
  loadHandbook,
  type Statement,
  type Table,
} from '@sietch/i18n/handbook'
import { fetchHelp, type HelpWords } from '@sietch/i18n/help'
import { answers, type Question } from '@sietch/i18n/why'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { loadHelp } from '../games/helps.ts'
import type { GameHelp } from './game.ts'

/** What the help is about. */
export type Scope = {
  readonly game: string
  /** The current table and its texts; none if only reading. */
  readonly at?: Table & { readonly say: Translator }
  /** On the rules page: links stay within it. */
  readonly isPage?: true
}

type Loaded = { readonly h: HelpWords; readonly handbook: Handbook; readonly help: GameHelp }

export type Book = Loaded &
  Scope & {
    readonly say: Translator
    /** At this table; without one, at any table of the game. */
    holds(statement: Statement): boolean
    answers(question: Question): readonly Statement[]
  }

const BookContext = createContext<Book | null>(null)

export const BookProvider = BookContext

export function useBook(): Book {
  const book = use(BookContext)
  if (book === null) throw new Error('there is no help around this part of the page')
  return book
}

/** Undefined while loading; `failed` if it cannot be loaded. */
export function useLoadedBook({ game, at, isPage }: Scope): Book | 'failed' | null {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<(Loaded & { readonly of: string }) | 'failed' | null>(null)
  const family = familyOf(game)
  const of = `${language} ${game}`
  useEffect(() => {
    let isWanted = true
    Promise.all([fetchHelp(language), loadHandbook(family, language), loadHelp(game)]).then(
      ([h, handbook, help]) => isWanted && setLoaded({ of: `${language} ${game}`, h, handbook, help }),
      () => isWanted && setLoaded('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [language, family, game])
  const spoken = at?.say
  const players = at?.players
  return useMemo(() => {
    if (loaded === null || loaded === 'failed') return loaded
    if (loaded.of !== of) return null
    const say = spoken ?? translator(language, loaded.help.boxOf(game))
    const table = spoken !== undefined && players !== undefined ? { box: spoken.box, players } : undefined
    const here = table === undefined ? loaded.help.tablesOf(game) : [table]
    const tests = here.map(holdsAt)
    const holds = (statement: Statement) => tests.some((test) => test(statement))
    return {
      ...loaded,
      game,
      say,
      ...(table !== undefined && { at: { ...table, say } }),
      ...(isPage && { isPage }),
      holds,
      answers: (question) => answers(loaded.handbook, question, holds),
    }
  }, [loaded, of, game, language, spoken, players, isPage])
}

// Lessons in batches: the games of one number are played, read and kept in a file. Any thread may play a batch, with the same
// result, and one that is kept need not be played again.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Learnable, type Lesson, playLesson, readerWith } from '@sietch/bots'
import type { Game, Registry } from '@sietch/games'
import type { State } from '@sietch/kernel'
import { UsageError } from './command.ts'
import { findGame, setupWith } from './games.ts'

/** What is played, from which deals, and where the lessons are kept. */
export type Course = { readonly games: readonly string[]; readonly seed: string; readonly folder: string }

/** A lesson, and what chances the judgement saw that is to be improved upon. */
export type KeptLesson = Lesson & { readonly guessed: readonly number[] }

type WordOf = (word: string) => number | undefined

export const GAMES_IN_BATCH = 40

/** A word that comes up less often tells nothing. */
const SELDOM = 5

const fileOf = ({ folder }: Course, batch: number): string =>
  join(folder, `lessons-${String(batch).padStart(4, '0')}.bin`)

export const isKept = (course: Course, batch: number): boolean => existsSync(fileOf(course, batch))

/** The words that positions are read with: those that came up in so many games, gathered once. */
export async function wordsOf(registry: Registry, course: Course, games: number): Promise<string[]> {
  const file = join(course.folder, 'words.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const found = new Map<string, number>()
  const play = await player(registry, course)
  for (let game = 0; game < games; game++) {
    play(game, `${course.seed}/words/${game}`, (word) => {
      found.set(word, (found.get(word) ?? 0) + 1)
      return undefined
    })
  }
  const words = [...found].filter(([, times]) => times >= SELDOM).map(([word]) => word)
  keep(file, JSON.stringify(words))
  return words
}

/** For a thread: plays batches and keeps them. */
export async function batchPlayer(registry: Registry, course: Course): Promise<(batch: number) => void> {
  const words = await wordsOf(registry, course, 0)
  const places = new Map(words.map((word, place) => [word, place]))
  const play = await player(registry, course)
  return (batch) => {
    const lessons = Array.from({ length: GAMES_IN_BATCH }, (_, index) => {
      const game = batch * GAMES_IN_BATCH + index
      return play(game, `${course.seed}/${game}`, (word) => places.get(word))
    })
    keep(fileOf(course, batch), serialize(lessons.flat()))
  }
}

export const lessonsOf = (course: Course, batch: number): KeptLesson[] =>
  deserialize(readFileSync(fileOf(course, batch)))

/** Plays one game after the other of everything that there is to learn. */
async function player(
  registry: Registry,
  { games }: Course,
): Promise<(game: number, seed: string, wordOf: WordOf) => KeptLesson[]> {
  const found = await Promise.all(
    games.map(async (id) => {
      const any = await findGame(registry, id)
      if (typeof any === 'string') throw new UsageError(any)
      return any.open(async (game) => {
        const learnable = (await game.workshop?.())?.learnable
        if (learnable === undefined) throw new UsageError(`${id} has no bots that learn`)
        return tablesOf(game, learnable)
      })
    }),
  )
  const tables = found.flat()
  return (game, seed, wordOf) => tables[game % tables.length]?.(seed, wordOf) ?? []
}

function tablesOf<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  learnable: Learnable<S>,
): ((seed: string, wordOf: WordOf) => KeptLesson[])[] {
  return learnable.tables.map((table) => {
    const setup = setupWith(game, table)
    return (seed, wordOf) => {
      const read = readerWith(wordOf, learnable.read)
      const seen: Omit<KeptLesson, 'won'>[] = []
      const won = playLesson(game.rules, setup, learnable, seed, (s) => {
        const readings = read(s).map(({ words, amounts }) => ({
          words: Uint16Array.from(words),
          amounts: Float32Array.from(amounts),
        }))
        seen.push({ readings, guessed: learnable.judgement.chances(s) })
      })
      return won === undefined ? [] : seen.map((one) => ({ ...one, won }))
    }
  })
}

/** A file is there whole or not at all, whenever somebody stops. */
function keep(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
}

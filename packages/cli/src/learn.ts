// sietch learn: teaches the strong bots who will win. Games of the fast policy are played and read, a network is taught
// how they ended, and it is kept if it foretells games it has not seen better than before.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Lesson, lossOf, type Network, startingWeights, stored, teacherOf, unstored } from '@sietch/bots'
import type { Registry } from '@sietch/games'
import { draw, type Rng, rngOf, shuffle } from '@sietch/kernel'
import { type Command, commaList, parse, UsageError, wholeNumber } from './command.ts'
import { type Course, GAMES_IN_BATCH, isKept, type KeptLesson, lessonsOf, wordsOf } from './learn-batch.ts'
import { showProgress } from './progress.ts'

const program = new URL('../bin/learn-worker.mjs', import.meta.url)

const SIZE = { first: 64, second: 24 }
/** Games that are played for their words alone. */
const FOR_WORDS = 400
/** Of so many batches one is never taught, to test what has been learned. */
const TESTED = 20
const AT_ONCE = 32
/** How fast is learned in each epoch; after that many, a network of this size knows its lessons by heart. */
const RATES = [0.0015, 0.0008, 0.0003]
/** Of so many words one is withheld, so that nothing hangs on a single one. */
const WITHHELD = 8

export const learnCommand: Command = {
  usage: `Usage: sietch learn --game ID,… --folder FOLDER --into FILE [--games N] [--workers N] [--seed TEXT]

  --game ID,…       the games of a family, which are learned together
  --folder FOLDER   where lessons and what has been learned from them are kept; whoever stops goes on from there
  --into FILE       where the network is written in the end
  --games N         how many games are played (40000)
  --workers N       threads that play at the same time (1)
  --seed TEXT       what the deals are drawn from (learn)

The loss of an epoch is that of games that were not taught; beside it stands that of the judgement without a network.
Exit code 1 when the network foretells no better.`,

  async run(args, registry) {
    const { values } = parse({
      args,
      options: {
        game: { type: 'string', default: '' },
        folder: { type: 'string' },
        into: { type: 'string' },
        games: { type: 'string', default: '40000' },
        workers: { type: 'string', default: '1' },
        seed: { type: 'string', default: 'learn' },
      },
    })
    const { folder, into } = values
    if (folder === undefined || into === undefined) throw new UsageError('--folder and --into are needed')
    const games = commaList(values.game)
    if (games.length === 0) throw new UsageError('--game is missing')
    const count = wholeNumber(values.games, '--games', 2 * GAMES_IN_BATCH)
    const workers = wholeNumber(values.workers, '--workers', 1, 64)
    mkdirSync(folder, { recursive: true })
    const course: Course = { games, seed: values.seed, folder }
    const words = await wordsOf(registry, course, Math.min(FOR_WORDS, count))
    const batches = Math.floor(count / GAMES_IN_BATCH)
    await playAll(registry, course, batches, workers)
    const { network, loss, before } = taught(course, words, batches)
    writeFileSync(into, `${JSON.stringify(stored(network))}\n`)
    console.log(`${words.length} words; loss ${loss.toFixed(4)}, without a network ${before.toFixed(4)}`)
    return loss < before ? 0 : 1
  },
}

/** Plays the batches that are not kept yet, on several threads. */
async function playAll(registry: Registry, course: Course, batches: number, workers: number): Promise<void> {
  const missing = Array.from({ length: batches }, (_, batch) => batch).filter(
    (batch) => !isKept(course, batch),
  )
  const progress = showProgress(batches)
  let done = batches - missing.length
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(program, { workerData: { course, from: registry.from } })
      const give = () => {
        const batch = missing.shift()
        if (batch !== undefined) worker.postMessage(batch)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', () => {
        progress.at(++done)
        give()
      })
      worker.on('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: Math.min(workers, missing.length) }, work))
  progress.clear()
}

type Taught = { readonly network: Network; readonly loss: number; readonly before: number }

/** Teaches epoch after epoch, from the last one that is kept, and returns the best of them. */
function taught(course: Course, words: readonly string[], batches: number): Taught {
  const sizes = { words: words.length, ...SIZE }
  const dictionary = new Map(words.map((word, place) => [word, place]))
  const start = rngOf(`${course.seed}/start`)
  const weights = startingWeights(sizes, () => draw(start, 1 << 20) / (1 << 20))
  const teacher = teacherOf({ sizes, weights })
  const numbers = Array.from({ length: batches }, (_, batch) => batch)
  const tests = numbers.filter((batch) => batch % TESTED === 0).flatMap((batch) => lessonsOf(course, batch))
  const before = tests.reduce((sum, { guessed, won }) => sum + lossOf(guessed, won), 0) / tests.length
  let best: Taught | undefined
  for (const [epoch, rate] of RATES.entries()) {
    const file = join(course.folder, `epoch-${epoch}.json`)
    if (existsSync(file)) weights.set(unstored(JSON.parse(readFileSync(file, 'utf8'))).weights)
    else {
      const rng = rngOf(`${course.seed}/epoch/${epoch}`)
      const progress = showProgress(batches)
      for (const [index, batch] of shuffle(rng, [...numbers]).entries()) {
        if (batch % TESTED !== 0) teachBatch(teacher, shuffle(rng, lessonsOf(course, batch)), rate, rng)
        progress.at(index + 1)
      }
      progress.clear()
      writeFileSync(file, JSON.stringify(stored({ dictionary, sizes, weights })))
    }
    const loss = teacher.test(tests)
    console.log(`epoch ${epoch + 1}: loss ${loss.toFixed(4)}`)
    if (best === undefined || loss < best.loss)
      best = { network: { dictionary, sizes, weights: weights.slice() }, loss, before }
  }
  if (best === undefined) throw new Error('nothing has been taught')
  return best
}

function teachBatch(
  teacher: ReturnType<typeof teacherOf>,
  lessons: readonly KeptLesson[],
  rate: number,
  rng: Rng,
): void {
  for (let from = 0; from < lessons.length; from += AT_ONCE) {
    teacher.teach(
      lessons.slice(from, from + AT_ONCE).map((lesson) => withheld(lesson, rng)),
      rate,
    )
  }
}

function withheld({ readings, won }: Lesson, rng: Rng): Lesson {
  return {
    won,
    readings: readings.map(({ words, amounts }) => {
      const kept: { words: number[]; amounts: number[] } = { words: [], amounts: [] }
      for (let i = 0; i < words.length; i++) {
        if (draw(rng, WITHHELD) === 0) continue
        kept.words.push(words[i] as number)
        kept.amounts.push(amounts[i] as number)
      }
      return kept
    }),
  }
}

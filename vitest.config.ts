import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { gameIcons } from './packages/web/build/game-icons.ts'

const browserTests = '**/*.browser.test.ts'
const attacks = 'packages/cli/test/attacks.test.ts'
/** Measured on demand only. */
const frames = 'packages/web/test/frames.bench.ts'

/** Tests that replace a module: no other test may see the replacement. */
const mocking = readdirSync('packages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => join('packages', file))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

/** For tests that take seconds on an idle machine. */
const PATIENCE = 240_000

/** The slowest files first: one started last would hold up the end of the run. */
const LONG = [
  'online.browser',
  'table.browser',
  'classic.browser',
  'layout.browser',
  'one-entry',
  'attacks',
  'halts',
  'wire-secrecy',
  'lobby-races',
  'classic/test/properties',
  'bots/test',
  'complete',
  'server/test',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((name) => moduleId.includes(name))
      return found < 0 ? LONG.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // More than there are cores, since tests of the server and attacks wait about as much as they work.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        plugins: [gameIcons()],
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'test/*.test.ts'],
          exclude: [browserTests, attacks, ...mocking],
          // A worker imports a module once for all the files it runs: the code base is large, and most files are small.
          isolate: false,
          globalSetup: 'packages/server/test/databases.ts',
          setupFiles: 'packages/i18n/test/every-language.ts',
          // Property tests play whole games, and some tests start a PostgreSQL; a busy machine may be slow.
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'unit-mocking',
          include: mocking,
          setupFiles: 'packages/i18n/test/every-language.ts',
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'attacks',
          include: [attacks],
          // An attack mostly waits, but its measurements should not compete with many others.
          maxConcurrency: 5,
        },
      },
      {
        plugins: [gameIcons()],
        test: {
          name: 'frames',
          include: [frames],
          globalSetup: 'test/browser.ts',
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: [`packages/*/${browserTests}`, 'test/*.browser.test.ts'],
          globalSetup: 'test/browser.ts',
          // As above; the files that a worker runs share its Chromium, too.
          isolate: false,
          // A page and its driver keep more than one core busy.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
})

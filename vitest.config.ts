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

/** Tests that put something else in a module's place: nobody else may get to see it. */
const mocking = readdirSync('packages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => join('packages', file))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

/** For tests that take seconds where nobody else wants the machine. */
const PATIENCE = 240_000

/** What takes longest, the longest first: whatever began last would keep everybody waiting at the end. */
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
          // A worker imports a module once, for all the files that it runs: the house is large, and most files are small.
          isolate: false,
          globalSetup: 'packages/server/test/databases.ts',
          setupFiles: 'packages/i18n/test/every-language.ts',
          // Property tests play whole games, and some tests start a PostgreSQL; a busy machine takes its time.
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
          // Much of an attack is waiting, but what it measures is not to wait for many others.
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
          // A page and whoever drives it keep more than one core busy.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
})

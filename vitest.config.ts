import { defineConfig } from 'vitest/config'

const browserTests = '**/*.browser.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'test/*.test.ts'],
          exclude: [browserTests],
          // Property tests play whole games, and some tests start a PostgreSQL; a busy machine takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [`packages/*/${browserTests}`],
          globalSetup: 'test/browser.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

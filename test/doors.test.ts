import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFiles, wrongDoors } from './doors.ts'

const manifest = (
  exports: readonly string[],
  dependencies: readonly string[] = [],
  dev: readonly string[] = [],
) =>
  JSON.stringify({
    exports: Object.fromEntries(exports.map((name) => [name, './src/index.ts'])),
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])),
    devDependencies: Object.fromEntries(dev.map((name) => [name, '*'])),
  })

const engine = ['kernel', 'imperium', 'classic', 'bots', 'i18n', 'games'].map((name) => `@sietch/${name}`)

const manifests = {
  'package.json': manifest([], [], ['vitest']),
  'packages/kernel/package.json': manifest(['.', './testing', './test/game']),
  'packages/imperium/package.json': manifest(['.'], ['@sietch/kernel']),
  'packages/classic/package.json': manifest(['.'], ['@sietch/kernel']),
  'packages/bots/package.json': manifest(['.'], engine.slice(0, 3)),
  'packages/games/package.json': manifest(['.'], engine.slice(0, 5)),
  'packages/server/package.json': manifest(['.'], ['@sietch/games', 'fastify'], ['@sietch/trial']),
  'packages/cli/package.json': manifest(['.'], ['@sietch/games', '@sietch/server', '@sietch/trial']),
  'packages/protocol/package.json': manifest(['.'], ['@sietch/kernel']),
  'packages/web/package.json': manifest([], ['@sietch/protocol']),
  'packages/trial/package.json': manifest(['.'], ['@sietch/kernel']),
}

/** What is wrong with a file with this content. */
const check = (path: string, text: string) =>
  wrongDoors(new Map([...Object.entries(manifests), [path, text]]))

describe('the doors of this repository', () => {
  const files = readFiles(fileURLToPath(new URL('..', import.meta.url)))

  it('are all looked at', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'packages/kernel/src/index.ts',
        'packages/server/test/server.test.ts',
        'packages/web/src/main.tsx',
        'scripts/test.mjs',
        'test/doors.test.ts',
      ]),
    )
  })

  it('are the right ones', () => {
    expect(wrongDoors(files)).toEqual([])
  })
})

describe('a right door', () => {
  it.each([
    ['packages/kernel/src/replay/log.ts', `import { seats } from '../seats.ts'`],
    ['packages/imperium/src/index.ts', `export { Rules } from '@sietch/kernel'`],
    ['packages/imperium/test/round.test.ts', `import { it } from 'vitest'; import '@sietch/kernel/testing'`],
    ['packages/kernel/src/rng.test.ts', `import { readFileSync } from 'node:fs'`],
    ['packages/kernel/test/replay.test.ts', `import { replay } from '@sietch/kernel'`],
    [
      'packages/bots/src/index.ts',
      `import '@sietch/kernel'; import '@sietch/imperium'; import '@sietch/classic'`,
    ],
    ['packages/server/src/main.ts', `import '@sietch/games'; import 'node:http'; import 'fastify'`],
    ['packages/games/src/index.ts', `import '@sietch/bots'`],
    ['packages/bots/test/a.test.ts', `import '@sietch/kernel/test/game'`],
    ['packages/cli/test/a.test.ts', `import { it } from 'vitest'`],
    ['packages/server/src/threads.ts', `const known = await import(from.module)`],
    ['packages/web/src/online/a.ts', `import { patched } from '@sietch/protocol'`],
    ['packages/cli/src/serve.ts', `const { listen } = await import('@sietch/server')`],
    ['packages/cli/src/trial/race.ts', `import { Person } from '@sietch/trial'`],
    ['packages/server/test/match.test.ts', `import { Person } from '@sietch/trial'`],
    [
      'packages/kernel/src/text.ts',
      `// import x from 'left-pad'\nexport const text = "import x from 'left-pad'"`,
    ],
    ['packages/imperium/src/rules/a.ts', `import '../effects/language.ts'; import '../pieces/cards.ts'`],
    ['packages/imperium/src/pieces/cards.ts', `import type { Effect } from '../effects/types.ts'`],
    ['scripts/start.mjs', `import './install.mjs'; import '../packages/server/src/main.ts'`],
  ])('%s: %s', (path, text) => {
    expect(check(path, text)).toEqual([])
  })
})

describe('a wrong door', () => {
  const up = 'kernel is not above imperium'
  it.each([
    ['up', up, 'packages/kernel/src/a.ts', `import { x } from '@sietch/imperium'`],
    ['up, for a type', up, 'packages/kernel/src/a.ts', `import type { X } from '@sietch/imperium'`],
    ['up, for a type in place', up, 'packages/kernel/src/a.ts', `type Y = import('@sietch/imperium').X`],
    ['up, from a test', up, 'packages/kernel/test/a.test.ts', `import { x } from '@sietch/imperium'`],
    ['up, passed on', up, 'packages/kernel/src/a.ts', `export * from '@sietch/imperium'`],
    ['up, passed on by name', up, 'packages/kernel/src/a.ts', `export { x } from '@sietch/imperium'`],
    ['up, later', up, 'packages/kernel/src/a.ts', `const x = () => import('@sietch/imperium')`],
    ['up, for its effects', up, 'packages/kernel/src/a.ts', `import '@sietch/imperium'`],
    ['up, the old way', up, 'packages/kernel/src/a.ts', `import x = require('@sietch/imperium')`],
    ['up, past the games', 'classic is not above bots', 'packages/classic/src/a.ts', `import '@sietch/bots'`],
    [
      'between games',
      'imperium is not above classic',
      'packages/imperium/src/a.ts',
      `import '@sietch/classic'`,
    ],
    ['and back', 'classic is not above imperium', 'packages/classic/src/a.ts', `import '@sietch/imperium'`],
    ['web to server', 'web is not above server', 'packages/web/src/a.tsx', `import '@sietch/server'`],
    ['server to web', 'server is not above web', 'packages/server/src/a.ts', `import '@sietch/web'`],
    [
      'a server to its tests',
      'server is not above trial',
      'packages/server/src/a.ts',
      `import '@sietch/trial'`,
    ],
    [
      'protocol to games',
      'protocol is not above imperium',
      'packages/protocol/src/a.ts',
      `import '@sietch/imperium'`,
    ],
    ['protocol to Node', 'without Node', 'packages/protocol/src/a.ts', `import { x } from 'node:fs'`],
    ['trial to server', 'trial is not above server', 'packages/trial/src/a.ts', `import '@sietch/server'`],
    ['up from the games', 'games is not above server', 'packages/games/src/a.ts', `import '@sietch/server'`],
    [
      'production to a test',
      'production takes nothing from a test folder',
      'packages/bots/src/a.ts',
      `import '@sietch/kernel/test/game'`,
    ],
    [
      'to what is not declared',
      'server does not declare it',
      'packages/server/src/a.ts',
      `import 'left-pad'`,
    ],
    [
      'to what is declared for tests',
      'cli does not declare it',
      'packages/cli/bin/a.mjs',
      `import { it } from 'vitest'`,
    ],
    [
      'to a neighbor that is not declared',
      'server does not declare it',
      'packages/server/src/a.ts',
      `import type { Level } from '@sietch/bots'`,
    ],
    ['engine to Node', 'without Node', 'packages/bots/src/a.ts', `import { x } from 'node:fs'`],
    [
      'engine to Node by its old name',
      'outside the house',
      'packages/bots/src/a.ts',
      `import { x } from 'fs'`,
    ],
    ['engine to outside', 'outside the house', 'packages/i18n/src/a.ts', `import { x } from 'left-pad'`],
    ['engine to anything', 'outside the house', 'packages/bots/src/a.ts', `const x = (y) => import(y)`],
    ['past the exports', 'does not export', 'packages/bots/src/a.ts', `import '@sietch/kernel/src/rng.ts'`],
    [
      'past its own exports',
      'does not export',
      'packages/kernel/test/a.test.ts',
      `import '@sietch/kernel/rng'`,
    ],
    ['around the door', 'leaves its package', 'packages/bots/src/a.ts', `import '../../kernel/src/index.ts'`],
    ['to the root', 'leaves its package', 'packages/web/test/a.test.ts', `import '../../../test/doors.ts'`],
    [
      'out of the house',
      'leaves the repository',
      'packages/cli/src/a.ts',
      `import '../../../../shared/a.ts'`,
    ],
    ['out, from a script', 'leaves the repository', 'scripts/a.mjs', `import '../../shared/a.mjs'`],
    ['out, by an absolute path', 'no absolute path', 'packages/server/src/a.ts', `import '/srv/shared/a.ts'`],
    [
      'from effects up to rules',
      'effects are not above rules',
      'packages/imperium/src/effects/kinds/a.ts',
      `import { turn } from '../../rules/turn.ts'`,
    ],
    [
      'from pieces up to effects',
      'pieces are not above effects',
      'packages/imperium/src/pieces/a.ts',
      `import { perform } from '../effects/language.ts'`,
    ],
    ['of a room nobody knows', 'attic has no place', 'packages/attic/src/a.ts', `import '@sietch/kernel'`],
  ])('%s', (_, reason, path, text) => {
    expect(check(path, text)).toEqual([expect.stringContaining(reason)])
  })

  it('is named with its file and the reason', () => {
    expect(check('packages/kernel/src/a.ts', `import { x } from '@sietch/bots'`)).toEqual([
      `packages/kernel/src/a.ts imports '@sietch/bots': kernel is not above bots`,
    ])
  })
})

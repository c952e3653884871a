// Which package may import which. Doors open downwards only, and nothing reaches around a door:
//   kernel ← imperium, classic ← bots, i18n ← games ← server, web, cli
//   kernel ← protocol ← server, web, cli, trial
//   trial ← cli, and the tests of server and web
// What is imported is declared in the manifest of the package, and nothing of a test folder reaches production.
// Within imperium: pieces ← effects ← rules.
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix, relative, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

const families = ['kernel', 'imperium', 'classic']
const engine = [...families, 'bots', 'i18n', 'games']

const below: ReadonlyMap<string, readonly string[]> = new Map([
  ['kernel', []],
  ['imperium', ['kernel']],
  ['classic', ['kernel']],
  ['bots', families],
  ['i18n', families],
  ['games', [...families, 'bots', 'i18n']],
  ['protocol', ['kernel']],
  ['trial', ['kernel', 'protocol']],
  ['server', [...engine, 'protocol']],
  ['web', [...engine, 'protocol']],
  ['cli', [...engine, 'protocol', 'server', 'trial']],
])

/** Within imperium, each of these stands on those before it. */
const floors = ['pieces', 'effects', 'rules']

/** Packages whose tests, but not their sources, may also import the clients that try a server. */
const tried = ['server', 'web']

/** Packages that only ever run where the others are developed. */
const runHere = ['trial']

/** Packages that run in a server and in a browser alike. */
const anywhere = [...engine, 'protocol']

/** What their sources may take from outside the house. Keep it short. */
const outside: Readonly<Record<string, readonly string[]>> = {
  i18n: ['intl-messageformat'],
  protocol: ['zod'],
}

/** Paths from the root of the repository, with `/`, and what the files say. */
export type Files = ReadonlyMap<string, string>

/** One sentence for each import that goes through a wrong door. */
export function wrongDoors(files: Files): string[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.[cm]?[jt]sx?$/.test(path)) return []
    return importsOf(path, text).flatMap((target) => {
      const reason = wrong(path, target, files)
      return reason ? [`${path} imports '${target}': ${reason}`] : []
    })
  })
}

function wrong(path: string, target: string, files: Files): string | undefined {
  const [, home] = /^packages\/([^/]+)\//.exec(path) ?? []
  if (home && !below.has(home)) return `${home} has no place in test/doors.ts`
  if (/^(\/|file:)/.test(target)) return 'an import names no absolute path'
  if (target.startsWith('.')) {
    const reached = posix.join(posix.dirname(path), target)
    if (reached.startsWith('..')) return 'it leaves the repository'
    if (home && !reached.startsWith(`packages/${home}/`)) return 'it leaves its package'
    return wrongStairs(path, reached)
  }

  const [, neighbor, inner = ''] = /^@sietch\/([^/]+)(\/.*)?$/.exec(target) ?? []
  if (neighbor) {
    const isTrial = neighbor === 'trial' && tried.includes(home ?? '') && !isSource(path)
    if (home && home !== neighbor && !below.get(home)?.includes(neighbor) && !isTrial)
      return `${home} is not above ${neighbor}`
    if (inner.startsWith('/test/') && isProduction(path)) return 'production takes nothing from a test folder'
    if (!exportsOf(neighbor, files).includes(`.${inner}`)) return `${neighbor} does not export it`
  }
  if (!neighbor && home && anywhere.includes(home) && isSource(path)) {
    if (target.startsWith('node:')) return 'the engine runs without Node'
    if (!outside[home]?.includes(target)) return 'the engine takes nothing from outside the house'
  }
  return home && !isDeclared(home, target, path, files) ? `${home} does not declare it` : undefined
}

/** Up the floors of imperium; what an effect says is data, known on all of them. */
function wrongStairs(path: string, reached: string): string | undefined {
  const [from, to] = [floorOf(path), floorOf(reached)]
  if (from < 0 || to <= from || reached === 'packages/imperium/src/effects/types.ts') return undefined
  return `${floors[from]} are not above ${floors[to]}`
}

function floorOf(path: string): number {
  const [, room = ''] = /^packages\/imperium\/src\/([^/]+)\//.exec(path) ?? []
  return floors.indexOf(room)
}

type Manifest = { readonly [field: string]: { readonly [name: string]: string } | undefined }

const manifestOf = (path: string, files: Files): Manifest => JSON.parse(files.get(path) ?? '{}')

const exportsOf = (name: string, files: Files): string[] =>
  Object.keys(manifestOf(`packages/${name}/package.json`, files).exports ?? {})

/** Production needs it wherever it runs; tests and builds run here, with what the root declares for all of them. */
function isDeclared(home: string, target: string, path: string, files: Files): boolean {
  const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(target) ?? []
  // What is known only at run time, or made by the build, cannot be declared.
  if (name === `@sietch/${home}` || isBuiltin(target) || /^(\(|virtual:)/.test(target)) return true
  const own = manifestOf(`packages/${home}/package.json`, files)
  const declared =
    isProduction(path) && !runHere.includes(home)
      ? [own.dependencies]
      : [own.dependencies, own.devDependencies, manifestOf('package.json', files).devDependencies]
  return declared.some((some) => Object.hasOwn(some ?? {}, name))
}

const isSource = (path: string): boolean =>
  /^packages\/[^/]+\/src\//.test(path) && !/\.test\.tsx?$/.test(path)

const isProduction = (path: string): boolean => isSource(path) || /^packages\/[^/]+\/bin\//.test(path)

/** All that a file imports, for its types too. What is known only at run time is shown as it is written, in parentheses. */
function importsOf(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: string[] = []
  const add = (source: { type: string; start: number; end: number; value?: unknown } | null) => {
    if (source)
      found.push(
        typeof source.value === 'string' ? source.value : `(${text.slice(source.start, source.end)})`,
      )
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
  }).visit(program)
  return found
}

/** The files of the repository that import, and the manifests that say what a package exports. */
export function readFiles(root: string): Files {
  const files = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !/^(\..*|node_modules|dist)$/.test(entry.name)) walk(path)
      if (entry.isFile() && /(\.[cm]?[jt]sx?|^package\.json)$/.test(entry.name)) {
        files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))
      }
    }
  }
  walk(root)
  return files
}

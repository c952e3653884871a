// sietch ledger: matches the rules in docs/rules/ with the tests that name them.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readScenarios } from '@sietch/kernel/scenario'
import { type Command, messageOf, parse } from './command.ts'
import { table } from './table.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Paths relative to the repository root, with `/`, and the files' contents. */
type Files = ReadonlyMap<string, string>

type Count = {
  readonly total: number
  readonly notApplicable: number
  readonly tested: number
  readonly missing: number
}

export type Ledger = {
  readonly total: number
  readonly notApplicable: number
  readonly tested: number
  /** An id that several documents define is written `classic:AMB-1`. */
  readonly missing: readonly string[]
  readonly byPrefix: { readonly [prefix: string]: Count }
  /** Ids that a test names and no document defines. */
  readonly unknown: readonly string[]
}

type Rule = { readonly id: string; readonly document: string; readonly notApplicable: boolean }

/** `- **IMP-GEN-01** statement`; with `[n/a: reason]` at its end no test is expected. */
const DEFINITION = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* .*?(\[n\/a: [^\]]+\])?[ \r]*$/gm
const ID = /(?<![A-Za-z0-9-])[A-Z]+(?:-[A-Z0-9]+)+(?![A-Za-z0-9])/g

/** `- D-96 statement`: a decision, which tests may name but need not. */
const DECISION = /^- (D-[0-9]+) /gm

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'))

/** Matches the rules in the documents with the tests. Both are given as files by path. */
export function openLedger(documents: Files, tests: Files): Ledger {
  const rules = [...documents].flatMap(([path, text]) => rulesIn(basename(path, '.md'), text))
  const nameOf = naming(rules, ({ id }) => id)
  const rowOf = naming(rules, ({ id }) => prefixOf(id))
  const cited = citedIn(tests)
  const missing = new Set(rules.filter((rule) => !rule.notApplicable && !cited.has(nameOf(rule))))
  const count = (some: readonly Rule[]): Count => {
    const notApplicable = some.filter((rule) => rule.notApplicable).length
    const untested = some.filter((rule) => missing.has(rule)).length
    return {
      total: some.length,
      notApplicable,
      tested: some.length - notApplicable - untested,
      missing: untested,
    }
  }
  const byPrefix = [...new Set(rules.map(rowOf))].map((row) => [
    row,
    count(rules.filter((rule) => rowOf(rule) === row)),
  ])
  const { total, notApplicable, tested } = count(rules)
  return {
    total,
    notApplicable,
    tested,
    missing: [...missing].map(nameOf),
    byPrefix: Object.fromEntries(byPrefix),
    unknown: unknownIn(cited, rules, decisionsIn(documents)),
  }
}

/**
 * Names a rule by its id, prefixed with its document if several have that id: each family of games numbers its own
 * ambiguities from 1.
 */
function naming(rules: readonly Rule[], wordOf: (rule: Rule) => string): (rule: Rule) => string {
  const documents = new Map<string, Set<string>>()
  for (const rule of rules) {
    documents.set(wordOf(rule), (documents.get(wordOf(rule)) ?? new Set()).add(rule.document))
  }
  return (rule) => {
    const isShared = (documents.get(wordOf(rule))?.size ?? 0) > 1
    return isShared ? `${rule.document}:${wordOf(rule)}` : wordOf(rule)
  }
}

/** Every id that a test names, alone and as `package:ID`: the package of a game has the same name as its document. */
function citedIn(tests: Files): Set<string> {
  const cited = new Set<string>()
  for (const [path, text] of tests) {
    const [, home = ''] = /^packages\/([^/]+)\//.exec(path) ?? []
    for (const id of idsIn(path, text)) cited.add(id).add(`${home}:${id}`)
  }
  return cited
}

const decisionsIn = (documents: Files): string[] =>
  [...documents.values()].flatMap((text) => [...text.matchAll(DECISION)].map(([, id = '']) => id))

function unknownIn(
  cited: ReadonlySet<string>,
  rules: readonly Rule[],
  decisions: readonly string[],
): string[] {
  const ids = new Set([...rules.map(({ id }) => id), ...decisions])
  const prefixes = new Set(rules.map(({ id }) => prefixOf(id)))
  return [...cited].filter((id) => prefixes.has(prefixOf(id)) && !ids.has(id)).sort()
}

function rulesIn(document: string, text: string): Rule[] {
  return [...text.matchAll(DEFINITION)].flatMap(([, id, mark]) =>
    id === undefined ? [] : [{ id, document, notApplicable: mark !== undefined }],
  )
}

/** The ids a test names; in a scenario file only its names and its lists of rules count. */
function idsIn(path: string, text: string): string[] {
  if (!path.endsWith('.json')) return text.match(ID) ?? []
  try {
    return readScenarios(JSON.parse(text)).flatMap(
      ({ name, rules }) => [name, ...rules].join(' ').match(ID) ?? [],
    )
  } catch (error) {
    throw new Error(`${path}: ${messageOf(error)}`)
  }
}

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\/test\/.*\.ts$|\/scenarios\/.*\.json$/.test(path) && !/\/(node_modules|dist)\//.test(path)

function readFiles(folder: string, wanted: (path: string) => boolean): Files {
  const files = new Map<string, string>()
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(root, file).split(sep).join('/')
    if (entry.isFile() && wanted(path)) files.set(path, readFileSync(file, 'utf8'))
  }
  return files
}

export const ledgerCommand: Command = {
  usage: `Usage: sietch ledger [--all] [--json]

  --all     lists the ids of all rules without a test
  --json    the last line is one JSON object

A rule is a line "- **ID** …" in docs/rules/, a decision one "- D-1 …", which needs no test. A test names its id; a scenario file has it in "rules" or in its name.
Exit code 2 when a file cannot be read; rules without a test are no error.`,

  run(args) {
    const { values } = parse({
      args,
      options: { all: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    })
    try {
      const documents = readFiles('docs/rules', (path) => path.endsWith('.md'))
      const ledger = openLedger(documents, readFiles('packages', isTest))
      console.log(values.json ? JSON.stringify(ledger) : inWords(ledger, values.all))
      return 0
    } catch (error) {
      console.error(messageOf(error))
      return 2
    }
  },
}

function inWords({ total, notApplicable, tested, missing, byPrefix, unknown }: Ledger, all: boolean): string {
  const rows = Object.entries(byPrefix).map(([prefix, count]) => [prefix, ...Object.values(count)])
  return [
    table([
      ['rules', 'total', 'n/a', 'tested', 'missing'],
      ...rows,
      ['all', total, notApplicable, tested, missing.length],
    ]),
    ...(unknown.length > 0 ? [`named in tests but not defined: ${unknown.join(', ')}`] : []),
    ...(all ? missing : []),
  ].join('\n')
}

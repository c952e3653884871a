// sietch scenario: runs scenario files (docs/scenarios.md).

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@sietch/games'
import { readScenarios, runScenario, type Scenario, type ScenarioResult } from '@sietch/kernel/scenario'
import { type Command, messageOf, parse, UsageError } from './command.ts'
import { findGame } from './games.ts'
import { readJson } from './json-file.ts'

type Result = ScenarioResult & { readonly file: string }

/** All scenarios of a file, or of every .json file in a folder and below it. */
async function runPath(games: Registry, path: string, trace: boolean): Promise<Result[]> {
  let files: string[]
  try {
    files = filesIn(path)
  } catch (error) {
    return [unreadable(path, messageOf(error))]
  }
  if (files.length === 0) return [unreadable(path, 'there is no .json file in it')]
  return (await Promise.all(files.map((file) => runFile(games, file, trace)))).flat()
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function runFile(games: Registry, file: string, trace: boolean): Promise<Result[]> {
  try {
    const run = readScenarios(readJson(file)).map((scenario) => runOne(games, scenario, trace))
    return (await Promise.all(run)).map((result) => ({ ...result, file }))
  } catch (error) {
    return [unreadable(file, messageOf(error))]
  }
}

async function runOne(games: Registry, scenario: Scenario, trace: boolean): Promise<ScenarioResult> {
  const { name, rules } = scenario
  const wrong = (problem: string) => ({ name, rules, problems: [problem], misspelled: true, shown: [] })
  const found = await findGame(games, scenario.game)
  if (typeof found === 'string') return wrong(found)
  return found.open(async (game) => {
    const workshop = await game.workshop?.()
    if (workshop === undefined) return wrong(`${found.id} has no words for scenarios`)
    return runScenario(workshop.scenarios, scenario, { trace })
  })
}

const unreadable = (file: string, problem: string): Result => ({
  file,
  name: file,
  rules: [],
  problems: [problem],
  misspelled: true,
  shown: [],
})

export const scenarioCommand: Command = {
  usage: `Usage: sietch scenario FILE… [--trace] [--json]

  FILE      a scenario file, or a folder: every .json file in it and below it
  --trace   writes down every choice, what came of it and what is offered then
  --json    the last line is one JSON object

Exit code 1 when a scenario failed, 2 when a file could not be read or has words that mean nothing.`,

  async run(args, games) {
    const { values, positionals } = parse({
      args,
      options: { trace: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    if (positionals.length === 0) throw new UsageError('FILE is missing')
    const results = (await Promise.all(positionals.map((path) => runPath(games, path, values.trace)))).flat()
    const failed = results.filter(({ problems }) => problems.length > 0)
    const passed = results.length - failed.length
    if (values.json) {
      console.log(JSON.stringify({ passed, failed: failed.length, results }))
    } else {
      for (const { name, file, problems, shown } of results) {
        const where = problems.length > 0 && file !== name ? ` (${file})` : ''
        console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${name}${where}`)
        for (const line of [...shown, ...problems]) console.log(`       ${line}`)
      }
      console.log(`${passed} passed, ${failed.length} failed`)
    }
    if (failed.some(({ misspelled }) => misspelled)) return 2
    return failed.length > 0 ? 1 : 0
  },
}

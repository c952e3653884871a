import { readdirSync, readFileSync } from 'node:fs'
import type { Json } from '@sietch/kernel'
import { readScenarios, runScenario } from '@sietch/kernel/scenario'
import { describe, expect, it } from 'vitest'
import { classicScenarios } from '../src/scenario/index.ts'

const folder = new URL('scenarios/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
)

describe.each(files)('%s', (file) => {
  const json: Json = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  it.each(readScenarios(json))('$name', (scenario) => {
    expect(runScenario(classicScenarios, scenario).problems).toEqual([])
  })
})

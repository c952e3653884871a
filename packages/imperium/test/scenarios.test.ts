import { readdirSync, readFileSync } from 'node:fs'
import type { Json } from '@sietch/kernel'
import { readScenarios, runScenario } from '@sietch/kernel/scenario'
import { describe, expect, it } from 'vitest'
import { imperiumScenarios } from '../src/scenario/index.ts'

const folder = new URL('scenarios/', import.meta.url)

describe.each(readdirSync(folder))('%s', (file) => {
  const json: Json = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  it.each(readScenarios(json))('$name', (scenario) => {
    expect(runScenario(imperiumScenarios, scenario).problems).toEqual([])
  })
})

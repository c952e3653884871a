import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Package = {
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

describe('package-lock.json', () => {
  const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const packages: Record<string, Package> = JSON.parse(text).packages

  // An install from a registry that lacks some platform's package leaves it out, and `npm ci` then fails.
  it('holds every dependency, for every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? [])
    expect(addresses.filter((address) => address.includes(':'))).toEqual([])
  })
})

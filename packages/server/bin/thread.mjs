// What a server's threads have in common: a program, and its games: the registry, or those the server was started with.
import { workerData } from 'piscina'
import { imported } from './typescript.mjs'

/** @param {string} name of a module in src/match */
export async function thread(name) {
  const from = workerData
  const [program, { houseGames }, registry] = await imported(
    new URL(`../src/match/${name}`, import.meta.url),
    new URL('../src/table/games.ts', import.meta.url),
    ...(from === undefined ? [] : [from.module]),
  )
  return { program, games: from === undefined ? await houseGames() : registry[from.name] }
}

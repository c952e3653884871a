// What someone who plays alone sees on the stage of classic Dune: nothing that comes by itself is lost on the way, though
// the table declines for them what leaves nothing to answer.

import type { ClassicView } from '@sietch/classic'
import { describe, expect, it } from 'vitest'
import { gameTable } from '../src/classic/index.ts'
import type { Collected } from '../src/classic/stage/round-end-beats.ts'
import { type Beat, type Happening, happeningFrom } from '../src/stage/beat.ts'
import type { Moment } from '../src/table/protocol.ts'
import type { LogEntry, Snapshot } from '../src/table/table.ts'
import { BOT, classicTable, hostIn, PERSON, step, storeWith } from './hosting.ts'

type Staged = { readonly happening: Happening; readonly beats: readonly Beat[] }
type At = { readonly snapshot: Snapshot; readonly log: readonly LogEntry[] }

const ROUNDS = 4
const TABLE = gameTable('en')

/** Some rounds of a person who chooses at random against five bots, as the page stages them. */
async function played(modules: readonly string[]): Promise<readonly Staged[]> {
  const table = classicTable([PERSON, BOT, BOT, BOT, BOT, BOT], `alone ${modules}`)
  const setup = { players: 6, modules: [...modules] }
  const host = await hostIn(await storeWith({ ...table, setup }))
  const staged: Staged[] = []
  let before: At | null = null
  const show = ({ snapshot, log }: Moment) => {
    const after: At = { snapshot, log: [...(before?.log ?? []).slice(0, log.from), ...log.entries] }
    const happening = happeningFrom(before, after)
    const told = log.entries.flatMap(({ events }) => events)
    if (before !== null && told.length > 0)
      expect(happening, told.map(({ kind }) => kind).join()).toBeDefined()
    if (happening !== undefined) staged.push({ happening, beats: TABLE.beats?.(happening) ?? [] })
    before = after
  }
  for (let moment: Moment | undefined = host.moment(); moment !== undefined; moment = await step(host)) {
    const { via = [], ...last } = moment
    for (const one of [...via, last]) show(one)
    const { round } = last.snapshot.view as ClassicView
    if (round > ROUNDS || last.snapshot.outcome !== null) break
  }
  return staged
}

const kindsOf = ({ happening }: Staged): readonly string[] =>
  happening.entry.events.map(({ kind, data }) => (kind === 'phase' ? `phase ${data.phase}` : kind))

describe.each([
  ['basic', []],
  ['advanced', ['advanced']],
] as const)('a %s game of one person against bots', (_, modules) => {
  it('stages every storm, spice blow and Spice Collection, and every Mentat Pause', async () => {
    const all = await played(modules)
    const seen = { storms: 0, blows: 0, collections: 0, pauses: 0 }
    for (const staged of all) {
      const kinds = kindsOf(staged)
      const { beats, happening } = staged
      const scenes = beats.flatMap(({ kind, data }) =>
        kind === 'scene' ? (data as { readonly events: LogEntry['events'] }).events : [],
      )
      for (const event of happening.entry.events) {
        if (event.kind === 'storm-moved' || event.kind === 'spice-blow') expect(scenes).toContainEqual(event)
        if (event.kind === 'storm-moved') seen.storms++
        if (event.kind === 'spice-blow') seen.blows++
      }
      if (kinds.includes('phase mentat-pause') && !kinds.includes('won')) {
        expect(beats.filter(({ kind }) => kind === 'pause')).toHaveLength(1)
        seen.pauses++
      }
      const collected = happening.entry.events
        .slice(kinds.indexOf('phase collection'))
        .filter(({ kind, data }) => kind === 'spice-taken' && data.to !== 'bank')
      if (!kinds.includes('phase collection') || collected.length === 0) continue
      seen.collections++
      const [beat] = beats.filter(({ kind }) => kind === 'collection')
      const told = beat?.data as readonly Collected[]
      expect(
        told.flatMap(({ seat, from }) =>
          from.flatMap(({ spice, part }) => (part === null ? [] : { seat, spice, part })),
        ),
      ).toEqual(collected.map(({ data: { to, spice, part } }) => ({ seat: to, spice, part })))
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0)
  })

  it('tells what others do by whoever did it, though the table has declined for the viewer meanwhile', async () => {
    const shipped = (await played(modules)).flatMap(({ happening, beats }) =>
      happening.entry.events.flatMap(({ kind, data }) =>
        kind === 'shipped' && data.seat !== 0 ? [{ seat: data.seat, beats }] : [],
      ),
    )
    expect(shipped.length).toBeGreaterThan(0)
    for (const { seat, beats } of shipped) expect(beats.map((beat) => beat.seat)).toContain(seat)
  })
})

// A finished match of a rehearsal, read from its file without playing it: at every step each seat sees what it was sent,
// and what was acknowledged is there, once and in its place.

import { inflateRawSync } from 'node:zlib'
import {
  firstFalse,
  hashState,
  type Recording,
  readRecording,
  seenBy,
  shownBy,
  versionAt,
} from '@sietch/kernel'
import type { MatchFile } from '@sietch/protocol'
import type { Rehearsed } from './rehearse-tables.ts'
import { renewedGames } from './renewed.ts'

export type Checked = {
  readonly steps: number
  /** How many views and lists of events were compared. */
  compared: number
  readonly legs: number
  readonly faults: string[]
}

export async function check(table: Rehearsed, url: string): Promise<Checked> {
  const { id, guests } = table
  const answer = await guests[0]?.person.at(url).ask('GET', `/api/tables/${id}/file`)
  const { sealed } = (answer?.body ?? {}) as Partial<MatchFile>
  if (sealed === undefined) {
    return { steps: 0, compared: 0, legs: 0, faults: [`table ${id}: its file has no recording`] }
  }
  const recording = readRecording(inflateRawSync(Buffer.from(sealed, 'base64')).toString())
  const { entries, legs } = recording
  const checked: Checked = { steps: entries.length, compared: 0, legs: legs.length, faults: [] }
  const wrong = firstFalse(recording)
  if (wrong !== undefined) checked.faults.push(`table ${id}: entry ${wrong} has a wrong hash`)
  checkChoices(table, recording, checked)
  checkViews(table, recording, checked)
  return checked
}

/** Nothing is undone here, so every number is that of a choice. */
function checkChoices({ id, acknowledged }: Rehearsed, { entries }: Recording, { faults }: Checked): void {
  const choices = entries.flatMap(({ choice }) => choice ?? [])
  const numbers = new Set(acknowledged.map(({ seq }) => seq))
  if (numbers.size !== acknowledged.length) faults.push(`table ${id}: two choices have one number`)
  for (const { seq, seat, key } of acknowledged) {
    const made = choices[seq]
    if (made?.seat !== seat || made.key !== key) {
      faults.push(`table ${id} at ${seq}: "${key}" was acknowledged, "${made?.key}" is recorded`)
    }
  }
}

function checkViews({ id, game, sent }: Rehearsed, recording: Recording, checked: Checked): void {
  const { entries } = recording
  renewedGames.get(game)?.open(({ rules }) => {
    let seq = 0
    let index = 0
    for (const state of shownBy(rules, recording)) {
      const entry = entries[index]
      if (entry === undefined) break
      if (entry.choice !== null) seq++
      for (const [seat, moments] of sent) {
        const seen = moments.get(seq)
        if (seen === undefined) continue
        const at = `table ${id} (${game}, version ${versionAt(recording, index)}) at ${seq}, seat ${seat}`
        // What was sent is JSON.
        const view: unknown = JSON.parse(JSON.stringify(rules.view(state, seat)))
        checked.compared++
        if (hashState(view) !== seen.view) checked.faults.push(`${at}: another view than was sent`)
        if (seen.events === undefined || entry.choice === null) continue
        const events = entry.events.map((event) => seenBy(event, seat))
        checked.compared++
        if (hashState(events) !== seen.events) checked.faults.push(`${at}: other events than were told`)
      }
      index++
    }
  })
}

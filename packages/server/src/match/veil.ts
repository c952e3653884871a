// Questions put to many so that no one learns who could answer (docs/decisions/016). The answers are kept here, shown
// to no one, and made all at once when the time has come: a time that depends only on what everyone knows. Saying
// nothing means declining; anyone who wants to think says so, whatever they hold, and is waited for.

import { createHash } from 'node:crypto'
import { isVain, type Prompt, type Seat } from '@sietch/kernel'
import { botAt, type Db, type Table } from '../table/table.ts'
import type { Clocks } from './clock.ts'
import { flagOf, isAlone } from './seating.ts'

type Moment = {
  readonly id: string
  readonly table: Pick<Table, 'options' | 'seats'>
  readonly clocks: Clocks
  readonly position: { readonly prompts: readonly Prompt[] }
}

/** A seat's answer to a veiled question; null if it wants to think. */
export type Kept = { readonly seat: Seat; readonly since: number; readonly key: string | null }

/** In place of a time: the seat wants to be waited for at every such question. */
const ALWAYS = 0

/** How much longer than its pace a question may stay open. */
const SPREAD = 0.75

/** People playing alone are not asked either when declining is the only option. */
const veiledIn = ({ position, table }: Moment): Prompt[] =>
  position.prompts.filter((prompt) => prompt.decision.veiled === true || (isAlone(table) && isVain(prompt)))

/** When the veiled questions of a moment may close; undefined if there are none. */
export function veilOf(
  moment: Moment,
): { readonly asked: readonly Prompt[]; readonly due: number } | undefined {
  const asked = veiledIn(moment)
  if (asked.length === 0) return undefined
  const { id, table, clocks } = moment
  // A node that follows another may already know that someone was no longer asked a moment later.
  const starts = asked.flatMap(({ decision }) => clocks.since[decision.seat] ?? [])
  if (starts.length < asked.length) return undefined
  const since = Math.max(...starts)
  if (isAlone(table)) return { asked, due: since }
  const isPersons = asked.some(({ decision }) => botAt(table, decision.seat) === null)
  const pace = isPersons ? table.options.veilPace : table.options.botPace
  return { asked, due: since + Math.round(pace * (1 + SPREAD * chance(`${id}/${since}`))) }
}

/** From 0 to 1, the same on every node. */
const chance = (of: string): number => createHash('sha256').update(of).digest().readUInt32BE() / 2 ** 32

/** Does the table wait for this seat's answer even though the time has come? */
export function isAwaited({ table, clocks }: Moment, prompt: Prompt, kept: readonly Kept[]): boolean {
  const { seat } = prompt.decision
  const since = clocks.since[seat]
  const said = kept.find((one) => one.seat === seat && one.since === since)
  if (said !== undefined && said.key !== null) return false
  if (botAt(table, seat) !== null) return true
  if (isAlone(table)) return !isVain(prompt)
  if (said !== undefined) return true
  return table.options.clock.kind === 'days' && kept.some((one) => one.seat === seat && one.since === ALWAYS)
}

/** What a seat answers when its veiled question closes. */
export function answerOf({ clocks }: Moment, { decision, options }: Prompt, kept: readonly Kept[]): string {
  const { seat, decline } = decision
  const said = kept.find((one) => one.seat === seat && one.since === clocks.since[seat])?.key
  const key = options.some((option) => option.key === said) ? said : decline?.now
  if (key == null) throw new Error(`"${decision.kind}" is veiled and cannot be declined`)
  return key
}

/** The first person who takes longer over a declinable question than the table allows, and their deadline. */
export function hurried({ table, clocks, position }: Moment) {
  const { hurry } = table.options
  if (hurry === null) return undefined
  return position.prompts
    .flatMap(({ decision: { seat, decline, veiled } }) => {
      const start = clocks.since[seat]
      if (decline === undefined || veiled === true || start == null || botAt(table, seat) !== null) return []
      return [{ seat, key: decline.now, at: start + hurry * 1000 }]
    })
    .sort((a, b) => a.at - b.at)[0]
}

/** The clock that runs out next: no time runs while a veiled question is open to everyone. */
export function flagAt(moment: Moment) {
  const { table, clocks } = moment
  const veil = veilOf(moment)
  const since = clocks.since.map((start, seat) => {
    const isVeiled = veil?.asked.some(({ decision }) => decision.seat === seat) === true
    return start !== null && isVeiled ? Math.max(start, veil.due) : start
  })
  return flagOf(table, { ...clocks, since })
}

/** When something next has to be done in a match even if no one acts. */
export function deadlineOf(moment: Moment, now: number): number | null {
  const times = [veilOf(moment)?.due, flagAt(moment)?.at, hurried(moment)?.at]
  const known = times.filter((time) => time !== undefined && time > now) as number[]
  return known.length === 0 ? null : Math.min(...known)
}

export const readKept = (db: Db, id: string): Promise<Kept[]> =>
  db.selectFrom('kept').select(['seat', 'since', 'key']).where('matchId', '=', id).execute()

export async function keep(db: Db, matchId: string, { seat, since, key }: Kept): Promise<void> {
  await db
    .insertInto('kept')
    .values({ matchId, seat, since, key })
    .onConflict((conflict) => conflict.columns(['matchId', 'seat', 'since']).doUpdateSet({ key }))
    .execute()
}

/** Answers to questions that have closed, asked up to then. */
export async function forgetKept(db: Db, matchId: string, until: number): Promise<void> {
  await db
    .deleteFrom('kept')
    .where('matchId', '=', matchId)
    .where('since', '>', ALWAYS)
    .where('since', '<=', until)
    .execute()
}

/** After a break of this length, earlier questions count as asked later. */
export async function shiftKept(db: Db, matchId: string, ms: number): Promise<void> {
  await db
    .updateTable('kept')
    .set(({ eb }) => ({ since: eb('since', '+', ms) }))
    .where('matchId', '=', matchId)
    .where('since', '>', ALWAYS)
    .execute()
}

/** Is the seat waited for at every veiled question at a table that runs for days? Sets it, if given. */
export async function alwaysAwaited(
  db: Db,
  matchId: string,
  seat: Seat,
  wanted: boolean | undefined,
): Promise<boolean> {
  const wish = { seat, since: ALWAYS, key: null }
  if (wanted === true) await keep(db, matchId, wish)
  const rows = db.selectFrom('kept').select('seat').where('matchId', '=', matchId)
  if (wanted !== false)
    return (await rows.where('seat', '=', seat).where('since', '=', ALWAYS).execute()).length > 0
  await db
    .deleteFrom('kept')
    .where('matchId', '=', matchId)
    .where('seat', '=', seat)
    .where('since', '=', ALWAYS)
    .execute()
  return false
}

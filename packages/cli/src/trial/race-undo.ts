// An undo that races a choice, another undo, or the answers to the request for it.

import { draw, pick, type Rng, rngOf } from '@sietch/kernel'
import { type Person, pause, type Watched, within } from '@sietch/trial'
import { LATE, seatTwice, type Urls } from './race-choices.ts'
import type { Raced } from './race-logs.ts'

type Answer = { readonly ok: boolean; readonly seq?: number; readonly code?: string; readonly asked?: true }

/** The allowed responses for someone who was too late, or may not undo what they want to. */
const REFUSALS = ['stale', 'no-request', 'nothing-to-undo', 'not-your-decision', 'busy']

/** Races at a table of their own, which is put on the list. */
export async function raceToTakeBack(urls: Urls, races: number, game: string, list: Raced[]): Promise<void> {
  const { id, guests, here, there, close } = await seatTwice(urls, game)
  const rng = rngOf(`back ${id}`)
  const table: Raced = { id, raced: 0, agreed: new Set(), faults: [] }
  list.push(table)
  while (table.raced < races) {
    const chooser = here.findIndex(({ match }) => match.prompt)
    const [a, b] = [here[chooser], there[chooser]] as [Watched, Watched]
    if (chooser < 0) break
    const { seq } = a.match
    await within('a choice', a.choose(pick(rng, a.match.prompt?.options ?? []).key, seq))
    await settle(seq + 1)
    const { raced, answers } = await race(pick(rng, KINDS), a, b, seq + 1)
    table.raced += raced
    for (const answer of answers) {
      if (!answer.ok && !REFUSALS.includes(answer.code ?? ''))
        table.faults.push(`table ${id} at ${seq + 1}: ${answer.code ?? 'no code'}`)
    }
    const [one, two] = await Promise.all([pictureAt(urls[0]), pictureAt(urls[1])])
    if (one.text !== two.text) table.faults.push(`table ${id}: the nodes disagree at ${one.seq}, ${two.seq}`)
    await settle(Math.max(one.seq, two.seq))
  }
  close()

  async function settle(seq: number): Promise<void> {
    const all = [...here, ...there].map((watched) => watched.reach(seq))
    await within(`table ${id} at ${seq}`, Promise.all(all))
  }

  /** What the chooser sees of the match at a node. */
  async function pictureAt(url: string): Promise<{ seq: number; text: string }> {
    const { body } = await (guests[0] as Person).at(url).ask('GET', `/api/tables/${id}/match`)
    return { seq: Number(body.seq), text: JSON.stringify({ ...body, now: 0 }) }
  }

  async function race(kind: (typeof KINDS)[number], a: Watched, b: Watched, seq: number) {
    const undo = (by: Watched): Promise<Answer> => by.socket.emitWithAck('undo', { table: id, seq })
    const answer = (by: Watched, agree: boolean): Promise<Answer> =>
      by.socket.emitWithAck('answer-undo', { table: id, agree })
    if (kind === 'undo and undo')
      return atOnce(
        rng,
        () => undo(a),
        () => undo(b),
      )
    if (kind === 'undo and choose')
      return atOnce(
        rng,
        () => undo(a),
        () => choose(seq),
      )
    const { ok, asked } = await within('a request', undo(a))
    if (!ok || asked !== true) return { raced: 0, answers: [] }
    const [first, second] = [here, there].map((side, n) => {
      const others = side.filter(({ match }) => match.viewer !== a.match.viewer)
      return others[n] as Watched
    }) as [Watched, Watched]
    if (kind === 'yes and yes') {
      table.agreed.add(seq)
      return atOnce(
        rng,
        () => answer(first, true),
        () => answer(second, true),
      )
    }
    if (kind === 'yes and no')
      return atOnce(
        rng,
        () => answer(first, true),
        () => answer(second, false),
      )
    await answer(first, true)
    table.agreed.add(seq)
    return atOnce(
      rng,
      () => answer(second, true),
      () => choose(seq),
    )
  }

  /** The one who is asked chooses, at the other node. */
  function choose(seq: number): Promise<Answer> {
    const asked = there.find(({ match }) => match.prompt)
    const options = asked?.match.prompt?.options ?? []
    if (asked === undefined || options.length === 0) return Promise.resolve({ ok: true })
    return asked.choose(pick(rng, options).key, seq)
  }
}

const KINDS = ['undo and choose', 'undo and undo', 'yes and yes', 'yes and no', 'yes and choose'] as const

async function atOnce(rng: Rng, one: () => Promise<Answer>, two: () => Promise<Answer>) {
  const late = draw(rng, LATE)
  const works = draw(rng, 2) === 0 ? [one, two] : [two, one]
  const answers = await Promise.all(
    works.map((work, n) => pause(n * late).then(() => within('an answer', work()))),
  )
  return { raced: 1, answers }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { BOT, hostIn, memoryStore, PERSON, rowsIn, storeWith, tableOf, until } from '../../test/hosting.ts'
import { attend } from './attend.ts'
import { fileOf, writeMatchFile } from './match-file.ts'
import type { Moment, ToPage, ToWorker } from './protocol.ts'
import type { MatchStore } from './store.ts'

/** The worker's end of the line in this thread, and what it says. */
function workerOn(store: MatchStore, onPause: (pauses: number) => void = () => {}) {
  const said: ToPage[] = []
  const waiting = new Set<() => void>()
  let pauses = 0
  const send = attend({
    store,
    post(message) {
      said.push(structuredClone(message))
      for (const wake of waiting) wake()
    },
    pause: async () => {
      onPause(++pauses)
      await new Promise((resolve) => setTimeout(resolve))
    },
    claim: async () => {},
  })
  const heard = <T>(find: (message: ToPage) => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = said.map(find).find((each) => each !== undefined)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const moment = (isIt: (moment: Moment) => boolean) =>
    heard((message) => (message.kind === 'moment' && isIt(message) ? message : undefined))
  return { said, send, heard, moment }
}

const asked = ({ snapshot }: Moment) => snapshot.asked !== null

describe('the worker', () => {
  it('plays the bots by itself until a person is asked', async () => {
    const store = await storeWith(tableOf([PERSON, BOT, BOT, BOT], 'bots first'))
    const { send, moment, said } = workerOn(store)
    send({ kind: 'open', id: 'm' })
    const { snapshot } = await moment(asked)
    const seqs = said.flatMap((message) => (message.kind === 'moment' ? [message.snapshot.seq] : []))
    expect(seqs).toEqual(Array.from({ length: snapshot.seq + 1 }, (_, seq) => seq))
    expect(await rowsIn(store)).toHaveLength(snapshot.seq + 1)
  })

  it('answers in the order it was asked', async () => {
    const { send, moment, heard, said } = workerOn(await storeWith(tableOf([PERSON, BOT, BOT])))
    send({ kind: 'open', id: 'm' })
    const { snapshot } = await moment(asked)
    const { seq } = snapshot
    said.length = 0
    send({ kind: 'hint', ask: 1, seq })
    send({ kind: 'choose', seq, key: snapshot.asked?.options[0]?.key ?? '' })
    send({ kind: 'hint', ask: 2, seq })
    await heard((message) => (message.kind === 'refusal' ? message : undefined))
    expect(said.slice(0, 3)).toMatchObject([
      { kind: 'answer', ask: 1 },
      { kind: 'moment', snapshot: { seq: seq + 1 } },
      { kind: 'refusal', ask: 2, problem: { why: 'moved-on' } },
    ])
  })

  it('takes a choice back while a bot thinks', async () => {
    const store = await storeWith(tableOf([PERSON, BOT, BOT]))
    const left = await until(
      await hostIn(store),
      ({ snapshot, thinking }) => snapshot.canUndo && thinking !== null,
    )
    const { seq } = left.snapshot
    const { send, moment } = workerOn(store, (pauses) => {
      // The first pause is before the bot thinks, the second after.
      if (pauses === 2) send({ kind: 'undo', seq })
    })
    send({ kind: 'open', id: 'm' })
    const { snapshot } = await moment((each) => each.snapshot.seq !== seq)
    expect(snapshot).toMatchObject({ seq: seq - 1, asked: { decision: { seat: 0 } } })
    expect(await rowsIn(store)).toHaveLength(seq)
  })

  it('says that a match is gone', async () => {
    const { send, heard } = workerOn(memoryStore())
    send({ kind: 'open', id: 'nowhere' })
    const problem = await heard((message) => (message.kind === 'problem' ? message.problem : undefined))
    expect(problem.why).toBe('gone')
  })
})

describe('the past of a match', () => {
  it('is shown as it was to the person, without being asked again', async () => {
    const { send, moment, heard } = workerOn(await storeWith(tableOf([PERSON, BOT, BOT], 'bots first')))
    send({ kind: 'open', id: 'm' })
    const { snapshot } = await moment(asked)
    send({ kind: 'past', ask: 1, seq: snapshot.seq })
    const answer = await heard((message) => (message.kind === 'answer' ? message.answer : undefined))
    expect(answer).toMatchObject({ seq: snapshot.seq, viewer: 0, asked: null })
    expect((answer as { readonly view: unknown }).view).toEqual(snapshot.view)
  })

  it('can be gone on from in a match of its own, which goes the same way by the same choices', async () => {
    const store = await storeWith(tableOf([PERSON, BOT, BOT]))
    await until(await hostIn(store), ({ snapshot }) => snapshot.seq >= 30)
    const before = await rowsIn(store)
    const { send, heard, moment } = workerOn(store)
    send({ kind: 'open', id: 'm' })
    await moment(() => true)
    send({ kind: 'branch', ask: 1, seq: 20, id: 'branch' })
    await heard((message) => (message.kind === 'answer' ? message.answer : undefined))
    const branch = await store.load('branch')
    expect(branch?.summary).toMatchObject({
      seq: 20,
      finished: false,
      table: { branch: { id: 'm', seq: 20 } },
    })
    const other = workerOn(store)
    other.send({ kind: 'open', id: 'branch' })
    for (const { choice } of before.slice(21)) {
      if (choice?.seat !== 0) continue
      const { snapshot } = await other.moment(
        ({ snapshot: { asked: now } }) => now?.options.some(({ key }) => key === choice.key) ?? false,
      )
      other.said.length = 0
      other.send({ kind: 'choose', seq: snapshot.seq, key: choice.key })
    }
    await other.moment(({ snapshot }) => snapshot.seq >= 30)
    const rows = (await store.load('branch'))?.rows ?? []
    expect(rows.slice(0, 31).map(({ choice, events, hash }) => ({ choice, events, hash }))).toEqual(
      before.slice(0, 31).map(({ choice, events, hash }) => ({ choice, events, hash })),
    )
    expect(await rowsIn(store)).toEqual(expect.arrayContaining([...before]))
  })
})

describe('a match file that is handed in', () => {
  let store: MatchStore
  let text = ''
  beforeAll(async () => {
    store = await storeWith(tableOf([BOT, BOT, BOT]))
    await until(await hostIn(store), ({ snapshot }) => snapshot.outcome !== null)
    const stored = await store.load('m')
    if (stored !== undefined) text = writeMatchFile(await fileOf(stored))
  })

  const ask = (of: MatchStore, message: ToWorker) => {
    const { send, heard } = workerOn(of)
    send(message)
    return heard((answer) => (answer.kind === 'answer' || answer.kind === 'refusal' ? answer : undefined))
  }

  it('is kept as it was', async () => {
    const other = memoryStore()
    expect(await ask(other, { kind: 'take', ask: 1, text, id: 'm' })).toMatchObject({ answer: 'm' })
    expect(await rowsIn(other)).toEqual(await rowsIn(store))
    expect((await other.list())[0]).toMatchObject({ finished: true })
  })

  it('may be of a match that has not begun', async () => {
    const unbegun = await (await storeWith(tableOf([BOT, BOT, BOT]))).load('m')
    const other = memoryStore()
    const message = {
      kind: 'take',
      ask: 1,
      text: unbegun ? writeMatchFile(await fileOf(unbegun)) : '',
      id: 'm',
    } as const
    expect(await ask(other, message)).toMatchObject({ answer: 'm' })
    expect(await rowsIn(other)).toMatchObject([{ seq: 0, choice: null }])
  })

  it.each([
    ['a choice that was never possible', { choices: [{ seat: 0, key: 'win' }] }, 'Choice 1 of the log'],
    ['other rules', { version: 99 }, 'version 99'],
    ['an unknown game', { rules: 'chess' }, 'no game "chess"'],
    ['a setup that is none', { setup: { players: 4, leaders: 'mine' } }, ''],
    ['more people than seats', { seats: [BOT, BOT] }, 'for 3 seats'],
  ])('is refused with %s, and nothing is kept', async (_, wrong, sentence) => {
    const other = memoryStore()
    const changed = JSON.stringify({ ...JSON.parse(text), ...wrong })
    const answer = await ask(other, { kind: 'take', ask: 1, text: changed, id: 'm' })
    expect(answer).toMatchObject({ kind: 'refusal', problem: { text: expect.stringContaining(sentence) } })
    expect(await other.list()).toEqual([])
  })
})

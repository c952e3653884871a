// The worker's event loop: messages in order, and bots when there are none.

import type { Seat } from '@sietch/kernel'
import { gameOf } from '../games/rules.ts'
import type { LessonHost } from '../learn/session.ts'
import { type Host, hostMatch } from './host.ts'
import { logOf, type MatchFile, readMatchFile, recordingOf } from './match-file.ts'
import { type Playback, playBack, prove } from './playback.ts'
import {
  type Moment,
  type Problem,
  type Question,
  TableError,
  type ToPage,
  type ToWorker,
} from './protocol.ts'
import { unsealed } from './seal.ts'
import type { MatchStore, Stored } from './store.ts'

type Surroundings = {
  readonly store: Pick<MatchStore, 'load' | 'save'>
  post(message: ToPage): void
  /** Lets messages in that have come meanwhile. */
  pause(): Promise<void>
  /** Comes back when no other table has the match open; throws when that does not happen. */
  claim(id: string): Promise<void>
}

export function attend({ store, post, pause, claim }: Surroundings): (message: ToWorker) => void {
  const inbox: ToWorker[] = []
  let id = ''
  let host: Host | null = null
  let lesson: LessonHost | null = null
  let playback: Playback | null = null
  let isBusy = false

  async function attendToAll(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (await attendToOne());
    isBusy = false
  }

  /** Does what is next; nothing is left when it says so. */
  async function attendToOne(): Promise<boolean> {
    const message = inbox.shift()
    if (message !== undefined) {
      await handle(message)
      return true
    }
    if (host?.isBotAsked() !== true) return false
    await pause()
    return inbox.length > 0 || playBot(host)
  }

  async function playBot(current: Host): Promise<boolean> {
    try {
      const thought = current.think()
      await pause()
      // Requests made while the bot was thinking come first; one may even be an undo.
      for (let message = inbox.shift(); message !== undefined; message = inbox.shift()) await handle(message)
      show(thought === undefined ? current.rested() : await current.act(thought))
      show(current.turned())
      return true
    } catch (error) {
      post({ kind: 'problem', problem: problemOf(error) })
      return inbox.length > 0
    }
  }

  function show(moment: Moment | undefined): void {
    if (moment === undefined) return
    const { via = [], ...last } = moment
    for (const one of [...via, last]) post({ kind: 'moment', ...one })
  }

  async function handle(message: ToWorker): Promise<void> {
    try {
      if ('ask' in message) post({ kind: 'answer', ask: message.ask, answer: await answer(message) })
      else {
        show(await step(message))
        show(host?.turned())
      }
    } catch (error) {
      const problem = problemOf(error)
      post('ask' in message ? { kind: 'refusal', ask: message.ask, problem } : { kind: 'problem', problem })
    }
  }

  async function step(message: Exclude<ToWorker, Question>): Promise<Moment | undefined> {
    switch (message.kind) {
      case 'open': {
        await claim(message.id)
        const stored = await load(message.id)
        id = message.id
        const any = await gameOf(stored.summary.table.game)
        host = await any.open((game) => hostMatch(game, stored, store))
        return host.moment()
      }
      case 'take-lesson': {
        const { hostLesson } = await import('../learn/session.ts')
        lesson = await hostLesson(message.id, message.kept)
        host = lesson
        return host.moment()
      }
      case 'learn':
        return lesson?.learn(message.deed)
      case 'choose':
        return host?.choose(message.seq, message.key)
      case 'undo':
        return host?.undo(message.seq)
      case 'lapse':
        return host?.lapse(message.seq)
      case 'take-over':
        return host?.takeOver(message.seat)
    }
  }

  async function answer(question: Question) {
    switch (question.kind) {
      case 'hint':
        if (host === null) throw new TableError('moved-on')
        return host.hint(question.seq)
      case 'history':
        return (playback ?? (await playKept(await load(id)))).history()
      case 'laid':
        return (playback ?? (await playKept(await load(id)))).laid(question.seq)
      case 'replay':
        id = question.id
        playback = await playKept(await load(id))
        return playback.replay
      case 'play':
        playback = await playFile(readMatchFile(question.text), question.eyes)
        return playback.replay
      case 'analyse':
        if (playback === null) throw new TableError('moved-on')
        await pause()
        return playback.analyse()
      case 'at':
        if (playback === null) throw new TableError('moved-on')
        return playback.at(question.seq)
      case 'through':
        if (playback === null) throw new TableError('moved-on')
        playback = playback.through(question.viewer)
        return playback.replay
      case 'past':
        return (await soFar()).at(question.seq)
      case 'branch':
        await store.save((playback ?? (await soFar())).branch(question.seq, question.id, id))
        return question.id
      case 'take':
        await store.save((await proved(readMatchFile(question.text))).change(question.id))
        return question.id
    }
  }

  /** The match that is open, up to now, seen by whoever has the device. */
  async function soFar(): Promise<Playback> {
    const stored = await load(id)
    const viewer = host?.viewer() ?? 'spectator'
    return playKept(stored, viewer === 'spectator' ? null : viewer)
  }

  async function load(wanted: string): Promise<Stored> {
    const stored = await store.load(wanted)
    if (stored === undefined) throw new TableError('gone')
    return stored
  }

  return (message) => {
    inbox.push(message)
    void attendToAll()
  }
}

const playKept = async (stored: Stored, eyes: Seat | null = null): Promise<Playback> => {
  const log = logOf(stored)
  const recording = recordingOf(stored)
  return (await gameOf(log.table.game)).open((game) => playBack(game, log, eyes, recording))
}

const playFile = async (file: MatchFile, eyes: Seat | null): Promise<Playback> => {
  const recording = file.sealed === undefined ? undefined : await unsealed(file.sealed)
  return (await gameOf(file.table.game)).open((game) => playBack(game, file, eyes, recording))
}

/** A file of which no one knows where it comes from. */
const proved = async (file: MatchFile): Promise<Playback> => {
  const recording = file.sealed === undefined ? undefined : await unsealed(file.sealed)
  return (await gameOf(file.table.game)).open((game) => {
    if (recording !== undefined) prove(game, file, recording)
    return playBack(game, file, null, recording)
  })
}

const problemOf = (error: unknown): Problem => {
  if (error instanceof TableError) return error.problem
  const why = error instanceof DOMException ? 'save' : 'defect'
  return { why, text: error instanceof Error ? error.message : String(error) }
}

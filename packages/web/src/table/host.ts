// A match as the worker hosts it: who looks, what they see, and the steps that change it. A step is kept before it is
// told; what cannot be kept has not happened.

import type { Explanation, Level } from '@sietch/bots'
import {
  choose,
  type Match,
  type MatchLog,
  type Prompt,
  resume,
  rngOf,
  type Seat,
  type State,
  seenBy,
  start,
  type Turn,
  undo,
  undoable,
  type Viewer,
} from '@sietch/kernel'
import type { Game } from './games.ts'
import { type Moment, TableError } from './protocol.ts'
import type { MatchStore, MatchSummary, Row, Stored } from './store.ts'
import type { LogEntry, SeatSetup, Snapshot } from './table.ts'

/** What a bot has made up its mind to do at a moment. */
export type Thought = { readonly seq: number; readonly seat: Seat; readonly key: string }

export type Host = {
  /** This moment with the whole log. */
  moment(): Moment
  isBotAsked(): boolean
  /** What the bot that is asked would do; takes its time. */
  think(): Thought
  /** Nothing when the moment has passed. */
  act(thought: Thought): Promise<Moment | undefined>
  choose(seq: number, key: string): Promise<Moment | undefined>
  undo(seq: number): Promise<Moment | undefined>
  takeOver(): Moment
  hint(seq: number): Explanation
}

export async function hostMatch<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  stored: Stored,
  store: Pick<MatchStore, 'save'>,
): Promise<Host> {
  const { id, table } = stored.summary
  const { rules } = game
  const levels = table.seats.map(levelOf)
  const humans = table.seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []))
  const isHotSeat = humans.length > 1

  let { match, base, rows, version } = stored.position === null ? begin() : goOn(stored)
  /** Hot seat: who has the device. After a reload nobody has taken it yet. */
  let holder: Viewer = isHotSeat ? 'spectator' : (humans[0] ?? 'spectator')
  if (stored.position === null) await store.save({ ...record(match, base), cut: 0, rows })

  function begin() {
    const setup = game.readSetup(table.setup)
    if (rules.seatCount(setup) !== table.seats.length) {
      throw new TableError('rules', `The setup is not for ${table.seats.length} players.`)
    }
    const { match, events } = start(rules, setup, table.seed)
    const first: Row = { id, seq: 0, choice: null, events }
    return { match, base: 0, rows: [first], version: rules.version }
  }

  function goOn({ position, rows, summary }: Stored) {
    if (position === null) throw new Error('the match has not begun')
    const log = { ...emptyLog(), setup: game.readSetup(table.setup) }
    const tail = rows.flatMap(({ seq, choice }) => (choice && seq > position.origin.seq ? [choice] : []))
    const isSameRules = position.version === rules.version
    const known = isSameRules && resume(rules, { ...log, choices: tail }, position.origin.state as S)
    // Other rules than those that wrote the match: it goes on from where it stands, and nothing is taken back.
    const match = known && !('ok' in known) ? known : resume(rules, log, position.state as S)
    if ('ok' in match) throw new TableError('rules', match.message)
    const base = summary.seq - match.log.choices.length
    return { match, base, rows: [...rows], version: summary.version ?? rules.version }
  }

  function emptyLog(): Omit<MatchLog<Setup>, 'setup'> {
    return { rules: rules.id, version: rules.version, seed: table.seed, choices: [] }
  }

  const seqOf = (of: Match<S, Setup, View>, from: number): number => from + of.log.choices.length

  function record(of: Match<S, Setup, View>, from: number) {
    const seq = seqOf(of, from)
    const summary: MatchSummary = {
      id,
      table,
      version,
      seq,
      round: game.round(of.state),
      turn: of.prompts.map(({ decision }) => decision.seat),
      updated: Date.now(),
      finished: of.prompts.length === 0,
    }
    const origin = { seq: from, state: of.origin }
    return { summary, position: { id, version: rules.version, state: of.state, origin } }
  }

  async function choice(seat: Seat, key: string): Promise<Moment> {
    const next = { ...match }
    const chosen = choose(next, seat, key)
    if (!chosen.ok) throw new TableError('moved-on', chosen.message)
    const row: Row = { id, seq: seqOf(next, base), choice: { seat, key }, events: chosen.events }
    const isBots = levels[seat] !== null
    const stands = isBots || next.final.at(-1) === true
    const nextBase = stands ? row.seq : base
    const kept = stands ? forgetting(next) : next
    await store.save({ ...record(kept, nextBase), cut: row.seq, rows: [row] })
    match = kept
    base = nextBase
    rows.push(row)
    return tell(row.seq, isBots)
  }

  /** The way back to before the latest choice is closed: what led here need not be remembered for it. */
  function forgetting(of: Match<S, Setup, View>): Match<S, Setup, View> {
    return { ...of, log: { ...of.log, choices: [] }, origin: of.state, final: [] }
  }

  function tell(from: number, isBots: boolean): Moment {
    const looked = holder
    const viewer = lookFor(match.prompts)
    // Somebody else looks: what they know of the past differs.
    const cut = viewer === looked ? from : 0
    return {
      snapshot: snapshot(viewer),
      log: { from: cut, entries: rows.slice(cut).map((row) => entryFor(row, viewer)) },
      thinking: thinking(),
      isBots,
    }
  }

  /** Who looks now. The device is laid down when another player is asked. */
  function lookFor(prompts: readonly Prompt[]): Viewer {
    const asked = nextHuman(prompts)
    if (isHotSeat && asked !== undefined && !isAsked(prompts, holder)) holder = 'spectator'
    return holder
  }

  const nextHuman = (prompts: readonly Prompt[]): Seat | undefined =>
    botAsked() === undefined ? prompts[0]?.decision.seat : undefined

  function snapshot(viewer: Viewer): Snapshot {
    const { prompts, state } = match
    const prompt = prompts.find(({ decision }) => decision.seat === viewer)
    const next = nextHuman(prompts)
    return {
      seq: seqOf(match, base),
      viewer,
      view: rules.view(state, viewer),
      decisions: prompts.map(({ decision }) => decision),
      asked: prompt ? { ...prompt, closed: rules.closed(state, prompt.decision) } : null,
      canUndo: viewer !== 'spectator' && undoable(match, viewer) > 0,
      outcome: rules.outcome(state) ?? null,
      handOver: isHotSeat && viewer === 'spectator' && next !== undefined ? next : null,
    }
  }

  const botAsked = (): Prompt | undefined =>
    match.prompts.find(({ decision }) => levels[decision.seat] !== null)

  function thinking(): Moment['thinking'] {
    const seat = botAsked()?.decision.seat
    const level = seat === undefined ? null : (levels[seat] ?? null)
    return seat === undefined || level === null ? null : { seat, level }
  }

  /** The bots' chance hangs on the seed and the number of the choice: a match that is taken up again goes the same way. */
  function turnOf({ decision, options }: Prompt, purpose: string): Turn<S, View> {
    const rng = rngOf(`${table.seed}/${purpose}/${seqOf(match, base)}`)
    const { state } = match
    return {
      decision,
      options,
      rng,
      view: () => rules.view(state, decision.seat),
      imagine: () => rules.imagine(state, decision.seat, rng),
    }
  }

  const isNow = (seq: number): boolean => seq === seqOf(match, base)

  return {
    moment: () => tell(0, false),
    isBotAsked: () => botAsked() !== undefined,
    think() {
      const prompt = botAsked()
      const level = prompt && levels[prompt.decision.seat]
      if (prompt === undefined || !level) throw new Error('no bot is asked')
      const { key } = game.bot(level)(turnOf(prompt, 'bot'))
      return { seq: seqOf(match, base), seat: prompt.decision.seat, key }
    },
    act: async ({ seq, seat, key }) => (isNow(seq) ? choice(seat, key) : undefined),
    choose: async (seq, key) =>
      isNow(seq) && holder !== 'spectator' && isAsked(match.prompts, holder)
        ? choice(holder, key)
        : undefined,
    async undo(seq) {
      if (!isNow(seq) || holder === 'spectator') return undefined
      const before = { ...match }
      const undone = undo(before, holder)
      if (!undone.ok) return undefined
      const cut = seqOf(before, base) + 1
      await store.save({ ...record(before, base), cut, rows: [] })
      match = before
      rows = rows.slice(0, cut)
      return tell(cut, false)
    },
    takeOver() {
      const next = nextHuman(match.prompts)
      if (isHotSeat && holder === 'spectator' && next !== undefined) holder = next
      return tell(0, false)
    },
    hint(seq) {
      const prompt = match.prompts.find(({ decision }) => decision.seat === holder)
      if (!isNow(seq) || prompt === undefined) throw new TableError('moved-on')
      return game.hint(turnOf(prompt, 'hint'))
    },
  }
}

const levelOf = (seat: SeatSetup): Level | null => (seat.kind === 'bot' ? seat.level : null)

const isAsked = (prompts: readonly Prompt[], viewer: Viewer): boolean =>
  prompts.some(({ decision }) => decision.seat === viewer)

/** A row of the log as the viewer may see it. */
export const entryFor = ({ seq, choice, events }: Row, viewer: Viewer): LogEntry => ({
  seq,
  choice: choice && { seat: choice.seat, key: choice.seat === viewer ? choice.key : '' },
  events: events.map((event) => seenBy(event, viewer)),
})

// The host of a match: knows who is viewing and what they may see, and lets people and bots choose. A step is stored
// before it is announced.

import type { Explanation, Level } from '@sietch/bots'
import type { Game } from '@sietch/games'
import {
  type Asked,
  fork,
  isVain,
  NEWEST,
  type Option,
  optionFor,
  type Prompt,
  rngOf,
  type Seat,
  type State,
  seenBy,
  type Turn,
  undoable,
  type Viewer,
} from '@sietch/kernel'
import { begin, chosen, type Hosted, seqOf, takeUp, undone } from './hosted.ts'
import { lookingFrom, seatsWith } from './persons.ts'
import { type Moment, TableError } from './protocol.ts'
import type { MatchStore, Row, Stored } from './store.ts'
import type { LogEntry, SeatSetup, Snapshot } from './table.ts'

/** What a bot has decided to do at a moment. */
type Thought = { readonly seq: number; readonly seat: Seat; readonly key: string }

/** Milliseconds for which everyone is asked, and how much of it chance may add. */
const [VEIL_PACE, VEIL_SPREAD] = [5000, 0.75]

/** So many moments before this one are remembered, for those who choose while bots do. */
const REMEMBERED = 20

/** Steps come to nothing when the moment they were meant for has passed. */
export type Host = {
  /** This moment with the whole log. */
  moment(): Moment
  /** Who holds the device. */
  viewer(): Viewer
  isBotAsked(): boolean
  /** What a bot that is asked would do; takes its time. Nothing: it leaves what it may do, or lets people go first. */
  think(): Thought | undefined
  /** This moment anew when all bots that are asked let people go first. */
  rested(): Moment | undefined
  act(thought: Thought): Promise<Moment | undefined>
  choose(seq: number, key: string): Promise<Moment | undefined>
  undo(seq: number): Promise<Moment | undefined>
  /** Hot seat: whoever has not answered what everyone is asked declines. */
  lapse(seq: number): Promise<Moment | undefined>
  /** Whoever has the device is asked from another of their seats: this moment from there. */
  turned(): Moment | undefined
  /** From another seat of whoever has the device. Hot seat: this player has it now; null: no one has. */
  takeOver(seat: Seat | null): Moment
  hint(seq: number): Explanation
}

export async function hostMatch<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  stored: Stored,
  store: Pick<MatchStore, 'save'>,
): Promise<Host> {
  const { rules } = game
  const { id, table } = stored.summary
  const levels = table.seats.map(levelOf)
  const humans = table.seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []))
  const ownOf = (viewer: Viewer): readonly Seat[] => seatsWith(table, viewer)
  const isHotSeat = humans.some((seat) => !ownOf(humans[0] ?? 'spectator').includes(seat))
  /** Hot seat: who has the device; after a reload no one has taken it yet. */
  let holder: Viewer = isHotSeat ? 'spectator' : (humans[0] ?? 'spectator')
  /** Hot seat: who has the device took it without being asked. */
  let isVisiting = false
  /** Who has the device looks from a seat that is not asked, though another of theirs may be. */
  let isLooking = false
  /** Bots that have been asked at this moment what they may do. */
  let heard: { readonly seq: number; readonly seats: Set<Seat> } = { seq: -1, seats: new Set() }
  /** Bots that at this moment leave to people what they would do. */
  let waiting: { readonly seq: number; readonly seats: Set<Seat> } = { seq: -1, seats: new Set() }
  await game.study?.(levels.filter((level) => level !== null))
  let hosted = stored.position === null ? await begun() : await taken()

  async function begun(): Promise<Hosted<S, Setup, View>> {
    const first = begin(game, id, table)
    await store.save(first.change)
    return first.hosted
  }

  async function taken(): Promise<Hosted<S, Setup, View>> {
    const { hosted: first, change } = takeUp(game, stored)
    if (change !== null) await store.save(change)
    return first
  }

  const isPerson = (seat: Seat): boolean => levels[seat] === null

  function botPrompt(): Prompt | undefined {
    const seq = seqOf(hosted)
    if (waiting.seq !== seq) waiting = { seq, seats: new Set() }
    return hosted.record.match.prompts.find(
      ({ decision: { seat } }) => !isPerson(seat) && !waiting.seats.has(seat),
    )
  }

  /** People are asked beside the bot, and go first. */
  const isForLater = ({ decision }: Prompt, option: Option): boolean =>
    hosted.record.match.prompts.some(({ decision: { seat } }) => isPerson(seat)) &&
    game.lingers?.(decision, option, isPerson) === true

  const promptOf = (viewer: Viewer, isMeant = (_: Prompt) => true): Prompt | undefined =>
    hosted.record.match.prompts.find((prompt) => prompt.decision.seat === viewer && isMeant(prompt))

  const offerOf = (viewer: Viewer): Prompt | undefined =>
    hosted.record.match.offers.find(({ decision }) => decision.seat === viewer)

  /** What a bot may do and has not been asked about yet. */
  function botOffer(): Prompt | undefined {
    const seq = seqOf(hosted)
    if (heard.seq !== seq) heard = { seq, seats: new Set() }
    return hosted.record.match.offers.find(
      ({ decision: { seat }, options }) =>
        levels[seat] !== null &&
        !heard.seats.has(seat) &&
        options.some((option) => game.considers?.(option) === true),
    )
  }

  /** The person who is asked when no bot is. What everyone is asked, no one is handed the device for. */
  const nextHuman = (): Seat | undefined =>
    botPrompt() === undefined
      ? hosted.record.match.prompts.find(
          ({ decision }) => isPerson(decision.seat) && (!isHotSeat || decision.veiled !== true),
        )?.decision.seat
      : undefined

  const veiled = (): readonly Prompt[] =>
    hosted.record.match.prompts.filter(
      ({ decision }) => decision.veiled === true && levels[decision.seat] === null,
    )

  /** When the question closes that everyone is asked, by chance and whatever they hold. */
  let closing: number | null = null

  /** Hot seat: no one is to learn from the table who could answer. */
  function veil(): Snapshot['veil'] {
    if (!isHotSeat || botPrompt() !== undefined || veiled().length === 0) {
      closing = null
      return undefined
    }
    closing ??= Date.now() + VEIL_PACE * (1 + VEIL_SPREAD * Math.random())
    return { closes: closing, seats: veiled().map(({ decision }) => decision.seat) }
  }

  /** Declines for the next person who is asked like this, if there is one. */
  async function decline(which: (prompt: Prompt) => boolean): Promise<boolean> {
    const prompt = hosted.record.match.prompts.find((one) => isPerson(one.decision.seat) && which(one))
    const { seat, decline: by } = prompt?.decision ?? {}
    if (seat === undefined || by === undefined) return false
    const step = chosen(game, hosted, { seat, key: by.now }, true)
    await store.save(step.change)
    hosted = step.hosted
    return true
  }

  /** Someone who plays alone is not asked what leaves nothing to answer: the table declines for them. */
  const isDeclined = (prompt: Prompt): boolean => !isHotSeat && isVain(prompt)

  /** Each is a moment of its own, for each may tell something. */
  async function declined(): Promise<readonly Moment[]> {
    const moments: Moment[] = []
    while (await decline(isDeclined)) moments.push(tell(seqOf(hosted), false))
    return moments
  }

  /** What was asked at the latest moments before this one. */
  const recent = new Map<number, Asked>()

  const isNow = (seq: number): boolean => seq === seqOf(hosted)

  /** Only others have chosen since then, and the holder can still choose it. */
  function stillStands(seat: Seat, seq: number, key: string): boolean {
    const then = recent.get(seq)
    if (then === undefined || optionFor(then, seat, key) === undefined) return false
    return (
      optionFor(hosted.record.match, seat, key) !== undefined &&
      hosted.rows.slice(seq + 1).every(({ choice }) => choice?.seat !== seat)
    )
  }

  async function choice(seat: Seat, key: string): Promise<Moment> {
    const isBots = levels[seat] !== null
    const step = chosen(game, hosted, { seat, key })
    await store.save(step.change)
    const { prompts, offers } = hosted.record.match
    recent.set(seqOf(hosted), { prompts, offers })
    recent.delete(seqOf(hosted) - REMEMBERED)
    hosted = step.hosted
    if (!isBots) isVisiting = false
    isLooking = false
    closing = null
    return lastOf([tell(step.change.cut, isBots), ...(await declined())])
  }

  function tell(from: number, isBots: boolean): Moment {
    const before = holder
    // The device is laid down when another player is asked.
    const isOthers = nextHuman() !== undefined && !ownOf(holder).some((seat) => promptOf(seat))
    if (isHotSeat && isOthers && !isVisiting) holder = 'spectator'
    // Someone else looks: what they know of the past differs.
    const cut = holder === before ? from : 0
    const entries = hosted.rows.slice(cut).map((row) => entryFor(row, holder, ownOf(holder)))
    return { snapshot: snapshot(), log: { from: cut, entries }, thinking: thinking(), isBots }
  }

  function snapshot(): Snapshot {
    const { state, prompts } = hosted.record.match
    const open = veil()
    const asked = (prompt: Prompt | undefined) =>
      prompt ? { ...prompt, closed: rules.closed(state, prompt.decision) } : null
    return {
      seq: seqOf(hosted),
      viewer: holder,
      view: rules.view(state, holder),
      decisions: prompts
        .filter((prompt) => !isPerson(prompt.decision.seat) || !isDeclined(prompt))
        .map(({ decision: { seat, kind } }) => ({ seat, kind })),
      asked: asked(promptOf(holder, (prompt) => !isDeclined(prompt))),
      offered: asked(offerOf(holder)),
      canUndo: undoableSeat() !== undefined,
      outcome: rules.outcome(state) ?? null,
      handOver: isHotSeat && holder === 'spectator' ? (nextHuman() ?? null) : null,
      isVisiting,
      ...(open !== undefined && { veil: open }),
    }
  }

  function thinking(): Moment['thinking'] {
    const seat = botPrompt()?.decision.seat
    const level = seat === undefined ? undefined : levels[seat]
    return seat === undefined || !level ? null : { seat, level }
  }

  /** Randomness depends on the seed and the number of the choice: a resumed match goes the same way. */
  function turnOf({ decision, options }: Prompt, purpose: 'bot' | 'hint' | `offer/${Seat}`): Turn<S, View> {
    const { state } = hosted.record.match
    const rng = fork(rngOf(`${table.seed}/${purpose}/${seqOf(hosted)}`, NEWEST))
    return {
      decision,
      options,
      rng,
      view: () => rules.view(state, decision.seat),
      imagine: () => rules.imagine(state, decision.seat, rng),
    }
  }

  /** Whose latest choice may be taken back by whoever has the device. */
  const undoableSeat = (): Seat | undefined =>
    ownOf(holder).find((seat) => undoable(hosted.record.match, seat) > 0)

  const isAsked = (viewer: Viewer): boolean => promptOf(viewer) !== undefined || offerOf(viewer) !== undefined

  function considered(offer: Prompt): Thought | undefined {
    const { seat } = offer.decision
    heard.seats.add(seat)
    const level = levels[seat]
    const option = level && game.bots[level](turnOf(offer, `offer/${seat}`))
    return option ? { seq: seqOf(hosted), seat, key: option.key } : undefined
  }

  await declined()
  return {
    moment: () => tell(0, false),
    viewer: () => holder,
    isBotAsked: () => botPrompt() !== undefined || botOffer() !== undefined,
    think() {
      const offer = botOffer()
      if (offer !== undefined) return considered(offer)
      const prompt = botPrompt()
      const level = prompt && levels[prompt.decision.seat]
      if (prompt === undefined || !level) throw new Error('no bot is asked')
      const option = game.bots[level](turnOf(prompt, 'bot'))
      if (option === undefined) throw new Error('a bot does not answer')
      if (isForLater(prompt, option)) {
        waiting.seats.add(prompt.decision.seat)
        return undefined
      }
      return { seq: seqOf(hosted), seat: prompt.decision.seat, key: option.key }
    },
    rested: () =>
      waiting.seats.size > 0 && botPrompt() === undefined ? tell(hosted.rows.length, true) : undefined,
    act: async ({ seq, seat, key }) => (isNow(seq) ? choice(seat, key) : undefined),
    choose: async (seq, key) =>
      holder !== 'spectator' && (isNow(seq) ? isAsked(holder) : stillStands(holder, seq, key))
        ? choice(holder, key)
        : undefined,
    async undo(seq) {
      const seat = isNow(seq) ? undoableSeat() : undefined
      const step = seat === undefined ? undefined : undone(game, hosted, seat)
      if (step === undefined) return undefined
      isLooking = false
      await store.save(step.change)
      recent.clear()
      hosted = step.hosted
      return tell(step.change.cut, false)
    },
    async lapse(seq) {
      if (!isNow(seq) || veil() === undefined) return undefined
      const before = new Set(veiled().map(({ decision }) => decision.seat))
      const kind = veiled()[0]?.decision.kind
      recent.clear()
      const from = hosted.rows.length
      while (await decline(({ decision }) => before.delete(decision.seat) && decision.kind === kind));
      closing = null
      isVisiting = false
      return tell(from, false)
    },
    turned() {
      if (holder === 'spectator' || isLooking || isVisiting || nextHuman() === undefined) return undefined
      const next = lookingFrom(
        ownOf(holder),
        holder,
        hosted.record.match.prompts.map(({ decision }) => decision),
      )
      if (next === undefined || next === holder) return undefined
      holder = next
      // What was done is looked at for a while from where it was done.
      return tell(0, true)
    },
    takeOver(seat) {
      if (seat !== null && holder !== 'spectator' && ownOf(holder).includes(seat)) {
        holder = seat
        isLooking = promptOf(seat) === undefined
        return tell(0, false)
      }
      if (!isHotSeat) return tell(0, false)
      isLooking = false
      // From one to the next it goes by way of no one, so that no hand is seen on the way.
      if (seat === null) holder = 'spectator'
      else if (holder === 'spectator' && (nextHuman() ?? veil()) !== undefined && humans.includes(seat))
        holder = seat
      isVisiting = holder !== 'spectator' && promptOf(holder) === undefined
      return tell(0, false)
    },
    hint(seq) {
      const prompt = promptOf(holder)
      if (!isNow(seq) || prompt === undefined || game.hint === undefined) throw new TableError('moved-on')
      return game.hint(turnOf(prompt, 'hint'))
    },
  }
}

/** The last of several moments, with those that led to it. */
function lastOf(moments: readonly [Moment, ...Moment[]]): Moment {
  const last = moments.at(-1) ?? moments[0]
  return moments.length > 1 ? { ...last, via: moments.slice(0, -1) } : last
}

const levelOf = (seat: SeatSetup): Level | null => (seat.kind === 'bot' ? seat.level : null)

/** A row of the log as the viewer may see it, who knows what all their seats do. */
export const entryFor = (
  { seq, choice, events }: Row,
  viewer: Viewer,
  own: readonly Seat[] = viewer === 'spectator' ? [] : [viewer],
): LogEntry => ({
  seq,
  choice: choice && { seat: choice.seat, key: own.includes(choice.seat) ? choice.key : '' },
  events: events.map((event) => seenBy(event, own.find((seat) => event.secret?.to.includes(seat)) ?? viewer)),
  ...(seq > 0 && choice === null && { isUpdate: true as const }),
})

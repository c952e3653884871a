// Pending work as data. Effects nest: a card asks for a discard, the discard triggers a draw. Each piece of work is
// a frame on a stack inside the state, so a game can be saved, cloned and sent in the middle of a card.

import type { Decision, Option } from './decision.ts'
import type { Tell } from './event.ts'

export type Frame = { readonly kind: string }

export type Stacked<F extends Frame> = { stack: F[] }

/** How one kind of frame behaves while on top of the stack. */
export type FrameKind<S, F extends Frame> = {
  /**
   * Does what needs no choice: changes the state, pushes what must happen first, pops itself when it is done.
   * Returns true to look at the stack again, false to wait for a choice.
   */
  step(s: S, frame: F, tell: Tell): boolean
  decisions?(s: S, frame: F): Decision[]
  options?(s: S, frame: F, decision: Decision): Option[]
  chosen?(s: S, frame: F, decision: Decision, option: Option, tell: Tell): void
}

export type FrameKinds<S, F extends Frame> = {
  readonly [K in F['kind']]: FrameKind<S, Extract<F, { kind: K }>>
}

const nobody = (): Decision[] => []
const nothing = (): Option[] => []
const ignored = (): void => {}

/** The part of the rules that a stack of frames implements. */
export function frameRules<S extends Stacked<F>, F extends Frame>(kinds: FrameKinds<S, F>) {
  // All of one shape, omitted fields included, so that property lookups stay monomorphic.
  const alike = new Map<string, Required<FrameKind<S, F>>>()
  for (const name in kinds) {
    const { step, decisions = nobody, options = nothing, chosen = ignored } = kinds[name as F['kind']]
    alike.set(name, { step, decisions, options, chosen })
  }
  // The same frame is queried several times in a row, and frames have so many shapes that reading their kind is
  // expensive.
  let latest: F | undefined
  let latestKind: Required<FrameKind<S, F>> | undefined
  const kindOf = (frame: F): Required<FrameKind<S, F>> => {
    if (latestKind !== undefined && latest === frame) return latestKind
    const kind = alike.get(frame.kind)
    if (kind === undefined) throw new Error(`no such frame: ${frame.kind}`)
    latest = frame
    latestKind = kind
    return kind
  }

  const run = (s: S, tell: Tell): void => {
    for (let frame = topFrame(s); frame !== undefined; frame = topFrame(s)) {
      if (!kindOf(frame).step(s, frame, tell)) return
    }
  }

  return {
    run,
    decisions(s: S): Decision[] {
      const frame = topFrame(s)
      return frame === undefined ? [] : kindOf(frame).decisions(s, frame)
    },
    options(s: S, decision: Decision): Option[] {
      const frame = topFrame(s)
      return frame === undefined ? [] : kindOf(frame).options(s, frame, decision)
    },
    choose(s: S, decision: Decision, option: Option, tell: Tell): void {
      const frame = topFrame(s)
      if (frame === undefined) throw new Error(`nothing is pending, yet "${option.key}" was chosen`)
      kindOf(frame).chosen(s, frame, decision, option, tell)
      run(s, tell)
    },
  }
}

export const topFrame = <F extends Frame>(s: Stacked<F>): F | undefined => s.stack[s.stack.length - 1]

export function pushFrame<F extends Frame>(s: Stacked<F>, frame: F): void {
  s.stack.push(frame)
}

/** Takes `frame` off the stack; it must be on top. */
export function popFrame<F extends Frame>(s: Stacked<F>, frame: F): void {
  if (s.stack.pop() !== frame) throw new Error(`frame "${frame.kind}" finished, but it was not on top`)
}

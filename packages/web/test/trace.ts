// What the main thread of a page does, from a trace of the browser: its tasks, how long each took by the clock and of the
// processor, and what it was spent on. The time of the processor is the page's own even where others keep it busy.

import type { CDPSession, Page } from 'playwright-core'

export const KINDS = ['script', 'style', 'layout', 'paint', 'other'] as const
type Kind = (typeof KINDS)[number]

export type Task = {
  /** Milliseconds since the trace began, and how long it took. */
  readonly at: number
  readonly wall: number
  readonly cpu: number
  readonly of: { readonly [K in Kind]: number }
  /** What it was spent on, in words: what took most comes first. */
  readonly parts: readonly { readonly name: string; readonly ms: number }[]
}

type Traced = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly type?: string; readonly functionName?: string }
  }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8']

/** The function that looks around in the page for whoever drives it. Its tasks are no part of playing. */
const DRIVER = 'lookAround'

const KIND_OF: { readonly [name: string]: Kind } = {
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  UpdateLayer: 'paint',
  UpdateLayerTree: 'paint',
  Commit: 'paint',
  CompositeLayers: 'paint',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  EvaluateModule: 'script',
  'v8.evaluateModule': 'script',
  'v8.compileModule': 'script',
  'v8.compile': 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  HandlePostMessage: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  'V8.GC_SCAVENGER': 'script',
  'BlinkGC.AtomicPhase': 'script',
}

/** Begins to record; the function that comes back ends it and tells what it saw. */
export async function traced(page: Page): Promise<() => Promise<{ tasks: readonly Task[]; raw: string }>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: {
      recordMode: 'recordUntilFull',
      traceBufferSizeInKb: 1_000_000,
      includedCategories: CATEGORIES,
    },
  })
  return async () => {
    const raw = await ended(session)
    await session.detach()
    const { traceEvents } = JSON.parse(raw) as { traceEvents: readonly Traced[] }
    return { tasks: tasksIn(traceEvents), raw }
  }
}

async function ended(session: CDPSession): Promise<string> {
  const complete = new Promise<string>((resolve) =>
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? '')),
  )
  await session.send('Tracing.end')
  const handle = await complete
  const chunks: Buffer[] = []
  for (;;) {
    const { data, eof, base64Encoded } = await session.send('IO.read', { handle, size: 4_000_000 })
    chunks.push(Buffer.from(data, base64Encoded === true ? 'base64' : 'utf8'))
    if (eof) break
  }
  await session.send('IO.close', { handle })
  return Buffer.concat(chunks).toString('utf8')
}

/** The tasks of the busiest main thread of a renderer: the page's. */
function tasksIn(events: readonly Traced[]): readonly Task[] {
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
    ),
  )
  const threads = new Map<string, Traced[]>()
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`
    if (!mains.has(thread) || event.ph !== 'X') continue
    const list = threads.get(thread) ?? []
    list.push(event)
    threads.set(thread, list)
  }
  const [busiest = []] = [...threads.values()].sort((a, b) => b.length - a.length)
  const whole = busiest.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const start = whole[0]?.ts ?? 0
  const tasks: Task[] = []
  for (let index = 0; index < whole.length; index++) {
    const task = whole[index]
    if (task === undefined || !isTask(task)) continue
    const end = task.ts + (task.dur ?? 0)
    const inside: Traced[] = []
    while (index + 1 < whole.length && (whole[index + 1]?.ts ?? 0) < end) {
      index++
      const next = whole[index]
      if (next !== undefined) inside.push(next)
    }
    if (!inside.some(({ args }) => args?.data?.functionName === DRIVER))
      tasks.push(taskOf(task, inside, start))
  }
  return tasks
}

const isTask = ({ name }: Traced): boolean => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'

const cpuOf = ({ tdur, dur = 0 }: Traced): number => (tdur ?? dur) / 1000

/** Everything belongs to what lies innermost around it. */
function taskOf(task: Traced, inside: readonly Traced[], start: number): Task {
  const of = { script: 0, style: 0, layout: 0, paint: 0, other: 0 }
  const parts = new Map<string, number>()
  const open: { event: Traced; self: number }[] = [{ event: task, self: cpuOf(task) }]
  const close = () => {
    const { event, self } = open.pop() ?? { event: task, self: 0 }
    const kind = open.reduceRight<Kind | undefined>(
      (found, _, index) => found ?? KIND_OF[open[index]?.event.name ?? ''],
      KIND_OF[event.name],
    )
    of[kind ?? 'other'] += self
    const name = nameOf(event)
    parts.set(name, (parts.get(name) ?? 0) + self)
  }
  for (const event of inside) {
    for (let top = open.at(-1); top !== undefined && open.length > 1; top = open.at(-1)) {
      if (event.ts < top.event.ts + (top.event.dur ?? 0)) break
      close()
    }
    const around = open.at(-1)
    if (around !== undefined) around.self -= cpuOf(event)
    open.push({ event, self: cpuOf(event) })
  }
  while (open.length > 0) close()
  return {
    at: (task.ts - start) / 1000,
    wall: (task.dur ?? 0) / 1000,
    cpu: cpuOf(task),
    of,
    parts: [...parts].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms),
  }
}

function nameOf({ name, args }: Traced): string {
  if (name === 'EventDispatch') return `${name} ${args?.data?.type ?? ''}`
  return name
}

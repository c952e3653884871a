// How fast the bots' moments follow each other on the page.

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** From one moment of a bot to the next, in milliseconds. At `instant` it is as often as a page can be drawn at ease. */
const PACE: { readonly [S in Speed]: number } = { slow: 1400, normal: 700, fast: 250, instant: 60 }

/** Something that has come, and whether it has to wait. */
type Queued<T> = { readonly item: T; readonly waits: boolean }

export type Queue<T> = {
  push(item: T, waits: boolean): void
  /** Shows everything at once. */
  flush(): void
  size(): number
  close(): void
}

/** Hands items on one by one at the pace of the speed; several at once when they are not shown one by one. */
export function pacedQueue<T>(
  speed: () => Speed,
  show: (items: readonly T[], ahead: number) => void,
): Queue<T> {
  const queue: Queued<T>[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = Number.NEGATIVE_INFINITY

  function next(): void {
    clearTimeout(timer)
    timer = undefined
    const [first] = queue
    if (first === undefined) return
    const wait = first.waits ? shownAt + PACE[speed()] - performance.now() : 0
    if (wait > 0) timer = setTimeout(next, wait)
    else hand(speed() === 'instant' ? queue.length : 1)
  }

  function hand(count: number): void {
    const items = queue.splice(0, count).map(({ item }) => item)
    shownAt = performance.now()
    if (items.length > 0) show(items, queue.length)
    next()
  }

  return {
    push(item, waits) {
      queue.push({ item, waits })
      if (timer === undefined) next()
    },
    flush: () => hand(queue.length),
    size: () => queue.length,
    close() {
      clearTimeout(timer)
      queue.length = 0
    },
  }
}

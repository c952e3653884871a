// The course of a long trial: told every few seconds, and once more if the trial ends before its time, be it by a signal or
// because nothing was left to wait for.

/** Milliseconds between two lines. */
const EVERY = 10_000

type Course = { close(): void }

/** `soFar` says in one line what has been done and found. Nothing is told twice, and the result itself is for others to tell. */
export function followCourse(
  soFar: () => string,
  tell: (line: string) => void = console.error,
  everyMs = EVERY,
): Course {
  let last = ''
  const timer = setInterval(() => {
    const line = soFar()
    if (line !== last) tell(line)
    last = line
  }, everyMs)
  // A trial that waits for something that cannot come is to end, and not to hang.
  timer.unref()
  const endEarly = () => tell(`ended early: ${soFar()}`)
  process.once('exit', endEarly)
  return {
    close() {
      clearInterval(timer)
      process.off('exit', endEarly)
    },
  }
}

/** How many things went wrong, and the latest of them. */
export const wrongSoFar = (faults: readonly string[]): string =>
  faults.length === 0 ? 'nothing wrong' : `${faults.length} wrong, lately: ${faults.at(-1)}`

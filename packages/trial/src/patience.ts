// Waiting, but not forever.

const PATIENCE = 60_000

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The result of the work; fails if there is none in time. */
export async function within<T>(what: string, work: Promise<T>, ms = PATIENCE): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing happened within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Polls until the condition holds; returns whether it did in time. */
export async function until(isSo: () => boolean | Promise<boolean>, ms = PATIENCE): Promise<boolean> {
  const end = performance.now() + ms
  while (!(await isSo())) {
    if (performance.now() > end) return false
    await pause(20)
  }
  return true
}

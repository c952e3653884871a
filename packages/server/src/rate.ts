// A bucket of tokens: so many a second, and a few more at once.

/** Gives a function that says whether one more is allowed now. A rate of 0 allows everything. */
export function bucket(perSecond: number, size: number, now: () => number = Date.now): () => boolean {
  if (perSecond === 0) return () => true
  let tokens = size
  let last = now()
  return () => {
    const time = now()
    tokens = Math.min(size, tokens + ((time - last) / 1000) * perSecond)
    last = time
    if (tokens < 1) return false
    tokens--
    return true
  }
}

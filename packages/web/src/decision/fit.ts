// How many items of a row fit, if the rest are behind one more item at its end.

/**
 * `more` is the width of the item for the rest. The first item is always shown, truncated if necessary, unless there is
 * hardly room for `more`.
 */
export function fitting(widths: readonly number[], room: number, gap: number, more: number): number {
  const needed = (count: number, extra: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(count - 1, 0) + extra
  if (needed(widths.length, 0) <= room) return widths.length
  let count = widths.length - 1
  while (count > 1 && needed(count, gap + more) > room) count--
  return count > 1 || room >= 2 * more ? Math.max(count, Math.min(widths.length, 1)) : 0
}

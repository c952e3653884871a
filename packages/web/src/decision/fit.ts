// How many things of a row fit into its room, if those that do not are behind one more thing at its end.

/**
 * `more` is the width of what stands for the rest. There is a first one, cut if it must be, unless there is hardly room
 * for what stands for all.
 */
export function fitting(widths: readonly number[], room: number, gap: number, more: number): number {
  const needed = (count: number, extra: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(count - 1, 0) + extra
  if (needed(widths.length, 0) <= room) return widths.length
  let count = widths.length - 1
  while (count > 1 && needed(count, gap + more) > room) count--
  return count > 1 || room >= 2 * more ? Math.max(count, Math.min(widths.length, 1)) : 0
}

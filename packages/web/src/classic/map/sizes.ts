// How large names and chips are drawn on the map. They keep their size on screen when zooming, and never get too small
// to read on a small screen.

import { EDGE } from './geometry.ts'

/** Relative to a small desktop screen; only a few sizes, since everything is laid out again for each. */
export const SIZES = [1, 1.25, 1.55] as const
export type DrawingSize = (typeof SIZES)[number]

/** Points of the screen for a step of the map, as wide as a drawing of this size needs it. */
const NEEDED: { readonly [S in DrawingSize]: number } = { 1: 0.47, 1.25: 0.38, 1.55: 0 }

/** For a map of this width and height on screen. */
export function drawingSize(width: number, height: number): DrawingSize {
  const step = Math.min(width, height) / (2 * EDGE)
  return SIZES.find((size) => step >= NEEDED[size]) ?? 1
}

/** What is laid out from so near: as on a desk, as soon as it fits. */
export const layoutSize = (size: DrawingSize, times: number): DrawingSize => (size / times <= 1 ? 1 : size)

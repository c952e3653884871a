// Where the drawer lies: at the right edge of the window, beside what is asked where there is room, else above or below
// it. It never covers the question.

const GAP = 6
const WIDEST = 420
/** Narrower than this, it rather shares the height with the question. */
const NARROWEST = 300

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Within the window, as distances from its edges and a width. */
export type Lying = { readonly top: number; readonly bottom: number; readonly width: number }

export function lieBeside(
  window: { readonly width: number; readonly height: number },
  top: number,
  asked: Box | undefined,
): Lying {
  const above = top + GAP
  const all = { top: above, bottom: GAP, width: Math.min(WIDEST, window.width - 2 * GAP) }
  if (asked === undefined || asked.right <= window.width - all.width - GAP) return all
  const free = window.width - asked.right - 2 * GAP
  if (free >= NARROWEST) return { ...all, width: Math.min(WIDEST, free) }
  const roomAbove = asked.top - above
  const roomBelow = window.height - asked.bottom
  return roomAbove >= roomBelow
    ? { ...all, bottom: window.height - asked.top + GAP }
    : { ...all, top: asked.bottom + GAP }
}

// Where the drawer goes: at the right edge of the window, beside the prompt if there is room, otherwise above or below
// it. It never covers the prompt.

const GAP = 6
const WIDEST = 420
/** Below this width, it shares the height with the prompt instead. */
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

// Measuring without haste: what is asked right after the page has changed makes the browser lay everything out at once,
// in the midst of other work. Here one waits until it has been laid out anyway, just before it is painted.

/** Calls once, in the frame that paints what has changed. The function that comes back calls it off. */
export function whenLaidOut(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

// How a window lies over the page: the focus stays in it, Escape closes it, and what had the focus before gets it back.
// `showModal` of the browser does as much and makes all the rest inert, which styles everything on a full table anew.

const open: HTMLDialogElement[] = []

const TABBED = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Opens it above all that is open, until the function that comes back is called. */
export function lieOver(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  // The page hears only later that it has been closed.
  const isOnTop = () => dialog.open && open.at(-1) === dialog
  const onKey = (event: KeyboardEvent) => {
    if (!isOnTop() || event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.preventDefault()
      // What lies under it has nothing to do with this key.
      event.stopPropagation()
      dialog.close()
    } else if (event.key === 'Tab') goRound(dialog, event)
  }
  const onFocus = (event: FocusEvent) => {
    const { target, relatedTarget } = event
    if (!isOnTop() || (target instanceof Node && dialog.contains(target))) return
    event.stopPropagation()
    const back =
      relatedTarget instanceof HTMLElement && dialog.contains(relatedTarget)
        ? relatedTarget
        : tabbed(dialog)[0]
    back?.focus({ preventScroll: true })
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusin', onFocus, true)
  open.push(dialog)
  dialog.show()
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('focusin', onFocus, true)
    open.splice(open.indexOf(dialog), 1)
    dialog.close()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** From its last thing to its first one, and back. */
function goRound(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const all = tabbed(dialog)
  const [end, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (document.activeElement !== end) return
  event.preventDefault()
  other?.focus()
}

/** What Tab reaches in it, in this order; of radio buttons that belong together it is one. */
const tabbed = (dialog: HTMLDialogElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(TABBED)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled') &&
      each.checkVisibility() &&
      (!isRadio(each) || each.checked || !chosenBeside(dialog, each)),
  )

const isRadio = (each: HTMLElement): each is HTMLInputElement =>
  each instanceof HTMLInputElement && each.type === 'radio'

const chosenBeside = (dialog: HTMLDialogElement, { name }: HTMLInputElement): boolean =>
  dialog.querySelector(`input[type="radio"][name="${CSS.escape(name)}"]:checked`) !== null

// Reading about things on the table: a tooltip on hover and focus, an enlarged view on click, right-click, long press
// or the key `i`. A thing asks with `useAbout`; `AboutLayer` shows it.

import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useRef,
} from 'react'
import { enlarge, isSame, type Note, point, readingNow, type Subject } from './pointer.ts'

export type { Subject } from './pointer.ts'

const HOVER_DELAY = 300
/** From one thing to the next it goes faster. */
const NEXT_DELAY = 90
const SOON = 350
const LONG_PRESS = 450

type Handlers = {
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

export type About = {
  /** For the element that shows the thing. */
  readonly props: Partial<Handlers>
  /** Enlarges it. */
  open(event: SyntheticEvent): void
}

/** When a thing was last left. */
let leftAt = Number.NEGATIVE_INFINITY

const NOTHING_TO_TELL: About = { props: {}, open() {} }

const Neighbors = createContext<readonly Subject[]>([])

/** Things that lie in a row: enlarged, one leads to the next. */
export const AboutGroup = ({
  subjects,
  children,
}: {
  readonly subjects: readonly Subject[]
  readonly children: ReactNode
}): ReactNode => <Neighbors value={subjects}>{children}</Neighbors>

/**
 * What an element does so that its subject can be read about; `note` is what is to be said of it just now, `zone` the
 * part of the table where it lies.
 */
export function useAbout(subject: Subject | undefined, note?: Note, zone?: string): About {
  const neighbors = use(Neighbors)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressedLong = useRef(false)
  const isUnderPointer = useRef(false)
  const element = useRef<Element>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (element.current !== undefined && readingNow().pointed?.at === element.current) point(null)
    },
    [],
  )
  if (subject === undefined) return NOTHING_TO_TELL

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }
  const pointAt = (at: Element, byFocus: boolean) => {
    element.current = at
    point({ subject, note, at, byFocus })
  }
  const leave = () => {
    clearTimeout(timer.current)
    if (readingNow().pointed === null) return
    leftAt = performance.now()
    point(null)
  }
  const open = () => {
    clearTimeout(timer.current)
    const index = neighbors.findIndex((other) => isSame(other, subject))
    enlarge({
      ...(index < 0 ? { list: [subject], index: 0 } : { list: neighbors, index }),
      ...(note === undefined ? {} : { note }),
      ...(zone === undefined ? {} : { zone }),
    })
  }
  return {
    open,
    props: {
      // What comes to lie under a pointer at rest, or is dragged over, has not been pointed at.
      onPointerMove({ pointerType, buttons, currentTarget }) {
        if (pointerType === 'touch' || buttons !== 0 || isUnderPointer.current) return
        isUnderPointer.current = true
        const delay = performance.now() - leftAt < SOON ? NEXT_DELAY : HOVER_DELAY
        after(delay, () => pointAt(currentTarget, false))
      },
      onPointerLeave() {
        isUnderPointer.current = false
        leave()
      },
      onPointerDown({ pointerType }) {
        isPressedLong.current = false
        if (pointerType !== 'touch') return leave()
        after(LONG_PRESS, () => {
          isPressedLong.current = true
          open()
        })
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onFocus({ currentTarget }) {
        // A click focuses, too; it has said what it wants.
        if (currentTarget.matches(':focus-visible')) pointAt(currentTarget, true)
      },
      onBlur: leave,
      onContextMenu(event) {
        event.preventDefault()
        open()
      },
      onKeyDown(event) {
        if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        open()
      },
      onClickCapture(event) {
        // The finger that has been held down is lifted: that is no choice.
        if (!isPressedLong.current) return
        isPressedLong.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

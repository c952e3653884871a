// A small question over the board that points at the button it is about. Its last button, the safe one, has the focus.

import { type ReactNode, useEffect, useRef } from 'react'

type Props = { readonly text: string; readonly children: ReactNode }

export function Bubble({ text, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => [...(ref.current?.querySelectorAll('button') ?? [])].at(-1)?.focus(), [])
  return (
    <div className="decision-over bubble" role="alertdialog" aria-label={text} ref={ref}>
      <p className="bubble-text">{text}</p>
      <span className="bubble-answers">{children}</span>
    </div>
  )
}

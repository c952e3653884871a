// A notepad that no one else sees. What is written is kept with the match, on the server or in this browser.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import './notes.css'

/** Saved after this long without typing. */
const PAUSE = 800

type Props = {
  /** The same function as long as the same notes are meant. */
  readonly load: () => Promise<string>
  readonly save: (text: string) => Promise<unknown>
  readonly most: number
}

export function Notes({ load, save, most }: Props): ReactNode {
  const w = useWords()
  const [text, setText] = useState<string | null>(null)
  const [isKept, setKept] = useState(true)
  const unkept = useRef<string | null>(null)

  async function keep(): Promise<void> {
    const written = unkept.current
    if (written === null) return
    await save(written)
    if (unkept.current === written) {
      unkept.current = null
      setKept(true)
    }
  }

  useEffect(() => {
    let hasLeft = false
    load().then(
      (notes) => !hasLeft && setText(notes),
      () => {},
    )
    return () => {
      hasLeft = true
      if (unkept.current !== null) void save(unkept.current).catch(() => {})
    }
  }, [load, save])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each stroke begins the pause anew
  useEffect(() => {
    if (unkept.current === null) return
    const timer = setTimeout(() => void keep().catch(() => {}), PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="notes">
      <textarea
        aria-label={w('page.notes')}
        placeholder={w('page.notes.about')}
        maxLength={most}
        disabled={text === null}
        value={text ?? ''}
        onChange={({ target }) => {
          unkept.current = target.value
          setKept(false)
          setText(target.value)
        }}
      />
      <small>{w(isKept ? 'page.notes.kept' : 'page.notes.unkept')}</small>
    </div>
  )
}

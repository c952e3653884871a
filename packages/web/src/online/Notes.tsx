// A notepad that nobody else sees. What is written is kept on the server.

import { LIMITS } from '@sietch/protocol'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { api } from './api.ts'
import './chat.css'

/** Kept after so long without a stroke. */
const PAUSE = 800

export function Notes({ id }: { readonly id: string }): ReactNode {
  const w = useWords()
  const [text, setText] = useState<string | null>(null)
  const [isKept, setKept] = useState(true)
  const unkept = useRef<string | null>(null)

  async function keep(): Promise<void> {
    const written = unkept.current
    if (written === null) return
    await api.setNotes(id, written)
    if (unkept.current === written) {
      unkept.current = null
      setKept(true)
    }
  }

  useEffect(() => {
    let hasLeft = false
    api.notes(id).then(
      (notes) => !hasLeft && setText(notes.text),
      () => {},
    )
    return () => {
      hasLeft = true
      if (unkept.current !== null) void api.setNotes(id, unkept.current).catch(() => {})
    }
  }, [id])

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
        maxLength={LIMITS.notes}
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

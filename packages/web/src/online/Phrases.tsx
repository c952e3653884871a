// Canned phrases beside the chat field: everyone reads them in their own language.

import { PHRASES, type Phrase } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'

const ALL = Object.keys(PHRASES) as Phrase[]

export function Phrases({ onSay }: { onSay(phrase: Phrase): void }): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOpen && (
        <ul className="chat-phrases">
          {ALL.map((id) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onSay(id)
                  setOpen(false)
                }}
              >
                {w(`page.phrase.${id}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="chat-phrases-button"
        aria-expanded={isOpen}
        aria-label={w('page.phrases')}
        title={w('page.phrases')}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">☺</span>
      </button>
    </>
  )
}

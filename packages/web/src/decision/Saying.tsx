// An answer in the player's own words: a field and a button to say it; left empty, it is said aloud.

import { type Option, saying } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'

export function Saying({ option, asked }: { readonly option: Option; readonly asked: Asked }): ReactNode {
  const { say, names, propose } = useTable()
  const w = useWords()
  const [typed, setTyped] = useState('')
  const words = typed.replace(/\s+/g, ' ').trim()
  const text = say.option(asked.decision, option, names)
  const said = words === '' ? option : saying(option, words)
  return (
    <span className="stepper saying">
      <input
        type="text"
        value={typed}
        maxLength={option.words}
        placeholder={text}
        aria-label={w('page.decision.words')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && words !== '') propose(said)
        }}
      />
      <button
        type="button"
        className="stepper-do lit"
        data-option={option.key}
        title={text}
        onClick={() => propose(said)}
      >
        {w('page.decision.say')}
      </button>
    </span>
  )
}

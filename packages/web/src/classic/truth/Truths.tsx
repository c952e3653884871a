// What a player has answered under Truthtrance, behind a button on their sheet.

import { questionMessage } from '@sietch/i18n'
import type { Seat } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Sign } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import { truthsIn } from './truths.ts'
import './truth.css'

export function Truths({ seat }: { readonly seat: Seat }): ReactNode {
  const { log, say, names } = useClassic()
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const answers = truthsIn(log).filter(({ data }) => data.target === seat)
  if (answers.length === 0) return null
  const title = w('page.classic.truths')
  return (
    <li>
      <button type="button" className="truths" aria-label={title} title={title} onClick={() => setOpen(true)}>
        <Sign name="card" />
        <b>? {answers.length}</b>
      </button>
      {isOpen && (
        <Dialog title={`${names[seat] ?? ''}: ${title}`} onClose={() => setOpen(false)}>
          <ul className="truth-list">
            {answers.map(({ data: { seat: asker, question, yes } }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was answered keeps its order
              <li key={index}>
                <span>{say.phrase(questionMessage(question, names))}</span>
                <b>{w(yes ? 'page.classic.yes' : 'page.classic.no')}</b>
                <small>{names[asker]}</small>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </li>
  )
}

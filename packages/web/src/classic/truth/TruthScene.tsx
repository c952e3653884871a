// Truthtrance on the stage: who asked whom, what, and the answer.

import { questionMessage } from '@sietch/i18n'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { StageButtons } from '../../stage/StageButtons.tsx'
import { Component } from '../cards/Component.tsx'
import { seatColors } from '../houses.ts'
import { Who } from '../panels/Who.tsx'
import { useClassic } from '../useClassic.ts'
import type { TruthBeat } from './truth-beats.ts'
import '../../stage/great.css'
import './truth.css'

export function TruthScene({ data }: { readonly data: TruthBeat['data'] }): ReactNode {
  const { view, say, names } = useClassic()
  const w = useWords()
  const { seat, target, question, yes } = data
  const title = w('page.classic.answer')
  return (
    <article className="truth great" role="dialog" aria-label={title} style={seatColors(view)}>
      <div className="truth-card">
        <Component subject={{ kind: 'treachery', id: 'truthtrance' }} say={say} />
      </div>
      <div className="truth-told">
        <h2>{title}</h2>
        <p>
          <Who seat={seat} /> <span aria-hidden="true">→</span> <Who seat={target} />
        </p>
        <p className="truth-question">{say.phrase(questionMessage(question, names))}</p>
        <p className="truth-answer" data-yes={yes}>
          {w(yes ? 'page.classic.yes' : 'page.classic.no')}
        </p>
      </div>
      <footer>
        <StageButtons isLast />
      </footer>
    </article>
  )
}

// The Mentat Pause on the stage of classic Dune: who takes bribes, and how far everyone is from winning.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Who } from '../panels/Who.tsx'
import { Sign } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import type { MentatPause as Pause } from './round-end-beats.ts'
import './round-end.css'

export function MentatPause({ data: { standings, bribes } }: { readonly data: Pause }): ReactNode {
  const { say, names } = useClassic()
  const w = useWords()
  return (
    <article className="round-end">
      <header>
        <b>{say.name('phase', 'mentat-pause')}</b>
        <span>{w('page.classic.pause.nobody')}</span>
      </header>
      <ul className="pause-standings">
        {standings.map(({ seats, strongholds, needed }) => (
          <li key={seats.join()}>
            <Sign name="stronghold" />
            <b>{w('page.classic.pause.held', { n: strongholds, needed })}</b>
            {seats.map((seat) => (
              <Who key={seat} seat={seat} />
            ))}
          </li>
        ))}
      </ul>
      {bribes.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
        <p key={index}>{say.event(event, names)}</p>
      ))}
    </article>
  )
}

// The Voice: a kind of card, to be played or not, in one line; and the resulting command.

import type { Option } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'

export function VoicePicker({ asked }: { readonly asked: Asked }): ReactNode {
  const { say, propose } = useTable()
  const w = useWords()
  const commands = asked.options.filter(({ targets }) => targets.length > 0)
  const kinds = [...new Set(commands.map(kindOf))]
  const [kind, setKind] = useState(kinds[0])
  const [verb, setVerb] = useState<'play' | 'do-not-play'>('do-not-play')
  const option = commands.find((each) => kindOf(each) === kind && each.verb === verb)
  return (
    <span className="voice">
      <select
        aria-label={w('page.voice.verb')}
        value={verb}
        onChange={({ target }) => setVerb(target.value as typeof verb)}
      >
        {(['do-not-play', 'play'] as const).map((each) => (
          <option key={each} value={each}>
            {w(`page.voice.${each}`)}
          </option>
        ))}
      </select>
      <select aria-label={w('page.voice.kind')} value={kind} onChange={({ target }) => setKind(target.value)}>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {say.name('treachery-kind', each)}
          </option>
        ))}
      </select>
      {option !== undefined && (
        <button
          type="button"
          className="action primary lit"
          data-option={option.key}
          onClick={() => propose(option)}
        >
          {w('page.voice.command')}
        </button>
      )}
    </span>
  )
}

const kindOf = ({ targets: [target] }: Option): string => String(target?.id)

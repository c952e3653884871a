// What can be done with a thing that a click only enlarges: a button for each option, with its cost, or the reason why
// there is none. It is shown beside the enlarged thing.

import type { Option } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useOptionWords } from '../decision/option-words.ts'
import { Button } from '../ui/Button.tsx'
import { useTable } from './context.tsx'
import type { PlaceId } from './selection.ts'
import './handling.css'

type Props = { readonly place: PlaceId; close(): void }

export function Handling({ place, close }: Props): ReactNode {
  const { game, shown, closed, choose, click, looksFirst } = useTable()
  const w = useWords()
  const words = useOptionWords()
  const { asked, offered } = shown.snapshot
  if (shown.ahead > 0) return null
  const isHere = ({ places }: { readonly places: readonly PlaceId[] }) => places.includes(place)
  const open = looksFirst(place) ? (asked?.options ?? []).map(game.placed).filter(isHere) : []
  // What may be done at any time is done from here, too.
  const besides = (offered?.options ?? []).filter(
    (option) => game.asksFirst?.(option) === true && isHere(game.placed(option)),
  )
  const decided = [
    ...open.filter(({ places }) => places.length === 1).map(({ option }) => option),
    ...besides,
  ]
  const reason = looksFirst(place) ? closed.get(place) : undefined
  if (open.length + besides.length === 0 && reason === undefined) return null
  const decide = (option: Option) => {
    close()
    choose(option.key)
  }
  const begin = () => {
    close()
    click(place)
  }
  return (
    <div className="handling">
      {decided.map((option, index) => (
        <div key={option.key} className="handling-option">
          <Button
            look="primary"
            data-option={option.key}
            data-first={index === 0 || undefined}
            onClick={() => decide(option)}
          >
            {words(option)}
          </Button>
          {game.Price !== undefined && <game.Price option={option} />}
          {game.asksFirst?.(option) === true && <small>{w('page.prompt.final')}</small>}
        </div>
      ))}
      {decided.length < open.length + besides.length && (
        <Button look="primary" data-option={place} data-first onClick={begin}>
          {w('page.look.choose')}
        </Button>
      )}
      {open.length + besides.length === 0 && (
        <Button look="primary" disabled>
          {reason?.text}
        </Button>
      )}
    </div>
  )
}

// How much of the Reveal turn's Persuasion a card takes, and what is left.

import { priceOf } from '@sietch/imperium/table'
import { type Option, targetId } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../ui/Icon.tsx'
import { useImperium } from './useImperium.ts'

export function Price({ option }: { readonly option: Option }): ReactNode {
  const { view, content, snapshot } = useImperium()
  const w = useWords()
  const { asked, viewer } = snapshot
  const player = typeof viewer === 'number' ? view.players[viewer] : undefined
  // Cards acquired through an effect take no Persuasion.
  if (option.verb !== 'acquire' || asked?.decision.kind !== 'turn-reveal' || player === undefined) return null
  const shelf = option.targets[0]?.at === 'aside' ? 'aside' : 'row'
  const price = priceOf(content.card(String(targetId(option))), shelf, view.turn) ?? 0
  const left = player.persuasion - price
  return (
    <span className="handling-price">
      <Icon name="persuasion" n={price} />
      {w('page.look.left', { had: player.persuasion, left })}
    </span>
  )
}

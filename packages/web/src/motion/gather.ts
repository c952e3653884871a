// Cards that go into a pile fly there: a pile says with `data-gathers` which cards lie in it, and a card that is gone
// from the table has gone to the pile that has got one more of it.

import { copyOf } from './copy.ts'
import type { Positions } from './motion.ts'

export type Piles = ReadonlyMap<HTMLElement, readonly string[]>

const DURATION = 300

export function pilesIn(root: ParentNode): Piles {
  const piles = [...root.querySelectorAll<HTMLElement>('[data-gathers]')]
  return new Map(piles.map((pile) => [pile, pile.getAttribute('data-gathers')?.split(' ') ?? []]))
}

export function gather(root: ParentNode, before: Positions, pilesBefore: Piles): void {
  const piles = pilesIn(root)
  const gone = [...before].flatMap(([name, { element, rect }]) => {
    if (element.isConnected) return []
    const card = name.split(':')[1] ?? ''
    const pile = [...piles.keys()].find(
      (each) => count(piles.get(each), card) > count(pilesBefore.get(each), card),
    )
    const to = pile?.getBoundingClientRect()
    return to === undefined || to.width === 0 ? [] : [{ element, rect, to }]
  })
  for (const { element, rect, to } of gone) {
    // Out of the page it has no look of its own any more; a card needs to know how wide it is.
    const copy = copyOf(element, rect, [['--card', `${rect.width}px`]])
    document.body.append(copy)
    const [x, y] = [to.x - rect.x, to.y - rect.y]
    const flown = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${to.width / rect.width})`, opacity: 0.3 },
      ],
      { duration: DURATION, easing: 'ease-in' },
    )
    flown.onfinish = () => copy.remove()
    flown.oncancel = () => copy.remove()
  }
}

const count = (cards: readonly string[] = [], card: string): number =>
  cards.filter((other) => other === card).length

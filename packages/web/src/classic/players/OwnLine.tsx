// What the viewer has, in one line: spice, forces on the map, in reserve and in the tanks, and cards.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Figure, term } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Emblem, Sign } from '../Sign.tsx'
import { hasFaction, sizeOf, useClassic } from '../useClassic.ts'

export function OwnLine(): ReactNode {
  const { own, say, view } = useClassic()
  const w = useWords()
  if (own === undefined || !hasFaction(view, own.seat)) return null
  const { faction, spice, reserves, tanks, stacks, hand } = own.player
  const onMap = stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0)
  return (
    <span className="own-line-parts" data-house={faction}>
      <Emblem faction={faction} />
      <Amount about="spice" icon={<Icon name="spice" />} n={spice ?? 0} name={say.name('term', 'spice')} />
      <Amount
        about="force"
        icon={<span className="sheet-disc" />}
        n={onMap}
        name={w('page.classic.on-map')}
      />
      <Amount
        about="reserves"
        icon={<Sign name="reserves" />}
        n={reserves.forces + reserves.elite}
        name={say.name('term', 'reserves')}
      />
      <Amount
        about="tleilaxu-tanks"
        icon={<Sign name="tanks" />}
        n={tanks.forces + tanks.elite}
        name={say.name('term', 'tleilaxu-tanks')}
      />
      <Amount
        about="treachery-card"
        icon={<Sign name="card" />}
        n={hand === null ? 0 : sizeOf(hand)}
        name={say.name('term', 'treachery-card')}
      />
    </span>
  )
}

type AmountProps = {
  readonly about: string
  readonly icon: ReactNode
  readonly n: number
  readonly name: string
}

const Amount = ({ about, icon, n, name }: AmountProps): ReactNode => (
  <Figure about={term(about)} label={`${name}: ${n}`}>
    {icon}
    {n}
  </Figure>
)

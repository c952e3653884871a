// Whose turn it is, in the title of the tab; when it is one's own, the icon of the tab has a dot.

import { useEffect } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from './context.tsx'

const TITLE = 'Sietch'
const ICONS = { plain: '/icon.svg', turn: '/icon-turn.svg' } as const

export function useTitle(): void {
  const { shown, names, you } = useTable()
  const w = useWords()
  const { decisions, outcome } = shown.snapshot
  const seats = [...new Set(decisions.map(({ seat }) => seat))]
  const isAsked = shown.ahead === 0 && you !== null && seats.includes(you)
  const isOwn = isAsked || shown.isAwaited === true
  const others = seats.filter((seat) => seat !== you).map((seat) => names[seat] ?? '')
  const said = isOwn
    ? `● ${w('page.online.your-turn')}`
    : outcome !== null
      ? w('page.matches.over')
      : others.join(', ')
  useEffect(() => {
    document.title = said === '' ? TITLE : `${said} – ${TITLE}`
    showIcon(isOwn ? 'turn' : 'plain')
  }, [said, isOwn])
  useEffect(
    () => () => {
      document.title = TITLE
      showIcon('plain')
    },
    [],
  )
}

function showIcon(icon: keyof typeof ICONS): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link !== null && !link.href.endsWith(ICONS[icon])) link.href = ICONS[icon]
}

// Shown when a part of the page breaks: the match is safe in the browser, and can be downloaded as a file.

import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { downloadMatch } from './matches.ts'
import { Notice } from './Notice.tsx'
import { routeOf } from './route.ts'
import { useWords } from './words.ts'

export class Stumble extends Component<{ readonly children: ReactNode }, { readonly hasStumbled: boolean }> {
  override state = { hasStumbled: false }

  static getDerivedStateFromError() {
    return { hasStumbled: true }
  }

  override render() {
    return this.state.hasStumbled ? <Stumbled /> : this.props.children
  }
}

function Stumbled(): ReactNode {
  const w = useWords()
  const route = routeOf(location.hash)
  return (
    <Notice text={w('page.problem.page')}>
      {(route.page === 'table' || route.page === 'replay') && (
        <Button onClick={() => downloadMatch(route.id)}>{w('page.matches.export')}</Button>
      )}
      <Button look="primary" onClick={() => location.reload()}>
        {w('page.problem.reload')}
      </Button>
    </Notice>
  )
}

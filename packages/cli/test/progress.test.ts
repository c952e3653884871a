import { expect, it } from 'vitest'
import { showProgress } from '../src/progress.ts'

it('is silent where no one watches', () => {
  let written = ''
  const screen = { isTTY: false, write: (text: string) => (written += text) }
  const progress = showProgress(2, screen, 0)
  progress.at(1)
  progress.clear()
  expect(written).toBe('')
})

it('draws a bar on a terminal and wipes it away', () => {
  let written = ''
  const screen = { isTTY: true, write: (text: string) => (written += text) }
  const progress = showProgress(4, screen, 0)
  progress.at(1)
  expect(written).toBe(`\r${'█'.repeat(10)}${'░'.repeat(30)} 1 of 4`)
  progress.clear()
  expect(written.endsWith('\r\u001b[K')).toBe(true)
})

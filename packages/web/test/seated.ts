// People at a table of a real server, without the way there: each in a window of their own, seated by requests.

import type { NewTable, OnlineTable } from '@sietch/protocol'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { DESKTOP, HURRIED } from './driver.ts'
import { visitor } from './visitor.ts'

type Wanted = { readonly name: string; readonly window?: BrowserContextOptions; readonly settings?: object }

/** Opens a table for these people in the order of the seats, and begins the match. */
export async function seated(table: NewTable, people: readonly Wanted[]) {
  const pages: Page[] = []
  let made: OnlineTable | undefined
  for (const [seat, { name, window, settings }] of people.entries()) {
    const context = await visitor({ viewport: DESKTOP, locale: 'en-US', ...window })
    await context.addInitScript(
      (kept) => localStorage.setItem('sietch.settings', kept),
      JSON.stringify({ ...HURRIED, ...settings }),
    )
    const page = await context.newPage()
    await post(page, '/api/guest', { name })
    if (made === undefined) made = (await post(page, '/api/tables', table)).table
    else await post(page, `/api/tables/${made.id}/join`, { seat })
    pages.push(page)
  }
  const [host] = pages
  if (host === undefined || made === undefined) throw new Error('nobody sits there')
  const { id } = made
  await post(host, `/api/tables/${id}/start`)
  for (const page of pages) await page.goto(`${inject('site')}/#/online/${id}`)
  return { id, pages }
}

async function post(page: Page, path: string, data: object = {}): Promise<{ table: OnlineTable }> {
  const answer = await page.request.post(`${inject('site')}${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

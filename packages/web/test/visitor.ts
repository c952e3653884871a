// Whoever visits the site in a test: a window of their own in the Chromium of this run, closed when the test is over.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'

/** The files that a worker runs share it; it goes with the worker. */
let browser: Promise<Browser> | undefined

/** With the service worker, which keeps every file of the site for each visitor anew: for what is about it. */
export async function visitorWithServiceWorker(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= chromium.launch(inject('chromium'))
  const context = await (await browser).newContext(options)
  onTestFinished(() => context.close())
  await context.addInitScript(drawFrom, lotOf(expect.getState().currentTestName ?? ''))
  return context
}

/** Visitors of the test that is running. */
let visitors: { readonly test: string; count: number } = { test: '', count: 0 }

/** The same in every run: no test may hang on the deal. */
function lotOf(test: string): string {
  if (visitors.test !== test) visitors = { test, count: 0 }
  return `${test} ${visitors.count++}`
}

/** What a page draws by chance follows from the lot, and goes on from page to page. */
function drawFrom(lot: string): void {
  const KEPT = 'test.drawn'
  crypto.getRandomValues = <T extends ArrayBufferView | null>(values: T): T => {
    if (values === null) return values
    const drawn = Number(localStorage.getItem(KEPT) ?? 0) + 1
    localStorage.setItem(KEPT, String(drawn))
    let hash = 2166136261
    const next = (code: number) => {
      hash = Math.imul(hash ^ code, 16777619)
    }
    for (const letter of `${lot} ${drawn}`) next(letter.codePointAt(0) ?? 0)
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    for (const index of bytes.keys()) {
      next(index)
      bytes[index] = hash >>> 24
    }
    return values
  }
}

/** As in a browser that has no service workers. */
export async function visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await visitorWithServiceWorker(options)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  return context
}

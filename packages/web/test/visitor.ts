// Whoever visits the site in a test: a window of their own in the Chromium of this run, closed when the test is over.

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'

/** The files that a worker runs share it; it goes with the worker. */
let browser: Promise<Browser> | undefined

/** With the service worker, which keeps every file of the site for each visitor anew: for what is about it. */
export async function visitorWithServiceWorker(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= chromium.launch(inject('chromium'))
  const context = await (await browser).newContext(options)
  onTestFinished(() => context.close())
  return context
}

/** As in a browser that has no service workers. */
export async function visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await visitorWithServiceWorker(options)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  return context
}

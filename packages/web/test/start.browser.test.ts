import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const desktop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }

describe('the start page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(inject('chromium'))
  })
  afterAll(() => browser.close())

  it('names the games and says whose project this is', async () => {
    const { page } = await open(desktop)
    expect(await page.title()).toBe('Sietch')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sietch')
    expect(await page.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
      'Dune: Imperium',
      'Dune: Imperium – Uprising',
      'Bloodlines',
      'Dune',
    ])
    expect(await page.getByText('Coming').count()).toBe(4)
    expect(await page.getByRole('contentinfo').textContent()).toMatch(/not affiliated with or endorsed by/)
  })

  it('loads everything from here and without a complaint', async () => {
    const { complaints, hosts } = await open(desktop)
    expect(complaints).toEqual([])
    expect([...hosts]).toEqual([new URL(inject('site')).host])
  })

  it('brings its own letters, Cyrillic ones too', async () => {
    const { page } = await open(desktop)
    const faces = (font: string, text: string) =>
      page.evaluate(
        async ([name = '', sample]) => (await document.fonts.load(name, sample)).length,
        [font, text],
      )
    for (const font of ['700 16px Philosopher', '16px "Inter Variable"']) {
      expect(await faces(font, 'Wydmy')).toBe(1)
      expect(await faces(font, 'Дюна')).toBe(1)
    }
  })

  it('does not scroll on a desk', async () => {
    const { page } = await open(desktop)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
  })

  it('does not scroll sideways on a phone', async () => {
    const { page } = await open(phone)
    expect(await overflow(page)).toMatchObject({ x: 0 })
  })

  async function open(viewport: { width: number; height: number }) {
    const page = await browser.newPage({ viewport })
    const complaints: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(inject('site'))
    await page.evaluate(() => document.fonts.ready)
    return { page, complaints, hosts }
  }
})

/** By how much the page is larger than the window. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight }
  })
}

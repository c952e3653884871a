import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusOf } from '../src/status.ts'
import { openStore } from '../src/store/open.ts'
import { hookBody } from '../src/told/hooks.ts'
import { dealBluff, gamesWithBluff } from './bluff.ts'
import { makeDataFolder, startServer } from './house.ts'

const data = makeDataFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ data: data.path }, gamesWithBluff)
})
afterAll(async () => {
  await server.close()
  await data.remove()
})

describe('the status page', () => {
  it('says how many play, and nothing secret', async () => {
    const { seats } = await dealBluff(server.url, ['Ann', 'Ben'])
    const answer = await fetch(`${server.url}/status.json`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      since: expect.any(Number),
      database: true,
      counts: { people: 2, matches: 1, queue: 0 },
    })
    for (const seat of seats) seat.close()
  })

  it.each([
    ['en', 'Everything works.'],
    ['ru', 'Всё работает.'],
    ['uk', 'Усе працює.'],
    ['pl', 'Wszystko działa.'],
  ])('is there in %s', async (language, said) => {
    const asked = await fetch(`${server.url}/status`, {
      headers: { 'accept-language': `${language}-XX,de;q=0.5` },
    })
    expect(await asked.text()).toContain(said)
    const chosen = await (await fetch(`${server.url}/status?lang=${language}`)).text()
    expect(chosen).toContain(`<html lang="${language}">`)
    expect(chosen).toContain(said)
  })

  it('is known without the database', async () => {
    const away = makeDataFolder()
    const store = await openStore({ data: away.path })
    await store.close()
    const status = statusOf({ store, isReady: async () => false, waiting: async () => 0 })
    expect(await status()).toMatchObject({ database: false, counts: null })
    // One that fails between the two questions is no reason to fail.
    const unlucky = statusOf({ store, isReady: async () => true, waiting: async () => 0 })
    expect(await unlucky()).toMatchObject({ counts: null })
    await away.remove()
  })
})

describe('a webhook of', () => {
  const news = {
    kind: 'your-turn',
    text: 'It’s your turn <3',
    url: 'https://play.example/#/online/t',
    table: 't',
  }

  it.each([
    [
      'https://discord.com/api/webhooks/1/abc',
      { content: `${news.text}\n${news.url}`, allowed_mentions: { parse: [] } },
    ],
    ['https://hooks.slack.com/services/T/B/x', { text: `It’s your turn &lt;3\n${news.url}` }],
    [
      'https://api.telegram.org/bot1:abc/sendMessage?chat_id=7',
      { text: `${news.text}\n${news.url}`, link_preview_options: { is_disabled: true } },
    ],
    ['https://hooks.example/discord.com/api/webhooks/', news],
  ])('%s gets what it understands', (address, body) => {
    expect(JSON.parse(hookBody(address, news))).toEqual(body)
  })
})

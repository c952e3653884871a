// A bot that plays any game of Sietch at random, over the network: docs/protocol.md in sixty lines.
//   npm install socket.io-client
//   node examples/bot.mjs http://localhost:3000 TABLE
import { io } from 'socket.io-client'

const [site = 'http://localhost:3000', table] = process.argv.slice(2)
if (!table) throw new Error('Which table? node examples/bot.mjs SITE TABLE')

// 1. Say who you are, and keep the cookie that says so.
const guest = await post('/api/guest', { name: 'Example bot' })
const cookie = guest.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')

// 2. Sit down.
await post(`/api/tables/${table}/join`, {}, { cookie })

// 3. Listen. The match begins when the host says so.
const socket = io(site, { path: '/socket', transports: ['websocket'], extraHeaders: { cookie } })
let seq = -1
socket.on('connect', watch)
socket.on('table', ({ table: { status } }) => status === 'playing' && seq < 0 && watch())
socket.on('update', (update) => update.seq > seq && look(update))

async function watch() {
  const { ok, message, match } = await socket.emitWithAck('watch', { table })
  if (!ok) throw new Error(message)
  if (match) look(match)
}

// 4. Whenever you are asked, choose. This bot does not look at the view; a better one applies the patches to it.
/** @param {{ seq: number, prompt?: { options: { key: string }[] } | null, outcome?: { scores: number[] } }} match */
async function look(match) {
  seq = match.seq
  if (match.outcome) {
    console.log('The match is over:', match.outcome.scores.join(' '))
    socket.disconnect()
  }
  if (!match.prompt) return
  const { options } = match.prompt
  const { key } = options[Math.floor(Math.random() * options.length)] ?? options[0]
  const answer = await socket.emitWithAck('choose', { table, seq: match.seq, key })
  if (answer.ok) console.log(match.seq, key)
  else if (answer.code === 'stale') look(answer.match)
  else throw new Error(answer.message)
}

/**
 * @param {string} path
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
async function post(path, body, headers = {}) {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response
}

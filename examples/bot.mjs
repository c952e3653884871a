// A bot that plays any game of Sietch randomly, over the network: docs/protocol.md in ninety lines.
//   npm install socket.io-client
//   node examples/bot.mjs http://localhost:3000 TABLE
import { io } from 'socket.io-client'

/**
 * What is said, for editors and compilers that read it; a bot in plain JavaScript needs none of it.
 * @typedef {import('@sietch/protocol').Update | import('@sietch/protocol').Whole} Match
 * @typedef {import('@sietch/protocol').Answer<'watch'> & { ok: true }} Watched
 * @typedef {import('@sietch/protocol').Answer<'choose'> & { ok: true }} Chosen
 * @typedef {import('@sietch/protocol').Refusal & { match?: Match }} Refused
 * @typedef {import('@sietch/protocol').News<'table'>} Arranged
 */

/**
 * The version of the protocol that this bot speaks.
 * @type {typeof import('@sietch/protocol').PROTOCOL}
 */
const PROTOCOL = 1

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
const socket = io(site, {
  path: '/socket',
  transports: ['websocket'],
  auth: { protocol: PROTOCOL },
  extraHeaders: { cookie },
})
let seq = -1
socket.on('connect', watch)
socket.on('connect_error', (/** @type {Error & { data?: Refused }} */ { data }) => {
  if (data) throw new Error(data.message) // turned away for good; a lost connection would retry
})
socket.on('table', (/** @type {Arranged} */ { table: { status } }) => {
  if (status === 'playing' && seq < 0) watch()
})
socket.on('update', (/** @type {Match} */ update) => {
  if (update.seq > seq) look(update)
})

async function watch() {
  /** @type {Watched | Refused} */
  const answer = await socket.emitWithAck('watch', { table })
  if (!answer.ok) throw new Error(answer.message)
  if (answer.match) look(answer.match)
}

// 4. Whenever you are asked, choose. This bot does not look at the view; a better one applies the patches to it.
/** @param {Match} match */
function look(match) {
  seq = match.seq
  if (match.outcome) {
    console.log('The match is over:', match.outcome.scores.join(' '))
    socket.disconnect()
  }
  if (!match.prompt) return
  const { options } = match.prompt
  const key = options[Math.floor(Math.random() * options.length)]?.key
  socket.emit('choose', { table, seq: match.seq, key }, (/** @type {Chosen | Refused} */ answer) => {
    if (answer.ok) console.log(match.seq, key)
    else if (answer.match)
      look(answer.match) // the match has moved on in the meantime
    else throw new Error(answer.message)
  })
}

/**
 * @param {string} path
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
async function post(path, body, headers = {}) {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sietch-protocol': String(PROTOCOL), ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response
}

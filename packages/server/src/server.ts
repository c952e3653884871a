// The HTTP server: what it answers, and how it listens.
import { createServer } from 'node:http'
import { readSite, type Site } from './site.ts'

type Reply = { status: number; type: string; cache: string; body: string | Buffer }

/** Serves the built web in the folder `web` until closed. Port 0 takes any free one. */
export async function listen(port: number, web: string): Promise<{ port: number; close: () => void }> {
  const site = readSite(web)
  const server = createServer((request, response) => {
    const { status, type, cache, body } = answer(site, request.method, request.url)
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
      ...(status === 405 && { allow: 'GET, HEAD' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = new Error(`Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`)
      reject(error.code === 'EADDRINUSE' ? busy : error)
    })
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(site: Site, method = 'GET', url = '/'): Reply {
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'Only GET and HEAD are answered here.\n')
  const path = url.replace(/\?.*/, '')
  if (path === '/healthz') return text(200, 'ok\n')
  const file = site.get(path)
  return file ? { status: 200, ...file } : text(404, 'There is nothing here but sand.\n')
}

function text(status: number, body: string): Reply {
  return { status, type: 'text/plain; charset=utf-8', cache: 'no-store', body }
}

// The server: its parts, assembled. Everything it knows is in the store, so it may be stopped at any time.

import { openApiDocument } from '@sietch/protocol/openapi'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { CLOSING, within } from './closing.ts'
import type { Config } from './config.ts'
import { boundConnections } from './connections.ts'
import { readinessOf } from './health.ts'
import { trustOf } from './http/address.ts'
import { openApi } from './http/api.ts'
import { makeApp } from './http/app.ts'
import { identityRoutes } from './http/identity-routes.ts'
import { matchRoutes } from './http/match-routes.ts'
import { peopleRoutes } from './http/people-routes.ts'
import { openPlainPages } from './http/plain-pages.ts'
import { tableRoutes } from './http/table-routes.ts'
import { tellingRoutes } from './http/telling-routes.ts'
import { limiterOf } from './limiter.ts'
import { botsOf, type Thinkers } from './match/bots.ts'
import type { Watcher } from './match/holding.ts'
import { importsOf } from './match/imports.ts'
import { keeperOf } from './match/keeper.ts'
import type { Live } from './match/live.ts'
import { type Matches, matchesOf } from './match/matches.ts'
import { sealerOf } from './match/sealer.ts'
import { metricsOf } from './metrics.ts'
import { nodesOf } from './nodes.ts'
import { friendsOf } from './people/friends.ts'
import { identityOf } from './people/identity.ts'
import { leavingOf } from './people/leaving.ts'
import { passkeysOf } from './people/passkeys.ts'
import { countResults, resultOf } from './people/results.ts'
import type { Site } from './site.ts'
import { socketsOf } from './sockets.ts'
import { statusOf } from './status.ts'
import { openStore, sharedSecret } from './store/open.ts'
import { sweeperOf } from './store/sweeper.ts'
import type { Report } from './store/trouble.ts'
import { type Games, houseGames } from './table/games.ts'
import { lobby } from './table/lobby.ts'
import { readTable } from './table/table.ts'
import { carrierOf } from './told/carrier.ts'
import { errandsOf } from './told/errands.ts'
import { pushKeys } from './told/keys.ts'
import { mailingOf } from './told/mailing.ts'
import { notifierOf } from './told/notifier.ts'

export type Running = { readonly port: number; close(): Promise<void> }

const QUIET = 5000
const SWEEP_EVERY = 50

const document = openApiDocument()

/** What tests replace. */
type Surroundings = {
  readonly games?: Games | undefined
  readonly logTo?: DestinationStream | undefined
  /** The clock by which limits are counted. */
  readonly now?: (() => number) | undefined
  readonly thinkers?: Thinkers | undefined
}

/** Serves until closed. Port 0 takes any free one. */
export async function listen(
  config: Config,
  site: Site,
  { games: given, logTo, now, thinkers }: Surroundings = {},
): Promise<Running> {
  const options = {
    level: config.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
    serializers: { error: stdSerializers.err },
  }
  const log = logTo === undefined ? pino(options) : pino(options, logTo)
  const games = given ?? (await houseGames())
  const store = await openStore(config, reportTo(log))
  const metrics = metricsOf()
  const identity = identityOf(store, config.secret ?? (await sharedSecret(store.db)), config.publicUrl)
  const keys = await pushKeys(store.db, config.push)
  const limiter = limiterOf(config, now)
  const isReady = readinessOf(store)
  const app = await makeApp({ config, log, metrics, site, isReady })
  boundConnections(app.server, config.limits, trustOf(config.proxies))

  const watchers: Watcher[] = []
  const matches: Matches = matchesOf(store, games, watchers, (table, error) =>
    log.error({ table, error }, 'something failed at a match'),
  )
  const nodes = nodesOf(store, log)
  const looked = (live: Live) => bots.wake(live)
  const sockets = socketsOf(app.server, {
    config,
    store,
    matches,
    identity,
    limiter,
    nodes,
    metrics,
    log,
    looked,
  })
  const { isWatched } = sockets
  const { botThreads: threads, idlePace } = config
  const bots = botsOf({ matches, games, threads, idlePace, isWatched, log, thinkers })
  const imports = importsOf(store, games, config.limits)
  const mailing = mailingOf(config)
  const carrier = carrierOf({ store, config, keys, mailing })
  const errands = errandsOf({ store, log, metrics, carryOut: carrier.carryOut })
  const notifier = notifierOf({ store, errands, log, isWatching: sockets.isWatching })
  const counter: Watcher = {
    moved({ live }) {
      if (live.table.status !== 'over') return
      countResults(store, resultOf(live)).catch((error: unknown) =>
        log.error({ error, table: live.id }, 'not counted'),
      )
    },
  }
  const halts: Watcher = {
    halted(table, { why, cause }) {
      metrics.halts.inc({ why })
      log.error({ table, why, error: cause }, 'a match cannot go on')
    },
  }
  const sealer = sealerOf({ store, games, log })
  watchers.push(sockets, bots, notifier, counter, sealer, halts)
  const seatsChanged = async (tables: readonly string[]) => {
    for (const id of tables) {
      try {
        await matches.reread(id)
        sockets.tableChanged(await readTable(store.db, id))
      } catch (error) {
        log.error({ table: id, error }, 'a table was not told who sits there')
      }
    }
  }
  const friends = friendsOf(store)
  const tables = lobby(store, games, config.limits)
  const leave = leavingOf({ store, tables, matches, sockets, seatsChanged })
  const wake = (id: string) => void matches.current(id).then(bots.wake, () => {})

  await openApi(
    app,
    { config, identity, limiter, saw: friends.saw },
    {
      ...identityRoutes({
        identity,
        store,
        config,
        limiter,
        passkeys: passkeysOf(store),
        friends,
        leave,
        changed: sockets.identityChanged,
        seatsChanged,
      }),
      ...peopleRoutes({ store, games, friends, notifier }),
      ...tellingRoutes({ store, config, publicKey: keys.publicKey, errands, testHook: carrier.testHook }),
      ...tableRoutes({ store, games, limits: config.limits, matches, sockets, notifier, log, wake }),
      document: async () => document,
      ...matchRoutes({ store, games, matches, imports, sockets, wake }),
    },
  )
  openPlainPages(app, { store, limiter, status: statusOf({ store, isReady, waiting: errands.waiting }) })
  metrics.watchErrands(errands.waiting)
  metrics.watchMatches(matches.held)
  metrics.watchHalted(matches.halts.count)

  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await bots.close()
    await imports.close()
    await sealer.close()
    mailing?.close()
    await nodes.close()
    await store.close()
    throw isBusy(error)
      ? new Error(
          `Port ${config.port} is already in use. Choose another one: PORT=${config.port + 1} npm start`,
        )
      : error
  }
  errands.start()
  const keeper = keeperOf({ store, matches, bots, sockets, log })
  const sweeper = sweeperOf({ store, keeping: config.keeping, log, closed: sockets.tableClosed })
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    /** What has been acknowledged is stored; work in progress is finished, then everything closes. */
    async close() {
      keeper.close()
      sweeper.close()
      await bots.close()
      const doors = app.close()
      await sockets.close()
      // A connection stays alive after its last response.
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY)
      await within(CLOSING, doors)
      clearInterval(sweep)
      app.server.closeAllConnections()
      await doors
      await imports.close()
      await matches.settle()
      await sealer.close()
      await errands.close()
      mailing?.close()
      await nodes.close()
      await store.close()
    },
  }
}

/** One log line per outage; a line for each failing request would say no more. */
function reportTo(log: Logger): Report {
  let last = 0
  return (error) => {
    if (Date.now() - last < QUIET) return
    last = Date.now()
    log.error({ error }, 'the database cannot be used')
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

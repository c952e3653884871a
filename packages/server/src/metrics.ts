// Numbers for Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof metricsOf>

export function metricsOf() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    choices: new Counter({
      name: 'sietch_choices_total',
      help: 'Choices asked for, by what came of them',
      labelNames: ['result'] as const,
      registers,
    }),
    choosing: new Histogram({
      name: 'sietch_choose_seconds',
      help: 'From a choice to its acknowledgement',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    sockets: new Gauge({ name: 'sietch_sockets', help: 'Connected sockets', registers }),
    watchMatches(held: () => number) {
      new Gauge({
        name: 'sietch_matches_in_memory',
        help: 'Matches held in memory',
        registers,
        collect() {
          this.set(held())
        },
      })
    },
    halts: new Counter({
      name: 'sietch_matches_halted_total',
      help: 'Matches that could not go on, by the reason',
      labelNames: ['why'] as const,
      registers,
    }),
    watchHalted(count: () => Promise<number>) {
      new Gauge({
        name: 'sietch_matches_halted',
        help: 'Matches that cannot go on now',
        registers,
        async collect() {
          this.set(await count())
        },
      })
    },
    told: new Counter({
      name: 'sietch_told_total',
      help: 'Messages to people who were not looking, by way and what came of them',
      labelNames: ['way', 'result'] as const,
      registers,
    }),
    watchErrands(count: () => Promise<number>) {
      new Gauge({
        name: 'sietch_errands',
        help: 'Messages that wait to be sent',
        registers,
        async collect() {
          this.set(await count())
        },
      })
    },
    refusedMessages: new Counter({
      name: 'sietch_messages_refused_total',
      help: 'Socket messages that were not understood or came too fast',
      labelNames: ['code'] as const,
      registers,
    }),
  }
}

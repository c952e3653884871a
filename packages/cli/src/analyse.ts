// sietch analyse: how the chances in a match developed, where it turned, and how well everyone chose.

import { type Analysis, analyse, type Registry, type TurningPoint } from '@sietch/games'
import { findGame } from './games.ts'
import { matchCommand } from './match-command.ts'
import { type MatchLog, recordingOf } from './match-log.ts'
import { showProgress } from './progress.ts'

/** How many chances are listed for a whole match. */
const LISTED = 24
/** How many reasons are given. */
const REASONS = 3

export const analyseCommand = matchCommand(
  `Usage: sietch analyse FILE [--json]

  FILE      a match as a table saves it; - reads it from standard input
  --json    the last line is one JSON object

Tells for each seat the chance to win over the match, the choices that cost most of it with what a search would have
done instead and why, and how near all choices came to the best ones (100: every one was the best).
Exit code 1 when the match cannot be analysed, 2 when the file cannot be read or is no match.`,
  analysisOf,
  inWords,
)

async function analysisOf(registry: Registry, log: MatchLog): Promise<Analysis> {
  const found = await findGame(registry, log.rules)
  if (typeof found === 'string') throw new Error(found)
  return found.open((game) => {
    const work = analyse(game, recordingOf(game.rules, game.setups.read(log.setup), log))
    const progress = showProgress(100)
    for (;;) {
      const step = work.next()
      if (step.done === true) {
        progress.clear()
        return step.value
      }
      progress.at(Math.floor(100 * step.value))
    }
  })
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

function inWords({ curve, turningPoints, accuracy }: Analysis): string {
  const every = Math.max(1, Math.ceil(curve.length / LISTED))
  const listed = curve.filter((_, index) => index % every === 0 || index === curve.length - 1)
  return [
    ...accuracy.map((of, seat) => `seat ${seat}: accuracy ${of ?? 'unknown'}`),
    'chance to win after a choice, by seat:',
    ...listed.map(({ entry, chances }) => `${String(entry).padStart(5)}  ${chances.map(percent).join('  ')}`),
    turningPoints.length === 0 ? 'no turning points' : 'turning points:',
    ...turningPoints.map(pointInWords),
  ].join('\n')
}

function pointInWords({ entry, seat, chosen, instead, lost }: TurningPoint): string {
  const reasons = instead.against[0]?.terms.slice(0, REASONS) ?? []
  const why = reasons.map(({ term, by }) => `${term} ${by > 0 ? '+' : '−'}${Math.abs(by).toFixed(1)}`)
  return `${String(entry).padStart(5)}  seat ${seat} chose "${chosen.key}", not "${instead.option.key}": −${percent(lost)} (${why.join(', ')})`
}

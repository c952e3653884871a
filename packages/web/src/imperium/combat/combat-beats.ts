// Combat and the results of a round as beats. A whole Combat is one scene that continues with every choice in it.

import { contentOf, type ImperiumView } from '@sietch/imperium'
import { type Beat, type Happening, type RecapBeat, recapBeat } from '../../stage/beat.ts'
import { betweenAt } from '../rivals/between.ts'
import { type Combat, type CombatStep, combatOf, participants } from './combat.ts'
import { type Round, roundOf } from './round.ts'

export type CombatBeat = Beat<'combat', { readonly combat: Combat; readonly step: CombatStep }>
export type RoundRecapBeat = RecapBeat<Round>

/** How long each step is shown: a card is read, places and rewards are compared. */
const LASTS: { readonly [K in CombatStep['kind']]: number } = {
  strengths: 2.5,
  swords: 3,
  card: 4,
  places: 3.5,
  rewards: 4,
}

/** Does it happen in a Combat, or begin one? */
const isOfCombat = ({ entry, before }: Happening): boolean =>
  (before.view as ImperiumView).phase === 'combat' ||
  entry.events.some(({ kind, data }) => kind === 'phase' && data.phase === 'combat')

export function combatBeats(happening: Happening): readonly CombatBeat[] {
  const { log, entry, after, isOwn } = happening
  if (!isOfCombat(happening)) return []
  const combat = combatOf(log, after.view as ImperiumView)
  if (combat === undefined) return []
  return shownOf(
    combat,
    // The viewer's own card is not staged.
    combat.steps.filter(({ seq, kind }) => seq === entry.seq && !(isOwn && kind === 'card')),
  ).map((step) => ({
    kind: 'combat',
    key: `combat:${combat.round}`,
    data: { combat, step },
    weight: 'great',
    lasts: LASTS[step.kind],
    behind: behindOf(happening),
    size: 'large',
    seat: 'seat' in step ? step.seat : null,
    lit: [],
  }))
}

/** The table at the start of Combat: Rivals may have had their turns since the choice. */
function behindOf(happening: Happening): CombatBeat['behind'] {
  const begins = happening.entry.events.findIndex(({ kind }) => kind === 'phase')
  const hasRivals = (happening.after.view as ImperiumView).rivals !== undefined
  return hasRivals && begins >= 0 ? betweenAt(happening, begins) : 'before'
}

/** If no one fights anyone, there is nothing to count: only the result is shown. */
function shownOf({ order, isOver }: Combat, steps: readonly CombatStep[]): readonly CombatStep[] {
  const isAlone = steps.every(({ fighters }) => participants(fighters, order).length < 2)
  return isOver && isAlone ? steps.filter(({ kind }) => kind === 'rewards') : steps
}

/** When a round is over and another one begins. After the last round there is the end. */
export function recapBeats({ log, entry, after }: Happening): readonly RoundRecapBeat[] {
  if (!entry.events.some(({ kind }) => kind === 'round')) return []
  const view = after.view as ImperiumView
  const round = roundOf(log, view, contentOf(view.box))
  if (round === undefined) return []
  return [recapBeat(round)]
}

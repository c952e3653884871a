// The order of effects is the player's (IMP-AGT-08): what no random game may show.

import { type ImperiumSetup, type ImperiumState, imperium, uprising } from '@sietch/imperium'
import { type GameEvent, hashState, type Option, type Prompt, pick, settle } from '@sietch/kernel'
import { walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'

const GAMES = 6
const choam: ImperiumSetup = { players: 4, leaders: 'random', modules: ['choam', 'base-leaders'] }

const tables = [
  { name: 'imperium', rules: imperium, setup: { players: 3, leaders: 'random' } as ImperiumSetup },
  { name: 'uprising', rules: uprising, setup: choam },
] as const

type Look = (state: ImperiumState, prompt: Prompt) => void

const optionFor = ({ options }: Prompt, verb: string): Option | undefined =>
  options.find((option) => option.verb === verb)

describe.each(tables)('random games of $name', ({ rules, setup }) => {
  const lookAtAll = (name: string, look: Look): void => {
    for (let game = 0; game < GAMES; game++) {
      walk(rules, setup, `${name}/${game}`, ({ state, prompts }, rng) => look(state, pick(rng, prompts)))
    }
  }

  /** What a choice leads to: the state, what is asked then and what was told. */
  const after = (state: ImperiumState, { decision }: Prompt, option: Option) => {
    const next = rules.clone(state)
    const events: GameEvent[] = []
    const tell = (event: GameEvent) => void events.push(event)
    rules.choose(next, decision, option, tell)
    return { next, events, prompts: settle(rules, next, tell) }
  }

  it('IMP-AGT-08 ask nothing and show nothing hidden by themselves when an Agent is sent', () => {
    let sent = 0
    lookAtAll('sent', (state, prompt) => {
      const option = optionFor(prompt, 'agent')
      if (option === undefined) return
      const { events, next, prompts } = after(state, prompt, option)
      expect(['turn-agent', 'gather'], option.key).toContain(prompts[0]?.decision.kind)
      expect(
        events.filter(({ reveals }) => reveals),
        option.key,
      ).toEqual([])
      expect(next.rng, option.key).toEqual(state.rng)
      sent++
    })
    expect(sent).toBeGreaterThan(50)
  })

  it('IMP-AGT-08 resolve the rest without asking, and end the turn after the same', () => {
    let rests = 0
    lookAtAll('rest', (state, prompt) => {
      const option = optionFor(prompt, 'resolve-rest')
      const end = optionFor(prompt, 'end-turn')
      if (option === undefined || end === undefined) return
      const rest = after(state, prompt, option)
      const [asked] = rest.prompts
      expect(asked?.decision).toEqual(prompt.decision)
      const ended = after(state, prompt, end)
      const endAfterRest = asked && optionFor(asked, 'end-turn')
      if (asked === undefined || endAfterRest === undefined) return
      if (ended.events.some(({ kind }) => kind === 'turn-ended'))
        expect(hashState(after(rest.next, asked, endAfterRest).next)).toBe(hashState(ended.next))
      rests++
    })
    expect(rests).toBeGreaterThan(50)
  })
})

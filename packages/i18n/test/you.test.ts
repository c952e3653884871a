// Who is spoken to is "you", in the right form of the verb: by reading every message of what happens, and by playing.

import { type ClassicSetup, classic } from '@sietch/classic'
import { contentKey, type ImperiumSetup, uprising } from '@sietch/imperium'
import { randomPolicy, type SeenEvent, seats, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, plainTranslator, translator } from '../src/index.ts'
import { catalogues, type MessageId } from '../src/messages/messages.ts'
import { argumentsOf } from './icu.ts'

const textOf = (id: MessageId, language: Language) => catalogues[language].messages[id] ?? ''

const ids = (Object.keys(catalogues.en.messages) as MessageId[]).filter((id) =>
  /^(classic\.)?(event|context|when|reason)\./.test(id),
)

/** Of whom a message asks whether it is who is spoken to, or in which case: a pronoun has cases, too. */
const askedOf = (id: MessageId, language: Language): string[] =>
  argumentsOf(textOf(id, language), language).flatMap(
    ({ name }) => name.match(/^(.+)_(is|genitive|dative|accusative|instrumental)$/)?.[1] ?? [],
  )

describe('the messages of what happens', () => {
  it.each(LANGUAGES.slice(1))('tell in %s who is spoken to wherever English does', (language) => {
    for (const id of ids) {
      expect(askedOf(id, language), id).toEqual(expect.arrayContaining([...new Set(askedOf(id, 'en'))]))
    }
  })

  it.each(LANGUAGES)('say in %s something else to a player than of one', (language) => {
    for (const id of ids) {
      const forms = textOf(id, language).matchAll(/_is, select, you \{([^{}]*)\} other \{([^{}]*)\}/g)
      for (const [, you, other] of forms) expect(you, id).not.toBe(other)
    }
  })

  it('have no verb in English that is of others alone', () => {
    expect(
      ids.filter((id) => /\{(seat|to|from|owner|ally|opener)\} [a-z]+s\b/.test(textOf(id, 'en'))),
    ).toEqual([])
  })
})

/** The verb of someone else behind the pronoun, or a form of the pronoun that does not go there. */
const WRONG: { readonly [L in Language]: RegExp } = {
  en: /\byou (?!pass\b)[a-z]+s\b|\b(of|by) you\b/i,
  ru: /(?<!\p{L})вы ((не|тайно|Голосом|предвидением) )?\p{L}+(ает|яет|ует|ит|ёт|ется|чет)(?!\p{L})|игрок\p{L}* вы(?!\p{L})/iu,
  uk: /(?<!\p{L})ви ((не|таємно|Голосом|ясновидінням) )?\p{L}+(ає|яє|ує|ить|ться|че)(?!\p{L})|грав\p{L}+ ви(?!\p{L})/iu,
  pl: /(?<!\p{L})ty (?!\p{L}+cie)\p{L}+(a|e|y|i)(?!\p{L})|grac\p{L}+ ty(?!\p{L})/iu,
}

const SETUPS: readonly ImperiumSetup[] = [
  { players: 4, modules: ['choam'], leaders: 'choose' },
  { players: 3, modules: ['choam'], leaders: 'random' },
  { players: 3, modules: ['bloodlines', 'tech'], leaders: 'random' },
]

/** What the player at seat 0 hears of some games, each thing once. */
function heard(): ReadonlyMap<string, { readonly box: string; readonly event: SeenEvent }> {
  const events = new Map<string, { box: string; event: SeenEvent }>()
  const hear = (box: string) => (told: readonly Parameters<typeof seenBy>[0][]) => {
    for (const each of told) {
      const event = seenBy(each, 0)
      events.set(JSON.stringify(event), { box, event })
    }
  }
  for (const [game, setup] of SETUPS.entries()) {
    const listen = hear(contentKey('uprising', setup.modules ?? []))
    const policies = seats(setup.players).map(() => randomPolicy)
    simulate(uprising, setup, policies, `you/${game}`, { watch: (_, told) => listen(told) })
  }
  for (const modules of [[], ['advanced']] as const) {
    const setup: ClassicSetup = { players: 6, modules, factions: 'random' }
    const listen = hear(['classic', ...modules].join('+'))
    const policies = seats(6).map(() => randomPolicy)
    simulate(classic, setup, policies, 'you', { watch: (_, told) => listen(told) })
  }
  return events
}

describe('a player who hears a game', () => {
  const names = ['Anna', 'Boris', 'Dana', 'Jeren', 'Olha', 'Ewa']
  const told = [...heard().values()]

  it.each(LANGUAGES)('in %s never hears the own name, nor the verb of somebody else', (language) => {
    const said = told.map(({ box, event }) => translator(language, box, 0).event(event, names))
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter((text) => text.includes('Anna') || WRONG[language].test(text))).toEqual([])
  })

  it('hears it at the beginning of a line with a capital letter', () => {
    const event = { kind: 'turn-ended', data: { seat: 1 } }
    const [first] = translator('ru', 'uprising', 1).eventPieces(event, names)
    expect(first).toEqual({ kind: 'seat', id: '1', text: 'Вы' })
  })

  it('is called by the pronoun in a game without words, too', () => {
    const event = { kind: 'bid', data: { seat: 1, n: 3 } }
    expect(plainTranslator('en', 1).event(event, ['A', 'B'])).toBe('You · bid: n 3')
  })
})

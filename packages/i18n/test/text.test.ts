import { contentOf, type Effect, describe as phraseOf } from '@sietch/imperium'
import { option, seatTarget } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { listComponents, message, translator } from '../src/index.ts'

const say = translator('en')
const names = ['Anna', 'Boris', 'Ceren']

const rowsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim())

describe('the English text of a component', () => {
  const components = listComponents(say)
  const rows = rowsOf(`
    card duncan-idaho agent: You may pay 1 water: recruit 1 troop and draw 1 card.
    card duncan-idaho reveal: 2 swords. Gain 1 water.
    card worm-riders reveal: With 2+ Fremen Influence: 4 swords. With the Fremen Alliance: 2 swords.
    card power-play agent: The Faction space you visit this turn gives 2 Influence instead of 1. Trash this card.
    card firm-grip agent: You may pay 2 Solari: gain 1 Influence with the Spacing Guild, the Bene Gesserit, or the Fremen.
    card gene-manipulation agent: You may trash a card. With another Bene Gesserit card in play: gain 2 spice.
    card guild-ambassador reveal: With the Spacing Guild Alliance: you may pay 3 spice to gain 1 victory point.
    card gun-thopter agent: Each opponent loses 1 troop from their garrison.
    card liet-kynes reveal: 2 Persuasion for each Fremen card you have in play.
    card test-of-humanity agent: Each opponent chooses one: discard 1 card, or lose 1 troop in the Conflict.
    card choam-directorship acquire: Gain 1 Influence with each Faction.
    card shifting-allegiances agent: You may lose 1 Influence with one Faction and pay 2 spice: gain 2 Influence with one Faction of your choice.
    intrigue allied-armada combat: With any Alliance, pay 2 spice: 7 swords.
    intrigue master-tactician combat: Choose one: gain 3 swords, or retreat up to 3 troops from the Conflict to your garrison.
    intrigue double-cross plot: If an opponent has troops in the Conflict, pay 1 Solari: an opponent of your choice loses 1 troop in the Conflict, then deploy 1 troop from your supply to the Conflict.
    intrigue plans-within-plans endgame: With 3+ Influence on exactly 3 tracks: gain 1 victory point. With 3+ Influence on 4 tracks: gain 2 victory points.
    conflict machinations first: Choose two: 1 Influence with the Emperor, 1 Influence with the Spacing Guild, 1 Influence with the Bene Gesserit, or 1 Influence with the Fremen.
    leader glossu-the-beast-rabban signet: With any Alliance: recruit 2 troops; otherwise recruit 1 troop.
    leader countess-ariana-thorvald ability: Whenever you harvest spice: gain 1 spice less and draw 1 card.
    space sell-melange effects: Choose one: pay 2 spice to gain 6 Solari, pay 3 spice to gain 8 Solari, pay 4 spice to gain 10 Solari, or pay 5 spice to gain 12 Solari.
    space sietch-tabr requires: Needs 2 Influence with the Fremen.
    space arrakeen control: Whoever controls this space gains 1 Solari when an Agent is sent here.
  `)

  it.each(rows)('reads like a card: %s', (row) => {
    const [, kind, id, place = '', text] = /^(\S+) (\S+) (\S+): (.*)$/.exec(row) ?? []
    const component = components.find((one) => one.kind === kind && one.id === id)
    expect(component?.text[place]).toBe(text)
  })

  it('is there wherever something is printed', () => {
    expect(components).toHaveLength(135)
    for (const { id, text, labels } of components) {
      expect(Object.keys(text), id).not.toEqual([])
      expect(Object.keys(labels), id).toEqual(Object.keys(text))
      for (const said of Object.values(text)) expect(said, id).toMatch(/^[A-Z0-9][^{}<>]*[^.]\.$/)
    }
  })
})

describe('an option', () => {
  const turn = { seat: 0, kind: 'turn-start' }
  const card = (id: string) => ({ kind: 'card', id })
  const space = (id: string) => ({ kind: 'space', id })

  it.each([
    [option('agent', card('dagger'), space('rally-troops')), 'Send an Agent to Rally Troops with Dagger'],
    [
      option('agent', card('dagger'), space('sell-melange'), { kind: 'price', id: 3 }),
      'Send an Agent to Sell Melange with Dagger: pay 3 spice to gain 8 Solari',
    ],
    [
      option('agent', card('kwisatz-haderach'), space('carthag'), { kind: 'origin', id: 'arrakeen' }),
      'Move the Agent from Arrakeen to Carthag with Kwisatz Haderach',
    ],
    [
      option('agent', card('kwisatz-haderach'), space('carthag'), { kind: 'origin', id: 'leader' }),
      'Send an Agent to Carthag with Kwisatz Haderach',
    ],
    [
      option('acquire', card('chani'), { kind: 'pile', id: 'deck' }),
      'Acquire Chani and put it on top of your deck',
    ],
    [option('acquire', { ...card('chani'), at: 'aside' }), 'Acquire Chani (set aside)'],
    [
      option('resolve', card('duncan-idaho'), { kind: 'effect', id: 'pay 1 water' }),
      'Duncan Idaho: pay 1 water to recruit 1 troop and draw 1 card',
    ],
    [
      option(
        'intrigue',
        { kind: 'intrigue', id: 'bypass-protocol' },
        { kind: 'way', id: '2 spice -> acquire' },
      ),
      'Play Bypass Protocol: pay 2 spice to acquire a card that costs 5 Persuasion or less and put it on top of your deck',
    ],
    [option('opponent', seatTarget(1)), 'Boris'],
    [option('opponent', seatTarget(3)), 'Player 4'],
    [option('pass'), 'Pass this turn'],
  ])('$0.key', (chosen, text) => {
    expect(say.option(turn, chosen, names)).toBe(text)
  })

  it('is said as its decision asks', () => {
    expect(say.option({ seat: 0, kind: 'combat' }, option('pass'))).toBe('Pass')
    expect(say.option({ seat: 0, kind: 'trash' }, option('decline'))).toBe('Trash nothing')
  })

  it('without a message of its own is a defect', () => {
    expect(() => say.option(turn, option('dance'))).toThrow('there is no message "option.dance"')
  })
})

describe('an event', () => {
  it.each([
    ['drew', { seat: 0, n: 2 }, 'Anna draws 2 cards'],
    ['drew', { seat: 0, n: 3, cards: ['dagger', 'chani', 'dagger'] }, 'Anna draws 2× Dagger and Chani'],
    ['reveal-turn', { seat: 0, cards: [] }, 'Anna reveals no cards'],
    [
      'gained',
      { seat: 1, what: 'vp', n: 1, from: { kind: 'conflict', id: 'desert-power' } },
      'Boris gains 1 victory point (Desert Power)',
    ],
    [
      'influence',
      { seat: 0, faction: 'guild', n: -1, now: 2 },
      'Anna loses 1 Influence with the Spacing Guild (now 2)',
    ],
    ['alliance', { faction: 'fremen', from: null, to: 0 }, 'Anna takes the Fremen Alliance'],
    ['alliance', { faction: 'fremen', from: 1, to: 0 }, 'Anna takes the Fremen Alliance from Boris'],
    ['alliance', { faction: 'fremen', from: 1, to: null }, 'Boris puts the Fremen Alliance back'],
    [
      'agent-sent',
      { seat: 0, card: 'kwisatz-haderach', space: 'carthag', from: 'arrakeen' },
      'Anna moves an Agent from Arrakeen to Carthag with Kwisatz Haderach',
    ],
    ['stole-intrigue', { seat: 0, from: 1 }, 'Anna takes an Intrigue card from Boris'],
    [
      'stole-intrigue',
      { seat: 0, from: 1, card: 'ambush' },
      'Anna takes the Intrigue card Ambush from Boris',
    ],
    ['chose', { seat: 0, what: '1 influence emperor' }, 'Anna chooses: gain 1 Influence with the Emperor'],
    ['phase', { phase: 'turns' }, 'Player Turns'],
  ])('%s %j', (kind, data, text) => {
    expect(say.event({ kind, data }, names)).toBe(text)
  })
})

describe('a reason', () => {
  it.each([
    [{ why: 'occupied', by: [0, 2] }, 'Occupied by Anna and Ceren'],
    [{ why: 'costs', short: 'water', n: 2, has: 1 }, 'Needs 2 water; you have 1'],
    [{ why: 'costs', short: 'troops', n: 3, has: 1 }, 'Needs 3 troops in the Conflict; you have 1'],
    [{ why: 'costs', short: 'influence', n: 1, has: 0 }, 'Needs 1 Influence to lose'],
    [{ why: 'costs', short: 'cards', n: 1, has: 0 }, 'Needs a card to trash'],
    [{ why: 'timing', timings: ['combat', 'endgame'] }, 'Can be played during Combat or in the Endgame'],
    [
      { why: 'condition', condition: { is: 'bond', with: 'fremen' } },
      'Only with another Fremen card in play',
    ],
  ])('%j', (reason, text) => {
    expect(say.reason(reason, names)).toBe(text)
  })
})

describe('a language without messages yet', () => {
  const ru = translator('ru')
  const foldspace: Effect = { do: 'take-reserve', card: 'foldspace' }

  it('has its own names', () => {
    expect(ru.name('card', 'dagger')).toBe('Кинжал')
    expect(ru.name('ability', 'paul-atreides/signet')).toBe('Дисциплина')
    expect(ru.name('track', 'fremen')).toBe('Фримены')
    expect(ru.name('term', 'garrison')).toBe('Гарнизон')
  })

  it('says the rest in English', () => {
    expect(ru.text([phraseOf(foldspace)])).toBe('Take 1 Свёрнутое пространство card from the Reserve.')
    expect(ru.phrase(message('amount.swords', { n: 2 }))).toBe('2 swords')
    expect(ru.text([phraseOf({ do: 'influence', with: 'fremen', n: 1 })])).toBe(
      'Gain 1 Influence with the Fremen.',
    )
  })

  it('has no name for what is not there', () => {
    expect(() => ru.name('card', 'muad-dib')).toThrow('there is no name for the card "muad-dib"')
    expect(() => contentOf('ix')).toThrow()
  })
})

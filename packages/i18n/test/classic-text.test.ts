// What classic Dune says, read aloud.

import { number, option, seatTarget } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { contextMessage, LANGUAGES, listComponents, translator } from '../src/index.ts'

const say = translator('en', 'classic+advanced')
const names = ['Anna', 'Boris']

describe('the text of a component', () => {
  const rows = lines(`
    treachery crysknife use: In a battle plan, as the weapon: kills the opposing leader or Cheap Hero unless the opponent plays a Shield.
    treachery gom-jabbar use: In a battle plan, as the weapon: kills the opposing leader or Cheap Hero unless the opponent plays a Snooper.
    treachery snooper use: In a battle plan, as the defense: your leader survives a poison weapon.
    treachery shield after: The winner may keep it; the loser discards it.
    treachery family-atomics after: Removed from the game.
    treachery weather-control use: Before the storm moves, from the second round on: decide how far it moves, from 0 to 10 sectors.
    leader stilgar serves: Fremen.
    leader stilgar strength: 7 (also the spice cost to revive).
    spice-card cielago-south spice: 12 spice in sector 2.
    territory arrakeen kind: Stronghold, in sector 10. Safe from the storm while the Shield Wall stands. A force here gives you ornithopters, and your forces collect 3 spice each instead of 2. In the advanced game a force here earns 2 spice each round.
    territory cielago-west kind: Sand, in sectors 18 and 1. Open to the storm.
    territory habbanya-sietch neighbors: Habbanya Ridge Flat.
    faction harkonnen start: 10 forces in Carthag. 10 spice. 4 traitors. 2 treachery cards, hand limit 8.
    faction fremen revival: 3 free forces each round and no more.
    faction guild alliance: Your ally ships at your price, from their reserves or from one territory to another, and pays you. Your ally wins the last round with you.
    faction emperor advanced: Your 5 Sardaukar count double in battle, except against the Fremen; only one can be revived per round.
    faction atreides karama: In your battle: see the opponent’s whole plan before you finish yours.
  `)

  it.each(rows)('%s', (row) => {
    const [, kind, id, place = '', text] = /^(\S+) (\S+) (\S+): (.*)$/.exec(row) ?? []
    const component = listComponents(say).find((one) => one.kind === kind && one.id === id)
    expect(component?.text[place]).toBe(text)
  })

  it.each(LANGUAGES)('is there in %s for every component, with the cards counted', (language) => {
    const components = listComponents(translator(language, 'classic+advanced'))
    const count = (group: string) =>
      components.filter((one) => one.group === group).reduce((sum, { copies }) => sum + copies, 0)
    const groups = ['factions', 'leaders', 'treachery', 'spice', 'territories']
    expect(groups.map(count)).toEqual([6, 30, 33, 21, 42])
    for (const { id, name, text, labels } of components) {
      expect(name, id).not.toBe('')
      expect(Object.keys(text), id).not.toEqual([])
      expect(Object.keys(labels), id).toEqual(Object.keys(text))
      for (const said of Object.values(text)) expect(said, id).toMatch(/^[^{}<>]*[^.{}<>]\.$/)
    }
  })

  it('tells what Karama does for a faction in the advanced game only', () => {
    const karama = (box: string) =>
      listComponents(translator('en', box)).find(({ id }) => id === 'karama')?.text.use
    expect(karama('classic+advanced')).toMatch(/once per game\.$/)
    expect(karama('classic')).not.toMatch(/once per game/)
  })
})

describe('a name', () => {
  it.each([
    ['territory', 'tueks-sietch', "Tuek's Sietch", 'Сиетч Туэка', 'Січ Туека', 'Sicz Tueka'],
    ['leader', 'wanna-marcus', 'Wanna Marcus', 'Уанна Маркус', 'Уанна Маркус', 'Wanna Marcus'],
    ['treachery', 'cheap-hero', 'Cheap Hero', 'Герой момента', 'Герой на час', 'Tani bohater'],
    ['spice-card', 'red-chasm', 'Red Chasm', 'Красная Расселина', 'Червона розколина', 'Czerwona Rozpadlina'],
    ['faction', 'guild', 'Spacing Guild', 'Гильдия Космогации', 'Гільдія Лоцманів', 'Gildia Kosmiczna'],
    ['phase', 'charity', 'CHOAM Charity', 'Субсидии КООАМ', 'Субсидії ДАПТ', 'Zasiłek KHOAM'],
  ])('%s %s', (kind, id, ...said) => {
    expect(LANGUAGES.map((language) => translator(language, 'classic').name(kind, id))).toEqual(said)
  })
})

describe('an option', () => {
  const part = (id: string) => ({ kind: 'part', id })
  const card = (id: string) => ({ kind: 'treachery', id })
  const kind = (id: string) => ({ kind: 'treachery-kind', id })

  it.each([
    ['ship', option('ship', part('arrakeen/10')), 'Ship to Arrakeen'],
    ['ship', option('ship', part('south-mesa/5')), 'Ship to South Mesa, sector 5'],
    ['ship', option('play', card('karama')), 'Play Karama to ship at half price'],
    ['ship', option('play', card('kulon')), 'Play Kulon as a Karama to ship at half price'],
    ['ship', option('play', card('truthtrance')), 'Play Truthtrance'],
    ['stop-window', option('play', card('kulon')), 'Play Kulon as a Karama'],
    ['voice', option('play', kind('worthless')), 'Must play: Worthless card'],
    ['plan', option('weapon', card('none')), 'No weapon'],
    ['plan', option('weapon', card('lasgun')), 'Weapon: Lasgun'],
    ['plan', option('leader', { kind: 'leader', id: 'cheap-hero' }), 'Cheap Hero'],
    ['plan', option('dial', number(2.5)), 'Dial 2.5'],
    ['bid', option('bid', number(3), card('karama')), 'Bid 3 and pay with Karama'],
    ['losses', option('lose', number(1), number(0)), 'Lose 1 force and no elite forces'],
    ['group', option('take', number(2), part('reserves')), '2 forces from the reserves'],
    ['nexus', option('propose', seatTarget(1)), 'Propose an alliance to Boris'],
  ])('at %s: $1.key', (decision, chosen, text) => {
    expect(say.option({ seat: 0, kind: decision }, chosen, names)).toBe(text)
  })

  it('is said with the numbers of the language', () => {
    const ru = translator('ru', 'classic')
    expect(ru.option({ seat: 0, kind: 'plan' }, option('dial', number(2.5)))).toBe('На диске 2,5')
    expect(ru.option({ seat: 0, kind: 'revive' }, option('revive', number(3)))).toBe('Восстановить 3 отряда')
  })

  it('without a message of its own is a defect', () => {
    expect(() => say.option({ seat: 0, kind: 'plan' }, option('dance'))).toThrow(
      'there is no message "classic.option.dance"',
    )
  })
})

describe('an event', () => {
  it.each([
    ['spice', { from: 0, to: 'bank', spice: 4, reason: 'revival' }, 'Anna pays 4 spice (revival)'],
    ['spice', { from: 'bank', to: 1, spice: 2, reason: 'charity' }, 'Boris receives 2 spice (CHOAM Charity)'],
    ['spice', { from: 0, to: 1, spice: 1, reason: 'card' }, 'Anna pays 1 spice to Boris (treachery card)'],
    ['storm-moved', { to: 4, distance: 1 }, 'The storm moves 1 sector, to sector 4'],
    ['storm-dialled', { dials: [{ seat: 1, dial: 3 }], distance: 3 }, 'Storm dials: Boris 3'],
    ['predicted', { seat: 0 }, 'Anna secretly predicts the winner'],
    [
      'predicted',
      { seat: 0, faction: 'guild', round: 10 },
      'Anna secretly predicts: Spacing Guild in round 10',
    ],
    [
      'moved',
      { seat: 1, from: 'polar-sink', to: 'harg-pass/4', forces: 2, elite: 1, by: 'move' },
      'Boris moves 2 forces and 1 elite force from Polar Sink to Harg Pass, sector 4',
    ],
    [
      'plan',
      { seat: 0, dial: 1.5, spice: 1, leader: 'none', weapon: 'none', defense: 'none', kwisatz: false },
      'Anna dials 1.5 with 1 spice; leader: none; weapon: none; defense: none',
    ],
    ['battle-won', { seat: 0, totals: [3, 5.5], by: 'strength' }, 'Anna wins the battle, 5.5 to 3'],
    [
      'truth',
      { seat: 0, target: 1, question: { about: 'plan-weapon', kind: 'lasgun' }, yes: false },
      'Anna asks Boris: Will you play this as your weapon: Lasgun? – No',
    ],
    [
      'karama',
      { seat: 0, card: 'baliset', use: 'stop', owner: 1, advantage: 'bg-voice' },
      'Anna plays Baliset to stop Boris’s advantage: The Voice',
    ],
    [
      'deal',
      { seat: 0, to: 1, spice: 3, when: { kind: 'absent', territory: 'carthag' } },
      'Anna and Boris make a deal: Anna gives 3 spice, if Boris leaves Carthag',
    ],
    [
      'deal-offered',
      { seat: 0, to: 1, spice: 0, pledge: 'tell-traitors', when: 'now', asks: 4 },
      'Anna offers Boris a promise to reveal the traitors, for 4 spice',
    ],
    [
      'deal-concluded',
      { from: 0, to: 1, spice: 0, kept: false, when: { kind: 'pledge', pledge: 'no-attack' } },
      'Boris has broken the promise to Anna: not to attack',
    ],
  ])('%s %j', (kind, data, text) => {
    expect(say.event({ kind, data }, names)).toBe(text)
  })
})

describe('what a decision is about', () => {
  const battle = { kind: 'battle', territory: 'carthag', seats: [1, 0] } as const

  it.each([
    [
      { kind: 'window', window: { name: 'stop', owner: 1, advantage: 'gui-half-price' } },
      'Boris wants to use this advantage: Half price.',
    ],
    [{ kind: 'wartime', left: ['arsunt', 'tsimpo'] }, 'Your advisors in Arsunt.'],
    [{ kind: 'auction', bidder: 1, bid: 4 }, 'Boris bids 4.'],
    [{ kind: 'offer', seat: 0, to: 1, spice: 3, when: 'now' }, 'Anna offers Boris 3 spice, immediately.'],
    [{ kind: 'window', window: { name: 'weather-control' } }, 'Battle in Carthag: Boris against Anna.'],
    [{ kind: 'auction', bidder: null, bid: 0 }, 'Battle in Carthag: Boris against Anna.'],
  ] as const)('%j', (frame, text) => {
    const said = contextMessage([battle, frame], names)
    expect(said === undefined ? undefined : say.text([said])).toBe(text)
  })

  it('is nothing where nothing is to be said', () => {
    expect(contextMessage([{ kind: 'negotiation' }], names)).toBeUndefined()
  })
})

describe('a reason', () => {
  it.each([
    [{ why: 'spice', n: 2, has: 1 }, 'Costs 2 spice; you have 1'],
    [{ why: 'too-far', n: 1 }, 'Farther than 1 territory'],
    [{ why: 'fought', territory: 'basin' }, 'Already fought in Basin this round'],
    [{ why: 'slot', slot: 'defense' }, 'Cannot be played as a defense'],
    [{ why: 'timing', when: 'hajr' }, 'Played during your own movement'],
  ])('%j', (reason, text) => {
    expect(say.reason(reason, names)).toBe(text)
  })
})

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

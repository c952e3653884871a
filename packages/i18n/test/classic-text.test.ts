// What classic Dune says, read aloud.

import { describe, expect, it } from 'vitest'
import { LANGUAGES, listComponents, translator } from '../src/index.ts'

const say = translator('en', 'classic+advanced')

describe('the text of a component', () => {
  const rows = lines(`
    treachery crysknife use: In a battle plan, as the weapon: kills the opposing leader or Cheap Hero unless the opponent plays a Shield.
    treachery gom-jabbar use: In a battle plan, as the weapon: kills the opposing leader or Cheap Hero unless the opponent plays a Snooper.
    treachery snooper use: In a battle plan, as the defense: your leader survives a poison weapon.
    treachery shield after: The winner may keep it; the loser discards it.
    treachery family-atomics after: Removed from the game.
    treachery weather-control use: Before the storm moves, from the second round on: decide how far it moves, from 0 to 10 sectors.
    leader stilgar serves: Fremen.
    leader stilgar strength: 7, also the price of revival in spice.
    spice-card cielago-south spice: 12 spice in sector 2.
    territory arrakeen kind: Stronghold, in sector 10. Safe from the storm while the Shield Wall stands. A force here gives ornithopters, and 3 spice instead of 2 for each force that collects. In the advanced game a force here earns 2 spice each round.
    territory cielago-west kind: Sand, in sectors 18 and 1. Open to the storm.
    territory habbanya-sietch neighbors: Habbanya Ridge Flat.
    faction harkonnen start: 10 forces in Carthag. 10 spice. 4 traitors. 2 treachery cards, hand limit 8.
    faction fremen revival: 3 free forces each round and no others.
    faction guild alliance: Your ally ships at your price, from the reserves or from one territory to another, and pays you. Your ally wins the last round with you.
    faction emperor advanced: Your 5 Sardaukar count double in battle, except against the Fremen; one of them is revived in a round.
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

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

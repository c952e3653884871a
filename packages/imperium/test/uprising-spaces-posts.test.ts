import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { playUprising, type Row } from './play.ts'

const POSTS = `
  post-emperor            sardaukar, dutiful-service
  post-spacing-guild      heighliner, deliver-supplies
  post-bene-gesserit      espionage, secrets
  post-fremen             desert-tactics, fremkit
  post-landsraad-1        high-council, imperial-privilege, swordmaster
  post-landsraad-2        assembly-hall, gather-support
  post-choam              shipping, accept-contract
  post-research-sietch    sietch-tabr, research-station
  post-research-refinery  research-station, spice-refinery
  post-refinery-arrakeen  spice-refinery, arrakeen
  post-imperial-basin     imperial-basin
  post-hagga-basin        hagga-basin
  post-deep-desert        deep-desert
`

/** The card that goes to the spaces with an icon. */
const CARDS: { readonly [card: string]: readonly string[] } = {
  diplomacy: [
    ...['sardaukar', 'dutiful-service', 'heighliner', 'deliver-supplies'],
    ...['espionage', 'secrets', 'desert-tactics', 'fremkit'],
  ],
  dagger: ['high-council', 'imperial-privilege', 'swordmaster', 'assembly-hall', 'gather-support'],
  reconnaissance: ['arrakeen', 'spice-refinery', 'research-station', 'sietch-tabr'],
  'dune-the-desert-planet': ['deep-desert', 'hagga-basin', 'imperial-basin', 'shipping', 'accept-contract'],
}

const posts = POSTS.trim()
  .split('\n')
  .map((line) => {
    const [id = '', ...spaces] = line.trim().split(/,? +/)
    return { id, spaces }
  })

const visits = Object.entries(CARDS).flatMap(([card, spaces]) => spaces.map((space) => ({ card, space })))

/** Of several prices the cheaper. */
const priced = (space: string): string =>
  space === 'gather-support' || space === 'spice-refinery' ? `${space} > 0` : space

const able = {
  ...{ solari: 8, spice: 5, water: 3, influence: { emperor: 2, guild: 2, fremen: 2 } },
  deck: ['seek-allies', 'signet-ring', 'signet-ring', 'signet-ring'],
}

const connected: readonly Row[] = posts.flatMap(({ id, spaces }) =>
  visits
    .filter(({ space }) => spaces.includes(space))
    .map(({ card, space }) => ({
      name: `${id}: ${space}`,
      given: { ...able, hand: [card], spies: [id] },
      choose: [
        `agent ${card} > ${priced(space)}`,
        `only gather ${id} | decline`,
        `gather ${id}`,
        `no gather ${id}`,
      ],
      then: { hand: ['seek-allies'], spies: [], spiesInSupply: 3 },
    })),
)

const apart: readonly Row[] = posts.flatMap(({ id, spaces }) =>
  visits
    .filter(({ space }) => !spaces.includes(space))
    .map(({ card, space }) => ({
      name: `${id}: not ${space}`,
      given: { ...able, hand: [card], spies: [id] },
      choose: [`agent ${card} > ${priced(space)}`],
      then: { spies: [id], table: { decisions: [{ seat: 'Serhii', kind: 'turn-agent' }] } },
    })),
)

describe('An observation post', () => {
  it('UPR-SPY-19 of the board is in the table, each of the 13, and each of the 22 spaces is visited', () => {
    expect(posts.map(({ id }) => id)).toEqual(uprising.posts.map(({ id }) => id))
    expect(posts).toHaveLength(13)
    expect(visits.map(({ space }) => space).toSorted()).toEqual(
      uprising.spaces.map(({ id }) => id).toSorted(),
    )
  })
})

describe('UPR-SPY-07 UPR-SPY-01 A spy on a post gathers intelligence at the spaces it is connected to', () => {
  playUprising(connected)
})

describe('UPR-SPY-19 A spy on a post gathers nothing at the other spaces', () => {
  playUprising(apart)
})

describe('UPR-SPY-09 A spy on a post infiltrates the spaces it is connected to, and no others', () => {
  playUprising(
    visits.flatMap(({ card, space }) =>
      posts.map(({ id, spaces }): Row => {
        const way = `agent ${card} > ${priced(space)} > ${id}`
        const given = { ...able, hand: [card], spies: [id], Olha: { sent: [space] } }
        return spaces.includes(space)
          ? { name: `${id}: ${space}`, given, choose: [way], then: { spies: [], sent: [space] } }
          : {
              name: `${id}: not ${space}`,
              given,
              choose: [`no ${way}`, `no agent ${card} > ${priced(space)}`],
            }
      }),
    ),
  )
})

describe('UPR-AGT-03 The Spy icon sends an Agent to the spaces the post is connected to', () => {
  playUprising(
    posts.map(({ id, spaces }) => {
      const prices = spaces.flatMap((space) => {
        if (space === 'gather-support') return [`${space} > 0`, `${space} > 2`]
        return space === 'spice-refinery' ? [`${space} > 0`, `${space} > 1`] : [space]
      })
      return {
        name: `${id}: ${spaces.join(', ')}`,
        given: { ...able, hand: ['covert-operation'], spies: [id] },
        choose: [
          `only ${[...prices.map((space) => `agent covert-operation > ${space}`), 'reveal'].join(' | ')}`,
        ],
      }
    }),
  )
})

// The first game of classic Dune: one round of Atreides, from the storm to victory.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson<LessonText<'classic-first'>> = {
  game: 'classic',
  players: 3,
  // Whatever is dialed, the storm stops before the learner's marker, so the learner goes first.
  setup: { factions: ['atreides', 'harkonnen', 'fremen'], positions: [5, 11, 17] },
  seed: 'first game',
  given: {
    phase: 'storm',
    round: 3,
    storm: 15,
    dialers: ['0', '1'],
    spice: { 'habbanya-erg/16': 8 },
    spiceDeck: ['old-gap', 'red-chasm'],
    treacheryDiscard: ['karama', 'karama', 'weather-control', 'family-atomics', 'hajr'],
    treacheryDeck: ['shield', 'kulon', 'stunner', 'baliset'],
    players: {
      0: {
        spice: 11,
        forces: { arrakeen: 5, 'tueks-sietch': 2 },
        tanks: 4,
        hand: ['chaumas'],
        traitors: ['umman-kudu'],
      },
      1: {
        spice: 6,
        forces: { carthag: 4, 'habbanya-ridge-flat/18': 3 },
        hand: ['maula-pistol', 'jubba-cloak'],
        traitors: ['chani'],
      },
      2: { spice: 0, forces: { 'sietch-tabr': 5 }, traitors: ['beast-rabban'] },
    },
  },
  steps: [
    { say: 'aim', at: ['panel:map'] },
    { say: 'yours', at: ['land:arrakeen', 'land:tueks-sietch', 'land:carthag'] },
    { say: 'own', at: ['panel:own', 'panel:hand'] },
    { say: 'storm', at: ['panel:decision'], goal: { key: 'dial *' }, shows: ['dial 2'] },
    { say: 'swept', at: ['storm'], before: [{ seat: 1, key: 'dial 3' }] },
    { say: 'blow', at: ['spice:old-gap/10'] },
    { say: 'charity', at: ['panel:players'], before: [{ seat: 2, key: 'claim' }] },
    {
      say: 'bid',
      at: ['panel:stage', 'option:bid 1'],
      goal: { key: 'bid 1' },
      shows: ['bid 1'],
      answers: [
        { key: 'pass', say: 'bid.pass' },
        { key: 'pass-until *', say: 'bid.pass' },
        { key: '*', say: 'bid.more' },
      ],
    },
    {
      say: 'raise',
      at: ['option:bid 3'],
      before: [{ seat: 1, key: 'bid 2' }],
      goal: { key: 'bid 3' },
      shows: ['bid 3'],
      answers: [
        { key: 'pass', say: 'bid.pass' },
        { key: 'pass-until *', say: 'bid.pass' },
        { key: '*', say: 'raise.more' },
      ],
    },
    {
      say: 'worthless',
      at: ['panel:stage', 'option:pass'],
      before: [
        { seat: 1, key: 'pass' },
        { seat: 1, key: 'bid 1' },
        { seat: 2, key: 'pass' },
      ],
      goal: { key: 'pass' },
      shows: ['pass'],
      answers: [
        { key: 'pass-until *', say: 'worthless.all' },
        { key: '*', say: 'worthless.bid' },
      ],
    },
    {
      say: 'revive',
      at: ['tanks', 'panel:decision'],
      before: [
        { seat: 2, key: 'bid 1' },
        { seat: 0, key: 'pass' },
        { seat: 1, key: 'pass' },
      ],
      goal: { key: 'revive 3' },
      shows: ['revive 3'],
      answers: [{ key: '*', say: 'revive.fewer' }],
    },
    {
      say: 'ship',
      at: ['part:carthag/11'],
      before: [{ seat: 1, key: 'revive 2' }],
      goal: { key: 'ship carthag/11' },
      shows: ['ship carthag/11'],
      answers: [
        { key: 'no-shipment', say: 'ship.none' },
        { key: '*', say: 'ship.other' },
      ],
    },
    {
      say: 'how-many',
      at: ['panel:decision'],
      goal: { key: 'take 5 > reserves' },
      shows: ['take 5 > reserves'],
      answers: [{ key: '*', say: 'how-many.other' }],
    },
    {
      say: 'move',
      at: ['territory:arrakeen'],
      goal: { key: 'move arrakeen' },
      shows: ['move arrakeen'],
      answers: [
        { key: 'no-move', say: 'move.none' },
        { key: '*', say: 'move.other' },
      ],
    },
    {
      say: 'where-to',
      at: ['part:old-gap/10'],
      goal: { key: 'to old-gap/10' },
      shows: ['to old-gap/10'],
      answers: [
        { key: 'to old-gap/9', say: 'where-to.sector' },
        { key: 'to old-gap/11', say: 'where-to.sector' },
        { key: '*', say: 'where-to.other' },
      ],
    },
    {
      say: 'group',
      at: ['panel:decision'],
      // Sending everyone loses Arrakeen, and with it the game.
      goal: { event: { kind: 'moved', seat: 0, to: 'old-gap/10', forces: { $min: 2, $max: 4 } } },
      shows: ['take 2 > arrakeen/10'],
      also: ['take 2 > arrakeen/10', 'take 3 > arrakeen/10', 'take 4 > arrakeen/10'],
      answers: [
        { key: 'take 5 > *', say: 'move.all' },
        { key: 'take 1 > *', say: 'move.one' },
      ],
    },
    {
      say: 'battle',
      at: ['land:carthag'],
      before: [
        { seat: 1, key: 'no-shipment' },
        { seat: 1, key: 'no-move' },
        { seat: 2, key: 'no-shipment' },
        { seat: 2, key: 'no-move' },
      ],
    },
    {
      say: 'prescience',
      at: ['panel:decision'],
      goal: { key: 'see weapon' },
      shows: ['see weapon'],
      answers: [{ key: '*', say: 'prescience.other' }],
    },
    { say: 'dial', at: ['panel:plan-dial'], before: [{ seat: 1, key: 'weapon maula-pistol' }] },
    { say: 'leader', at: ['panel:plan-leader'] },
    { say: 'cards', at: ['panel:plan-weapon', 'panel:plan-defense'] },
    {
      say: 'plan',
      at: ['panel:plan', 'option:plan'],
      goal: { key: 'defense shield' },
      shows: ['dial 3', 'leader lady-jessica', 'weapon chaumas', 'defense shield'],
      also: ['dial 1', 'dial 2', 'dial 3', 'dial 4', 'leader *', 'weapon chaumas', 'defense shield'],
      answers: [
        { key: 'dial 0', say: 'plan.nothing' },
        { key: 'dial *', say: 'plan.all' },
        { key: 'weapon *', say: 'plan.weapon' },
        { key: 'defense *', say: 'plan.defense' },
      ],
    },
    {
      say: 'traitor',
      at: ['panel:stage'],
      before: [
        { seat: 1, key: 'dial 2' },
        { seat: 1, key: 'leader piter-de-vries' },
        { seat: 1, key: 'defense none' },
      ],
    },
    {
      say: 'won',
      at: ['panel:decision'],
      before: [{ seat: 1, key: 'no-call' }],
      goal: { key: 'keep' },
      shows: ['keep'],
      answers: [{ key: '*', say: 'won.discard' }],
    },
    { say: 'collected', at: ['panel:own'] },
    { say: 'victory', at: ['land:arrakeen', 'land:carthag', 'land:tueks-sietch'] },
    { say: 'allies' },
    { say: 'last' },
  ],
}

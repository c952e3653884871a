// What people are notified about while they are away, and how.

import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { LANGUAGES, WAYS } from './ways.ts'

const ways = z.array(z.enum(WAYS)).max(WAYS.length)

export const language = z.enum(LANGUAGES).describe('The language in which one is told.')

export const digest = z
  .enum(['none', 'hour', 'day'])
  .describe(
    'Turns at tables without a clock or with days for a move: each at once, or at most one message an hour or a day, ' +
      'which lists all tables that wait.',
  )

export const wishes = z
  .strictObject({ 'your-turn': ways, nudged: ways, started: ways, over: ways, invited: ways })
  .meta({
    id: 'Wishes',
    description:
      'The ways in which one hears that it is the own turn, that somebody reminds, that a match has begun or is over, ' +
      'and that somebody opened another table for those who played.',
  })

export const mail = z
  .strictObject({ address: z.email().max(LIMITS.mail), confirmed: z.boolean() })
  .meta({ id: 'Mail', description: 'Nothing but the link for it is sent before an address is confirmed.' })

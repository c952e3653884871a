// The levels of the bots, for pages that do without the bots themselves.

import type { Level } from '@sietch/bots'

export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const satisfies readonly Level[]

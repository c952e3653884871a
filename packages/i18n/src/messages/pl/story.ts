// What is said of the log, the menu of a table, replays and the end, in Polish.

import type { story as en } from '../en/story.ts'
import type { Translated } from '../messages.ts'

export const story: Translated<typeof en> = {
  'page.you': 'Ty',
}

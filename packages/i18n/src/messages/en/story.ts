// What is said of the log, the menu of a table, replays and the end, in English.

export const story = {
  'page.you': 'You',
} as const

// What is said on the stage, where one sees what happens, in English.

export const stage = {
  'page.stage': 'What happens',
  'page.stage.next': 'Continue',
  'page.stage.skip-all': 'Skip all',
  'page.stage.space': 'Space',
} as const

// What is said on the stage, where one sees what happens, in Polish.

export const stage = {
  'page.stage': 'Co się dzieje',
  'page.stage.next': 'Dalej',
  'page.stage.skip-all': 'Pomiń wszystko',
  'page.stage.space': 'Spacja',
}

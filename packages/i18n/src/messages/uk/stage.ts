// What is said on the stage, where one sees what happens, in Ukrainian.

export const stage = {
  'page.stage': 'Що відбувається',
  'page.stage.next': 'Далі',
  'page.stage.skip-all': 'Пропустити все',
  'page.stage.space': 'Пробіл',
}

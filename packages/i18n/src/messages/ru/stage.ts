// What is said on the stage, where one sees what happens, in Russian.

export const stage = {
  'page.stage': 'Что происходит',
  'page.stage.next': 'Дальше',
  'page.stage.skip-all': 'Пропустить всё',
  'page.stage.space': 'Пробел',
}

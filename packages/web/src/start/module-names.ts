// What the page says about modules: their names, and why some cannot be played.

import { isPageId, type PageId, type Words } from '@sietch/i18n/page'

/** Its name in the language; a module nobody has named goes by its id. */
export const moduleName = (w: Words, id: string): string => said(w, `page.module.${id}`) ?? id

export const aboutModule = (w: Words, id: string): string => said(w, `page.module.${id}.about`) ?? ''

const said = (w: Words, id: string): string | undefined => (isPageId(id) ? w(id) : undefined)

type RefusedId = Extract<PageId, `page.refused.${string}`>

/** Why something cannot be played, and the two modules it is about, if it is about modules. */
export type Problem = {
  readonly why: RefusedId extends `page.refused.${infer Why}` ? Why : never
  readonly modules?: readonly [module: string, other: string]
}

export const refusal = (w: Words, { why, modules: [module = '', other = ''] = ['', ''] }: Problem): string =>
  w(`page.refused.${why}`, { module: moduleName(w, module), other: moduleName(w, other) })

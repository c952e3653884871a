// The core boxes, and the modules each of them takes.

import { base } from './base/index.ts'
import { bloodlines, bloodlinesWithBase, tech, techWithBase } from './bloodlines/index.ts'
import { choam } from './choam/index.ts'
import type { Core } from './types.ts'
import { baseConflicts, baseImperium, baseIntrigue, baseLeaders } from './uprising/base-mix.ts'
import { uprising } from './uprising/index.ts'
import { six } from './uprising/six/index.ts'

/** In the order of its modules here, whatever order they are named in, a box is put together. */
export const BOXES: { readonly [id: string]: Core } = {
  imperium: { box: base, modules: [bloodlinesWithBase, techWithBase] },
  uprising: {
    box: uprising,
    modules: [choam, bloodlines, tech, baseImperium, baseIntrigue, baseConflicts, baseLeaders, six],
  },
}

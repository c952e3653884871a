// How a client and a server speak with each other, written once for both sides.

export { diff, type Operation, type Patch, patched, same } from './patch.ts'

// How a client and a server talk to each other, written once for both sides. Nothing here needs zod, so a page that
// trusts its server does not load it; the schemas are at `@sietch/protocol/schemas`.

export { LIMITS } from './limits.ts'
export { diff, type Operation, type Patch, patched, same } from './patch.ts'
export { isPhrase, PHRASES, type Phrase } from './phrases.ts'
export { isRefusalCode, REFUSALS, type Refusal, type RefusalCode } from './refusals.ts'
export { doorOf, type Method, ROUTES, type Route, type RouteWithId } from './routes.ts'
export type * from './types.ts'
export { isSpoken, PROTOCOL, PROTOCOL_HEADER } from './version.ts'
export { LANGUAGES, LEVELS, PACES, TOLD_OF, WAYS } from './ways.ts'

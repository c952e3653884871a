// The doors of the server for requests, by name.

export const ROUTES = {
  me: 'GET /api/me',
  guest: 'POST /api/guest',
  rename: 'PATCH /api/me',
  register: 'POST /api/register',
  signIn: 'POST /api/sign-in',
  signOut: 'POST /api/sign-out',
  changePassword: 'POST /api/password',
  signOutEverywhere: 'POST /api/sign-out-everywhere',
  recovery: 'POST /api/recovery',
  recover: 'POST /api/recover',
  player: 'GET /api/players/:id',
  webhook: 'GET /api/me/webhook',
  setWebhook: 'PUT /api/me/webhook',
  dropWebhook: 'DELETE /api/me/webhook',
  pushKey: 'GET /api/push',
  addPush: 'POST /api/push',
  dropPush: 'DELETE /api/push',

  games: 'GET /api/games',
  openTables: 'GET /api/tables',
  myTables: 'GET /api/tables/mine',
  createTable: 'POST /api/tables',
  table: 'GET /api/tables/:id',
  join: 'POST /api/tables/:id/join',
  leave: 'POST /api/tables/:id/leave',
  kick: 'POST /api/tables/:id/kick',
  seatBot: 'POST /api/tables/:id/bot',
  start: 'POST /api/tables/:id/start',
  substitute: 'POST /api/tables/:id/substitute',
  resign: 'POST /api/tables/:id/resign',
  offer: 'POST /api/tables/:id/offer',
  giveUp: 'POST /api/tables/:id/give-up',
  rematch: 'POST /api/tables/:id/rematch',
  clone: 'POST /api/tables/:id/clone',
  notes: 'GET /api/tables/:id/notes',
  setNotes: 'PUT /api/tables/:id/notes',

  match: 'GET /api/tables/:id/match',
  choose: 'POST /api/tables/:id/choose',
  history: 'GET /api/tables/:id/history',
  past: 'GET /api/tables/:id/past',
  file: 'GET /api/tables/:id/file',
  importFile: 'POST /api/import',
  document: 'GET /api/openapi.json',
} as const

export type Route = keyof typeof ROUTES

/** Routes that are about one thing, which the address names. */
export type RouteWithId = {
  [R in Route]: (typeof ROUTES)[R] extends `${string}/:id${string}` ? R : never
}[Route]

export type Method = (typeof ROUTES)[Route] extends `${infer M} ${string}` ? M : never

/** `:id` stands in the path for the thing it is about. */
export function doorOf(route: Route): { readonly method: Method; readonly path: string } {
  const [method, path] = ROUTES[route].split(' ') as [Method, string]
  return { method, path }
}

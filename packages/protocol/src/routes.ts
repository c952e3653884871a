// The server's HTTP routes, by name.

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
  reset: 'POST /api/reset',
  passkeyEntry: 'POST /api/passkey/options',
  enterByPasskey: 'POST /api/passkey',
  access: 'GET /api/me/access',
  passkeyOptions: 'POST /api/me/passkeys/options',
  addPasskey: 'POST /api/me/passkeys',
  dropPasskey: 'DELETE /api/me/passkeys/:id',
  makeCode: 'POST /api/me/code',
  exportMe: 'GET /api/me/export',
  deleteMe: 'POST /api/me/delete',
  player: 'GET /api/players/:id',
  ratings: 'GET /api/players/:id/ratings',
  between: 'GET /api/players/:id/between',
  befriend: 'POST /api/players/:id/friend',
  unfriend: 'DELETE /api/players/:id/friend',
  friends: 'GET /api/friends',
  leaderboard: 'GET /api/leaderboard',
  webhook: 'GET /api/me/webhook',
  setWebhook: 'PUT /api/me/webhook',
  dropWebhook: 'DELETE /api/me/webhook',
  testWebhook: 'POST /api/me/webhook/test',
  telling: 'GET /api/me/telling',
  setTelling: 'PATCH /api/me/telling',
  setMail: 'PUT /api/me/mail',
  dropMail: 'DELETE /api/me/mail',
  pushKey: 'GET /api/push',
  addPush: 'POST /api/push',
  dropPush: 'DELETE /api/push',

  games: 'GET /api/games',
  openTables: 'GET /api/tables',
  myTables: 'GET /api/tables/mine',
  createTable: 'POST /api/tables',
  quick: 'POST /api/quick',
  table: 'GET /api/tables/:id',
  changeTable: 'PATCH /api/tables/:id',
  agree: 'POST /api/tables/:id/agree',
  withBots: 'POST /api/tables/:id/with-bots',
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
  report: 'POST /api/tables/:id/report',
  invite: 'POST /api/tables/:id/invite',
  declineInvitation: 'DELETE /api/tables/:id/invite',
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

/** Routes about one thing, named in the path. */
export type RouteWithId = {
  [R in Route]: (typeof ROUTES)[R] extends `${string}/:id${string}` ? R : never
}[Route]

export type Method = (typeof ROUTES)[Route] extends `${infer M} ${string}` ? M : never

/** `:id` stands in the path for the thing it is about. */
export function doorOf(route: Route): { readonly method: Method; readonly path: string } {
  const [method, path] = ROUTES[route].split(' ') as [Method, string]
  return { method, path }
}

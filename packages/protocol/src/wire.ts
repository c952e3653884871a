// The schemas of all that is said, for those who check what they are told: the server, and whoever tries a server.

export { HTTP, refusal } from './http.ts'
export { id, tableOptions, whole } from './schemas.ts'
export { NEWS, QUESTIONS } from './socket.ts'
export { wishes } from './telling.ts'

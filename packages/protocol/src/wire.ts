// The schemas of everything sent, for those who check it: the server, and the clients that test a server.

export { HTTP, refusal } from './http.ts'
export { id, tableOptions, whole } from './schemas.ts'
export { NEWS, QUESTIONS } from './socket.ts'
export { wishes } from './telling.ts'

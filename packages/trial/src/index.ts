// Clients that test a server, and the servers and databases they test it on.

export type { Socket } from 'socket.io-client'
export { type House, metric, startHouse } from './house.ts'
export { pause, until, within } from './patience.ts'
export { heardBy, Person, type Prompted, seatGuests, Watched } from './person.ts'
export { type Wire, wire } from './wire.ts'

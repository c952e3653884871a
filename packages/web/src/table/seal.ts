// A recording as a file carries it: deflated, in base64.

import { type Recording, readRecording, writeRecording } from '@sietch/kernel'
import { TableError } from './protocol.ts'

export async function sealed(recording: Recording): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new Blob([writeRecording(recording)]))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Refused with the entry that is wrong, if one is. */
export async function unsealed(text: string): Promise<Recording> {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const written = await through(new DecompressionStream('deflate-raw'), new Blob([bytes]))
    return readRecording(new TextDecoder().decode(written))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new TableError('file', `The recording of the match cannot be read: ${why}`)
  }
}

async function through(stream: CompressionStream | DecompressionStream, from: Blob): Promise<Uint8Array> {
  return new Uint8Array(await new Response(from.stream().pipeThrough(stream)).arrayBuffer())
}

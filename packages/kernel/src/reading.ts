// Strict reading of outside data: anything unknown is an error that names the word and where it is.

import { isObject, type Json, type JsonObject } from './json.ts'

/** The input is wrong, not the program. */
export class Misread extends Error {
  override readonly name: string = 'Misread'
}

/** An object whose fields are all among the known ones. */
export function fields<K extends string>(
  json: Json,
  at: string,
  known: readonly K[],
): { readonly [P in K]?: Json } {
  const all = object(json, at)
  const unknown = Object.keys(all).filter((key) => !known.includes(key as K))
  if (unknown.length > 0) {
    throw new Misread(`${at}: unknown word ${unknown.map(quote).join(', ')} (known: ${known.join(', ')})`)
  }
  return all as { readonly [P in K]?: Json }
}

export function object(json: Json | undefined, at: string): JsonObject {
  if (isObject(json)) return json
  throw new Misread(`${at}: must be an object`)
}

export function list(json: Json | undefined, at: string): readonly Json[] {
  if (Array.isArray(json)) return json
  throw new Misread(`${at}: must be a list`)
}

export function text(json: Json | undefined, at: string): string {
  if (typeof json === 'string') return json
  throw new Misread(`${at}: must be a text`)
}

export function texts(json: Json | undefined, at: string): readonly string[] {
  return list(json, at).map((item) => text(item, at))
}

export const quote = (word: string): string => `"${word}"`

// Plain data: what states, views, events and logs are made of.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A canonical form: equal data gives equal text. Keys are sorted and undefined fields left out. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let spelled = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) spelled += (i === 0 ? '' : ',') + canonical(value[i])
    return `[${spelled}]`
  }
  const fields = value as { readonly [key: string]: unknown }
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key]
    if (field === undefined) continue
    spelled += `${spelled === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`
  }
  return `{${spelled}}`
}

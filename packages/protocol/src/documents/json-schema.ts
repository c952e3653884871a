// The schemas as JSON Schema. Named schemas are defined once and referred to as `#/told/Name`, or as `#/given/Name`
// when a client sends them: there, fields with a default may be left out, and nothing may be added.

import { z } from 'zod'

export type Side = 'given' | 'told'

export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

export type Named = { [name: string]: JsonSchema }

/** Adds to `named` what the schema refers to. */
export function jsonSchemaOf(schema: z.ZodType, side: Side, named: Named = {}): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io: side === 'given' ? 'input' : 'output',
    // Only a game can read it.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.id
      // Clients skip what they do not know: a newer server may send more.
      if (side === 'told' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  // It was a schema before.
  const referring = (one: unknown) =>
    JSON.parse(JSON.stringify(one).replaceAll('"#/$defs/', `"#/${side}/`)) as JsonSchema
  for (const [name, one] of Object.entries($defs)) named[name] = referring(one)
  const name = z.globalRegistry.get(schema)?.id
  if (name === undefined || own.$ref !== undefined) return referring(own)
  named[name] = referring(own)
  return { $ref: `#/${side}/${name}` }
}

/** `{"table": Table, "since"?}`: the fields of a message, and the names of named schemas. */
export const shapeOf = (schema: z.ZodType, side: Side): string => spell(jsonSchemaOf(schema, side))

function spell({ $ref, properties, required = [], items, anyOf, oneOf }: JsonSchema): string {
  if ($ref !== undefined) return $ref.replace(/.*\//, '')
  const either = anyOf ?? oneOf
  if (either !== undefined) {
    const shapes = either.map((one) => (one.type === 'null' ? 'null' : spell(one)))
    return shapes.includes('') ? '' : shapes.join(' or ')
  }
  if (items !== undefined) return spell(items) === '' ? '' : `[${spell(items)}]`
  if (properties === undefined) return ''
  const fields = Object.entries(properties).map(([name, value]) => {
    const shape = spell(value)
    return `"${name}"${required.includes(name) ? '' : '?'}${shape === '' ? '' : `: ${shape}`}`
  })
  return `{${fields.join(', ')}}`
}

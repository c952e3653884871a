// All requests as an OpenAPI document, along with the socket messages.

import type { JsonObject } from '@sietch/kernel'
import type { z } from 'zod'
import { type Described, HTTP, refusal } from '../http.ts'
import { REFUSALS } from '../refusals.ts'
import { doorOf, ROUTES, type Route } from '../routes.ts'
import { NEWS, QUESTIONS } from '../socket.ts'
import { PROTOCOL, PROTOCOL_HEADER } from '../version.ts'
import { jsonSchemaOf, type Named, type Side } from './json-schema.ts'

type OpenApi = JsonObject & { readonly openapi: string }

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

export function openApiDocument(): OpenApi {
  const told: Named = {}
  const given: Named = {}
  const refused = { description: 'It is refused.', ...json(jsonSchemaOf(refusal, 'told', told)) }

  function operationOf(route: Route): object {
    const { about, body, query, answer }: Described = HTTP[route]
    const asked = query === undefined ? {} : (jsonSchemaOf(query, 'given', given).properties ?? {})
    const parameters = [
      { $ref: '#/components/parameters/protocol' },
      ...(doorOf(route).path.includes(':id')
        ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
        : []),
      ...Object.entries(asked).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
    ]
    return {
      operationId: route,
      ...(about !== '' && { description: about }),
      parameters,
      ...(body && {
        requestBody: { required: !isOptional(body), ...json(jsonSchemaOf(body, 'given', given)) },
      }),
      responses: {
        200: { description: 'It is done.', ...json(jsonSchemaOf(answer, 'told', told)) },
        default: refused,
      },
    }
  }

  const paths: { [path: string]: { [method: string]: object } } = {}
  for (const route of Object.keys(ROUTES) as Route[]) {
    const { method, path } = doorOf(route)
    const address = path.replace(':id', '{id}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(route) }
  }
  const said = Object.entries(QUESTIONS).map(([name, { about, message, answer }]) => [
    name,
    {
      ...(about !== '' && { description: about }),
      message: jsonSchemaOf(message, 'given', given),
      answer: jsonSchemaOf(answer, 'told', told),
    },
  ])
  const heard = Object.entries(NEWS).map(([name, { about, message }]) => [
    name,
    { description: about, message: jsonSchemaOf(message, 'told', told) },
  ])
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Sietch',
      version: String(PROTOCOL),
      description: 'What is behind it is told in docs/protocol.md.',
    },
    paths,
    components: {
      parameters: {
        protocol: {
          name: PROTOCOL_HEADER,
          in: 'header',
          required: false,
          description: 'The version of the protocol that the client speaks.',
          schema: { type: 'integer', default: 1 },
        },
      },
      schemas: {
        ...told,
        ...Object.fromEntries(Object.entries(given).map(([name, one]) => [givenName(name), one])),
      },
    },
    'x-refusals': REFUSALS,
    'x-socket': {
      path: '/socket',
      messages: Object.fromEntries(said),
      events: Object.fromEntries(heard),
    },
  }
  const text = JSON.stringify(document).replace(
    /"#\/(given|told)\/(\w+)"/g,
    (_, side: Side, name: string) => `"#/components/schemas/${side === 'given' ? givenName(name) : name}"`,
  )
  return JSON.parse(text) as OpenApi

  /** The same thing may look different when a client sends it than when the server does. */
  function givenName(name: string): string {
    return Object.hasOwn(told, name) ? `Given${name}` : name
  }
}

const isOptional = (body: z.ZodType): boolean => body.safeParse(undefined).success

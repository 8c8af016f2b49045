import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { Continuation, FieldError, Pagination } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { scopes } from './scope.ts'
import { asJson, inlineSchema, type Json, SchemaComponents } from './openapi-schemas.ts'

/** The OpenAPI 3.1 document of all calls, generated from the endpoint table. */
export function openApiDocument(version: string): Json {
  const schemas = new SchemaComponents()
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) }
  }
  const Failure = failureSchema(schemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Meridian', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access_token of a login.' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: `An API token of the settings, with the scope that the call names: ${scopes.join(', ')}.`,
        },
      },
      parameters: { IdempotencyKey: idempotency_key },
      schemas: { Failure, ...schemas.list() },
    },
  }
}

function operation(endpoint: Endpoint, schemas: SchemaComponents): Json {
  const { properties, type } = inlineSchema(endpoint.body, 'input')
  const hasBody =
    endpoint.method !== 'GET' && Object.keys(asJson(properties ?? {})).length + Number(type !== 'object') > 0
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace('/v1', '').replaceAll(/[^A-Za-z]+(\w)?/g, (_, letter: string) => (letter ?? '').toUpperCase())}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    ...securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.isRead || endpoint.access === 'public'
        ? []
        : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ],
    ...(hasBody && {
      requestBody: {
        required: true,
        content: { [endpoint.consumes]: { schema: schemas.write(endpoint.body, 'input') } },
      },
    }),
    responses: {
      [endpoint.status]: {
        description: endpoint.says.done ?? 'OK',
        content: { [endpoint.produces]: { schema: replySchema(endpoint, schemas) } },
      },
      ...(endpoint.conflict && {
        409: {
          description: 'Conflict with the current state',
          content: { 'application/json': { schema: failureSchema(schemas, endpoint.conflict) } },
        },
      }),
      default: {
        description: endpoint.says.failed,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

const idempotency_key: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  description:
    'A value of your own, new for each change. Within a day, a repetition of the same call with the same value gets the first ' +
    'answer and changes nothing, and another call with it answers 409. Imports and calls to other services are done again; ' +
    'where the answer is secret, what is created takes the place of the first.',
}

/** Left out where only a session is admitted, as the document says for all calls. */
function securityOf({ access, scope }: Endpoint): Json {
  if (access === 'public') return { security: [] }
  return scope ? { security: [{ session: [] }, { apiToken: [scope] }] } : {}
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties, required } = inlineSchema(schema, 'input')
  const needed: unknown[] = Array.isArray(required) ? required : []
  return Object.entries(asJson(properties ?? {})).map(([name, property]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: property,
  }))
}

function replySchema(endpoint: Endpoint, schemas: SchemaComponents): Json {
  const data = schemas.write(endpoint.reply, 'output')
  if (endpoint.produces !== 'application/json') return data
  return {
    type: 'object',
    properties: {
      status: { type: 'integer', const: endpoint.status },
      message: { type: 'string' },
      data,
      ...(endpoint.paged !== false && { pagination: schemas.write(paginationOf(endpoint), 'output') }),
    },
    required: ['status', 'message', 'data', ...(endpoint.paged === false ? [] : ['pagination'])],
  }
}

function paginationOf({ paged }: Endpoint) {
  return paged === 'continued' ? Continuation : Pagination
}

function failureSchema(schemas: SchemaComponents, conflict?: z.ZodType): Json {
  const nothing = { type: 'null' }
  return {
    type: 'object',
    properties: {
      status: { type: 'integer' },
      message: { type: 'string' },
      data: conflict ? { anyOf: [schemas.write(conflict, 'output'), nothing] } : nothing,
      errors: { type: 'array', items: schemas.write(FieldError, 'output') },
    },
    required: ['status', 'message', 'data'],
  }
}

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { scopes } from './scope.ts'
import { openApiDocument } from './openapi.ts'
import { asJson, type Json } from './openapi-schemas.ts'

const document = openApiDocument('1.2.3')
const operations = endpoints.map((endpoint) => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
  return { endpoint, path, operation: at(document, 'paths', path, endpoint.method.toLowerCase()) }
})

describe('[API28]', () => {
  it('is an OpenAPI 3.1 document with its version, licence and sign-in', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Meridian', version: '1.2.3', license: { name: 'MIT', identifier: 'MIT' } },
      security: [{ session: [] }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    })
  })

  it('describes the header that keeps a repetition from changing anything', () => {
    expect(at(document, 'components', 'parameters', 'IdempotencyKey')).toMatchObject({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { minLength: 8, maxLength: 200 },
    })
  })

  it('describes every endpoint and nothing else', () => {
    const described = Object.entries(at(document, 'paths')).flatMap(([path, methods]) =>
      Object.keys(asJson(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = operations.map(({ endpoint, path }) => `${endpoint.method} ${path}`)
    expect(described.toSorted((a, b) => a.localeCompare(b))).toEqual(
      served.toSorted((a, b) => a.localeCompare(b)),
    )
  })

  it.each(operations)('describes $endpoint.method $path whole', ({ endpoint, path, operation }) => {
    expect(operation['summary']).toBe(endpoint.summary)
    expect(operation['tags']).toEqual([path.split('/')[2]])
    expect(operation['security']).toEqual(securityOf(endpoint))
    const all = asList(operation['parameters'])
    const parameters = all.filter((one) => one['$ref'] === undefined)
    expect(all.length - parameters.length).toBe(endpoint.isRead || endpoint.access === 'public' ? 0 : 1)
    const inPath = parameters.filter((one) => one['in'] === 'path').map((one) => one['name'])
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const inQuery = parameters.filter((one) => one['in'] === 'query').map((one) => one['name'])
    expect(inQuery).toEqual(fieldsOf(endpoint.query))
    for (const parameter of parameters) {
      expect(['path', 'query']).toContain(parameter['in'])
      expect(parameter['schema']).toBeTypeOf('object')
      if (parameter['in'] === 'path') expect(parameter['required']).toBe(true)
    }
    expect(at(operation, 'responses', String(endpoint.status), 'content', endpoint.produces)).toHaveProperty(
      'schema',
    )
    expect(at(operation, 'responses', 'default', 'content', 'application/json')).toEqual({
      schema: { $ref: '#/components/schemas/Failure' },
    })
    const takesBody = !(endpoint.body instanceof z.ZodObject) || fieldsOf(endpoint.body).length > 0
    expect(operation['requestBody'] !== undefined).toBe(endpoint.method !== 'GET' && takesBody)
    if (takesBody && endpoint.method !== 'GET') {
      expect(at(operation, 'requestBody', 'content', endpoint.consumes)).toHaveProperty('schema')
    }
  })

  it('says of no update or deletion that it only reads', () => {
    const changing = endpoints.filter(({ method }) => method === 'PUT' || method === 'DELETE')
    expect(changing.filter(({ summary }) => /^(Get|List)\b/.test(summary)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('[API1] answers 201 where a path says that something is created', () => {
    const creating = endpoints.filter(({ path }) => path.endsWith('/create'))
    expect(creating.filter(({ status }) => status !== 201).map(({ path }) => path)).toEqual([])
  })

  it('[PRG2] names the scope of a call for API tokens', () => {
    const named = endpoints.flatMap(({ scope }) => scope ?? [])
    expect(new Set(named)).toEqual(new Set(scopes))
    const reads = endpoints.filter(({ scope }) => scope?.endsWith(':read'))
    expect(reads.filter(({ isRead }) => !isRead).map(({ path }) => path)).toEqual([])
    const schemes = at(document, 'components', 'securitySchemes')
    for (const scope of scopes) expect(at(schemes, 'apiToken')['description']).toContain(scope)
  })

  it('[PRG2] admits no API token to what opens, changes or ends an account', () => {
    const closed = endpoints.filter(({ scope }) => scope === null).map(({ path }) => path)
    for (const part of [
      '/v1/admin/',
      '/v1/user/auth/',
      '/v1/oauth/',
      '/v1/user/api_tokens',
      '/v1/user/app_passwords',
    ])
      expect(
        endpoints.filter(({ path }) => path.startsWith(part)).every(({ path }) => closed.includes(path)),
      ).toBe(true)
    const changes = endpoints.filter(({ path, method }) => /^\/v1\/user(\/|$)/.test(path) && method !== 'GET')
    expect(changes.filter(({ scope }) => scope !== null).map(({ path }) => path)).toEqual([])
  })

  it('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation['operationId'])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('postUserAuthLogin')
  })

  it('wraps what it answers in the envelope, with pages where the list has them', () => {
    for (const { endpoint, operation } of operations) {
      if (endpoint.produces !== 'application/json') continue
      const reply = at(
        operation,
        'responses',
        String(endpoint.status),
        'content',
        'application/json',
        'schema',
      )
      const names = ['status', 'message', 'data', ...(endpoint.paged ? ['pagination'] : [])]
      expect(reply['required']).toEqual(names)
      expect(Object.keys(at(reply, 'properties'))).toEqual(names)
    }
  })

  it('refers only to schemas it holds, and is the same each time', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references)
      expect(at(document, ...reference.split('/').slice(1))).toBeTypeOf('object')
    expect(JSON.stringify(openApiDocument('1.2.3'))).toBe(text)
  })

  it('writes each named schema once, and refers to it', () => {
    const schemas = at(document, 'components', 'schemas')
    const reply = at(document, 'paths', '/v1/meeting/detail/{meeting_id}', 'get', 'responses', '200')
    expect(at(reply, 'content', 'application/json', 'schema', 'properties', 'data')).toEqual({
      $ref: '#/components/schemas/Meeting',
    })
    const texts = Object.values(schemas).map((schema) => JSON.stringify(schema))
    const long = texts.filter((text) => text.length > 500)
    expect(new Set(long).size).toBe(long.length)
  })

  it('lists the query of the mails, none of it required', () => {
    const query = asList(at(document, 'paths', '/v1/mail/all', 'get')['parameters'])
    expect(query.map((one) => one['name'])).toEqual(expect.arrayContaining(['page', 'limit', 'mail_view']))
    expect(query.filter((one) => one['required'] === true)).toEqual([])
  })

  it('lists what a registration requires', () => {
    const register = at(document, 'paths', '/v1/user', 'post')
    const body = resolve(at(register, 'requestBody', 'content', 'application/json', 'schema'))
    expect(body['required']).toEqual(['primary_email', 'first_name', 'last_name', 'password'])
    expect(resolve(at(body, 'properties', 'password'))).toMatchObject({
      type: 'string',
      minLength: 8,
      maxLength: 128,
    })
    expect(resolve(at(body, 'properties', 'primary_email'))).toEqual({
      type: 'string',
      format: 'email',
      maxLength: 254,
    })
  })
})

function securityOf({ access, scope }: Endpoint): object[] | undefined {
  if (access === 'public') return []
  return scope ? [{ session: [] }, { apiToken: [scope] }] : undefined
}

function fieldsOf(schema: z.ZodType): string[] {
  return schema instanceof z.ZodObject
    ? Object.keys(z.record(z.string(), z.unknown()).parse(schema.shape))
    : []
}

/** The schema that a reference names. */
function resolve(schema: Json): Json {
  const reference = schema['$ref']
  return typeof reference === 'string' ? at(document, ...reference.split('/').slice(1)) : schema
}

function at(value: unknown, ...path: readonly string[]): Json {
  return path.reduce((inner, name) => asJson(inner[name]), asJson(value))
}

function asList(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(asJson) : []
}

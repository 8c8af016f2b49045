import { expect, it } from 'vitest'
import type { Json } from '../kit/message.ts'
import { checkSubject } from './check.ts'
import { findOperation, findReply } from './description.ts'
import { readDiscovery } from './discovery.ts'
import { readOpenApi } from './openapi.ts'
import type { Exchange, Subject } from './subject.ts'

const thing: Json = { type: 'object', properties: { id: { type: 'string' } } }
const openapi: Json = {
  components: {
    schemas: { 'a/thing': thing },
    responses: { Gone: { description: 'It is gone.' } },
  },
  paths: {
    '/things/{id}': {
      get: {
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/a~1thing' } } } },
          '410': { $ref: '#/components/responses/Gone' },
          '5XX': { description: 'Trouble.' },
        },
      },
      delete: { responses: { '204': { description: 'Deleted.' } } },
    },
    '/things/mine': { get: { responses: { default: { schema: { type: 'array' } } } } },
  },
}
const discovery: Json = {
  servicePath: 'v1/',
  schemas: { Thing: thing },
  resources: {
    shelves: {
      resources: {
        things: {
          methods: {
            get: { httpMethod: 'GET', path: 'things/{+id}', response: { $ref: 'Thing' } },
            stop: { httpMethod: 'POST', path: 'stop' },
          },
        },
      },
    },
  },
}

it('[SIM28] reads OpenAPI 3 and Swagger 2', () => {
  const description = readOpenApi('Things', openapi, '/v2')
  const one = findOperation(description, 'GET', '/v2/things/7')
  expect(one && findReply(one, 200)).toEqual({ $ref: '#/components/schemas/a~1thing' })
  expect(one && [findReply(one, 410), findReply(one, 503), findReply(one, 404)]).toEqual([
    null,
    null,
    undefined,
  ])
  expect(description.resolve('#/components/schemas/a~1thing')).toBe(thing)
  const mine = findOperation(description, 'GET', '/v2/things/mine')
  expect(mine && findReply(mine, 200)).toEqual({ type: 'array' })
  expect(findOperation(description, 'PUT', '/v2/things/7')).toBeUndefined()
  expect(() => description.resolve('#/components/schemas/none')).toThrow('Things has nothing at')
})

it('[SIM28] reads discovery documents', () => {
  const description = readDiscovery('Shelf', discovery, { 404: null })
  const one = findOperation(description, 'GET', '/v1/things/7')
  expect(one && [findReply(one, 200), findReply(one, 404)]).toEqual([{ $ref: 'Thing' }, null])
  expect(description.resolve('Thing')).toBe(thing)
  const stop = findOperation(description, 'POST', '/v1/stop')
  expect(stop && [findReply(stop, 204), findReply(stop, 200)]).toEqual([null, undefined])
})

it('[SIM23] [SIM24] finds what an answer has that its description does not', async () => {
  const found = await check([
    answer('GET', '/things/7', 200, { id: '7' }),
    answer('GET', '/things/7', 200, { id: 7, age: 3 }),
    answer('GET', '/things/7', 404, {}),
    answer('DELETE', '/things/7', 204, 'gone'),
  ])
  expect(found.unexplained).toEqual([
    'GET /things/{id} 200: id is of type integer, not string',
    'GET /things/{id} 200: age is not described',
    'GET /things/{id} 404: the answer is not described',
    'DELETE /things/{id} 204: the answer has a body',
  ])
})

it('[SIM25] misses routes that are not asked, do not succeed, or are described nowhere', async () => {
  const routes = [
    { method: 'GET', path: '/things/:id' },
    { method: 'GET', path: '/boxes/:id' },
    { method: 'GET', path: '/lids' },
  ]
  const asked = [answer('GET', '/things/7', 410), answer('GET', '/boxes/1', 200), answer('GET', '/lids', 200)]
  const undescribed = [{ route: 'GET /lids', because: 'nobody describes lids' }]
  expect((await check(asked, { routes, undescribed })).unexplained).toEqual([
    'GET /things/:id: no probe succeeds.',
    'GET /boxes/:id: no description speaks of it.',
  ])
})

it('[SIM26] explains what stands in its table, and wants nothing there that does not happen', async () => {
  const because = 'recorded answers have it'
  const deviations = [
    { operation: 'GET /things/{id} 200', where: 'age', what: 'is not described', because },
    { operation: 'GET /things/{id} *', where: 'colour', what: '*', because },
  ]
  const found = await check([answer('GET', '/things/7', 200, { age: 3 })], { deviations })
  expect(found.explained).toHaveLength(1)
  expect(found.unexplained).toEqual(['No answer deviates by: GET /things/{id} *: colour *'])
})

it('[SIM27] believes the first description that knows an operation', async () => {
  const newer: Json = {
    paths: { '/things/{id}': { get: { responses: { '200': { schema: { properties: { age: {} } } } } } } },
  }
  const describe: Subject['describe'] = () => [readOpenApi('new', newer, ''), readOpenApi('old', openapi, '')]
  const asked = [answer('GET', '/things/7', 200, { age: 3 }), answer('DELETE', '/things/7', 200)]
  const found = await check(asked, { describe })
  expect(found.unexplained).toEqual(['DELETE /things/{id} 200: the answer is not described'])
})

function check(
  exchanges: readonly Exchange[],
  { routes = [], ...changed }: Partial<Subject> & { routes?: { method: string; path: string }[] } = {},
) {
  const subject: Subject = {
    name: 'things',
    describe: () => [readOpenApi('Things', openapi, '')],
    probe: (notes) => {
      notes.push(...exchanges)
      return Promise.resolve(routes)
    },
    undescribed: [],
    deviations: [],
    ...changed,
  }
  return checkSubject(subject, () => ({}))
}

function answer(method: string, path: string, status: number, body?: unknown): Exchange {
  return { method, path, status, body, location: null }
}

import { describe, expect, it } from 'vitest'
import type { Json } from '../kit/message.ts'
import { findProblems } from './schema.ts'

const schemas: Readonly<Record<string, Json>> = {
  Person: {
    type: 'object',
    required: ['name', 'secret'],
    properties: {
      name: { type: 'string', maxLength: 5 },
      secret: { type: 'string', writeOnly: true },
      born: { type: 'string', format: 'date', nullable: true },
      size: { type: 'number', minimum: 1, maximum: 3 },
      kind: { type: 'string', enum: ['a', 'b'] },
      id: { type: 'string', format: 'int64' },
      friends: { type: 'array', items: { $ref: 'Person' } },
      notes: { type: 'object' },
      counts: { type: 'object', additionalProperties: { type: 'integer' } },
      any: { type: 'any' },
    },
  },
  Pet: { allOf: [{ $ref: 'Person' }, { required: ['paws'], properties: { paws: { type: 'integer' } } }] },
  Either: {
    oneOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
      { type: 'object', required: ['b'], properties: { b: { type: ['string', 'null'] } } },
    ],
  },
}

describe('[SIM23]', () => {
  it.each<[unknown, string[]]>([
    [{ name: 'Ada', born: '1815-12-10', size: 2, kind: 'a', id: '-7', notes: { x: 1 }, any: [1] }, []],
    [{ name: 'Ada', born: null, counts: { x: 1 }, friends: [{ name: 'Bo' }] }, []],
    [{ name: 'Ada', age: 3 }, ['age is not described']],
    [{ name: undefined }, ['name is missing']],
    [{ name: null }, ['name is null']],
    [{ name: 3 }, ['name is of type integer, not string']],
    [{ name: 'Augusta' }, ['name is longer than 5']],
    [{ name: 'Ada', size: 0 }, ['size is less than 1']],
    [{ name: 'Ada', size: 3.5 }, ['size is more than 3']],
    [{ name: 'Ada', size: '2' }, ['size is of type string, not number']],
    [{ name: 'Ada', kind: 'c' }, ['kind is "c", not one of a, b']],
    [{ name: 'Ada', born: 'today' }, ['born is no date: "today"']],
    [{ name: 'Ada', id: '0x1' }, ['id is no int64: "0x1"']],
    [{ name: 'Ada', friends: [{ name: 'Bo' }, {}] }, ['friends[].name is missing']],
    [{ name: 'Ada', friends: {} }, ['friends is of type object, not array']],
    [{ name: 'Ada', counts: { x: 1.5 } }, ['counts.* is of type number, not integer']],
    [[], [' is of type array, not object']],
  ])('says of %j: %j', (value, problems) => {
    expect(tell(value, { $ref: 'Person' })).toEqual(problems)
  })

  it('puts together what belongs together', () => {
    expect(tell({ name: 'Rex', paws: 4 }, { $ref: 'Pet' })).toEqual([])
    expect(tell({ name: 'Rex', wings: 2 }, { $ref: 'Pet' })).toEqual([
      'paws is missing',
      'wings is not described',
    ])
  })

  it('takes the branch that fits best', () => {
    expect(tell({ a: 'x' }, { $ref: 'Either' })).toEqual([])
    expect(tell({ b: null }, { $ref: 'Either' })).toEqual([])
    expect(tell({ b: 1 }, { $ref: 'Either' })).toEqual(['b is of type integer, not string or null'])
  })
})

function tell(value: unknown, schema: Json): string[] {
  return findProblems(value, schema, resolve).map(({ where, what }) => `${where} ${what}`)
}

function resolve(ref: string): Json {
  return schemas[ref] ?? {}
}

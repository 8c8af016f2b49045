import { isJson, type Json } from '../kit/message.ts'

/** What an answer has that its description does not allow. */
export interface Problem {
  /** Such as `items[].start.dateTime`; empty for the answer itself. */
  readonly where: string
  readonly what: string
}

/** Finds the schema that a `$ref` names. */
export type Resolve = (ref: string) => Json

/**
 * Compares a value with a schema of OpenAPI 3 or of a Google discovery document. Stricter than both: a
 * field that an object's description does not name is a problem, unless it names none at all or allows
 * others by `additionalProperties`.
 */
export function findProblems(value: unknown, schema: Json, resolve: Resolve, where = ''): Problem[] {
  const flat = flatten(schema, resolve)
  const branches = branchesOf(flat)
  if (branches.length > 0) {
    const { oneOf: _one, anyOf: _any, ...common } = flat
    const tried = branches.map((branch) =>
      findProblems(value, merge(common, flatten(branch, resolve)), resolve, where),
    )
    return tried.reduce((best, next) => (next.length < best.length ? next : best))
  }
  if (value === null) return allowsNull(flat) ? [] : [{ where, what: 'is null' }]
  const types = typesOf(flat)
  const type = typeOf(value)
  if (types.length > 0 && !types.some((allowed) => fits(type, allowed))) {
    return [{ where, what: `is of type ${type}, not ${types.join(' or ')}` }]
  }
  if (Array.isArray(value)) return findItemProblems(value, flat, resolve, where)
  if (isJson(value)) return findFieldProblems(value, flat, resolve, where)
  return findScalarProblems(value, flat, where)
}

function findItemProblems(
  value: readonly unknown[],
  schema: Json,
  resolve: Resolve,
  where: string,
): Problem[] {
  const { items } = schema
  if (!isJson(items)) return []
  return value.flatMap((item) => findProblems(item, items, resolve, `${where}[]`))
}

function findFieldProblems(value: Json, schema: Json, resolve: Resolve, where: string): Problem[] {
  const properties = isJson(schema['properties']) ? schema['properties'] : {}
  const others = schema['additionalProperties']
  const isOpen = others === true || (others === undefined && Object.keys(properties).length === 0)
  const below = (key: string) => (where === '' ? key : `${where}.${key}`)
  const missing = textsOf(schema['required'])
    .filter((key) => value[key] === undefined && !isWriteOnly(properties[key]))
    .map((key) => ({ where: below(key), what: 'is missing' }))
  const wrong = Object.entries(value).flatMap(([key, field]): Problem[] => {
    // What JSON leaves out is not there.
    if (field === undefined) return []
    const described = properties[key]
    if (isJson(described)) return findProblems(field, described, resolve, below(key))
    if (isJson(others)) return findProblems(field, others, resolve, `${where}.*`)
    return isOpen ? [] : [{ where: below(key), what: 'is not described' }]
  })
  return [...missing, ...wrong]
}

function findScalarProblems(value: unknown, schema: Json, where: string): Problem[] {
  const problems: string[] = []
  const allowed = schema['enum']
  if (Array.isArray(allowed) && allowed.length > 0 && !allowed.includes(value)) {
    problems.push(`is ${JSON.stringify(value)}, not one of ${allowed.join(', ')}`)
  }
  const pattern = patterns[typeof schema['format'] === 'string' ? schema['format'] : '']
  if (typeof value === 'string' && pattern && !pattern.test(value)) {
    problems.push(`is no ${String(schema['format'])}: ${JSON.stringify(value)}`)
  }
  const { maxLength, minimum, maximum } = schema
  if (typeof value === 'string' && typeof maxLength === 'number' && value.length > maxLength) {
    problems.push(`is longer than ${maxLength}`)
  }
  if (typeof value === 'number' && typeof minimum === 'number' && value < minimum) {
    problems.push(`is less than ${minimum}`)
  }
  if (typeof value === 'number' && typeof maximum === 'number' && value > maximum) {
    problems.push(`is more than ${maximum}`)
  }
  return problems.map((what) => ({ where, what }))
}

/** Of texts; other formats say nothing that could be wrong. */
const patterns: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  int64: /^-?\d+$/,
  uint64: /^\d+$/,
  byte: /^[\w+/-]*={0,2}$/,
}

/** The schema with its references followed and its `allOf` put together. */
function flatten(schema: Json, resolve: Resolve): Json {
  const { $ref, allOf, ...own } = schema
  const named = typeof $ref === 'string' ? flatten(resolve($ref), resolve) : {}
  const parts = Array.isArray(allOf) ? allOf.filter(isJson).map((part) => flatten(part, resolve)) : []
  return [named, ...parts, own].reduce(merge, {})
}

function merge(one: Json, other: Json): Json {
  const properties = { ...objectOf(one['properties']), ...objectOf(other['properties']) }
  const required = [...textsOf(one['required']), ...textsOf(other['required'])]
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

function branchesOf({ oneOf, anyOf }: Json): Json[] {
  return [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? list.filter(isJson) : []))
}

function allowsNull(schema: Json): boolean {
  const types = typesOf(schema)
  return schema['nullable'] === true || types.includes('null') || types.length === 0
}

/** `any` of discovery documents allows everything, as no type does. */
function typesOf({ type }: Json): string[] {
  const types = Array.isArray(type) ? textsOf(type) : typeof type === 'string' ? [type] : []
  return types.includes('any') ? [] : types
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

function fits(type: string, allowed: string): boolean {
  return type === allowed || (type === 'integer' && allowed === 'number')
}

function isWriteOnly(schema: unknown): boolean {
  return isJson(schema) && schema['writeOnly'] === true
}

function objectOf(value: unknown): Json {
  return isJson(value) ? value : {}
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

import { z } from 'zod'
import * as contract from './index.ts'

export type Json = Record<string, unknown>
type Direction = 'input' | 'output'

/** A copy of the value, which must be an object. */
export function asJson(value: unknown): Json {
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${JSON.stringify(value)}`)
  return { ...value }
}

/** JSON Schema without references. */
export function inlineSchema(schema: z.ZodType, io: Direction): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, optionsFor(io))
  return rest
}

/** JSON Schemas that refer to `components` where the contract exports a part by name. */
export class SchemaComponents {
  readonly #texts = new Map<string, string>()
  readonly #named = namedSchemas()

  /** Throws when a named schema differs between requests and replies: each needs a name of its own. */
  write(schema: z.ZodType, io: Direction): Json {
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, { ...optionsFor(io), metadata: this.#named })
    for (const [id, definition] of Object.entries($defs)) {
      const text = referring(definition)
      if ((this.#texts.get(id) ?? text) !== text)
        throw new Error(`${id} looks different in bodies and in answers. Export it under two names.`)
      this.#texts.set(id, text)
    }
    return JSON.parse(referring(rest)) as Json
  }

  /** All referenced schemas, by name. */
  list(): Json {
    const sorted = [...this.#texts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(sorted.map(([id, text]) => [id, JSON.parse(text)]))
  }
}

/** Evaluated on call, because the contract's modules import one another. */
function namedSchemas() {
  const named = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(contract)) {
    if (/^[A-Z][A-Za-z]+$/.test(id) && schema instanceof z.ZodType && !named.has(schema))
      named.add(schema, { id })
  }
  return named
}

function optionsFor(io: Direction) {
  return {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
      // The format suffices; the long pattern behind it is hard to read.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      // Replies may get further fields at any time.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  } as const
}

function referring(schema: unknown): string {
  return JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
}

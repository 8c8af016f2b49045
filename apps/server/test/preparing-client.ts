import type { ClientConfig } from 'pg'
import { StorableClient } from '../src/platform/postgres/storable.ts'

/** Of the statements that this worker has sent. */
const names = new Map<string, string>()

/**
 * A connection that prepares each statement that comes a second time, with one plan for all values. Tests send the same
 * statements hundreds of times, and to parse and plan one takes PostgreSQL longer than to execute it on a few rows.
 */
export class PreparingClient extends StorableClient {
  constructor(config: ClientConfig = {}) {
    super({ ...config, options: '-c plan_cache_mode=force_generic_plan' })
    const query: (...parameters: unknown[]) => unknown = this.query.bind(this)
    Object.assign(this, {
      query: (statement: unknown, ...parameters: unknown[]) => {
        const [values, ...others] = parameters
        const name = isPlanned(statement) && hasAny(values) ? findName(statement) : undefined
        if (name === undefined) return query(statement, ...parameters)
        return query({ name, text: statement, values }, ...others)
      },
    })
  }
}

function isPlanned(statement: unknown): statement is string {
  return typeof statement === 'string' && /^\s*(?:select|insert|update|delete|with)\b/i.test(statement)
}

/** Without values the text may be several statements, which cannot be prepared. */
function hasAny(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0
}

/** None for a statement that comes for the first time: most of these come only once. */
function findName(text: string): string | undefined {
  const known = names.get(text)
  if (known === undefined) names.set(text, `repeated_${names.size}`)
  return known
}

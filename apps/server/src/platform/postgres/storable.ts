import { Client, type ClientConfig } from 'pg'

/**
 * A connection that removes from its parameters what PostgreSQL refuses in texts. The contract refuses what
 * people type, naming the field; this is for files, mails and providers, whose texts lose NUL, and get U+FFFD
 * for half a surrogate pair.
 */
export class StorableClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const query: (...parameters: unknown[]) => unknown = this.query.bind(this)
    Object.assign(this, {
      query: (statement: unknown, ...parameters: unknown[]) =>
        query(storableStatement(statement), ...parameters.map(storableValues)),
    })
  }
}

/** Text that a column of type text can store. */
function storableText(text: string): string {
  const well = text.isWellFormed() ? text : text.toWellFormed()
  return well.includes('\0') ? well.replaceAll('\0', '') : well
}

/** JSON that a json or jsonb column can store. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // Few values contain such an escape, so most are serialized once and natively.
  if (!json.includes(String.raw`\u0000`) && !json.includes(String.raw`\ud`)) return json
  return JSON.stringify(storableParts(value))
}

function storableStatement(statement: unknown): unknown {
  if (!hasValues(statement)) return statement
  return Object.assign(statement, { values: storableValues(statement.values) })
}

function hasValues(statement: unknown): statement is { values: unknown } {
  return typeof statement === 'object' && statement !== null && 'values' in statement
}

function storableValues(values: unknown): unknown {
  return Array.isArray(values) ? values.map(storableValue) : values
}

/** An object that is neither date nor bytes belongs to a JSON column. */
function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storableValue)
  const isJson =
    typeof value === 'object' && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value)
  return isJson ? storableJson(value) : value
}

function storableParts(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storableParts)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [storableText(name), storableParts(part)]),
  )
}

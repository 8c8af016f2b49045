import { Client, type ClientConfig } from 'pg'

/**
 * A connection whose parameters hold nothing that PostgreSQL refuses in texts. What people type is refused by the
 * contract, which names the field; this is for files, mails and providers, whose texts lose NUL, and have U+FFFD for half
 * a surrogate pair.
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

/** Text that a column of type text can hold. */
export function storableText(text: string): string {
  const well = text.isWellFormed() ? text : text.toWellFormed()
  return well.includes('\0') ? well.replaceAll('\0', '') : well
}

/** JSON that a json or jsonb value can be made of. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  // Few hold such an escape, so that most are written once and natively.
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

/** An object that is no date and no bytes goes into a column of JSON. */
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

export interface DataAddress {
  /** In small letters, such as `image/png`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** What a `data:` address says; null for any other address. */
export function readDataAddress(address: string): DataAddress | null {
  const comma = address.indexOf(',')
  if (comma < 0 || !/^\s*data:/i.test(address)) return null
  const [type = '', ...parameters] = address.slice(address.indexOf(':') + 1, comma).split(';')
  const isBase64 = parameters.some((one) => one.trim().toLowerCase() === 'base64')
  const body = withoutEscapes(address.slice(comma + 1))
  const bytes = isBase64 ? Buffer.from(body, 'base64') : Buffer.from(body)
  return { type: type.trim().toLowerCase(), bytes }
}

function withoutEscapes(body: string): string {
  try {
    return decodeURIComponent(body)
  } catch {
    return body
  }
}

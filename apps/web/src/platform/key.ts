/** A random key of 128 bits in hexadecimal. Unlike crypto.randomUUID it works on plain http too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

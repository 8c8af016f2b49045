/**
 * The text of a calendar file: UTF-8 or UTF-16 by its byte order mark, UTF-8 without one, and Windows-1252, which old
 * exporters write, for bytes that are no UTF-8.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (refusal) {
    if (refusal instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw refusal
  }
}

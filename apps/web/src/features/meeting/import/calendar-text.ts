/**
 * The text of a calendar file. RFC 5545 asks for UTF-8; files with a byte order mark are read as it says,
 * and what is no UTF-8 as Windows-1252, which older calendars write.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const marks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** A line that other programs keep and do not show (RFC 5545 §3.8.8.2). */
const mark = 'X-MERIDIAN-BUSY-MIRROR'
const marked = new RegExp(`^${mark}[^:\\r\\n]{0,100}:([^\\r\\n]{0,100})\\r?$`, 'im')

/** Whose busy time in another calendar the object is a copy of; null for none. */
export function mirrorMarkIn(text: string): string | null {
  return marked.exec(text)?.[1]?.trim() ?? null
}

/** The object, whose event is marked once. */
export function withMirrorMark(text: string, of: string): string {
  const line = `${mark}:${of}`
  return mirrorMarkIn(text) === null
    ? text.replace('\r\nEND:VEVENT\r\n', `\r\n${line}\r\nEND:VEVENT\r\n`)
    : text.replace(marked, `${line}\r`)
}

/** A line that other programs keep and do not show (RFC 5545 §3.8.8.2). */
const mark = 'X-MERIDIAN-BUSY-MIRROR'
const marked = new RegExp(`^${mark}[:;]`, 'im')

/** Whether the object is a copy of another calendar's busy time. */
export function hasMirrorMark(text: string): boolean {
  return marked.test(text)
}

/** The object, whose event is marked once. */
export function withMirrorMark(text: string): string {
  return hasMirrorMark(text) ? text : text.replace('\r\nEND:VEVENT\r\n', `\r\n${mark}:1\r\nEND:VEVENT\r\n`)
}

/**
 * The conference room of the first text with a room's address: the same key for every address of one Zoom
 * meeting or Meet call. Null where no text has one.
 */
export function joinKeyOf(texts: readonly (string | null | undefined)[]): string | null {
  for (const text of texts) {
    const key = text && keyIn(text.slice(0, longest_text))
    if (key) return key
  }
  return null
}

const longest_text = 20_000
const zoom_room = /\bzoom\.(?:us|com|com\.cn)\/(?:j|w|s|wc)\/(?:join\/)?(\d{9,12})\b/i
const meet_room = /\bmeet\.google\.com\/([a-z]{3}-[a-z]{4}-[a-z]{3})\b/i

function keyIn(text: string): string | null {
  const zoom = zoom_room.exec(text)
  if (zoom) return `zoom:${zoom[1]}`
  const meet = meet_room.exec(text)
  return meet ? `meet:${meet[1]?.toLowerCase()}` : null
}

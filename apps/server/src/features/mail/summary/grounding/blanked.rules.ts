/** With a space for each character that is marked. */
export function blanked(text: string, isBlank: Uint8Array): string {
  const pieces: string[] = []
  let at = 0
  while (at < text.length) {
    const isGone = isBlank[at] === 1
    let end = at
    while (end < text.length && (isBlank[end] === 1) === isGone) end += 1
    pieces.push(isGone ? ' '.repeat(end - at) : text.slice(at, end))
    at = end
  }
  return pieces.join('')
}

/** Text that every database can keep: well-formed and without NUL. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/** The same on one line, without control characters, and not longer than `most`. */
export function cleanLine(text: string, most: number): string {
  const line = cleanText(text.slice(0, 4 * most))
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return line.length <= most ? line : line.slice(0, most).toWellFormed()
}

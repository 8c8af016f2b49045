/** The bytes behind a Content-Transfer-Encoding (RFC 2045); what is not encoded as it says is taken as well as it goes. */
export function decodeTransfer(content: Buffer, encoding: string): Uint8Array {
  const name = encoding.trim().toLowerCase()
  if (name === 'base64') return new Uint8Array(Buffer.from(content.toString('latin1'), 'base64'))
  if (name === 'quoted-printable') return decodeQuoted(content)
  return new Uint8Array(content)
}

/** A line that ends with `=` goes on; white space before the end of a line was added on the way. */
function decodeQuoted(content: Buffer): Uint8Array {
  const text = content
    .toString('latin1')
    .split('\n')
    .map(withoutLastBlanks)
    .join('\n')
    .replace(/=\r?\n/g, '')
  const plain = text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return new Uint8Array(Buffer.from(plain, 'latin1'))
}

/** A line without the blanks before its end, which is CR, or nothing in the last line of all. */
function withoutLastBlanks(line: string, index: number, lines: readonly string[]): string {
  const end = index < lines.length - 1 && line.endsWith('\r') ? line.length - 1 : line.length
  let kept = end
  while (line[kept - 1] === ' ' || line[kept - 1] === '\t') kept -= 1
  return line.slice(0, kept) + line.slice(end)
}

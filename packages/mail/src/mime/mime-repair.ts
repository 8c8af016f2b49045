const newline = 0x0a

/** Whether a line has bytes beyond ASCII. */
function hasRawBytes(line: Uint8Array): boolean {
  return line.some((byte) => byte >= 0x80)
}

/**
 * A header line as the standards ask for it. Raw bytes inside of an encoded word are those of its charset, others that are
 * no UTF-8 are of the charset of old programs, and a parameter follows a semicolon.
 */
export function repairHeaderLine(line: Uint8Array, before: string): Uint8Array {
  const isRaw = hasRawBytes(line)
  if (!isRaw && !isParameterBare(latin1Of(line), before)) return line
  const separated = withSemicolon(latin1Of(line), before)
  const encoded = isRaw ? encodeRawBytes(separated) : separated
  const bytes = bytesOf(encoded)
  return hasRawBytes(bytes) && !isUtf8(bytes)
    ? new TextEncoder().encode(new TextDecoder('windows-1252').decode(bytes))
    : bytes
}

/** Of text in latin1, so that each character is a byte. */
function encodeRawBytes(header: string): string {
  const [first = '', ...words] = header.split('=?')
  return [first, ...words.map(encodeWord)].join('=?')
}

export function latin1Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

export function bytesOf(latin1: string): Uint8Array {
  return new Uint8Array(Buffer.from(latin1, 'latin1'))
}

/** `utf-8?Q?word?= and more`; only Q holds letters. */
function encodeWord(written: string): string {
  const [charset = '', kind = '', word = ''] = written.split('?', 3)
  const start = charset.length + kind.length + 2
  const end = start + word.length
  if (kind.toLowerCase() !== 'q' || charset.length > 40 || !written.startsWith('?=', end)) return written
  return written.slice(0, start) + word.replaceAll(/[\x80-\xff]/g, byteAsHex) + written.slice(end)
}

function byteAsHex(character: string): string {
  return `=${character.charCodeAt(0).toString(16).toUpperCase()}`
}

function isParameterBare(line: string, before: string): boolean {
  return bare_parameter.test(line) || (folded_parameter.test(line) && bare_type.test(before.trimEnd()))
}

function withSemicolon(line: string, before: string): string {
  if (bare_parameter.test(line)) return line.replace(bare_parameter, (type) => `${type.trimEnd()}; `)
  return folded_parameter.test(line) && bare_type.test(before.trimEnd()) ? ` ;${line}` : line
}

const bare_type = /^content-type: ?[\w.+-]{1,100}\/[\w.+-]{1,100}$/i
const bare_parameter =
  /^content-type: ?[\w.+-]{1,100}\/[\w.+-]{1,100}[ \t](?=(?:boundary|charset|name|method)=)/i
const folded_parameter = /^[ \t](?:[ \t]{0,20})(?:boundary|charset|name|method)=/i

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The beginning of a head with raw bytes in its encoded words as those words have them. */
export function repairHead(head: Uint8Array): Uint8Array {
  return hasRawBytes(head) && head.includes(newline) ? bytesOf(encodeRawBytes(latin1Of(head))) : head
}

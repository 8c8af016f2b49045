/** Whether these bytes are a mailbox file (RFC 4155) rather than one mail. */
export function isMailbox(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0, from_mark)
}

/** The mails of a mailbox file in order, at most so many; a file that is none is one mail. */
export function splitMailbox(bytes: Uint8Array, most: number): Uint8Array[] {
  if (!isMailbox(bytes)) return [bytes]
  const mails: Uint8Array[] = []
  let begin = lineEnd(bytes, 0)
  while (begin < bytes.length && mails.length < most) {
    const next = findSeparator(bytes, begin)
    const mail = withoutQuoting(bytes.subarray(begin, next))
    if (mail.some((byte) => byte > 0x20)) mails.push(mail)
    begin = next < bytes.length ? lineEnd(bytes, next) : next
  }
  return mails
}

const from_mark = new TextEncoder().encode('From ')
const latin1 = new TextDecoder('latin1')
const newline = 0x0a
const quote = 0x3e

/** Where the next separator begins: after a line end, and with a year in it, so that prose is seldom taken for one. */
function findSeparator(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(newline, from - 1); at >= 0; at = bytes.indexOf(newline, at + 1)) {
    if (startsWith(bytes, at + 1, from_mark) && isSeparator(bytes, at + 1)) return at + 1
  }
  return bytes.length
}

function isSeparator(bytes: Uint8Array, at: number): boolean {
  const line = latin1.decode(bytes.subarray(at, Math.min(lineEnd(bytes, at), at + 300)))
  return /^From \S.*\b(19|20)\d\d\b/.test(line)
}

function lineEnd(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(newline, from)
  return end < 0 ? bytes.length : end + 1
}

function startsWith(bytes: Uint8Array, at: number, mark: Uint8Array): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte)
}

/** Lines `>From ` lose the quote that kept them from being separators. */
function withoutQuoting(mail: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  let begin = 0
  for (let at = mail.indexOf(newline); at >= 0; at = mail.indexOf(newline, at + 1)) {
    if (mail[at + 1] !== quote || !isQuotedFrom(mail, at + 1)) continue
    pieces.push(mail.subarray(begin, at + 1))
    begin = at + 2
  }
  if (pieces.length === 0) return mail
  return Buffer.concat([...pieces, mail.subarray(begin)])
}

function isQuotedFrom(mail: Uint8Array, at: number): boolean {
  let after = at
  while (mail[after] === quote) after += 1
  return startsWith(mail, after, from_mark)
}

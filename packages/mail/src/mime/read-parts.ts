import { type MailFile, type ReadMail, readMail } from './read-mail.ts'

/** A part of a mail as a provider hands it out: its tree, with some bytes left at the provider. */
export interface DeliveredPart {
  readonly media_type: string
  readonly file_name: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** Decoded, but in the charset it says; null where the provider keeps it. */
  readonly content: Uint8Array | null
  /** What the provider gives the bytes out for. */
  readonly remote_id: string | null
  readonly bytes: number
  readonly parts: readonly DeliveredPart[]
}

export interface DeliveredFile extends MailFile {
  /** Null where `content` is all there is. */
  readonly remote_id: string | null
  readonly bytes: number
}

export interface DeliveredMail extends Omit<ReadMail, 'attachments'> {
  readonly attachments: readonly DeliveredFile[]
}

/**
 * Reads a mail that a provider hands out in parts, by the same rules as one that is whole: it is put together again
 * with a mark in place of the bytes that stay at the provider. Never throws.
 */
export async function readParts(root: DeliveredPart): Promise<DeliveredMail> {
  const writing: Writing = { left: [], parts: 0, lines: [] }
  writePart(writing, root, 0)
  const mail = await readMail(new TextEncoder().encode(writing.lines.join('\r\n')))
  return { ...mail, attachments: mail.attachments.map((file) => deliveredFile(file, writing.left)) }
}

interface Writing {
  /** Whose bytes were left at the provider, by the number in their marks. */
  readonly left: DeliveredPart[]
  readonly lines: string[]
  parts: number
}

const depth_max = 38
const parts_max = 900

function writePart(writing: Writing, part: DeliveredPart, depth: number): void {
  writing.parts += 1
  const isTree = part.parts.length > 0 && /^multipart\//i.test(part.media_type)
  if (isTree && depth < depth_max) writeTree(writing, part, depth)
  else writeLeaf(writing, part)
}

function writeTree(writing: Writing, part: DeliveredPart, depth: number): void {
  const { lines } = writing
  const boundary = `part-${writing.parts}-of-tree`
  const subtype = /^multipart\/[\w.+-]+/i.exec(part.media_type)?.[0] ?? 'multipart/mixed'
  writeHeaders(writing, part, /^content-(type|transfer-encoding)$/i)
  lines.push(`Content-Type: ${subtype}; boundary="${boundary}"`, '')
  for (const child of part.parts) {
    if (writing.parts >= parts_max) break
    lines.push(`--${boundary}`)
    writePart(writing, child, depth + 1)
  }
  lines.push(`--${boundary}--`)
}

function writeLeaf(writing: Writing, part: DeliveredPart): void {
  const { lines, left } = writing
  const { content, media_type } = part
  const isFile = content === null && part.remote_id !== null
  // Text that stayed at the provider is a file, whatever else it was meant to be.
  const isRenamed = isFile && /^(text|message)\//i.test(media_type)
  writeHeaders(
    writing,
    part,
    isRenamed ? /^content-(transfer-encoding|disposition)$/i : /^content-transfer-encoding$/i,
  )
  if (isRenamed)
    lines.push(`Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(part.file_name)}`)
  lines.push('Content-Transfer-Encoding: base64', '')
  if (isFile) left.push(part)
  const bytes = isFile ? new TextEncoder().encode(markOf(left.length - 1)) : (content ?? new Uint8Array())
  for (const line of bytes.toBase64().match(/.{1,76}/g) ?? []) lines.push(line)
}

/** Values that hold line ends would begin headers of their own. */
function writeHeaders({ lines }: Writing, { headers, media_type }: DeliveredPart, but: RegExp): void {
  const written = headers.filter(({ name }) => /^[!-9;-~]{1,200}$/.test(name) && !but.test(name))
  for (const { name, value } of written)
    lines.push(`${name}: ${value.toWellFormed().replace(/[\r\n\0]+/g, ' ')}`)
  const hasType = written.some(({ name }) => name.toLowerCase() === 'content-type')
  if (!hasType && !but.test('content-type') && /^[\w.+-]+\/[\w.+-]+$/.test(media_type)) {
    lines.push(`Content-Type: ${media_type}`)
  }
}

function markOf(index: number): string {
  return `left at the provider: ${index}`
}

function deliveredFile(file: MailFile, left: readonly DeliveredPart[]): DeliveredFile {
  const said = file.content.length < 60 ? new TextDecoder().decode(file.content) : ''
  const number = /^left at the provider: (\d+)$/.exec(said)?.[1]
  const part = number === undefined ? undefined : left[Number(number)]
  if (!part) return { ...file, remote_id: null, bytes: file.content.length }
  return { ...file, content: new Uint8Array(), remote_id: part.remote_id, bytes: part.bytes }
}

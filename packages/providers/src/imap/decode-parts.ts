import type { RemoteFile, RemotePart } from '../kit/remote-mail.ts'
import { readHeaders } from './message.ts'
import { decodeTransfer } from './transfer-encoding.ts'

/** A tree of parts with their headers and contents read. It takes time with the size of the mail. */
export function decodeParts(part: RemotePart): RemotePart {
  const { encoded, ...rest } = part
  const parts = part.parts.map(decodeParts)
  if (!encoded) return { ...rest, parts }
  return {
    ...rest,
    parts,
    headers: readHeaders(bufferOf(encoded.head)),
    content: part.content && decodeTransfer(bufferOf(part.content), encoded.encoding),
  }
}

/** The bytes of a file. It takes time with its size. */
export function decodeFile({ content, encoding }: RemoteFile): Uint8Array {
  return encoding === null ? content : decodeTransfer(bufferOf(content), encoding)
}

/** What comes from another thread is a plain array of bytes. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

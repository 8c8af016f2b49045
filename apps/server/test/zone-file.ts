/** A TZif file (RFC 9636) of these changes, epoch and offsets in seconds, with a POSIX TZ text at its end. */
export function aZoneFile({
  before,
  changes = [],
  rule,
}: {
  readonly before: number
  readonly changes?: readonly { readonly at: number; readonly offset: number }[]
  readonly rule: string
}): Buffer {
  const offsets = [before, ...changes.map(({ offset }) => offset)]
  const types = [...new Set(offsets)]
  const types_bytes = Buffer.alloc(types.length * 6)
  types.forEach((offset, index) => types_bytes.writeInt32BE(offset, index * 6))
  const times = Buffer.alloc(changes.length * 8)
  changes.forEach(({ at }, index) => times.writeBigInt64BE(BigInt(at), index * 8))
  const indices = Buffer.from(changes.map(({ offset }) => types.indexOf(offset)))
  return Buffer.concat([
    header([0, 0, 0, 0, 1, 1]),
    Buffer.alloc(7),
    header([0, 0, 0, changes.length, types.length, 1]),
    times,
    indices,
    types_bytes,
    Buffer.alloc(1),
    Buffer.from(`\n${rule}\n`),
  ])
}

function header(counts: readonly number[]): Buffer {
  const bytes = Buffer.alloc(44)
  bytes.write('TZif2')
  counts.forEach((count, index) => bytes.writeUInt32BE(count, 20 + index * 4))
  return bytes
}

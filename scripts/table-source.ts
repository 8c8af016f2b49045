import type { CueTable } from '@meridian/text'

interface Place {
  /** The file of the table's type. */
  readonly from: string
  /** The script that writes it. */
  readonly by: string
}

/** A table as a source file: the bytes of both arrays, keys with their lowest byte first. */
export function sourceOfTable(
  name: string,
  { keys, weights, classes, unit }: CueTable,
  { from, by }: Place,
): string {
  const bytes = new DataView(new ArrayBuffer(keys.length * 4))
  for (const [at, key] of keys.entries()) bytes.setUint32(at * 4, key, true)
  const packed = {
    keys: Buffer.from(bytes.buffer).toString('base64'),
    weights: Buffer.from(weights.buffer, weights.byteOffset, weights.length).toString('base64'),
  }
  const lines = [
    `import type { PackedTable } from '${from}'`,
    '',
    `/** Written by ${by}; not changed by hand. */`,
    `export const ${name}: PackedTable = {`,
    `  keys: '${packed.keys}',`,
    '  weights:',
    `    '${packed.weights}',`,
    `  classes: ${classes},`,
    `  unit: ${unit},`,
    '}',
    '',
  ]
  return lines.join('\n')
}

/** What cues say for each of some classes. Learned by scripts/train-wishes.ts. */
export interface CueTable {
  /** Hashes of the cues in ascending order. */
  readonly keys: Uint32Array
  /** For each cue a weight a class, in units of `unit`. */
  readonly weights: Int8Array
  readonly classes: number
  readonly unit: number
}

/** A table as source text: the bytes of both arrays, keys with their lowest byte first. */
export interface PackedTable {
  readonly keys: string
  readonly weights: string
  readonly classes: number
  readonly unit: number
}

/** The sum of the weights of some cues for each class. */
export function weigh(cues: Iterable<string>, { keys, weights, classes, unit }: CueTable): number[] {
  const sums = Array.from({ length: classes }, () => 0)
  for (const cue of cues) {
    const at = findKey(keys, hashOf(cue))
    if (at < 0) continue
    for (let one = 0; one < classes; one += 1)
      sums[one] = (sums[one] ?? 0) + (weights[at * classes + one] ?? 0) * unit
  }
  return sums
}

/** FNV-1a over the UTF-16 units, 32 bits. */
export function hashOf(cue: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < cue.length; at += 1) hash = Math.imul(hash ^ cue.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function findKey(keys: Uint32Array, key: number): number {
  let [low, high] = [0, keys.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function unpackTable({ keys, weights, classes, unit }: PackedTable): CueTable {
  const bytes = bytesOf(keys)
  const view = new DataView(bytes.buffer)
  return {
    keys: Uint32Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4, true)),
    weights: new Int8Array(bytesOf(weights).buffer),
    classes,
    unit,
  }
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
}

/** A task's position in its column: the digits of a fraction between 0 and 1, without a trailing zero. */
export interface Placed {
  readonly task_id: string
  readonly position: string
}

/** In byte order. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = digits.length

/** A longer position makes the whole column get short ones. */
export const position_length_max = 60

/**
 * The positions to write so that the task follows another one of the column, or is at its top for null.
 * `column` is in order, without the task itself. Nearly always that is the task alone; only where there is no
 * room left the whole column gets new positions, in the same order. Undefined when the other task is not in
 * the column.
 */
export function placeAfter(
  column: readonly Placed[],
  task_id: string,
  after_task_id: string | null,
): readonly Placed[] | undefined {
  const index = after_task_id === null ? 0 : column.findIndex((one) => one.task_id === after_task_id) + 1
  if (after_task_id !== null && index === 0) return undefined
  const before = column[index - 1]?.position ?? null
  const after = column[index]?.position ?? null
  if (before === null || after === null || before < after) {
    const position = positionBetween(before, after)
    if (position.length <= position_length_max) return [{ task_id, position }]
  }
  const ids = column.map((one) => one.task_id).toSpliced(index, 0, task_id)
  const positions = evenPositions(ids.length)
  return ids.map((id, place) => ({ task_id: id, position: positions[place] ?? '' }))
}

/**
 * A position between the two, `before` being the smaller; null is the end of the column. At the ends it grows
 * slowly.
 */
export function positionBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) {
    throw new RangeError(`There is nothing between ${before} and ${after}.`)
  }
  if (after === null) return before === null ? digitAt(base >> 1) : raised(before)
  return before === null ? lowered(after) : halfway(before, after)
}

/** The next larger one with as few digits as possible: 'V' becomes 'W', 'z' becomes 'z1'. */
function raised(position: string): string {
  const index = Array.from(position).findIndex((digit) => valueOf(digit) < base - 1)
  if (index === -1) return `${position}1`
  return position.slice(0, index) + digitAt(valueOf(position.charAt(index)) + 1)
}

/** The next smaller one with as few digits as possible: 'V' becomes 'U', '1' becomes '0z'. */
function lowered(position: string): string {
  const index = Array.from(position).findIndex((digit) => valueOf(digit) > 0)
  const value = valueOf(position.charAt(index))
  if (value > 1) return position.slice(0, index) + digitAt(value - 1)
  return `${position.slice(0, index)}0${digitAt(base - 1)}`
}

function halfway(before: string, after: string): string {
  let shared = 0
  while ((before.charAt(shared) || '0') === after.charAt(shared)) shared += 1
  const prefix = after.slice(0, shared)
  const low = valueOf(before.charAt(shared) || '0')
  const high = valueOf(after.charAt(shared))
  if (high - low > 1) return prefix + digitAt((low + high) >> 1)
  // One digit more of the larger is already smaller than it, if it has more.
  if (after.length > shared + 1) return prefix + digitAt(high)
  const rest = before.slice(shared + 1)
  return prefix + digitAt(low) + (rest === '' ? digitAt(base >> 1) : raised(rest))
}

/** So many positions, ascending and evenly spaced. */
function evenPositions(count: number): string[] {
  let width = 1
  while (base ** width <= count * base) width += 1
  const step = Math.floor(base ** width / (count + 1))
  return Array.from({ length: count }, (_, index) => fractionOf((index + 1) * step, width))
}

function fractionOf(value: number, width: number): string {
  let rest = value
  let written = ''
  for (let place = 0; place < width; place += 1) {
    written = digitAt(rest % base) + written
    rest = Math.floor(rest / base)
  }
  return written.replace(/(?<!0)0+$/, '')
}

function digitAt(value: number): string {
  return digits.charAt(value)
}

function valueOf(digit: string): number {
  return digits.indexOf(digit)
}

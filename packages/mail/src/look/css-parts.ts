/** The parts of a value, at spaces that stand in no bracket. */
export function partsOf(value: string): string[] {
  return split(value, (sign) => sign === ' ' || sign === '\n' || sign === '\t')
}

/** At commas that stand in no bracket. */
export function listOf(value: string): string[] {
  return split(value, (sign) => sign === ',')
}

function split(value: string, isEnd: (sign: string) => boolean): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  let quote = ''
  for (let at = 0; at <= value.length; at += 1) {
    const sign = value[at] ?? ''
    if (quote !== '' && at < value.length) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (at === value.length || (depth <= 0 && isEnd(sign))) {
      const part = value.slice(start, at).trim()
      if (part !== '') parts.push(part)
      start = at + 1
    }
  }
  return parts
}

/** Whether a part is a number, with or without a unit. */
export function isSize(part: string): boolean {
  return /^[+-]?[.\d]|^calc\(/.test(part)
}

/** The numbers among the parts of a value, without their units. */
export function numbersIn(value: string): number[] {
  return partsOf(value).flatMap((part) => (/^[+-]?[.\d]/.test(part) ? [Number.parseFloat(part)] : []))
}

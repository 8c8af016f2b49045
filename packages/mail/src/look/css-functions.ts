export interface CssFunction {
  readonly name: string
  readonly written: string
}

/** The functions of a value that stand in no other one. */
export function functionsIn(value: string): CssFunction[] {
  const found: CssFunction[] = []
  let depth = 0
  let start = 0
  let name = ''
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at]
    if (sign === '(') {
      if (depth === 0) {
        name = value.slice(start, at)
        start = at + 1
      }
      depth += 1
    } else if (sign === ')' && depth > 0) {
      depth -= 1
      if (depth === 0) {
        found.push({ name, written: value.slice(start, at).trim() })
        start = at + 1
      }
    } else if (depth === 0 && (sign === ' ' || sign === ',')) start = at + 1
  }
  return found
}

/** What stands in the first function of this name. */
export function findFunction(value: string | undefined, name: string): string | undefined {
  return functionsIn(value ?? '').find((one) => one.name === name)?.written
}

/** At commas that stand in no bracket and no text. */
export function splitSelectors(written: string): string[] {
  if (!/["'\\([]/.test(written)) return written.split(',').map((one) => one.trim())
  const found: string[] = []
  let [start, depth, quote] = [0, 0, '']
  for (let at = 0; at < written.length; at += 1) {
    const sign = written[at] ?? ''
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      found.push(written.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...found, written.slice(start).trim()]
}

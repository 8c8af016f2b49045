/** A number in digits or in words of the language; NaN for anything else. */
export function numberOf(text: string, spoken: Readonly<Record<string, number>>): number {
  const known = spoken[text.toLowerCase()]
  if (known !== undefined) return known
  const halves = /^(\d*)½$/.exec(text)
  if (halves) return Number(halves[1] || 0) + 0.5
  return Number(text.replace(',', '.'))
}

/** The words as alternatives of a pattern, longest first. */
export function alternatives(spoken: Readonly<Record<string, unknown>>): string {
  return Object.keys(spoken)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
}

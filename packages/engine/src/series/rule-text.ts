/** The same rule with another last day, or without an end. */
export function ruleUntil(rrule: string, lastDate: string | null): string {
  return lastDate === null ? writeRule(withoutEnd(rrule)) : ruleEnding(rrule, `${lastDate}T23:59:59`)
}

/** The same rule, ending with this date or wall time or, with a Z behind it, with this moment in UTC. */
export function ruleEnding(rrule: string, last: string): string {
  return writeRule(withoutEnd(rrule).set('UNTIL', basicTime(last)))
}

/** The same rule with this number of occurrences, and with its UNTIL where it has one. */
export function ruleCounting(rrule: string, count: number): string {
  return writeRule(ruleParts(rrule).set('COUNT', String(count)))
}

/** The parts of a rule by their names, in their order; capitals, without a leading "RRULE:". */
export function ruleParts(rrule: string): Map<string, string> {
  const text = rrule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
  return new Map(text.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']))
}

export function writeRule(parts: ReadonlyMap<string, string>): string {
  return [...parts].map(([name, value]) => `${name}=${value}`).join(';')
}

/** A date or wall time as RFC 5545 writes it. */
export function basicTime(time: string): string {
  return time.replaceAll(/[-:]/g, '')
}

function withoutEnd(rrule: string): Map<string, string> {
  const parts = ruleParts(rrule)
  parts.delete('COUNT')
  parts.delete('UNTIL')
  return parts
}

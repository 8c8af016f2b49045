import type { ExceptionOutcome } from './schedule.rules.ts'

/**
 * A note for the organizer: what happened to changed occurrences when their series moved; null when there
 * were none.
 */
export function describeExceptionOutcome({ moved, gone }: ExceptionOutcome): string | null {
  if (moved + gone === 0) return null
  if (moved === 0) return `${counted(gone)} fell away.`
  return gone === 0 ? `${counted(moved)} moved along.` : `${counted(moved)} moved along, ${gone} fell away.`
}

function counted(count: number): string {
  return count === 1 ? '1 changed occurrence' : `${count} changed occurrences`
}

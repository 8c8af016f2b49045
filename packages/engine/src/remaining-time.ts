/** Days are 1,440 minutes long; started minutes count whole, so "0 minutes left" is never shown. */
export type RemainingTime =
  | { readonly state: 'upcoming'; readonly days: number; readonly hours: number; readonly minutes: number }
  | { readonly state: 'in_progress'; readonly days: number; readonly hours: number; readonly minutes: number }
  | { readonly state: 'ended' }

/** The time until a meeting starts, or while it runs, until it ends. It runs from its start and has ended at its end. */
export function remainingTime(startMs: number, endMs: number, nowMs: number): RemainingTime {
  if (nowMs >= endMs) return { state: 'ended' }
  if (nowMs >= startMs) return { state: 'in_progress', ...clockOf(endMs - nowMs) }
  return { state: 'upcoming', ...clockOf(startMs - nowMs) }
}

function clockOf(durationMs: number) {
  const minutes = Math.ceil(durationMs / 60_000)
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

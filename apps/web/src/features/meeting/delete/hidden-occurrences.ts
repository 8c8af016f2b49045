import type { SeriesScope } from '@meridian/contract'

/** One occurrence of a series, or a meeting by itself. */
export interface ListedOccurrence {
  readonly meeting_id: string
  readonly original_start_timestamp: string | null
}

/** The id under which the part of a meeting is hidden that was deleted and can still be undone. */
export function hiddenKey(
  { meeting_id, original_start_timestamp }: ListedOccurrence,
  scope: SeriesScope,
): string {
  if (scope === 'all' || original_start_timestamp === null) return meeting_id
  return `${meeting_id} ${scope === 'this' ? 'at' : 'from'} ${original_start_timestamp}`
}

/** Whether it is deleted for the eye: itself, with all that follow an earlier one, or the whole meeting. */
export function isHidden(hidden: ReadonlySet<string>, shown: ListedOccurrence): boolean {
  const { meeting_id, original_start_timestamp } = shown
  if (hidden.has(meeting_id)) return true
  if (original_start_timestamp === null) return false
  if (hidden.has(hiddenKey(shown, 'this'))) return true
  const begins = `${meeting_id} from `
  return [...hidden].some(
    (key) => key.startsWith(begins) && key.slice(begins.length) <= original_start_timestamp,
  )
}

import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventOverride, EventTime } from '@meridian/icalendar'
import type { WritableCalendars } from '@meridian/providers'
import { eventOf, type MirrorRow } from '../merge/merge.rules.ts'
import { agreedEvents } from '../merge/remote-change.rules.ts'

/** An event that was deleted here, as the mirror has it now. */
export interface WithdrawnEvent {
  readonly lead: MirrorRow
  readonly occurrences: readonly MirrorRow[]
  readonly ownEmails: ReadonlySet<string>
}

/**
 * Whether the event says something else at its provider than when it was deleted here. Answers of guests and what
 * Meridian does not write are no change.
 */
export function hasChangedSince(
  { lead, occurrences, ownEmails }: WithdrawnEvent,
  writing: Pick<WritableCalendars, 'isWrittenAlike'>,
): boolean {
  const now = eventOf(lead, occurrences, ownEmails)
  const before = agreedEvents(lead, occurrences, ownEmails)
  if (!now || now.status === 'cancelled' || before.length === 0) return false
  return before.every(
    (known) =>
      !writing.isWrittenAlike(now, known, { isOccurrence: false }) || changesOf(now) !== changesOf(known),
  )
}

const content = ['title', 'description', 'location', 'link', 'is_transparent'] as const

/** What the single dates have of their own. */
function changesOf(series: CalendarEvent): string {
  const changed = series.overrides.filter((override) => isChanged(override, series))
  return JSON.stringify(
    changed.map(({ original_start, is_all_day, start, end, ...own }) => [
      original_start,
      is_all_day,
      start,
      end,
      ...content.map((field) => own[field] ?? null),
    ]),
  )
}

/** A guest's answer to one date makes it a date of its own there, too. */
function isChanged(override: EventOverride, series: CalendarEvent): boolean {
  const { original_start, is_all_day, start } = override
  return (
    content.some((field) => override[field] !== undefined) ||
    is_all_day !== series.is_all_day ||
    start.time !== original_start ||
    start.zone !== series.start.zone ||
    lengthOf(override) !== lengthOf(series)
  )
}

function lengthOf({ start, end }: { readonly start: EventTime; readonly end: EventTime }): number {
  return momentOf(end) - momentOf(start)
}

function momentOf({ time, zone }: EventTime): number {
  return zone === null ? instantOf(`${time}T00:00:00`, 'UTC') : instantOf(time, zone)
}

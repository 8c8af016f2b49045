import type { Occurrence } from '@meridian/contract'

/** A plausible occurrence for tests: an own hour in Berlin on Tuesday 3 November 2026, 10 to 11. */
export function anOccurrence(part: Partial<Occurrence> = {}): Occurrence {
  return {
    meeting_id: '0193f0a0-0000-7000-8000-000000000001',
    original_start_timestamp: '2026-11-03T09:00:00.000Z',
    start_timestamp: '2026-11-03T09:00:00.000Z',
    end_timestamp: '2026-11-03T10:00:00.000Z',
    meeting_title: 'Plan',
    meeting_link: null,
    meeting_status: 'active',
    meeting_integration_type: 'smart_calendar',
    calendar_key: 'smart_calendar',
    first_label: null,
    meeting_timezone: 'Europe/Berlin',
    location_name: null,
    is_recurring: false,
    is_all_day: false,
    meeting_date: { start_date: '2026-11-03', end_date: '2026-11-03' },
    is_transparent: false,
    is_tentative: false,
    is_organizer: true,
    is_editable: true,
    is_only_read: false,
    calendar_problem: null,
    meeting_action: 'approved',
    invitee_count: 0,
    ...part,
  }
}

/** An occurrence from one wall time in Berlin to another. */
export function between(start: string, end: string, part: Partial<Occurrence> = {}): Occurrence {
  const [start_timestamp, end_timestamp] = [start, end].map((wall) => new Date(wall).toISOString())
  return anOccurrence({ start_timestamp, end_timestamp, meeting_id: `${start} ${end}`, ...part })
}

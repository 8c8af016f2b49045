import type { Occurrence } from '@meridian/contract'
import { instantOf } from '@meridian/engine'

/** A plausible meeting from one wall time to another, such as '2026-11-18T11:00', in a zone. */
export function anOccurrence(
  start: string,
  end: string,
  zone: string,
  fields: Partial<Occurrence> = {},
): Occurrence {
  const start_timestamp = new Date(instantOf(start, zone)).toISOString()
  return {
    meeting_id: '0190f0c2-0000-7000-8000-000000000001',
    original_start_timestamp: start_timestamp,
    start_timestamp,
    end_timestamp: new Date(instantOf(end, zone)).toISOString(),
    meeting_title: `From ${start.slice(11)}`,
    meeting_link: null,
    meeting_status: 'active',
    meeting_integration_type: 'smart_calendar',
    calendar_key: 'smart_calendar',
    first_label: null,
    meeting_timezone: zone,
    location_name: null,
    is_recurring: false,
    is_all_day: false,
    meeting_date: { start_date: start.slice(0, 10), end_date: end.slice(0, 10) },
    is_transparent: false,
    is_tentative: false,
    is_organizer: true,
    is_editable: true,
    is_only_read: false,
    calendar_problem: null,
    meeting_action: 'approved',
    invitee_count: 0,
    ...fields,
  }
}

import type { BusyMirror } from '@meridian/contract'
import type { BusyMirrorRow } from './busy-mirror.queries.ts'

export function presentMirror(row: BusyMirrorRow): BusyMirror {
  const { busy_mirror_id, is_on, event_count, problem } = row
  return {
    busy_mirror_id,
    from: { type: row.from_type, calendar_id: row.from_calendar_id, name: row.from_name },
    to: { type: row.to_type, calendar_id: row.to_calendar_id, name: row.to_name },
    is_on,
    event_count,
    problem,
    mirrored_at: row.mirrored_at?.toISOString() ?? null,
  }
}

import type { OwnData } from '@meridian/contract'
import type { CollectedData } from './own-data.service.ts'
import { wholeAdditionalHours } from '../../availability/availability.api.ts'
import { presentUser } from '../user/user.present.ts'

export function presentOwnData(found: CollectedData): OwnData {
  return {
    exported_at: found.exported_at.toISOString(),
    profile: { ...presentUser(found.user), created_at: found.created_at.toISOString() },
    availability_info: found.availability_info,
    additional_hours: wholeAdditionalHours(found.additional_hours),
    date_overrides: found.date_overrides,
    stays: found.stays,
    travel_minutes: found.travel_minutes,
    break_minutes: found.break_minutes,
    notice_minutes: found.notice_minutes,
    records: Object.fromEntries(
      Object.entries(found.records).map(([table, rows]) => [table, rows.map(presentRow)]),
    ),
    meetings_ics: found.meetings_ics,
  }
}

/** Bytes become Base64; moments become text by themselves. */
function presentRow(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Buffer ? value.toString('base64') : value,
    ]),
  )
}

import { type Meeting, meeting_source_types } from '@meridian/contract'
import { isCallAddress } from '../../../platform/navigation/place-name.ts'
import { t } from '../../../platform/text/text.ts'
import { sources } from '../source.ts'

/** Providers that host the meeting, so that it takes place there. */
const hosted: readonly Meeting['meeting_integration_type'][] = meeting_source_types

/** Where the meeting takes place; null where that is unknown. The address of a call is no place. */
export function placeOf({ meeting_location, meeting_integration_type }: Meeting): string | null {
  const { location_name } = meeting_location
  if (location_name !== null && isCallAddress(location_name)) return t('Online')
  if (location_name !== null) return location_name
  return hosted.includes(meeting_integration_type) ? t(sources[meeting_integration_type].label) : null
}

/** Whether the meeting takes place on a screen. */
export function isHeldOnline({ meeting_location, meeting_integration_type }: Meeting): boolean {
  const { location_name } = meeting_location
  return location_name === null ? hosted.includes(meeting_integration_type) : isCallAddress(location_name)
}

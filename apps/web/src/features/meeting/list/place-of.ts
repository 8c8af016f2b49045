import { isLink, type Meeting, meeting_source_types } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { sources } from '../source.ts'

/** These hold the meeting themselves, so they are where it takes place. */
const hosted: readonly Meeting['meeting_integration_type'][] = meeting_source_types

/** Where the meeting takes place; null where that is unknown. The address of a call is no place. */
export function placeOf({ meeting_location, meeting_integration_type }: Meeting): string | null {
  const { location_name } = meeting_location
  if (location_name !== null && isAddress(location_name)) return t('Online')
  if (location_name !== null) return location_name
  return hosted.includes(meeting_integration_type) ? t(sources[meeting_integration_type].label) : null
}

/** Whether the meeting takes place on a screen. */
export function isHeldOnline({ meeting_location, meeting_integration_type }: Meeting): boolean {
  const { location_name } = meeting_location
  return location_name === null ? hosted.includes(meeting_integration_type) : isAddress(location_name)
}

function isAddress(place: string): boolean {
  return /^https?:\/\//i.test(place) && isLink(place)
}

import type { ConferenceType, Integration } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

export const conference_names: Readonly<Record<ConferenceType, string>> = {
  google_meet: mark('Google Meet'),
  zoom: 'Zoom',
}

/** What a form holds: where the meeting is held on the person's own account, or nowhere. */
export type ConferenceChoice = ConferenceType | 'none'

export interface ConferenceOption {
  readonly id: ConferenceChoice
  readonly label: string
}

/**
 * What can be chosen: none, what the connected accounts can hold, and what is chosen already. Null where there is
 * nothing to choose. Google Meet needs a calendar that meetings are written to.
 */
export function conferenceOptions(
  integrations: readonly Pick<Integration, 'type' | 'connection'>[],
  chosen: ConferenceChoice,
): readonly ConferenceOption[] | null {
  const connections = new Map(integrations.map(({ type, connection }) => [type, connection]))
  const isReady = (type: Integration['type']) => {
    const connection = connections.get(type)
    return connection !== null && connection !== undefined && connection.state !== 'needs_reconnect'
  }
  const offered = {
    google_meet: isReady('google') && connections.get('google')?.write_calendar_id !== null,
    zoom: isReady('zoom'),
  }
  const types = conference_types.filter((type) => offered[type] || type === chosen)
  if (types.length === 0) return null
  return [
    { id: 'none', label: t<string>(no_call) },
    ...types.map((type) => ({ id: type, label: t<string>(conference_names[type]) })),
  ]
}

const conference_types = ['google_meet', 'zoom'] as const
const no_call = mark('No video call')

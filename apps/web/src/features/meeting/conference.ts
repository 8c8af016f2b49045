import {
  type ConferenceType,
  conference_types,
  getConferenceHost,
  type Integration,
  provider_table,
} from '@meridian/contract'
import { provider_looks } from '../../platform/provider/provider-look.ts'
import { mark, t } from '../../platform/text/text.ts'

/** 'Google Meet' */
export function conferenceName(type: ConferenceType): string {
  return t<string>(provider_looks[getConferenceHost(type)].conference ?? type)
}

/** What a form holds: where the meeting is held on the person's own account, or nowhere. */
export type ConferenceChoice = ConferenceType | 'none'

export interface ConferenceOption {
  readonly id: ConferenceChoice
  readonly label: string
}

/**
 * What can be chosen: none, what the connected accounts can hold, and what is chosen already. Null where there is
 * nothing to choose. Where events are written, the conference is made with one and needs a calendar for it.
 */
export function conferenceOptions(
  integrations: readonly Pick<Integration, 'type' | 'connection'>[],
  chosen: ConferenceChoice,
): readonly ConferenceOption[] | null {
  const connections = new Map(integrations.map(({ type, connection }) => [type, connection]))
  const isOffered = (type: ConferenceType) => {
    const host = getConferenceHost(type)
    const connection = connections.get(host)
    if (!connection || connection.state === 'needs_reconnect') return false
    return !provider_table[host].writes_events || connection.write_calendar_id !== null
  }
  const types = conference_types.filter((type) => isOffered(type) || type === chosen)
  if (types.length === 0) return null
  return [
    { id: 'none', label: t<string>(no_call) },
    ...types.map((type) => ({ id: type, label: conferenceName(type) })),
  ]
}

const no_call = mark('No video call')

import { findJoinLink, webLink } from '../kit/web-link.ts'
import type { GoogleEvent } from './replies.ts'

/** Whether a Meet link was asked for, and what became of it. Google makes it some moments later. */
export type ConferenceState = 'none' | 'pending' | 'ready' | 'failed'

/** Where people join: by the conference's video, else by the first link that the place or the text names. */
export function joinLinkOf(event: GoogleEvent, description: string): string | null {
  return conferenceLinkOf(event) ?? findJoinLink([event.location, description])
}

export function conferenceStateOf(event: GoogleEvent): ConferenceState {
  if (conferenceLinkOf(event) !== null) return 'ready'
  const status = event.conferenceData?.createRequest?.status.statusCode
  if (status === undefined) return 'none'
  return status === 'failure' ? 'failed' : 'pending'
}

function conferenceLinkOf({ conferenceData, hangoutLink }: GoogleEvent): string | null {
  for (const { entryPointType, uri } of conferenceData?.entryPoints ?? []) {
    const link = entryPointType === 'video' ? webLink(uri) : null
    if (link !== null) return link
  }
  return webLink(hangoutLink)
}

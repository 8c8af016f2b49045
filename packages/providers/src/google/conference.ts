import { findJoinLink, webLink } from '../kit/web-link.ts'
import type { RequestedConference } from '../kit/calendar-writer.ts'
import type { GoogleEvent } from './replies.ts'

/** Where people join: by the conference's video, else by the first link that the place or the text names. */
export function joinLinkOf(event: GoogleEvent, description: string): string | null {
  return conferenceLinkOf(event) ?? findJoinLink([event.location, description])
}

export function conferenceStateOf(event: GoogleEvent): RequestedConference {
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

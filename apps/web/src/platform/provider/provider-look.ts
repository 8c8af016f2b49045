import { findSourceProvider, type Provider } from '@meridian/contract'
import { CalendarDays, type IconNode, Server, Video } from 'lucide'
import { mark } from '../text/text.ts'

/** How a provider is drawn and named. Its mark is our own: a letter or a sign in the color of its events. */
export interface ProviderLook {
  /** The class that sets its colors. */
  readonly tint: string
  readonly sign: string | IconNode
  /** The sign of its meetings. */
  readonly meeting_sign: string | IconNode
  readonly calendar: string
  /** Null for a provider that hosts no conferences. */
  readonly conference: string | null
  readonly openMeetingLabel: string
  /** Where a meeting that is not decided here is changed. */
  readonly decidedThere: string
  /** Whether the list of meetings has its tab even while none comes from it. */
  readonly hasOwnTab: boolean
}

export const provider_looks: Readonly<Record<Provider, ProviderLook>> = {
  google: {
    tint: 'source-google',
    sign: 'G',
    meeting_sign: 'G',
    calendar: mark('Google Calendar'),
    conference: mark('Google Meet'),
    openMeetingLabel: mark('Open in Google Calendar'),
    decidedThere: mark('The organizer manages this meeting in Google Calendar.'),
    hasOwnTab: true,
  },
  calendly: {
    tint: 'source-calendly',
    sign: 'C',
    meeting_sign: CalendarDays,
    calendar: 'Calendly',
    conference: null,
    openMeetingLabel: mark('Open in Calendly'),
    decidedThere: mark('To change or delete this meeting, open Calendly.'),
    hasOwnTab: true,
  },
  zoom: {
    tint: 'source-zoom',
    sign: Video,
    meeting_sign: Video,
    calendar: 'Zoom',
    conference: 'Zoom',
    openMeetingLabel: mark('Open in Zoom'),
    decidedThere: mark('To change or delete this meeting, open Zoom.'),
    hasOwnTab: true,
  },
  caldav: {
    tint: 'source-caldav',
    sign: Server,
    meeting_sign: Server,
    calendar: mark('Calendar server'),
    conference: null,
    openMeetingLabel: mark('Open at the calendar server'),
    decidedThere: mark('The organizer manages this meeting in another calendar.'),
    hasOwnTab: false,
  },
}

/** Undefined for a meeting that comes from no provider. */
export function findMeetingLook(meeting_type: string): ProviderLook | undefined {
  const provider = findSourceProvider(meeting_type)
  return provider && provider_looks[provider]
}

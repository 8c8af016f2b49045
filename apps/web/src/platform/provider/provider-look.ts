import { findSourceProvider, type Provider } from '@meridian/contract'
import { CalendarDays, type LucideIcon, Video } from 'lucide-react'
import { mark } from '../text/text.ts'

/** How a provider is drawn and named. Its mark is our own: a letter or a sign in the color of its events. */
export interface ProviderLook {
  /** The class that sets its colors. */
  readonly tint: string
  readonly sign: string | LucideIcon
  /** The sign of its meetings. */
  readonly meeting_sign: string | LucideIcon
  readonly calendar: string
  /** Null for a provider that hosts no conferences. */
  readonly conference: string | null
  /** The page of its calendar. */
  readonly home: string
  readonly openLabel: string
  readonly openMeetingLabel: string
  /** Where a meeting that is not decided here is changed. */
  readonly decidedThere: string
  readonly synced: string
  readonly failed: string
}

export const provider_looks: Readonly<Record<Provider, ProviderLook>> = {
  google: {
    tint: 'source-google',
    sign: 'G',
    meeting_sign: 'G',
    calendar: mark('Google Calendar'),
    conference: mark('Google Meet'),
    home: 'https://calendar.google.com/',
    openLabel: mark('Open Google Calendar'),
    openMeetingLabel: mark('Open in Google Calendar'),
    decidedThere: mark('The organizer manages this meeting in Google Calendar.'),
    synced: mark('Google synced successfully'),
    failed: mark('Error in syncing with Google'),
  },
  calendly: {
    tint: 'source-calendly',
    sign: 'C',
    meeting_sign: CalendarDays,
    calendar: 'Calendly',
    conference: null,
    home: 'https://calendly.com/app/scheduled_events',
    openLabel: mark('Open Calendly'),
    openMeetingLabel: mark('Open in Calendly'),
    decidedThere: mark('To change or delete this meeting, open Calendly.'),
    synced: mark('Calendly synced successfully'),
    failed: mark('Error in syncing with Calendly'),
  },
  zoom: {
    tint: 'source-zoom',
    sign: Video,
    meeting_sign: Video,
    calendar: 'Zoom',
    conference: 'Zoom',
    home: 'https://zoom.us/meeting',
    openLabel: mark('Open Zoom'),
    openMeetingLabel: mark('Open in Zoom'),
    decidedThere: mark('To change or delete this meeting, open Zoom.'),
    synced: mark('Zoom synced successfully'),
    failed: mark('Error in syncing with Zoom'),
  },
}

/** Undefined for a meeting that comes from no provider. */
export function findMeetingLook(meeting_type: string): ProviderLook | undefined {
  const provider = findSourceProvider(meeting_type)
  return provider && provider_looks[provider]
}

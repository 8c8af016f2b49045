import type { Provider } from '@meridian/contract'
import { type LucideIcon, Video } from 'lucide-react'
import { mark } from '../../platform/text/text.ts'

/** How a provider is drawn, and what people find there. Its mark is our own: a letter or a sign in the colour of its events. */
export interface ProviderLook {
  /** The class that sets its colours. */
  readonly tint: string
  readonly sign: string | LucideIcon
  /** Where its calendar is looked at. */
  readonly home: string
  readonly openLabel: string
  readonly synced: string
  readonly failed: string
}

export const provider_looks: Readonly<Record<Provider, ProviderLook>> = {
  google: {
    tint: 'source-google',
    sign: 'G',
    home: 'https://calendar.google.com/',
    openLabel: mark('Open Google Calendar'),
    synced: mark('Google synced successfully'),
    failed: mark('Error in syncing with Google'),
  },
  calendly: {
    tint: 'source-calendly',
    sign: 'C',
    home: 'https://calendly.com/app/scheduled_events',
    openLabel: mark('Open Calendly'),
    synced: mark('Calendly synced successfully'),
    failed: mark('Error in syncing with Calendly'),
  },
  zoom: {
    tint: 'source-zoom',
    sign: Video,
    home: 'https://zoom.us/meeting',
    openLabel: mark('Open Zoom'),
    synced: mark('Zoom synced successfully'),
    failed: mark('Error in syncing with Zoom'),
  },
}

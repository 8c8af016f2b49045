import type { Provider } from '@meridian/contract'
import { mark } from '../../platform/text/text.ts'

/** What the card of a provider links to and says; `provider_looks` has how it is drawn. */
interface ProviderCard {
  /** The page of its calendar. */
  readonly home: string
  readonly openLabel: string
  readonly synced: string
  readonly failed: string
}

export const provider_cards: Readonly<Record<Provider, ProviderCard>> = {
  google: {
    home: 'https://calendar.google.com/',
    openLabel: mark('Open Google Calendar'),
    synced: mark('Google synced successfully'),
    failed: mark('Error in syncing with Google'),
  },
  calendly: {
    home: 'https://calendly.com/app/scheduled_events',
    openLabel: mark('Open Calendly'),
    synced: mark('Calendly synced successfully'),
    failed: mark('Error in syncing with Calendly'),
  },
  zoom: {
    home: 'https://zoom.us/meeting',
    openLabel: mark('Open Zoom'),
    synced: mark('Zoom synced successfully'),
    failed: mark('Error in syncing with Zoom'),
  },
}

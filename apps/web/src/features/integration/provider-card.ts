import type { Provider } from '@meridian/contract'
import { mark } from '../../platform/text/text.ts'

/** What the card of a provider links to and says; `provider_looks` has how it is drawn. */
interface ProviderCard {
  /** The page of its calendar; null where each account has another. */
  readonly page: { readonly address: string; readonly openLabel: string } | null
  /** Whether people connect by an address and a password, and not at a page of the provider. */
  readonly isByPassword: boolean
  readonly synced: string
  readonly failed: string
}

export const provider_cards: Readonly<Record<Provider, ProviderCard>> = {
  google: {
    page: { address: 'https://calendar.google.com/', openLabel: mark('Open Google Calendar') },
    isByPassword: false,
    synced: mark('Google synced successfully'),
    failed: mark('Error in syncing with Google'),
  },
  calendly: {
    page: { address: 'https://calendly.com/app/scheduled_events', openLabel: mark('Open Calendly') },
    isByPassword: false,
    synced: mark('Calendly synced successfully'),
    failed: mark('Error in syncing with Calendly'),
  },
  zoom: {
    page: { address: 'https://zoom.us/meeting', openLabel: mark('Open Zoom') },
    isByPassword: false,
    synced: mark('Zoom synced successfully'),
    failed: mark('Error in syncing with Zoom'),
  },
  caldav: {
    page: null,
    isByPassword: true,
    synced: mark('Calendar server synced successfully'),
    failed: mark('Error in syncing with the calendar server'),
  },
}

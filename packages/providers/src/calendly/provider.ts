import { minute_ms } from '@meridian/engine'
import type { ProviderAdapter } from '../kit/provider-adapter.ts'
import { headerText } from '../kit/push-channel.ts'
import { calendlyBookings } from './bookings.ts'
import { calendlyCalendar } from './calendar.ts'
import { calendly_registration } from './registration.ts'
import { calendlyWebhooks, isSignedByCalendly } from './webhooks.ts'

export const calendly: ProviderAdapter = {
  registration: calendly_registration,
  texts: {
    about: 'Bookings arrive here, read only, with a link back.',
    reads: ['Your event types, and bookings with who booked them.'],
    writes: ['Nothing but where Calendly reports new bookings to.'],
    calendar: 'Calendly',
    app_page: 'https://calendly.com/app/settings/connected_apps',
    permissions: {
      'users:read': 'your profile (users:read)',
      'event_types:read': 'your event types (event_types:read)',
      'scheduled_events:read': 'your bookings (scheduled_events:read)',
      'scheduled_events:write': 'cancelling bookings (scheduled_events:write)',
      'webhooks:write': 'being told of bookings (webhooks:write)',
    },
  },
  calendars: { open: calendlyCalendar, poll_ms: 5 * minute_ms, lists_changes: false },
  writing: null,
  conferences: null,
  push: {
    per: 'account',
    open: calendlyWebhooks,
    isSigned: ({ headers, rawBody }, key, now) =>
      isSignedByCalendly({ rawBody, signature: headerText(headers, 'calendly-webhook-signature') }, key, now),
  },
  mail: null,
  event_types: calendlyBookings,
}

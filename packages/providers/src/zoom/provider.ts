import { minute_ms } from '@meridian/engine'
import type { ProviderAdapter } from '../kit/provider-adapter.ts'
import { headerText } from '../kit/push-channel.ts'
import { zoomCalendar } from './calendar.ts'
import { zoom_registration } from './registration.ts'
import { zoomRooms } from './rooms.ts'
import { answerZoomChallenge, isSignedByZoom, readZoomNotice } from './webhooks.ts'

export const zoom: ProviderAdapter = {
  registration: zoom_registration,
  texts: {
    about: 'Join links and call times for the meetings you host.',
    reads: ['Meetings that you host, with their times and join links.'],
    writes: ['Zoom meetings that you ask for in Meridian, and their changes.'],
    calendar: 'Zoom',
    app_page: 'https://marketplace.zoom.us/user/installed',
    permissions: {},
  },
  calendars: { open: zoomCalendar, poll_ms: 5 * minute_ms, lists_changes: false },
  writing: null,
  conferences: {
    made_with: 'room',
    open: zoomRooms,
    texts: { unconnected: 'Connect Zoom in the settings first.' },
  },
  push: {
    per: 'app',
    isSigned: ({ headers, rawBody }, secret, now) => {
      const signature = headerText(headers, 'x-zm-signature')
      const timestamp = headerText(headers, 'x-zm-request-timestamp')
      return isSignedByZoom({ rawBody, signature, timestamp }, secret, now)
    },
    answerChallenge: answerZoomChallenge,
    readNotice: (body) => {
      const notice = readZoomNotice(body)
      if (!notice) return null
      const { event, external_account_id } = notice
      return { external_account_id, isDisconnected: event === 'app_deauthorized' }
    },
  },
  mail: null,
  event_types: null,
}

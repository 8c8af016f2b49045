import type { Server } from '../../../platform/http/serve.ts'
import { serveNotices } from '../../../platform/http/serve-notice.ts'
import { takeCalendlyNotice, takeGoogleNotice, takeZoomNotice } from './hook.service.ts'

/** Addresses that providers call. */
export function hookRoutes(server: Server): void {
  const { webhookSecret } = server.config.providers.zoom
  serveNotices(server, [
    { path: '/v1/hook/google/calendar', take: takeGoogleNotice },
    { path: '/v1/hook/calendly/:connection_id', take: takeCalendlyNotice },
    { path: '/v1/hook/zoom', take: (receiver, notice) => takeZoomNotice(receiver, webhookSecret, notice) },
  ])
}

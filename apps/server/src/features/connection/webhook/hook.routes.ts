import type { Server } from '../../../platform/http/serve.ts'
import { serveNotices } from '../../../platform/http/serve-notice.ts'
import { handleCalendlyWebhook, handleGoogleWebhook, handleZoomWebhook } from './hook.service.ts'

/** The addresses that providers call. */
export function hookRoutes(server: Server): void {
  const { webhookSecret } = server.config.providers.zoom
  serveNotices(server, [
    { path: '/v1/hook/google/calendar', take: handleGoogleWebhook },
    { path: '/v1/hook/calendly/:connection_id', take: handleCalendlyWebhook },
    { path: '/v1/hook/zoom', take: (receiver, notice) => handleZoomWebhook(receiver, webhookSecret, notice) },
  ])
}

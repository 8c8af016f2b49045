import type { Server } from '../../../platform/http/serve.ts'
import { serveWebhooks } from '../../../platform/http/serve-webhook.ts'
import { handleCalendlyWebhook, handleGoogleWebhook, handleZoomWebhook } from './webhook.service.ts'

/** The addresses that providers call. */
export function webhookRoutes(server: Server): void {
  const { webhookSecret } = server.config.providers.zoom
  serveWebhooks(server, [
    { path: '/v1/hook/google/calendar', handle: handleGoogleWebhook },
    { path: '/v1/hook/calendly/:connection_id', handle: handleCalendlyWebhook },
    {
      path: '/v1/hook/zoom',
      handle: (context, request) => handleZoomWebhook(context, webhookSecret, request),
    },
  ])
}

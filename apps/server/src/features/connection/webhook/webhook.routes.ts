import { type Provider, providers } from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import type { Server } from '../../../platform/http/serve.ts'
import { serveWebhooks, type WebhookEndpoint as Webhook } from '../../../platform/http/serve-webhook.ts'
import { handleAccountNotice, handleAppNotice, handleChannelNotice } from './webhook.service.ts'

/** The addresses that providers call. */
export function webhookRoutes(server: Server): void {
  serveWebhooks(
    server,
    providers.flatMap((provider) => webhookOf(server, provider)),
  )
}

/** None for a provider that reports nothing. */
function webhookOf({ config }: Server, provider: Provider): Webhook[] {
  const { push } = provider_adapters[provider]
  const path = `/v1/hook/${provider}`
  if (push?.per === 'calendar') {
    const handle: Webhook['handle'] = (context, request) =>
      handleChannelNotice(context, { provider, push }, request)
    return [{ path: `${path}/calendar`, handle }]
  }
  if (push?.per === 'account') {
    const handle: Webhook['handle'] = (context, request) =>
      handleAccountNotice(context, { provider, push }, request)
    return [{ path: `${path}/:connection_id`, handle }]
  }
  if (push?.per === 'app') {
    const { webhookSecret: secret } = config.providers[provider]
    const handle: Webhook['handle'] = (context, request) =>
      handleAppNotice(context, { provider, push, secret }, request)
    return [{ path, handle }]
  }
  return []
}

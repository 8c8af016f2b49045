import * as contract from '@meridian/contract'
import { creationId } from '../../platform/http/creation-id.ts'
import { type Server, serve } from '../../platform/http/serve.ts'
import { countHit, type Limit } from '../../platform/security/rate-limit.ts'
import { presentDelivery, presentWebhook } from './webhook.present.ts'
import { listWebhookRows } from './webhook.queries.ts'
import * as webhooks from './webhook.service.ts'

/** Each may look a name up, or call another server. */
const acts_per_person: Limit = { most: 60, windowSeconds: 600 }

export function outgoingWebhookRoutes(server: Server): void {
  serve(server, contract.listWebhooks, async (_, { db, actor, now }) =>
    (await listWebhookRows(db, actor.user_id)).map((row) => presentWebhook(row, now)),
  )

  serve(
    server,
    contract.createWebhook,
    async ({ body }, { db, actor, now, request }) => {
      const webhook_id = creationId({ actor, request }, body)
      const { row, webhook_secret } = await webhooks.createOwnWebhook(
        server,
        db,
        actor,
        { ...body, webhook_id },
        now,
      )
      return { ...presentWebhook(row, now), webhook_secret }
    },
    {
      ownTransaction: true,
      isSecret: true,
      before: async (_, { db, actor, now }) => countHit(db, 'webhook', actor.user_id, acts_per_person, now),
    },
  )

  serve(
    server,
    contract.updateWebhook,
    async ({ params, body }, { db, actor, now }) =>
      presentWebhook(
        await webhooks.updateOwnWebhook(server, db, actor, { ...params, change: body }, now),
        now,
      ),
    {
      ownTransaction: true,
      before: async (_, { db, actor, now }) => countHit(db, 'webhook', actor.user_id, acts_per_person, now),
    },
  )

  serve(
    server,
    contract.replaceWebhookSecret,
    async ({ params }, { db, actor, now }) => {
      const { row, webhook_secret } = await webhooks.replaceOwnSecret(
        server,
        db,
        actor,
        params.webhook_id,
        now,
      )
      return { ...presentWebhook(row, now), webhook_secret }
    },
    {
      isSecret: true,
      before: async (_, { db, actor, now }) => countHit(db, 'webhook', actor.user_id, acts_per_person, now),
    },
  )

  serve(server, contract.deleteWebhook, async ({ params }, { db, actor, now }) =>
    webhooks.deleteOwnWebhook(server, db, actor, params.webhook_id, now),
  )

  serve(
    server,
    contract.testWebhook,
    async ({ params }, { db, actor, now }) =>
      presentDelivery(await webhooks.sendTest(db, actor, params.webhook_id, now)),
    {
      before: async (_, { db, actor, now }) => countHit(db, 'webhook', actor.user_id, acts_per_person, now),
    },
  )

  serve(server, contract.listDeliveries, async ({ params }, { db, actor }) =>
    (await webhooks.listOwnDeliveries(db, actor, params.webhook_id)).map(presentDelivery),
  )

  serve(
    server,
    contract.redeliver,
    async ({ params }, { db, actor, now }) =>
      presentDelivery(await webhooks.sendDeliveryAgain(db, actor, params, now)),
    {
      before: async (_, { db, actor, now }) => countHit(db, 'webhook', actor.user_id, acts_per_person, now),
    },
  )
}

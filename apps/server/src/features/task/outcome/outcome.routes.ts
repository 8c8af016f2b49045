import * as contract from '@meridian/contract'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type Server, serve, servePaged } from '../../../platform/http/serve.ts'
import { presentActionItem, presentKeyTakeaway, presentOpenItem } from './outcome.present.ts'
import { actionItemColumns, keyTakeawayColumns } from './outcome.rules.ts'
import * as service from './outcome.service.ts'
import { suggestActionItems } from './suggestion.service.ts'

const suggestions: Limit = { most: 60, windowSeconds: 60 }

export function outcomeRoutes(server: Server): void {
  actionItemRoutes(server)
  keyTakeawayRoutes(server)
}

function actionItemRoutes(server: Server): void {
  const kind = 'action_item'

  serve(server, contract.listActionItems, async ({ params }, { db, actor, now }) =>
    (await service.listActionItems(db, actor, params, now)).map(presentActionItem),
  )

  serve(server, contract.createActionItem, async ({ params: { meeting_id }, body }, { db, actor, now }) => {
    const outcome = {
      kind,
      title: body.action_item_title,
      description: body.action_item_description,
      status: body.action_item_status,
    } as const
    return presentActionItem(await service.createOutcome(db, actor, { meeting_id, outcome }, now))
  })

  serve(server, contract.updateActionItem, async ({ params, body }, { db, actor, now }) => {
    const { meeting_id, action_item_id: outcome_id } = params
    const wanted = { change: actionItemColumns(body), read: body.updated_at }
    return presentActionItem(
      await service.changeOutcome(db, actor, { meeting_id, outcome_id, kind, ...wanted }, now),
    )
  })

  serve(server, contract.deleteActionItem, async ({ params }, { db, actor }) => {
    const { meeting_id, action_item_id } = params
    await service.deleteOutcome(db, actor, { meeting_id, outcome_id: action_item_id, kind })
    return { action_item_id }
  })

  serve(server, contract.makeActionItemTask, async ({ params }, { db, actor, now }) => {
    const { meeting_id, action_item_id: outcome_id } = params
    return presentActionItem(await service.makeTask(db, actor, { meeting_id, outcome_id }, now))
  })

  serve(
    server,
    contract.suggestActionItems,
    ({ params }, { db, actor, now }) => suggestActionItems(db, actor, params, now),
    {
      before: (_, { db, actor, now }) =>
        countHit(db, 'action_item_suggestion', actor.user_id, suggestions, now),
    },
  )

  servePaged(server, contract.listOpenActionItems, async ({ query }, { db, actor }) => {
    const { items, total } = await service.listOpenItems(db, actor, query)
    return { data: items.map(presentOpenItem), pagination: { ...query, total } }
  })
}

function keyTakeawayRoutes(server: Server): void {
  const kind = 'key_takeaway'

  serve(server, contract.listKeyTakeaways, async ({ params }, { db, actor }) =>
    (await service.listKeyTakeaways(db, actor, params)).map(presentKeyTakeaway),
  )

  serve(server, contract.createKeyTakeaway, async ({ params: { meeting_id }, body }, { db, actor, now }) => {
    const outcome = {
      kind,
      title: body.key_takeaway_title,
      description: body.key_takeaway_description,
      status: 'active',
    } as const
    return presentKeyTakeaway(await service.createOutcome(db, actor, { meeting_id, outcome }, now))
  })

  serve(server, contract.updateKeyTakeaway, async ({ params, body }, { db, actor, now }) => {
    const { meeting_id, key_takeaway_id: outcome_id } = params
    const wanted = { change: keyTakeawayColumns(body), read: body.updated_at }
    return presentKeyTakeaway(
      await service.changeOutcome(db, actor, { meeting_id, outcome_id, kind, ...wanted }, now),
    )
  })

  serve(server, contract.deleteKeyTakeaway, async ({ params }, { db, actor }) => {
    const { meeting_id, key_takeaway_id } = params
    await service.deleteOutcome(db, actor, { meeting_id, outcome_id: key_takeaway_id, kind })
    return { key_takeaway_id }
  })
}

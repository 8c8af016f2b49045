import * as contract from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { presentAct } from './act.present.ts'
import { listActRows } from './act.queries.ts'
import * as acts from './act.service.ts'

export function assistantActRoutes(server: Server): void {
  serve(server, contract.listAssistantActs, async (_, { db, actor, now }) =>
    (await listActRows(db, actor.user_id)).map((row) => presentAct(row, now)),
  )

  serve(server, contract.getAssistantAct, async ({ params }, { db, actor, now }) =>
    presentAct(await acts.getAct(db, actor, params.act_id), now),
  )

  serve(server, contract.confirmAssistantAct, async ({ params }, { db, actor, now }) =>
    presentAct(await acts.confirmAct(db, actor, { ...params, decided_in: 'meridian' }, now), now),
  )

  serve(server, contract.discardAssistantAct, async ({ params }, { db, actor, now }) =>
    presentAct(await acts.discardAct(db, actor, { ...params, decided_in: 'meridian' }, now), now),
  )

  serve(server, contract.undoAssistantAct, async ({ params }, { db, actor, now }) =>
    presentAct(await acts.undoAct(db, actor, params.act_id, now), now),
  )
}

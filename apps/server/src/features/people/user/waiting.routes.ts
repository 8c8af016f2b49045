import { getWaiting, waiting_max } from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { countPendingProposals } from '../../invitation/invitation.api.ts'
import { countWaiting } from './waiting.queries.ts'

export function waitingRoutes(server: Server): void {
  serve(server, getWaiting, async (_, { db, now, actor }) => ({
    proposals: await countPendingProposals(db, actor.user_id, now, waiting_max),
    ...(await countWaiting(db, actor.user_id, waiting_max)),
  }))
}

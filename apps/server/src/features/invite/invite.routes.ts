import { listInvitations } from '@meridian/contract'
import { type Server, serve } from '../../platform/serve.ts'
import * as service from './invited-state.service.ts'

export function inviteRoutes(server: Server): void {
  serve(server, listInvitations, ({ params }, { db, actor, now }) =>
    service.listInvitations(server.config, db, actor, params.meeting_id, now),
  )
}

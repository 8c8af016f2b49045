import { getMailAllowance, listInvitations } from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import * as service from './invited-state.service.ts'

export function inviteRoutes(server: Server): void {
  const { config, box } = server
  serve(server, listInvitations, ({ params }, { db, actor, now, request }) => {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    return service.listInvitations({ db, config, box, origin }, actor, params.meeting_id, now)
  })
  serve(server, getMailAllowance, (_input, { db, actor, now }) =>
    service.getMailAllowance({ db, config }, actor, now),
  )
}

import { createBusyMirror, deleteBusyMirror, listBusyMirrors, updateBusyMirror } from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { presentMirror } from './busy-mirror.present.ts'
import { listMirrors } from './busy-mirror.queries.ts'
import * as service from './busy-mirror.service.ts'

export function busyMirrorRoutes(server: Server): void {
  serve(server, listBusyMirrors, async (_, { db, actor }) =>
    (await listMirrors(db, actor.user_id)).map(presentMirror),
  )

  serve(server, createBusyMirror, async ({ body }, { db, actor, now }) =>
    presentMirror(await service.createMirror(db, actor, body, now)),
  )

  serve(server, updateBusyMirror, async ({ params, body }, { db, actor, now }) =>
    presentMirror(await service.turnMirror(db, actor, { ...params, ...body }, now)),
  )

  serve(server, deleteBusyMirror, async ({ params }, { db, actor, now }) => {
    await service.endMirror(db, actor, params.busy_mirror_id, now)
    return params
  })
}

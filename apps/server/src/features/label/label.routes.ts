import * as contract from '@meridian/contract'
import { type Server, serve } from '../../platform/http/serve.ts'
import { presentLabel, presentListedLabel } from './label.present.ts'
import * as service from './label.service.ts'

export function labelRoutes(server: Server): void {
  serve(server, contract.listLabels, async (_, { db, actor }) =>
    (await service.listLabels(db, actor)).map(presentListedLabel),
  )

  serve(server, contract.createLabel, async ({ body }, { db, actor, now }) =>
    presentLabel(await service.createLabel(db, actor, body, now)),
  )

  serve(server, contract.updateLabel, async ({ params: { label_id }, body }, { db, actor, now }) =>
    presentLabel(await service.changeLabel(db, actor, { label_id, change: body }, now)),
  )

  serve(server, contract.deleteLabel, async ({ params: { label_id } }, { db, actor }) => {
    return { label_id, assigned: await service.deleteLabel(db, actor, label_id) }
  })

  serve(server, contract.restoreLabel, async ({ body }, { db, actor, now }) =>
    presentLabel(await service.restoreLabel(db, actor, body, now)),
  )

  serve(server, contract.assignLabel, async ({ params }, { db, actor }) => {
    const { label, meeting } = await service.assignLabel(db, actor, params)
    return presentLabel(label, meeting)
  })

  serve(server, contract.listMeetingLabels, async ({ params: { meeting_id } }, { db, actor }) =>
    (await service.listMeetingLabels(db, actor, meeting_id)).map(({ label, meeting }) =>
      presentLabel(label, meeting),
    ),
  )

  serve(server, contract.removeLabel, async ({ params }, { db, actor }) => {
    await service.removeLabel(db, actor, params)
    return params
  })
}

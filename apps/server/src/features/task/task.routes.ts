import * as contract from '@meridian/contract'
import { type Server, serve } from '../../platform/http/serve.ts'
import { presentTask } from './task.present.ts'
import * as service from './task.service.ts'

export function taskRoutes(server: Server): void {
  serve(server, contract.listTasks, async (_, { db, actor }) =>
    (await service.listTasks(db, actor)).map((task) => presentTask(task, actor)),
  )

  serve(server, contract.createTask, async ({ body }, { db, actor, now }) =>
    presentTask(await service.createTask(db, actor, body, now), actor),
  )

  serve(server, contract.updateTask, async ({ params, body }, { db, actor, now }) =>
    presentTask(await service.changeTask(db, actor, { ...params, change: body }, now), actor),
  )

  serve(server, contract.deleteTask, async ({ params }, { db, actor }) => {
    await service.deleteTask(db, actor, params)
    return params
  })

  serve(server, contract.listMeetingTasks, async ({ params: { meeting_id } }, { db, actor }) =>
    (await service.listMeetingTasks(db, actor, meeting_id)).map((task) => presentTask(task, actor)),
  )

  serve(server, contract.createMeetingTask, async ({ params: { meeting_id }, body }, { db, actor, now }) =>
    presentTask(await service.createMeetingTask(db, actor, { meeting_id, input: body }, now), actor),
  )

  serve(server, contract.updateMeetingTask, async ({ params, body }, { db, actor, now }) =>
    presentTask(await service.changeTask(db, actor, { ...params, change: body }, now), actor),
  )

  serve(server, contract.deleteMeetingTask, async ({ params }, { db, actor }) => {
    await service.deleteTask(db, actor, params)
    return { task_id: params.task_id }
  })
}

import { createMeetingTask, createTask, type Task } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { t } from '../../platform/text/text.ts'
import { takeBack } from './take-back-task.ts'
import { bodyOf, formOf } from './task-form.ts'

/** Creates a deleted task again, at the end of its column. */
export function takeBackDeletion(queries: QueryClient, task: Task): Promise<void> {
  return takeBack(queries, async () => {
    const body = bodyOf(formOf(task))
    if (task.meeting === null) await call(createTask, { body })
    else await call(createMeetingTask, { params: { meeting_id: task.meeting.meeting_id }, body })
    return t('The task is back.')
  })
}

import type { Client } from 'pg'
import type { World } from './service.seed.ts'

/** Thirty tasks for every person of a seeded world, a third of them for meetings that the person organizes. */
export async function seedTasks(database: Client, { now }: World): Promise<void> {
  await database.query(tasks, [now])
  await database.query('vacuum (analyze) task')
}

const tasks = `
  insert into task (task_id, user_id, meeting_id, associate_user_id, task_description, task_status, task_priority,
    position, created_at, updated_at)
  select uuidv7(), p.user_id, case when n % 3 = 0 then p.meeting_ids[1 + n / 3] end, p.user_id,
    'Task ' || n || E'\\nWhat has to be done first, and by when.',
    (array['backlog', 'in_progress', 'review', 'done'])[1 + n % 4], (array['low', 'medium', 'high'])[1 + n % 3],
    chr(65 + n % 26) || n / 26 + 1, $1, $1
  from (select user_id, (array_agg(meeting_id))[1:10] as meeting_ids from meeting group by user_id) p,
    generate_series(0, 29) n`

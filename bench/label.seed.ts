import type { Client } from 'pg'
import type { World } from './service.seed.ts'

/** Eight labels for every person of a seeded world, one of them on every second meeting that the person organizes. */
export async function seedLabels(database: Client, { now }: World): Promise<void> {
  await database.query(labels, [now])
  await database.query(places)
  await database.query('vacuum (analyze) label, meeting_label')
}

const labels = `
  insert into label (label_id, user_id, label_title, label_description, label_color, label_type, created_at, updated_at)
  select uuidv7(), user_id, title, 'What ' || lower(title) || ' is for', color, 'meeting', $1, $1
  from app_user, (values ('Product', '#6EC1E4'), ('Finance', '#A3E635'), ('Dealers', '#FFE066'), ('Urgent', '#F28B82'),
    ('Hiring', '#D7A6FF'), ('Supplier', '#FFA552'), ('Team', '#FFB6C1'), ('Launch', '#76EEC6')) kinds (title, color)`

const places = `
  insert into meeting_label (meeting_id, user_id, label_id)
  select m.meeting_id, m.user_id, l.label_ids[1 + m.nth / 2 % 8]
  from (select meeting_id, user_id, row_number() over (partition by user_id order by meeting_id) as nth from meeting) m
  join (select user_id, array_agg(label_id order by label_title) as label_ids from label group by user_id) l
    on l.user_id = m.user_id
  where m.nth % 2 = 0`

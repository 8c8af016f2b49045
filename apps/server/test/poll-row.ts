import type { PollAnswer, PollState } from '@meridian/contract'
import { day_ms, hour_ms, instantOf } from '@meridian/engine'
import type { Db } from '../src/platform/postgres/db.ts'
import { newId } from '../src/platform/id.ts'

export interface PollRowParts {
  readonly user_id: string
  readonly title?: string
  readonly description?: string
  readonly zone?: string
  /** Beginnings in the zone, an hour each (`2026-11-24T10:00:00`), or whole days (`2026-11-24`). */
  readonly options?: readonly string[]
  readonly deadline?: string
  readonly isZoneFixed?: boolean
  readonly isHidden?: boolean
  readonly isPublic?: boolean
  readonly state?: PollState
  readonly people?: readonly ParticipantParts[]
}

export interface ParticipantParts {
  readonly name: string
  readonly email?: string
  readonly user_id?: string
  readonly zone?: string
  readonly language?: string
  readonly comment?: string
  /** In the order of the options. */
  readonly answers?: readonly (PollAnswer | null)[]
}

export interface InsertedPoll {
  readonly poll_id: string
  readonly option_ids: readonly string[]
  /** In the order given; the organizer is not among them. */
  readonly participant_ids: readonly string[]
}

/** A poll as the database holds it, with everything else plausible. */
export async function insertPollRow(db: Db, parts: PollRowParts, now: Date): Promise<InsertedPoll> {
  const { user_id, zone = 'Europe/Berlin', options = ['2026-12-01T10:00:00'], people = [] } = parts
  const poll_id = newId()
  await db
    .insertInto('poll')
    .values({
      poll_id,
      user_id,
      poll_title: parts.title ?? 'Planning day',
      poll_description: parts.description ?? null,
      poll_place: 'none',
      place_details: null,
      poll_timezone: zone,
      is_zone_fixed: parts.isZoneFixed ?? false,
      deadline: parts.deadline === undefined ? null : new Date(parts.deadline),
      are_answers_hidden: parts.isHidden ?? false,
      hold_for: 'none',
      has_public_link: parts.isPublic ?? true,
      poll_state: parts.state ?? 'open',
      created_at: now,
      updated_at: now,
    })
    .execute()
  const rows = options.map((start) => ({ option_id: newId(), poll_id, ...timesOf(start, zone) }))
  await db.insertInto('poll_option').values(rows).execute()
  const option_ids = rows.map(({ option_id }) => option_id)
  await insertPerson(db, { poll_id, option_ids, user_id }, { name: '' }, { now, isOrganizer: true })
  const participant_ids: string[] = []
  for (const person of people)
    participant_ids.push(
      await insertPerson(db, { poll_id, option_ids, user_id: person.user_id ?? null }, person, {
        now,
        isOrganizer: false,
      }),
    )
  return { poll_id, option_ids, participant_ids }
}

function timesOf(start: string, zone: string) {
  const option_date = start.includes('T') ? null : start
  const starts_ms = instantOf(option_date === null ? start : `${start}T00:00:00`, zone)
  const ends_ms = option_date === null ? starts_ms + hour_ms : starts_ms + day_ms
  return { starts_at: new Date(starts_ms), ends_at: new Date(ends_ms), option_date }
}

async function insertPerson(
  db: Db,
  {
    poll_id,
    option_ids,
    user_id,
  }: { poll_id: string; option_ids: readonly string[]; user_id: string | null },
  { name, email, zone, language, comment = '', answers = [] }: ParticipantParts,
  { now, isOrganizer }: { now: Date; isOrganizer: boolean },
): Promise<string> {
  const participant_id = newId()
  await db
    .insertInto('poll_participant')
    .values({
      participant_id,
      poll_id,
      user_id,
      participant_email: email ?? null,
      participant_name: name,
      is_organizer: isOrganizer,
      is_invited: true,
      participant_timezone: zone ?? null,
      participant_language: language ?? null,
      comment,
      answered_at: answers.some((one) => one !== null) ? now : null,
      created_at: now,
    })
    .execute()
  const given = answers.flatMap((answer, place) => {
    const option_id = option_ids[place]
    return answer === null || option_id === undefined ? [] : [{ participant_id, option_id, answer }]
  })
  if (given.length > 0) await db.insertInto('poll_answer').values(given).execute()
  return participant_id
}

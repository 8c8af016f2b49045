import {
  answerProposal,
  createActionItem,
  createKeyTakeaway,
  createMeeting,
  createMeetingTask,
  deleteMeeting,
  type Input,
  listMeetings,
  listProposals,
  proposeOtherTime,
} from '@meridian/contract'
import type { HttpPerson } from '../../apps/server/test/http-person.ts'
import { demo_people } from './people.ts'
import {
  firstDay,
  type PersonKey,
  type PlannedMeeting,
  workingDay,
} from '../../apps/server/src/features/instance/sample/sample-plan.rules.ts'

export interface Scene {
  readonly people: Readonly<Record<PersonKey, HttpPerson>>
  /** Ids by title, of the one who has labels. */
  readonly labels: ReadonlyMap<string, string>
  readonly today: Temporal.PlainDate
}

/** Makes a meeting with all that hangs on it, unless its organizer has one of this title. */
export async function makeMeeting(scene: Scene, planned: PlannedMeeting): Promise<void> {
  const organizer = scene.people[planned.by]
  const query = { search_term: planned.title, limit: 100 }
  const known = await organizer.call(listMeetings, { query })
  if (known.some(({ meeting_title }) => meeting_title === planned.title)) return
  const { meeting_id } = await organizer.call(createMeeting, { body: bodyOf(scene, planned) })
  await answerIt(scene, planned, meeting_id)
  await noteOutcomes(organizer, planned, meeting_id)
  for (const { for: key, ...task } of planned.tasks ?? []) {
    const associate = key && { associate_user_id: scene.people[key].user.user_id }
    await organizer.call(createMeetingTask, { params: { meeting_id }, body: { ...task, ...associate } })
  }
  if (planned.is_cancelled === true) {
    await organizer.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } })
  }
}

function bodyOf(
  { people, labels, today }: Scene,
  planned: PlannedMeeting,
): Input<typeof createMeeting>['body'] {
  const { by, title, with: invited = {}, guests = [], repeats, words } = planned
  const invitees = Object.keys(invited).map((key): [string, object] => [userIdOf(people, key), {}])
  const ids = (planned.labels ?? []).flatMap((name) => labels.get(name) ?? [])
  return {
    meeting_title: title,
    ...timesOf(today, planned),
    meeting_timezone: demo_people[by].timezone,
    meeting_invitees: Object.fromEntries([
      ...invitees,
      ...guests.map((guest): [string, object] => [`guest:${crypto.randomUUID()}`, guest]),
    ]),
    meeting_labels: Object.fromEntries(ids.map((id) => [id, {}])),
    ...(repeats && {
      meeting_recurrence: {
        is_recurring: true,
        recurring_type: repeats.recurring_type,
        recurring_days: repeats.days,
      },
    }),
    ...words,
  }
}

function timesOf(today: Temporal.PlainDate, { on, at, minutes = 30, days = 1, repeats }: PlannedMeeting) {
  const day = firstDay(workingDay(today, on), repeats)
  if (at === undefined) {
    const last = day.add({ days: days - 1 })
    return { is_all_day: true, meeting_date: { start_date: day.toString(), end_date: last.toString() } }
  }
  const start = day.toPlainDateTime(Temporal.PlainTime.from(at))
  const end = start.add({ minutes })
  return {
    meeting_date: { start_date: day.toString(), end_date: end.toPlainDate().toString() },
    meeting_time: { start_time: wallTime(start), end_time: wallTime(end) },
  }
}

function wallTime(moment: Temporal.PlainDateTime): string {
  return moment.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** What is over cannot be answered any more. */
async function answerIt(
  { people, today }: Scene,
  planned: PlannedMeeting,
  meeting_id: string,
): Promise<void> {
  const { with: answers = {}, counter } = planned
  const answered = Object.entries(answers).filter(([, answer]) => answer !== 'pending')
  for (const [key, meeting_action] of answered) {
    const person = personOf(people, key)
    const meeting_proposal_id = await findProposal(person, meeting_id)
    if (meeting_proposal_id === undefined) continue
    await person.call(answerProposal, { params: { meeting_proposal_id }, body: { meeting_action } })
  }
  if (!counter) return
  const person = people[counter.by]
  const meeting_proposal_id = await findProposal(person, meeting_id)
  if (meeting_proposal_id === undefined) return
  const start = workingDay(today, counter.on).toZonedDateTime({
    timeZone: demo_people[planned.by].timezone,
    plainTime: counter.at,
  })
  await person.call(proposeOtherTime, {
    params: { meeting_proposal_id },
    body: {
      start_timestamp: start.toInstant().toString(),
      end_timestamp: start
        .add({ minutes: planned.minutes ?? 30 })
        .toInstant()
        .toString(),
    },
  })
}

async function findProposal(person: HttpPerson, meeting_id: string): Promise<string | undefined> {
  const proposals = await person.call(listProposals, {})
  return proposals.find(({ meeting }) => meeting.meeting_id === meeting_id)?.meeting_proposal_id
}

async function noteOutcomes(
  organizer: HttpPerson,
  planned: PlannedMeeting,
  meeting_id: string,
): Promise<void> {
  const params = { meeting_id }
  for (const { title, is_done } of planned.action_items ?? []) {
    const action_item_status = is_done === true ? 'completed' : 'active'
    await organizer.call(createActionItem, {
      params,
      body: { action_item_title: title, action_item_status },
    })
  }
  for (const key_takeaway_title of planned.takeaways ?? []) {
    await organizer.call(createKeyTakeaway, { params, body: { key_takeaway_title } })
  }
}

function userIdOf(people: Scene['people'], key: string): string {
  return personOf(people, key).user.user_id
}

/** Plans name people by the keys of the table. */
function personOf(people: Readonly<Record<string, HttpPerson>>, key: string): HttpPerson {
  const person = people[key]
  if (!person) throw new Error(`There is no ${key} in the demo.`)
  return person
}

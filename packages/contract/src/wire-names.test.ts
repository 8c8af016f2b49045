import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from './index.ts'

describe('[API36] has every field of', () => {
  it.each<readonly [entity: string, schema: z.ZodType, fields: string]>([
    [
      'a meeting',
      contract.Meeting,
      `meeting_id user_id user_details.full_name meeting_title meeting_description meeting_link agenda
      meeting_location.location_name meeting_location.location_link meeting_location.latitude
      meeting_location.longitude meeting_location.weather_info.temperature meeting_location.weather_info.weather
      meeting_location.weather_info.wind_speed meeting_location.weather_info.humidity meeting_status
      meeting_timezone meeting_invitees meeting_date.start_date meeting_date.end_date meeting_time.start_time
      meeting_time.end_time meeting_timestamps.start_timestamp meeting_timestamps.end_timestamp
      meeting_recurrence.is_recurring meeting_recurrence.recurring_type
      meeting_recurrence.recurring_start_date meeting_recurrence.recurring_end_date
      meeting_recurrence.recurring_days.sunday meeting_recurrence.recurring_days.monday
      meeting_recurrence.recurring_days.tuesday meeting_recurrence.recurring_days.wednesday
      meeting_recurrence.recurring_days.thursday meeting_recurrence.recurring_days.friday
      meeting_recurrence.recurring_days.saturday meeting_priority meeting_integration_type
      meeting_integration_id meeting_labels`,
    ],
    [
      'an invitee',
      contract.Invitee,
      `user_id first_name last_name full_name primary_email profile_picture timezone linkedin_url
      primary_phone_number`,
    ],
    [
      'a label',
      contract.Label,
      `label_id label_title label_description label_color label_type user_id shared_meeting_id meeting_id
      created_at updated_at`,
    ],
    [
      'a task',
      contract.Task,
      `task_id task_description task_status task_priority associate_user_details.full_name
      associate_user_details.profile_picture`,
    ],
    [
      'an action item',
      contract.ActionItem,
      'action_item_id meeting_id action_item_title action_item_description action_item_status',
    ],
    [
      'a key takeaway',
      contract.KeyTakeaway,
      'key_takeaway_id meeting_id key_takeaway_title key_takeaway_description',
    ],
    [
      'a mail',
      contract.Mail,
      'mail_id mail_subject mail_summary mail_from mail_body mail_labels.integration_labels',
    ],
    [
      'a proposal',
      contract.MeetingProposal,
      `meeting_proposal_id meeting_action meeting.meeting_id meeting.agenda availability.is_available
      availability.possible_slots.start_timestamp`,
    ],
    [
      'the person who is signed in',
      contract.SessionUser,
      `user_id first_name last_name full_name primary_email primary_phone_number about timezone time_format
      country language role access_token`,
    ],
    [
      'availability',
      contract.Availability,
      contract.weekdays
        .flatMap((weekday) =>
          ['start_time', 'end_time', 'is_available'].map((field) => `availability_info.${weekday}.${field}`),
        )
        .join(' '),
    ],
    ['the visible range', contract.TimestampInfo, 'timezone start_date end_date'],
    ['the search for free slots', contract.SlotSearch, 'users break_duration duration start_time end_time'],
    ['an integration', contract.Integration, 'name type image status description'],
    [
      'the connections',
      contract.getUserTokens.reply,
      'is_google_connected is_calendly_connected is_zoom_connected',
    ],
    [
      'the weather',
      contract.WeatherDetails,
      `weather.icon weather.description main.temp main.feels_like main.humidity main.pressure wind.speed
      sys.sunrise`,
    ],
  ])('%s', (_, schema, fields) => {
    const present = listFields(schema)
    expect(fields.split(/\s+/).filter((field) => !present.includes(field))).toEqual([])
  })
})

describe('[API37] has the values of', () => {
  it.each<readonly [enumeration: string, values: readonly unknown[], expected: string]>([
    ['roles', contract.roles, 'user admin system_admin'],
    ['clocks', contract.TimeFormat.options, '12 24'],
    ['the status of a meeting', contract.meeting_statuses, 'active cancelled completed'],
    ['priorities', contract.priorities, 'low medium high'],
    ['recurrence', contract.recurring_types, 'daily weekly monthly custom'],
    [
      'where a meeting comes from',
      contract.integration_types,
      'smart_calendar custom google_calendar calendly zoom caldav',
    ],
    ['the answer to a proposal', contract.MeetingAction.options, 'pending approved rejected'],
    [
      'label types',
      contract.label_types,
      'meeting call email follow_up task action_item key_takeaway summary',
    ],
    ['the status of a task', contract.task_statuses, 'backlog in_progress review done'],
    ['the status of an action item', contract.action_item_statuses, 'active completed'],
    [
      'kinds of integration',
      contract.integration_kinds,
      `google slack calendly zoom microsoft google_drive google_meet google_calendar smart_calendar custom caldav`,
    ],
    ['what is offered', contract.providers, 'google calendly zoom caldav'],
    ['the status of an integration', contract.integration_statuses, 'active inactive connected disconnected'],
    ['the lists of mails', contract.mail_categories, 'inbox task notes'],
    ['weekdays', contract.weekdays, 'sunday monday tuesday wednesday thursday friday saturday'],
  ])('%s', (_, values, expected) => {
    expect(values).toEqual(expected.split(' '))
  })

  it('label colours', () => {
    expect(contract.label_colors.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Soft Blue #6EC1E4',
      'Soft Green #A3E635',
      'Soft Yellow #FFE066',
      'Soft Red #F28B82',
      'Soft Purple #D7A6FF',
      'Soft Orange #FFA552',
      'Soft Pink #FFB6C1',
      'Soft Cyan #76EEC6',
      'Soft Lime #D0FF14',
      'Soft Indigo #9370DB',
    ])
  })
})

/** Method and path of each call, what it says when it fails, and after success. */
const calls: readonly (readonly [call: string, failed: string, done?: string])[] = [
  ['GET /v1/oauth/:type/redirect_uri', 'Failed to get redirect uri. Please try again.'],
  ['POST /v1/oauth/:type/oauth_token', 'Failed to get oauth token. Please try again.'],
  ['POST /v1/oauth/:type/verify', 'Failed to verify oauth token. Please try again.'],
  ['GET /v1/oauth/:type/logout', 'Failed to logout. Please try again.'],
  [
    'GET /v1/calendly/scheduled_events',
    'Failed to get scheduled events. Please try again.',
    'Calendly synced successfully',
  ],
  ['GET /v1/calendly/events', 'Error in syncing with Calendly'],
  [
    'GET /v1/zoom/scheduled_events',
    'Failed to get synchronize with zoom. Please try again.',
    'Zoom synced successfully',
  ],
  ['GET /v1/zoom/events', 'Error in syncing with Zoom'],
  ['GET /v1/google/calendar/events', 'Error in syncing with Google', 'Google synced successfully'],
  ['GET /v1/google/calendar/all', 'Error in syncing with Google'],
  ['GET /v1/meeting/all', 'Failed to get all meetings. Please try again.', 'Meetings fetched successfully'],
  ['POST /v1/meeting/create', 'Failed to create meeting. Please try again.', 'Meeting created successfully.'],
  ['GET /v1/meeting/detail/:meeting_id', 'Failed to get meeting details. Please try again.'],
  ['PUT /v1/meeting/update/:meeting_id', 'Failed to update meeting. Please try again.'],
  [
    'DELETE /v1/meeting/:meeting_id',
    'Failed to delete meeting. Please try again.',
    'Meeting deleted successfully',
  ],
  ['GET /v1/meeting/occurrences', 'Failed to fetch meetings. Please try again.'],
  ['GET /v1/meeting/action_item/:meeting_id', 'Failed to get action item. Please try again.'],
  [
    'POST /v1/meeting/action_item/:meeting_id',
    'Failed to create action item. Please try again.',
    'Action item created successfully.',
  ],
  [
    'PUT /v1/meeting/action_item/:meeting_id/:action_item_id',
    'Failed to update action item. Please try again.',
    'Action item updated successfully.',
  ],
  [
    'DELETE /v1/meeting/action_item/:meeting_id/:action_item_id',
    'Failed to delete action item. Please try again.',
    'Action item deleted successfully.',
  ],
  ['GET /v1/meeting/key_takeaway/:meeting_id', 'Failed to get key takeaway. Please try again.'],
  [
    'POST /v1/meeting/key_takeaway/:meeting_id',
    'Failed to create key takeaway. Please try again.',
    'Key takeaway created successfully.',
  ],
  [
    'PUT /v1/meeting/key_takeaway/:meeting_id/:key_takeaway_id',
    'Failed to update key takeaway. Please try again.',
    'Key takeaway updated successfully.',
  ],
  [
    'DELETE /v1/meeting/key_takeaway/:meeting_id/:key_takeaway_id',
    'Failed to delete key takeaway. Please try again.',
    'Key takeaway deleted successfully.',
  ],
  ['GET /v1/meeting/meeting_proposal/all', 'Failed to get all proposal meetings. Please try again.'],
  [
    'PUT /v1/meeting/meeting_proposal/:meeting_proposal_id',
    'Failed to update meeting proposal. Please try again.',
    'Meeting proposal updated successfully',
  ],
  ['GET /v1/user', 'Failed to get user. Please try again.'],
  ['PUT /v1/user', 'Failed to update user. Please try again.', 'User details updated successfully'],
  ['POST /v1/user', 'Failed to register. Please try again.'],
  ['POST /v1/user/auth/login', 'Failed to login. Please try again.'],
  ['GET /v1/user/suggestions', 'Failed to fetch user suggestions. Please try again.'],
  [
    'GET /v1/user/user_token/all',
    'Failed to get user tokens. Please try again.',
    'User tokens fetched successfully',
  ],
  [
    'PUT /v1/user/timestamp_info',
    'Failed to update timestamp info. Please try again.',
    'Timestamp info updated successfully',
  ],
  ['GET /v1/label/all', 'Failed to get labels. Please try again.'],
  ['POST /v1/label/create', 'Failed to create label. Please try again.'],
  ['PUT /v1/label/:label_id', 'Failed to update label. Please try again.'],
  ['DELETE /v1/label/:label_id', 'Failed to delete label. Please try again.'],
  ['PUT /v1/label/assign/:meeting_id/:label_id', 'Failed to assign label to meeting. Please try again.'],
  ['GET /v1/label/meeting/:meeting_id', 'Failed to get meeting labels. Please try again.'],
  ['DELETE /v1/label/remove/:meeting_id/:label_id', 'Failed to remove label from meeting. Please try again.'],
  ['GET /v1/availability', 'Failed to get availability. Please try again.'],
  [
    'PUT /v1/availability',
    'Failed to update availability. Please try again.',
    'Availability updated successfully.',
  ],
  ['POST /v1/availability/multi_user/free_slots', 'Failed to get availability. Please try again.'],
  ['GET /v1/weather/details', 'Failed to get weather'],
  ['GET /v1/mail/all', 'Failed to get mails. Please try again.'],
  ['GET /v1/mail/:mail_id', 'Failed to get mails. Please try again.'],
  ['PUT /v1/mail/:mail_id', 'Failed to update mail. Please try again.', 'Mail updated successfully.'],
  ['DELETE /v1/mail/:mail_id', 'Failed to delete mail. Please try again.', 'Mail deleted successfully.'],
  [
    'GET /v1/mail/summary/:mail_id',
    'Failed to generate summary. Please try again.',
    'Summary generated successfully.',
  ],
  [
    'POST /v1/mail/reply/:mail_id',
    'Failed to generate AI reply. Please try again.',
    'AI reply generated successfully.',
  ],
  [
    'POST /v1/mail/send_reply/:mail_id',
    'Failed to send AI reply. Please try again.',
    'AI reply sent successfully.',
  ],
  [
    'GET /v1/google/gmail/all',
    'Failed to sync Google Gmail with Meridian. Please try again.',
    'Google Gmail synced successfully',
  ],
  ['GET /v1/google/mail', 'Failed to sync Google Gmail with Meridian. Please try again.'],
  ['GET /v1/task/all', 'Failed to get task. Please try again.'],
  ['POST /v1/task', 'Failed to create task. Please try again.', 'Task created successfully.'],
  ['GET /v1/task/meeting/:meeting_id', 'Failed to get task. Please try again.'],
  [
    'POST /v1/task/meeting/:meeting_id',
    'Failed to create task. Please try again.',
    'Task created successfully.',
  ],
  [
    'PUT /v1/task/meeting/:meeting_id/:task_id',
    'Failed to update task. Please try again.',
    'Task updated successfully.',
  ],
  [
    'DELETE /v1/task/meeting/:meeting_id/:task_id',
    'Failed to delete task. Please try again.',
    'Task deleted successfully.',
  ],
]

it.each(calls)('[API38] [API40] says what became of %s', (call, failed, done) => {
  const found = contract.endpoints.find(({ method, path }) => `${method} ${path}` === call)
  expect(found?.says.failed).toBe(failed)
  if (done !== undefined) expect(found?.says.done).toBe(done)
})

it('[API39] lists ten meetings at a time, soonest first, unless told otherwise', () => {
  expect(contract.MeetingQuery.parse({})).toEqual({
    page: 1,
    limit: 10,
    sort_by: 'meeting_timestamps',
    order_by: 'ASC',
  })
})

it('[API39] lists ten mails at a time, newest first, of every list unless told otherwise', () => {
  expect(contract.MailQuery.parse({})).toEqual({
    page: 1,
    limit: 10,
    sort_by: 'mail_date',
    order_by: 'DESC',
    mail_view: 'active',
  })
  const all = { integration_mail_type: 'google', mail_category: 'inbox', search_term: 'frame' } as const
  expect(contract.MailQuery.parse({ ...all, page: '2' })).toMatchObject({ ...all, page: 2 })
})

it('[API39] drafts from reply_point, and sends mail_subject and mail_body', () => {
  expect(contract.draftReply.body.parse({ reply_point: 'Yes.' })).toEqual({ reply_point: 'Yes.' })
  const answer = { mail_subject: 'Re: Frames', mail_body: 'Yes.' }
  expect(contract.sendReply.body.parse(answer)).toEqual(answer)
})

it('[API39] searches for a quarter of an hour without breaks, and suggests five people', () => {
  const window = { start_time: '2026-11-20 09:00:00', end_time: '2026-11-24 09:00:00' }
  expect(contract.SlotSearch.parse({ users: [], ...window })).toEqual({
    users: [],
    break_duration: 0,
    duration: 15,
    ...window,
  })
  expect(contract.suggestUsers.query.parse({ search: 'an' })).toEqual({ search: 'an', limit: 5 })
})

it('[API39] repeats on the days that are named, of which there are none', () => {
  const meeting = contract.MeetingCreation.parse({
    meeting_date: { start_date: '2026-11-20' },
    meeting_time: { start_time: '09:00' },
    meeting_recurrence: { is_recurring: true },
  })
  expect(meeting.meeting_recurrence).toEqual({
    is_recurring: true,
    recurring_type: 'custom',
    recurring_days: {},
  })
})

/** The fields of a schema as dotted paths, with those within lists and nullable objects. Optional fields may be missing, so they do not count. */
function listFields(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodNullable) return listFields(inner(schema))
  if (schema instanceof z.ZodDefault) return listFields(inner(schema))
  if (schema instanceof z.ZodArray) return listFields(z.custom<z.ZodType>().parse(schema.element))
  if (!(schema instanceof z.ZodObject)) return []
  const shape = z.record(z.string(), z.custom<z.ZodType>()).parse(schema.shape)
  return Object.entries(shape)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .flatMap(([name, field]) => [name, ...listFields(field).map((deeper) => `${name}.${deeper}`)])
}

function inner(schema: z.ZodNullable | z.ZodDefault): z.ZodType {
  return z.custom<z.ZodType>().parse(schema.unwrap())
}

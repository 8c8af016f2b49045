import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  id,
  Moment,
  MomentInput,
  name,
  oneOf,
  PlainDate,
  text,
  TimeZone,
  wholeNumber,
  yesOrNo,
} from './field.ts'

export const poll_options_max = 60
export const poll_participants_max = 100
/** How many polls one person can have open at once. */
export const open_polls_max = 100

export const poll_answers = ['yes', 'if_need_be', 'no'] as const
export const PollAnswer = oneOf('answer', poll_answers)
export type PollAnswer = z.infer<typeof PollAnswer>

export const poll_states = ['open', 'closed', 'booked'] as const
/** `closed`: no more answers, and nothing is booked; `booked`: an option has become a meeting. */
export const PollState = oneOf('poll_state', poll_states)
export type PollState = z.infer<typeof PollState>

export const poll_holds = ['none', 'organizer', 'everyone'] as const
/** Whose time the options hold while the poll is open. */
export const PollHold = oneOf('hold_for', poll_holds)
export type PollHold = z.infer<typeof PollHold>

export const poll_places = ['none', 'google_meet', 'zoom', 'link', 'address'] as const
export const PollPlace = oneOf('poll_place', poll_places)
export type PollPlace = z.infer<typeof PollPlace>

const answer_note = 'A poll asks either about times or about whole days.'

const TimeOption = z.object({
  /** Of an existing option, which keeps its answers; null for a new one. */
  option_id: id('option_id').nullable().default(null),
  start_timestamp: MomentInput,
  end_timestamp: MomentInput,
})

const DayOption = z.object({
  option_id: id('option_id').nullable().default(null),
  option_date: PlainDate,
})

/** A time, or a whole day of the poll's zone. */
const OptionInput = z.union([TimeOption, DayOption], { error: answer_note })
export type PollOptionInput = z.infer<typeof OptionInput>

const options = z
  .array(OptionInput, { error: 'poll_options must be a list.' })
  .min(1, 'Please add at least one option.')
  .max(poll_options_max, `At most ${poll_options_max} options are possible.`)
  .refine((all) => new Set(all.map((one) => 'option_date' in one)).size < 2, answer_note)
  .refine(
    (all) => all.every((one) => 'option_date' in one || lengthOf(one) > 0),
    'Each option must end after it starts.',
  )
  .refine(
    (all) => all.every((one) => 'option_date' in one || lengthOf(one) <= 24 * 60 * 60_000),
    'An option can last at most 24 hours. For longer times, ask about whole days.',
  )
  .refine((all) => new Set(all.map(keyOf)).size === all.length, 'Each option can be listed once.')

function lengthOf({ start_timestamp, end_timestamp }: z.infer<typeof TimeOption>): number {
  return Date.parse(end_timestamp) - Date.parse(start_timestamp)
}

function keyOf(option: PollOptionInput): string {
  if ('option_date' in option) return option.option_date
  return `${Date.parse(option.start_timestamp)} ${Date.parse(option.end_timestamp)}`
}

const ParticipantInput = z.union(
  [
    z.object({ user_id: id('user_id') }),
    z.object({
      participant_email: z.email({ error: 'Please enter a valid email address.' }).max(254),
      participant_name: text('Name', 120).default(''),
    }),
  ],
  { error: 'A participant needs a user_id or a participant_email.' },
)
export type PollParticipantInput = z.infer<typeof ParticipantInput>

const participants = z
  .array(ParticipantInput, { error: 'participants must be a list.' })
  .max(poll_participants_max, `At most ${poll_participants_max} people can be asked.`)

const fields = {
  poll_title: name('Title', 120).refine((value) => value.trim() !== '', 'Title must not be empty.'),
  poll_description: text('Description', 2000).nullable(),
  poll_place: PollPlace,
  /** The link or the address; null for every other place. */
  place_details: text('Place', 500).nullable(),
  /** The zone of whole days, and of times where `is_zone_fixed`. */
  poll_timezone: TimeZone,
  /** Everybody sees the times in the poll's zone instead of the reader's own. */
  is_zone_fixed: yesOrNo('is_zone_fixed'),
  /** After it no answer is taken. */
  deadline: MomentInput.nullable(),
  /** Participants see their own answers only. */
  are_answers_hidden: yesOrNo('are_answers_hidden'),
  hold_for: PollHold,
  /** The public link lets anyone answer. */
  has_public_link: yesOrNo('has_public_link'),
}

/** A question to a group: which of these times suits you? */
export const PollInput = z.object({ ...fields, poll_options: options, participants })

export const PollCreation = PollInput.extend({
  poll_description: fields.poll_description.default(null),
  poll_place: fields.poll_place.default('none'),
  place_details: fields.place_details.default(null),
  is_zone_fixed: fields.is_zone_fixed.default(false),
  deadline: fields.deadline.default(null),
  are_answers_hidden: fields.are_answers_hidden.default(false),
  hold_for: fields.hold_for.default('none'),
  has_public_link: fields.has_public_link.default(false),
  participants: participants.default([]),
})
export type PollCreation = z.infer<typeof PollCreation>

export const PollOption = z.object({
  option_id: z.uuid(),
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** Null for a time. */
  option_date: PlainDate.nullable(),
  /** Held in the reader's own calendar. */
  is_held: z.boolean(),
  /** The reader has something else then. */
  is_busy: z.boolean(),
})
export type PollOption = z.infer<typeof PollOption>

export const PollParticipant = z.object({
  participant_id: z.uuid(),
  /** Null for a participant without an account. */
  user_id: z.uuid().nullable(),
  participant_name: z.string(),
  /** Null where it is not the reader's poll. */
  participant_email: z.string().nullable(),
  profile_picture: z.string().nullable(),
  is_organizer: z.boolean(),
  /** Asked by the organizer; false for a participant of the public link. */
  is_invited: z.boolean(),
  /** By the id of the option; empty where nothing was answered, or the reader may not see it. */
  answers: z.record(z.uuid(), PollAnswer),
  comment: z.string(),
  answered_at: Moment.nullable(),
})
export type PollParticipant = z.infer<typeof PollParticipant>

export const PollResult = z.object({
  option_id: z.uuid(),
  yes: z.int(),
  if_need_be: z.int(),
  no: z.int(),
})
export type PollResult = z.infer<typeof PollResult>

export const best_option_kinds = ['all', 'all_but', 'most'] as const
/** `all`: everybody who answered can; `all_but`: all but those in `cannot`; `most`: at least one, and more cannot. */
export const BestOption = z.object({
  option_id: z.uuid(),
  kind: oneOf('kind', best_option_kinds),
  /** Names; empty where the answers are hidden from the reader. */
  cannot: z.array(z.string()),
})
export type BestOption = z.infer<typeof BestOption>

export const Poll = z.object({
  poll_id: z.uuid(),
  ...fields,
  deadline: Moment.nullable(),
  poll_state: PollState,
  organizer_name: z.string(),
  is_own: z.boolean(),
  /** The reader can answer now. */
  is_answerable: z.boolean(),
  /** The earliest first. */
  poll_options: z.array(PollOption),
  /** The organizer first, then the others as they were added. */
  participants: z.array(PollParticipant),
  /** One for each option; empty where the answers are hidden from the reader. */
  results: z.array(PollResult),
  /** Null before the first answer, where no participant can, and where the answers are hidden from the reader. */
  best_option: BestOption.nullable(),
  /** Null where the reader is not among the participants. */
  own_participant_id: z.uuid().nullable(),
  chosen_option_id: z.uuid().nullable(),
  /** The meeting of the chosen option, while it exists. */
  meeting_id: z.uuid().nullable(),
  /** The whole address, for the organizer of a poll with a public link. */
  public_url: z.string().nullable(),
  created_at: Moment,
})
export type Poll = z.infer<typeof Poll>

export const PollSummary = z.object({
  poll_id: z.uuid(),
  poll_title: z.string(),
  poll_state: PollState,
  deadline: Moment.nullable(),
  organizer_name: z.string(),
  is_own: z.boolean(),
  /** The first and the last option. */
  start_timestamp: Moment,
  end_timestamp: Moment,
  option_count: z.int(),
  participant_count: z.int(),
  answered_count: z.int(),
  /** The reader has answered. */
  has_answered: z.boolean(),
  public_url: z.string().nullable(),
  meeting_id: z.uuid().nullable(),
  created_at: Moment,
})
export type PollSummary = z.infer<typeof PollSummary>

const poll_params = z.object({ poll_id: id('poll_id') })

export const listPolls = endpoint({
  method: 'GET',
  path: '/v1/poll/all',
  scope: 'meetings:read',
  summary: 'List the person’s polls and those the person is asked in, open ones first, the latest first',
  paged: true,
  query: z.object({
    page: wholeNumber('page', 1, 100_000).default(1),
    limit: wholeNumber('limit', 1, 100).default(30),
    poll_state: oneOf('poll_state', ['', ...poll_states]).optional(),
    /** Of the person, or of others who ask the person. */
    whose: oneOf('whose', ['', 'own', 'asked']).optional(),
  }),
  reply: z.array(PollSummary),
  says: { failed: 'Failed to get polls. Please try again.' },
})

export const getPoll = endpoint({
  method: 'GET',
  path: '/v1/poll/:poll_id',
  scope: 'meetings:read',
  summary: 'Get a poll with the answers that the person may see',
  params: poll_params,
  reply: Poll,
  says: { failed: 'Failed to get poll. Please try again.' },
})

export const createPoll = endpoint({
  method: 'POST',
  path: '/v1/poll/create',
  scope: 'meetings:write',
  summary: 'Create a poll; participants are asked by mail',
  status: 201,
  body: PollCreation,
  reply: Poll,
  says: { failed: 'Failed to create poll. Please try again.', done: 'Poll created successfully.' },
})

export const updatePoll = endpoint({
  method: 'PUT',
  path: '/v1/poll/:poll_id',
  scope: 'meetings:write',
  summary:
    'Update an open poll; omitted fields are unchanged, lists are replaced whole; people who came by the public link stay. An option with answers never changes its time',
  params: poll_params,
  body: PollInput.partial().extend({
    /** Options that are left out of `poll_options` although they have answers, which are deleted with them. */
    deleted_option_ids: z
      .array(id('deleted_option_ids'), { error: 'deleted_option_ids must be a list.' })
      .max(poll_options_max, `At most ${poll_options_max} options are possible.`)
      .optional(),
  }),
  fixed: ['poll_id', 'public_url', 'created_at'],
  reply: Poll,
  says: { failed: 'Failed to update poll. Please try again.', done: 'Poll updated successfully.' },
})

export const deletePoll = endpoint({
  method: 'DELETE',
  path: '/v1/poll/:poll_id',
  scope: 'meetings:write',
  summary: 'Delete a poll; a meeting that it has booked stays',
  params: poll_params,
  reply: z.object({ poll_id: z.uuid() }),
  says: { failed: 'Failed to delete poll. Please try again.', done: 'Poll deleted successfully.' },
})

export const answerPoll = endpoint({
  method: 'PUT',
  path: '/v1/poll/:poll_id/answer',
  scope: 'meetings:write',
  summary: 'Answer an open poll; options without an answer are unanswered',
  params: poll_params,
  body: z.object({
    answers: z
      .array(z.object({ option_id: id('option_id'), answer: PollAnswer }), {
        error: 'answers must be a list.',
      })
      .max(poll_options_max, `At most ${poll_options_max} answers are possible.`)
      .refine(
        (all) => new Set(all.map(({ option_id }) => option_id.toLowerCase())).size === all.length,
        'Each option can be answered once.',
      ),
    comment: text('Comment', 1000).default(''),
  }),
  reply: Poll,
  says: { failed: 'Failed to save your answer. Please try again.', done: 'Answer saved.' },
})

export const closePoll = endpoint({
  method: 'POST',
  path: '/v1/poll/:poll_id/close',
  scope: 'meetings:write',
  summary:
    'Close a poll without booking; its times are released and participants are told, also after its deadline',
  params: poll_params,
  reply: Poll,
  says: { failed: 'Failed to close poll. Please try again.', done: 'Poll closed.' },
})

export const reopenPoll = endpoint({
  method: 'POST',
  path: '/v1/poll/:poll_id/reopen',
  scope: 'meetings:write',
  summary: 'Open a closed poll again, where nothing was booked; a deadline that has passed is removed',
  params: poll_params,
  reply: Poll,
  says: { failed: 'Failed to reopen poll. Please try again.', done: 'Poll is open again.' },
})

export const bookPollOption = endpoint({
  method: 'POST',
  path: '/v1/poll/:poll_id/book',
  scope: 'meetings:write',
  summary: 'Choose an option: make the meeting, invite the participants and release the other times',
  params: poll_params,
  body: z.object({ option_id: id('option_id') }),
  reply: Poll,
  says: {
    failed: 'Failed to book the time. Please try again.',
    done: 'Meeting created and participants invited.',
  },
})

export const remindParticipants = endpoint({
  method: 'POST',
  path: '/v1/poll/:poll_id/remind',
  scope: 'meetings:write',
  summary: 'Remind by mail those who have not answered; once a day at most',
  params: poll_params,
  body: z.object({ message: text('Message', 1000).default('') }),
  reply: z.object({ reminded: z.int() }),
  says: { failed: 'Failed to send reminders. Please try again.', done: 'Reminders sent.' },
})

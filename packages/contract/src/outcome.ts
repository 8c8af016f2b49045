import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, oneOf, requiredText, text, wholeNumber } from './field.ts'

/** What a meeting leads to: action items, which are done one day, and key takeaways. */

export const action_item_statuses = ['active', 'completed'] as const
export const ActionItemStatus = oneOf('Status', action_item_statuses)
export type ActionItemStatus = z.infer<typeof ActionItemStatus>

/** How many action items, and as many key takeaways, one meeting can have. */
export const outcomes_max = 500

export const outcome_title_characters_max = 200
export const outcome_description_characters_max = 2000

export const ActionItem = z.object({
  action_item_id: z.uuid(),
  meeting_id: z.uuid(),
  action_item_title: z.string(),
  action_item_description: z.string(),
  action_item_status: ActionItemStatus,
  /** The task that was made of it and whose that is; null where there is none. */
  task: z
    .object({ task_id: z.uuid(), user_id: z.uuid().nullable(), full_name: z.string().nullable() })
    .nullable(),
  created_at: Moment,
  updated_at: Moment,
})
export type ActionItem = z.infer<typeof ActionItem>

export const KeyTakeaway = z.object({
  key_takeaway_id: z.uuid(),
  meeting_id: z.uuid(),
  key_takeaway_title: z.string(),
  key_takeaway_description: z.string(),
  created_at: Moment,
  updated_at: Moment,
})
export type KeyTakeaway = z.infer<typeof KeyTakeaway>

export const OpenActionItem = ActionItem.extend({ meeting_title: z.string() })
export type OpenActionItem = z.infer<typeof OpenActionItem>

const title = requiredText('Title', outcome_title_characters_max).transform((value) => value.trim())
const description = text('Description', outcome_description_characters_max)
/** Without a title it is named after its number. */
const new_title = text('Title', outcome_title_characters_max)
  .transform((value) => value.trim())
  .default('')

export const ActionItemCreation = z.object({
  action_item_title: new_title,
  action_item_description: description.default(''),
  action_item_status: ActionItemStatus.default('active'),
})
export type ActionItemCreation = z.infer<typeof ActionItemCreation>

/**
 * Fields left out stay as they are. With `updated_at`, as it was read, the change is made only if nobody has
 * changed the item since.
 */
export const ActionItemChange = z
  .object({
    action_item_title: title,
    action_item_description: description,
    action_item_status: ActionItemStatus,
    updated_at: MomentInput,
  })
  .partial()
export type ActionItemChange = z.infer<typeof ActionItemChange>

export const KeyTakeawayCreation = z.object({
  key_takeaway_title: new_title,
  key_takeaway_description: description.default(''),
})
export type KeyTakeawayCreation = z.infer<typeof KeyTakeawayCreation>

/** As ActionItemChange. */
export const KeyTakeawayChange = z
  .object({ key_takeaway_title: title, key_takeaway_description: description, updated_at: MomentInput })
  .partial()
export type KeyTakeawayChange = z.infer<typeof KeyTakeawayChange>

/** The `data` of the answer 409 to a change made from a version that is no longer the current one. */
export const ActionItemConflict = z.object({ current: ActionItem })
export const KeyTakeawayConflict = z.object({ current: KeyTakeaway })

const meeting_params = z.object({ meeting_id: id('meeting_id') })

export const listActionItems = endpoint({
  method: 'GET',
  path: '/v1/meeting/action_item/:meeting_id',
  summary: 'The action items of a meeting the person takes part in, the oldest first',
  params: meeting_params,
  reply: z.array(ActionItem),
  says: { failed: 'Failed to get action item. Please try again.' },
})

export const createActionItem = endpoint({
  method: 'POST',
  path: '/v1/meeting/action_item/:meeting_id',
  summary: 'Write an action item down for a meeting that is over, or for a series that has begun',
  status: 201,
  params: meeting_params,
  body: ActionItemCreation,
  fixed: ['meeting_id'],
  reply: ActionItem,
  says: {
    failed: 'Failed to create action item. Please try again.',
    done: 'Action item created successfully.',
  },
})

/** How many are suggested at a time. */
export const suggested_items_max = 20

/** Something that the meeting's notes say is still to be done; nothing is written down before somebody takes it on. */
export const SuggestedActionItem = z.object({
  /** As the notes say it, up to the length of a title. */
  action_item_title: z.string(),
  /** The whole sentence where the title is too short for it, else empty. */
  action_item_description: z.string(),
  /** The day it is to be done by, as the notes write it; null where they do not. */
  due: z.string().nullable(),
  /** Which of the notes say it. */
  found_in: z.enum(['description', 'agenda', 'key_takeaway']),
})
export type SuggestedActionItem = z.infer<typeof SuggestedActionItem>

export const suggestActionItems = endpoint({
  method: 'POST',
  path: '/v1/meeting/action_item/suggest/:meeting_id',
  isRead: true,
  summary:
    'Action items that the description, the agenda and the key takeaways of a meeting speak of and that it does not have yet; nothing is stored',
  params: meeting_params,
  reply: z.array(SuggestedActionItem),
  says: { failed: 'Failed to suggest action items. Please try again.' },
})

const action_item_params = meeting_params.extend({ action_item_id: id('action_item_id') })

export const updateActionItem = endpoint({
  method: 'PUT',
  path: '/v1/meeting/action_item/:meeting_id/:action_item_id',
  summary: 'Change an action item, or say that it is done or not',
  params: action_item_params,
  body: ActionItemChange,
  fixed: ['action_item_id', 'meeting_id'],
  reply: ActionItem,
  conflict: ActionItemConflict,
  says: {
    failed: 'Failed to update action item. Please try again.',
    done: 'Action item updated successfully.',
  },
})

export const deleteActionItem = endpoint({
  method: 'DELETE',
  path: '/v1/meeting/action_item/:meeting_id/:action_item_id',
  summary: 'Delete an action item; a task that was made of it stays',
  params: action_item_params,
  reply: z.object({ action_item_id: z.uuid() }),
  says: {
    failed: 'Failed to delete action item. Please try again.',
    done: 'Action item deleted successfully.',
  },
})

export const makeActionItemTask = endpoint({
  method: 'POST',
  path: '/v1/meeting/action_item/:meeting_id/:action_item_id/task',
  summary: 'Make a personal task of an action item, once',
  status: 201,
  params: action_item_params,
  reply: ActionItem,
  says: { failed: 'Failed to create task. Please try again.', done: 'Task created successfully.' },
})

export const listOpenActionItems = endpoint({
  method: 'GET',
  path: '/v1/action_item/open',
  summary: 'The active action items of all meetings on the person’s list, the newest first',
  query: z.object({
    page: wholeNumber('Page', 1, 100_000).default(1),
    limit: wholeNumber('Limit', 1, 50).default(50),
  }),
  reply: z.array(OpenActionItem),
  paged: true,
  says: { failed: 'Failed to get action item. Please try again.' },
})

export const listKeyTakeaways = endpoint({
  method: 'GET',
  path: '/v1/meeting/key_takeaway/:meeting_id',
  summary: 'The key takeaways of a meeting the person takes part in, the oldest first',
  params: meeting_params,
  reply: z.array(KeyTakeaway),
  says: { failed: 'Failed to get key takeaway. Please try again.' },
})

export const createKeyTakeaway = endpoint({
  method: 'POST',
  path: '/v1/meeting/key_takeaway/:meeting_id',
  summary: 'Write a key takeaway down for a meeting that is over, or for a series that has begun',
  status: 201,
  params: meeting_params,
  body: KeyTakeawayCreation,
  fixed: ['meeting_id'],
  reply: KeyTakeaway,
  says: {
    failed: 'Failed to create key takeaway. Please try again.',
    done: 'Key takeaway created successfully.',
  },
})

const key_takeaway_params = meeting_params.extend({ key_takeaway_id: id('key_takeaway_id') })

export const updateKeyTakeaway = endpoint({
  method: 'PUT',
  path: '/v1/meeting/key_takeaway/:meeting_id/:key_takeaway_id',
  summary: 'Change a key takeaway',
  params: key_takeaway_params,
  body: KeyTakeawayChange,
  fixed: ['key_takeaway_id', 'meeting_id'],
  reply: KeyTakeaway,
  conflict: KeyTakeawayConflict,
  says: {
    failed: 'Failed to update key takeaway. Please try again.',
    done: 'Key takeaway updated successfully.',
  },
})

export const deleteKeyTakeaway = endpoint({
  method: 'DELETE',
  path: '/v1/meeting/key_takeaway/:meeting_id/:key_takeaway_id',
  summary: 'Delete a key takeaway',
  params: key_takeaway_params,
  reply: z.object({ key_takeaway_id: z.uuid() }),
  says: {
    failed: 'Failed to delete key takeaway. Please try again.',
    done: 'Key takeaway deleted successfully.',
  },
})

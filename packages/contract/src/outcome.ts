import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, oneOf, requiredText, text, wholeNumber } from './field.ts'

/** The outcome of a meeting: action items and key takeaways. */

export const action_item_statuses = ['active', 'completed'] as const
export const ActionItemStatus = oneOf('Status', action_item_statuses)
export type ActionItemStatus = z.infer<typeof ActionItemStatus>

/** The most action items of a meeting, and the most key takeaways. */
export const outcomes_max = 500

export const outcome_title_characters_max = 200
export const outcome_description_characters_max = 2000

export const ActionItem = z.object({
  action_item_id: z.uuid(),
  meeting_id: z.uuid(),
  action_item_title: z.string(),
  action_item_description: z.string(),
  action_item_status: ActionItemStatus,
  /** The task created from it and the task's owner; null when there is none. */
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
 * Omitted fields are unchanged. With `updated_at`, as it was read, the update is refused if the item has
 * changed since.
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

/** The `data` of a 409 reply to an update based on an outdated version. */
export const ActionItemConflict = z.object({ current: ActionItem })
export const KeyTakeawayConflict = z.object({ current: KeyTakeaway })

const meeting_params = z.object({ meeting_id: id('meeting_id') })

export const listActionItems = endpoint({
  method: 'GET',
  path: '/v1/meeting/action_item/:meeting_id',
  scope: 'tasks:read',
  summary: 'List the action items of a meeting that the person takes part in, the oldest first',
  params: meeting_params,
  reply: z.array(ActionItem),
  says: { failed: 'Failed to get action item. Please try again.' },
})

export const createActionItem = endpoint({
  method: 'POST',
  path: '/v1/meeting/action_item/:meeting_id',
  scope: 'tasks:write',
  summary: 'Create an action item of a meeting that is over, or of a series that has begun',
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

/** The most suggestions in one reply. */
export const suggested_items_max = 20

/** A to-do found in the meeting's notes. It is not stored until a participant accepts it. */
export const SuggestedActionItem = z.object({
  /** The words of the notes, cut to the length of a title. */
  action_item_title: z.string(),
  /** The whole sentence when it does not fit into the title, else empty. */
  action_item_description: z.string(),
  /** The due date as the notes write it; null when they have none. */
  due: z.string().nullable(),
  /** The notes it was found in. */
  found_in: z.enum(['description', 'agenda', 'key_takeaway']),
})
export type SuggestedActionItem = z.infer<typeof SuggestedActionItem>

export const suggestActionItems = endpoint({
  method: 'POST',
  path: '/v1/meeting/action_item/suggest/:meeting_id',
  scope: 'tasks:read',
  isRead: true,
  summary:
    'Suggest action items from the description, agenda and key takeaways of a meeting that it does not have yet; nothing is stored',
  params: meeting_params,
  reply: z.array(SuggestedActionItem),
  says: { failed: 'Failed to suggest action items. Please try again.' },
})

const action_item_params = meeting_params.extend({ action_item_id: id('action_item_id') })

export const updateActionItem = endpoint({
  method: 'PUT',
  path: '/v1/meeting/action_item/:meeting_id/:action_item_id',
  scope: 'tasks:write',
  summary: 'Update an action item, or mark it as done or open',
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
  scope: 'tasks:write',
  summary: 'Delete an action item; a task created from it stays',
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
  scope: 'tasks:write',
  summary: 'Create a personal task from an action item, once',
  status: 201,
  params: action_item_params,
  reply: ActionItem,
  says: { failed: 'Failed to create task. Please try again.', done: 'Task created successfully.' },
})

export const listOpenActionItems = endpoint({
  method: 'GET',
  path: '/v1/action_item/open',
  scope: 'tasks:read',
  summary: 'List the open action items of all meetings on the person’s list, the newest first',
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
  scope: 'tasks:read',
  summary: 'List the key takeaways of a meeting that the person takes part in, the oldest first',
  params: meeting_params,
  reply: z.array(KeyTakeaway),
  says: { failed: 'Failed to get key takeaway. Please try again.' },
})

export const createKeyTakeaway = endpoint({
  method: 'POST',
  path: '/v1/meeting/key_takeaway/:meeting_id',
  scope: 'tasks:write',
  summary: 'Create a key takeaway of a meeting that is over, or of a series that has begun',
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
  scope: 'tasks:write',
  summary: 'Update a key takeaway',
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
  scope: 'tasks:write',
  summary: 'Delete a key takeaway',
  params: key_takeaway_params,
  reply: z.object({ key_takeaway_id: z.uuid() }),
  says: {
    failed: 'Failed to delete key takeaway. Please try again.',
    done: 'Key takeaway deleted successfully.',
  },
})

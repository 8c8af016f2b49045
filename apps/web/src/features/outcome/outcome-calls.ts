import {
  createActionItem,
  createKeyTakeaway,
  deleteActionItem,
  deleteKeyTakeaway,
  updateActionItem,
  updateKeyTakeaway,
} from '@meridian/contract'
import { type CallOptions, call } from '../../platform/api/api.ts'
import type { Outcome, OutcomeKind } from './outcome.ts'

/** What a form holds of either kind. */
export interface OutcomeForm {
  readonly title: string
  readonly description: string
}

interface OutcomeCalls {
  readonly create: (meeting_id: string, description: string) => Promise<unknown>
  /** Refused when another person has changed it since it was read. */
  readonly update: (outcome: Outcome, form: OutcomeForm) => Promise<unknown>
  readonly remove: (outcome: Outcome, options: CallOptions) => Promise<unknown>
  readonly created: string
  readonly updated: string
  readonly deleted: string
}

/** How the server hears of each kind, and what the reader is told then. */
export const outcome_calls: Readonly<Record<OutcomeKind, OutcomeCalls>> = {
  action_item: {
    create: (meeting_id, description) =>
      call(createActionItem, { params: { meeting_id }, body: { action_item_description: description } }),
    update: ({ id, meeting_id, updated_at }, { title, description }) =>
      call(updateActionItem, {
        params: { meeting_id, action_item_id: id },
        body: { action_item_title: title, action_item_description: description, updated_at },
      }),
    remove: ({ id, meeting_id }, options) =>
      call(deleteActionItem, { params: { meeting_id, action_item_id: id } }, options),
    created: createActionItem.says.done,
    updated: updateActionItem.says.done,
    deleted: deleteActionItem.says.done,
  },
  key_takeaway: {
    create: (meeting_id, description) =>
      call(createKeyTakeaway, { params: { meeting_id }, body: { key_takeaway_description: description } }),
    update: ({ id, meeting_id, updated_at }, { title, description }) =>
      call(updateKeyTakeaway, {
        params: { meeting_id, key_takeaway_id: id },
        body: { key_takeaway_title: title, key_takeaway_description: description, updated_at },
      }),
    remove: ({ id, meeting_id }, options) =>
      call(deleteKeyTakeaway, { params: { meeting_id, key_takeaway_id: id } }, options),
    created: createKeyTakeaway.says.done,
    updated: updateKeyTakeaway.says.done,
    deleted: deleteKeyTakeaway.says.done,
  },
}

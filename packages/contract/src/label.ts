import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, oneOf, requiredText, text } from './field.ts'

export const label_types = [
  'meeting',
  'call',
  'email',
  'follow_up',
  'task',
  'action_item',
  'key_takeaway',
  'summary',
] as const
export const LabelType = oneOf('Type', label_types)
export type LabelType = z.infer<typeof LabelType>

/** The ten colors of labels: their names and the stored values. */
export const label_colors = [
  { name: 'Soft Blue', value: '#6EC1E4' },
  { name: 'Soft Green', value: '#A3E635' },
  { name: 'Soft Yellow', value: '#FFE066' },
  { name: 'Soft Red', value: '#F28B82' },
  { name: 'Soft Purple', value: '#D7A6FF' },
  { name: 'Soft Orange', value: '#FFA552' },
  { name: 'Soft Pink', value: '#FFB6C1' },
  { name: 'Soft Cyan', value: '#76EEC6' },
  { name: 'Soft Lime', value: '#D0FF14' },
  { name: 'Soft Indigo', value: '#9370DB' },
] as const
export const LabelColor = z.enum(
  label_colors.map(({ value }) => value),
  { error: `Color must be one of ${label_colors.map(({ name, value }) => `${name} ${value}`).join(', ')}.` },
)
export type LabelColor = z.infer<typeof LabelColor>

/** A value or a name, in upper or lower case; parsed to the value. */
export const LabelColorInput = z
  .string({ error: 'Color must be text.' })
  .transform((written) => valueOfColor(written))
  .pipe(LabelColor)

/** How many labels one person can have. */
export const labels_max = 200

/** A label is visible only to its owner. */
export const Label = z.object({
  label_id: z.uuid(),
  user_id: z.uuid(),
  label_title: z.string(),
  label_description: z.string(),
  label_color: LabelColor,
  label_type: LabelType,
  /** The meeting in a list of a meeting's labels; null in the list of all labels. */
  meeting_id: z.uuid().nullable(),
  /** The same id when another person organizes that meeting. */
  shared_meeting_id: z.uuid().nullable(),
  created_at: Moment,
  updated_at: Moment,
})
export type Label = z.infer<typeof Label>

export const ListedLabel = Label.extend({
  /** How many meetings on the person's list have the label, in any status. */
  meeting_count: z.int(),
})
export type ListedLabel = z.infer<typeof ListedLabel>

const fields = {
  label_title: requiredText('Title', 60).transform((title) => title.trim()),
  label_description: text('Description', 500),
  label_color: LabelColorInput,
  label_type: LabelType,
}

export const LabelCreation = z.object({
  label_title: fields.label_title,
  label_description: fields.label_description.default(''),
  label_color: fields.label_color.default('#6EC1E4'),
  label_type: fields.label_type.default('meeting'),
})
export type LabelCreation = z.infer<typeof LabelCreation>

/** Fields left out stay as they are. */
export const LabelChange = z.object(fields).partial()
export type LabelChange = z.infer<typeof LabelChange>

/** Labels, keyed by id; the values are ignored. */
function labelsInput(owner: 'meeting' | 'task') {
  return z
    .record(id('Each label'), z.looseObject({}, { error: 'Labels are a map from label_id to an object.' }), {
      error: 'Labels are a map from label_id to an object.',
    })
    .refine(
      (labels) => Object.keys(labels).length <= labels_max,
      `A ${owner} can have at most ${labels_max} labels.`,
    )
}

export const MeetingLabelsInput = labelsInput('meeting')
export const TaskLabelsInput = labelsInput('task')

export const listLabels = endpoint({
  method: 'GET',
  path: '/v1/label/all',
  scope: 'meetings:read',
  summary: 'List the person’s labels, by title',
  reply: z.array(ListedLabel),
  says: { failed: 'Failed to get labels. Please try again.' },
})

export const createLabel = endpoint({
  method: 'POST',
  path: '/v1/label/create',
  scope: 'meetings:write',
  summary: 'Create a label with a title that no other label of the person has',
  status: 201,
  body: LabelCreation,
  reply: Label,
  says: { failed: 'Failed to create label. Please try again.', done: 'Label created successfully.' },
})

const label_params = z.object({ label_id: id('label_id') })

export const updateLabel = endpoint({
  method: 'PUT',
  path: '/v1/label/:label_id',
  scope: 'meetings:write',
  summary: 'Update a label on every meeting that has it',
  params: label_params,
  body: LabelChange,
  fixed: ['label_id', 'user_id'],
  reply: Label,
  says: { failed: 'Failed to update label. Please try again.', done: 'Label updated successfully.' },
})

export const deleteLabel = endpoint({
  method: 'DELETE',
  path: '/v1/label/:label_id',
  scope: 'meetings:write',
  summary: 'Delete a label and unassign it from every meeting',
  params: label_params,
  reply: z.object({
    label_id: z.uuid(),
    /** What had the label, so that it can be restored; null for more than `restored_max` meetings or tasks. */
    assigned: z.object({ meeting_ids: z.array(z.uuid()), task_ids: z.array(z.uuid()) }).nullable(),
  }),
  says: { failed: 'Failed to delete label. Please try again.', done: 'Label deleted successfully.' },
})

/** To how many meetings, and to how many tasks, a deleted label can be assigned again. */
export const restored_max = 1000

function assignedIds(name: string) {
  return z
    .array(id(name), { error: `${name} must be a list.` })
    .max(restored_max, `${name} must hold at most ${restored_max}.`)
}

export const restoreLabel = endpoint({
  method: 'POST',
  path: '/v1/label/restore',
  scope: 'meetings:write',
  summary:
    'Create a deleted label again, on the meetings and tasks that had it and that the person still sees',
  status: 201,
  body: LabelCreation.extend({
    meeting_ids: assignedIds('meeting_ids'),
    task_ids: assignedIds('task_ids'),
  }),
  reply: Label,
  says: { failed: 'Failed to restore label. Please try again.', done: 'The label is back.' },
})

const assignment_params = z.object({ meeting_id: id('meeting_id'), label_id: id('label_id') })

export const assignLabel = endpoint({
  method: 'PUT',
  path: '/v1/label/assign/:meeting_id/:label_id',
  scope: 'meetings:write',
  summary: 'Assign one of the person’s labels to a meeting; only the person sees it',
  params: assignment_params,
  reply: Label,
  says: {
    failed: 'Failed to assign label to meeting. Please try again.',
    done: 'Label assigned successfully.',
  },
})

export const listMeetingLabels = endpoint({
  method: 'GET',
  path: '/v1/label/meeting/:meeting_id',
  scope: 'meetings:read',
  summary: 'List the person’s labels of one meeting, by title',
  params: assignment_params.pick({ meeting_id: true }),
  reply: z.array(Label),
  says: { failed: 'Failed to get meeting labels. Please try again.' },
})

export const removeLabel = endpoint({
  method: 'DELETE',
  path: '/v1/label/remove/:meeting_id/:label_id',
  scope: 'meetings:write',
  summary: 'Unassign a label from a meeting',
  params: assignment_params,
  reply: z.object({ meeting_id: z.uuid(), label_id: z.uuid() }),
  says: {
    failed: 'Failed to remove label from meeting. Please try again.',
    done: 'Label removed successfully.',
  },
})

function valueOfColor(written: string): string {
  const small = written.trim().toLowerCase()
  const known = label_colors.find(({ name, value }) =>
    [name.toLowerCase(), value.toLowerCase()].includes(small),
  )
  return known?.value ?? written
}

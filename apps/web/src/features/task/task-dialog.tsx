import { getMeeting, type Task } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { rich } from '../../platform/text/rich-text.tsx'
import { t, tLabels } from '../../platform/text/text.ts'
import { isoDate } from '../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/form/date-picker.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { showUnread } from '../../ui/form/problem-focus.ts'
import { StoredVersion } from '../../ui/form/stored-version.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { status_options } from './board/board-lists.ts'
import { type Assignee, assigneeOptions, assigneesOf, priority_options } from './task-form.ts'
import type { TaskEditing } from './use-task-editor.ts'
import { useTaskSubmit } from './use-task-submit.ts'

/** The field for labels, which another feature has. */
export type RenderTaskLabels = (field: {
  readonly value: readonly string[]
  readonly onChange: (change: (label_ids: readonly string[]) => readonly string[]) => void
}) => ReactNode

interface TaskDialogProps {
  readonly editing: TaskEditing
  readonly onDelete: (task: Task) => void
  readonly renderLabels: RenderTaskLabels
}

/** Makes a card or changes one; leaving keeps what was filled in. */
export function TaskDialog({ editing, onDelete, renderLabels }: TaskDialogProps) {
  const { task, isOpen, close, key } = editing
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  return (
    <Dialog
      title={task ? t('Edit card') : t('New card')}
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          {task && (
            <span className="me-auto">
              <Button variant="danger" onPress={() => onDelete(task)}>
                {t('Delete')}
              </Button>
            </span>
          )}
          <Button onPress={editing.drop} isDisabled={isSaving}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving} busyLabel={t('Saving...')}>
            {task ? t('Save Changes') : t('Create card')}
          </Button>
        </>
      }
    >
      <TaskFields
        key={key}
        editing={editing}
        formId={formId}
        onSaving={setSaving}
        renderLabels={renderLabels}
      />
    </Dialog>
  )
}

interface TaskFieldsProps {
  readonly editing: TaskEditing
  readonly formId: string
  readonly onSaving: (isSaving: boolean) => void
  readonly renderLabels: RenderTaskLabels
}

function TaskFields({ editing, formId, onSaving, renderLabels }: TaskFieldsProps) {
  const { task, form, update } = editing
  const fields = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLInputElement>(null)
  const { submit, titleError, dueDateError, problem, isConflict } = useTaskSubmit(editing, onSaving)

  useHotkey(
    { keys: 'Mod+enter', label: t('Save the card'), group: t('Board') },
    () => fields.current?.requestSubmit(),
    editing.isOpen,
  )

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (showUnread(fields.current)) return
    if (!(await submit())) title.current?.focus()
  }

  return (
    <form
      ref={fields}
      id={formId}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-3.5"
    >
      {problem && <FormProblem>{problem}</FormProblem>}
      {isConflict && task && (
        <StoredVersion
          note={t(
            'Another change was saved in the meantime. Save Changes replaces it with yours, Cancel keeps it.',
          )}
        >
          {task.task_description}
        </StoredVersion>
      )}
      <TextField
        label={t('Title')}
        inputRef={title}
        value={form.title}
        onChange={(value) => update({ title: value })}
        isRequired
        autoFocus
        autoComplete="off"
        error={titleError}
      />
      <TextArea
        label={t('Description')}
        value={form.details}
        onChange={(details) => update({ details })}
        placeholder={t('No description')}
        rows={4}
      />
      <div className="grid gap-3.5 md:grid-cols-2">
        <Select
          label={t('Status')}
          options={tLabels(status_options)}
          value={form.task_status}
          onChange={(task_status) => update({ task_status })}
        />
        <SegmentedControl
          label={t('Priority')}
          segments={tLabels(priority_options)}
          selected={form.task_priority}
          onSelect={(task_priority) => update({ task_priority })}
        />
        <DueDateField editing={editing} error={dueDateError} />
      </div>
      {renderLabels({
        value: form.label_ids,
        onChange: (change) => update(({ label_ids }) => ({ label_ids: change(label_ids) })),
      })}
      {task?.meeting && <MeetingPart editing={editing} task={task} meeting={task.meeting} />}
    </form>
  )
}

interface DueDateFieldProps {
  readonly editing: TaskEditing
  readonly error: string | undefined
}

function DueDateField({ editing: { form, update }, error }: DueDateFieldProps) {
  const clock = useClock()
  const weekStart = useWeekStart()
  return (
    <DatePicker
      label={t('Due date')}
      value={form.task_due_date}
      onChange={(task_due_date) => update({ task_due_date })}
      today={isoDate(useNow(60_000), clock.zone)}
      weekStart={weekStart}
      error={error}
    />
  )
}

interface MeetingPartProps {
  readonly editing: TaskEditing
  readonly task: Task
  readonly meeting: NonNullable<Task['meeting']>
}

/** Who of the meeting is to do it, and the way to the meeting. */
function MeetingPart({ editing: { form, update }, task, meeting }: MeetingPartProps) {
  const user = useSession((session) => session.user)
  const found = useQuery(queryFor(getMeeting, { params: { meeting_id: meeting.meeting_id } }))
  if (!user) return null
  const people = found.data ? assigneesOf(found.data, user) : [user, ...assigneeOf(task)]
  return (
    <>
      <Select
        label={t('Assigned to')}
        options={assigneeOptions(people, user.user_id)}
        value={form.associate_user_id ?? 'none'}
        onChange={(id) => update({ associate_user_id: id === 'none' ? null : id })}
      />
      <p className="text-muted">
        {rich(
          t('Of the meeting <link>{title}</link>', {
            title: meeting.meeting_title || t('No title provided'),
          }),
          {
            link: <Link href={`/user/meetings/${meeting.meeting_id}`}>{''}</Link>,
          },
        )}
      </p>
    </>
  )
}

function assigneeOf({ associate_user_id, associate_user_details }: Task): Assignee[] {
  return associate_user_id && associate_user_details
    ? [{ user_id: associate_user_id, ...associate_user_details }]
    : []
}

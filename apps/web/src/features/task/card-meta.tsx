import type { Task } from '@meridian/contract'
import { CalendarDays, UserPlus } from 'lucide'
import { QueuedMark } from '../../platform/offline/queued-mark.tsx'
import { t } from '../../platform/text/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LabelChip } from '../../ui/label-chip.tsx'
import { Link } from '../../ui/link.tsx'
import { DueMark } from './due-mark.tsx'
import { labelsOf } from './labels-of.ts'
import { PriorityBars } from './priority-bars.tsx'

/** What a card of the own board says below its text: its meeting with its labels, who is to do it and how urgent it is. */
export function CardMeta({ task }: { readonly task: Task }) {
  const { meeting, task_priority } = task
  const labels = labelsOf(task)
  return (
    <div className="mt-2.5 flex flex-col gap-2 text-xs text-muted">
      <span className="empty:hidden">
        <QueuedMark id={task.task_id} />
      </span>
      {labels.length > 0 && (
        <ul aria-label={t('Labels')} className="flex flex-wrap gap-1">
          {labels.map(({ label_id, label_title, label_color }) => (
            <li key={label_id} className="max-w-full leading-none">
              <LabelChip title={label_title} color={label_color} />
            </li>
          ))}
        </ul>
      )}
      {meeting && (
        <Link
          href={`/user/meetings/${meeting.meeting_id}`}
          look="quiet"
          className="relative flex max-w-full min-w-0 items-center gap-1.25 self-start"
        >
          <Icon of={CalendarDays} size={14} />
          <span className="truncate">{meeting.meeting_title || t('No title provided')}</span>
        </Link>
      )}
      {/* Beside the name it would leave the name no room. */}
      <DueMark task={task} />
      <div className="flex min-w-0 items-center gap-2">
        <AssigneeText task={task} />
        <span className="ms-auto inline-flex">
          <PriorityBars priority={task_priority} />
        </span>
      </div>
    </div>
  )
}

/** Who is to do a task, by picture and name. */
function AssigneeText({ task }: { readonly task: Task }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <AssigneeMark task={task} />
      <span className="truncate" title={assigneeName(task)}>
        {assigneeName(task)}
      </span>
    </span>
  )
}

/** The picture of who is to do a task. Decorative: the name stands beside it. */
export function AssigneeMark({
  task: { associate_user_id, associate_user_details },
}: {
  readonly task: Task
}) {
  if (!associate_user_details) return <Icon of={UserPlus} size={14} className="mx-0.75" />
  const { full_name, profile_picture } = associate_user_details
  return <Avatar id={associate_user_id ?? undefined} name={full_name} picture={profile_picture} size="sm" />
}

export function assigneeName({ associate_user_details }: Task): string {
  return associate_user_details?.full_name ?? t('No user assigned')
}

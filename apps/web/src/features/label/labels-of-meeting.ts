import type { Label, Meeting } from '@meridian/contract'
import { sortByName } from '../../platform/text/intl.ts'

/** The reader's labels on a meeting, by title, without those just deleted. */
export function labelsOf(
  { meeting_labels }: Pick<Meeting, 'meeting_labels'>,
  hidden: ReadonlySet<string>,
): Label[] {
  return byTitle(Object.values(meeting_labels).filter(({ label_id }) => !hidden.has(label_id)))
}

/** The meeting with the label on it, or without it. */
export function withLabel<One extends Pick<Meeting, 'meeting_labels'>>(
  meeting: One,
  label: Label,
  isOn: boolean,
): One {
  const { [label.label_id]: _, ...others } = meeting.meeting_labels
  return { ...meeting, meeting_labels: isOn ? { ...others, [label.label_id]: label } : others }
}

/** In the order of the reader's alphabet. */
export function byTitle<One extends Pick<Label, 'label_title'>>(labels: readonly One[]): One[] {
  return sortByName(labels, ({ label_title }) => label_title)
}

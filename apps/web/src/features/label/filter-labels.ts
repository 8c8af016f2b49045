import type { ListedLabel } from '@meridian/contract'
import { byTitle } from './labels-of-meeting.ts'

/** The labels that stand as chips over a list: those used most, by title, and always the one that filters. */
export function filterLabels<One extends Pick<ListedLabel, 'label_id' | 'label_title' | 'meeting_count'>>(
  labels: readonly One[],
  selected: string,
  max = chips_max,
): One[] {
  const most = labels.toSorted((a, b) => b.meeting_count - a.meeting_count).slice(0, max)
  const filtering = labels.find(({ label_id }) => label_id === selected)
  return byTitle(filtering && !most.includes(filtering) ? [...most.slice(0, -1), filtering] : most)
}

export const chips_max = 10

import type { ListedLabel, Meeting } from '@meridian/contract'
import { expect, it } from 'vitest'
import { chips_max, filterLabels } from './filter-labels.ts'
import { choicesOf } from './label-choices.ts'
import { labelsOf, withLabel } from './labels-of-meeting.ts'

it('[DSH41] finds labels by the beginning of any word, and offers a title that is not there yet', () => {
  const labels = [aLabel('Product launch'), aLabel('Team'), aLabel('Latest')]
  const offered = (query: string, mayCreate = true) =>
    choicesOf(labels, query, mayCreate).map((choice) =>
      'label' in choice ? choice.label.label_title : `+ ${choice.newTitle}`,
    )
  expect(offered('')).toEqual(['Product launch', 'Team', 'Latest'])
  expect(offered('la')).toEqual(['Latest', 'Product launch', '+ la'])
  expect(offered(' TEAM ')).toEqual(['Team'])
  expect(offered(' Board ')).toEqual(['+ Board'])
  expect(offered('Board', false)).toEqual([])
})

it('[DSH42] shows the ten most used by title, and the one that filters in place of the least used', () => {
  const labels = Array.from({ length: 14 }, (_, index) =>
    aLabel(String.fromCodePoint(97 + index), { meeting_count: 20 - index }),
  )
  const shown = (selected: string) => filterLabels(labels, selected).map(({ label_title }) => label_title)
  expect(shown('all').join('')).toBe('abcdefghij')
  expect(shown('label n').join('')).toBe('abcdefghin')
  expect(shown('label c').join('')).toBe('abcdefghij')
  expect(shown('nobody’s')).toHaveLength(chips_max)
  expect(filterLabels(labels.slice(0, 3), 'all')).toHaveLength(3)
})

it('[DSH43] shows the labels of a meeting by title, without those just deleted', () => {
  const [team, launch, gone] = [aLabel('Team'), aLabel('Launch'), aLabel('Gone')]
  const titles = (one: Pick<Meeting, 'meeting_labels'>) =>
    labelsOf(one, new Set([gone.label_id])).map(({ label_title }) => label_title)
  const meeting = {
    meeting_labels: Object.fromEntries([team, gone].map((label) => [label.label_id, label])),
  }
  expect(titles(meeting)).toEqual(['Team'])
  expect(titles(withLabel(meeting, launch, true))).toEqual(['Launch', 'Team'])
  expect(titles(withLabel(withLabel(meeting, launch, true), team, false))).toEqual(['Launch'])
  expect(withLabel(meeting, launch, false)).toEqual(meeting)
})

function aLabel(label_title: string, fields: Partial<ListedLabel> = {}): ListedLabel {
  return {
    label_id: `label ${label_title}`,
    user_id: 'somebody',
    label_title,
    label_description: '',
    label_color: '#6EC1E4',
    label_type: 'meeting',
    meeting_id: null,
    shared_meeting_id: null,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    meeting_count: 0,
    ...fields,
  }
}

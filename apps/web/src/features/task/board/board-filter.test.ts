import { describe, expect, it } from 'vitest'
import { labelsOf } from '../labels-of.ts'
import { aMeetingWith, aTask } from '../task.sample.ts'
import {
  addressOfFilter,
  filterIn,
  filterTasks,
  labelOptions,
  no_filter,
  peopleOptions,
} from './board-filter.ts'

const bea = {
  associate_user_id: 'bea',
  associate_user_details: { full_name: 'Bea Example', profile_picture: null },
}
const nobody = { associate_user_id: null, associate_user_details: null }
const tasks = [
  aTask({ task_id: 'mine' }),
  aTask({ task_id: 'hers', ...bea, meeting: aMeetingWith('Urgent', 'Launch') }),
  aTask({ task_id: 'open', ...nobody, meeting: aMeetingWith('Urgent') }),
]

describe('the filter of the board', () => {
  it('[DSH31] shows what goes with the person and the label', () => {
    expect(shown('all', 'all')).toEqual(['mine', 'hers', 'open'])
    expect(shown('bea', 'all')).toEqual(['hers'])
    expect(shown('none', 'all')).toEqual(['open'])
    expect(shown('all', 'urgent')).toEqual(['hers', 'open'])
    expect(shown('bea', 'urgent')).toEqual(['hers'])
    expect(shown('mara', 'urgent')).toEqual([])
    expect(shown('all', 'toString')).toEqual([])
  })

  it('[DSH31] offers the people of the tasks, the reader first, and the labels by title', () => {
    expect(peopleOptions(tasks, 'mara')).toEqual([
      { id: 'all', label: 'Everyone' },
      { id: 'mara', label: 'You' },
      { id: 'bea', label: 'Bea Example' },
      { id: 'none', label: 'No user assigned' },
    ])
    expect(peopleOptions([], 'mara')).toEqual([{ id: 'all', label: 'Everyone' }])
    expect(labelOptions(tasks).map(({ label }) => label)).toEqual(['All labels', 'Launch', 'Urgent'])
  })

  it('[DSH46] covers the labels of a task and of its meeting, each once', () => {
    const { meeting_labels: task_labels } = aMeetingWith('Home')
    const own = aTask({ task_id: 'own', task_labels })
    const both = aTask({ task_id: 'both', task_labels, meeting: aMeetingWith('Home', 'Launch') })
    expect(filterTasks([...tasks, own, both], { person: 'all', label: 'home' })).toEqual([own, both])
    expect(labelOptions([own, both]).map(({ label }) => label)).toEqual(['All labels', 'Home', 'Launch'])
    expect(labelsOf(both).map(({ label_id }) => label_id)).toEqual(['home', 'launch'])
  })

  it('[DSH31] is in the address, and only where it filters', () => {
    expect(addressOfFilter(no_filter)).toBe('')
    for (const filter of [no_filter, { person: 'bea', label: 'all' }, { person: 'none', label: 'urgent' }]) {
      expect(filterIn(new URLSearchParams(addressOfFilter(filter)))).toEqual(filter)
    }
    expect(filterIn(new URLSearchParams('person=&label='))).toEqual(no_filter)
  })
})

function shown(person: string, label: string): string[] {
  return filterTasks(tasks, { person, label }).map(({ task_id }) => task_id)
}

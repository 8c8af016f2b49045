import { expect, it } from 'vitest'
import { peopleNamed } from './people-named.ts'

const people = ['Ana Lopez', 'Ana Berg', 'Anatol Ruiz', 'José Ana'].map((full_name, index) => {
  const [first_name = '', last_name = ''] = full_name.split(' ')
  const user_id = `018f0000-0000-7000-8000-00000000000${index}`
  return { user_id, first_name, last_name, full_name, profile_picture: null, timezone: 'UTC' }
})

it('[PAL10] means by a name everybody who bears it, and by a whole name that person alone', () => {
  expect(namesFor('ana')).toEqual(['Ana Lopez', 'Ana Berg', 'José Ana'])
  expect(namesFor('Ana Berg')).toEqual(['Ana Berg'])
  expect(namesFor('jose')).toEqual(['José Ana'])
  expect(namesFor('An')).toEqual([])
})

function namesFor(name: string): string[] {
  return peopleNamed(name, people).map(({ full_name }) => full_name)
}

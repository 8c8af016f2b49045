import { expect, it } from 'vitest'
import { compareInventories, type Inventory } from './inventory.ts'

const before: Inventory = {
  person: { rows: '2', columns: { name: '17', told: '4' } },
  mark: { rows: '1', columns: { color: '9' } },
}
const no_changes = { renamed: {}, changed: {} }

it('[RUN55] an upgrade that keeps every value is right, under new names, too', () => {
  expect(compareInventories(before, before, no_changes)).toEqual([])
  const after = {
    people: { rows: '2', columns: { name: '17', is_sent: '4', more: '1' } },
    label: { rows: '1', columns: { color: '9' } },
  }
  const renamed = { person: 'people', 'person.told': 'people.is_sent', mark: 'label' }
  expect(compareInventories(before, after, { renamed, changed: {} })).toEqual([])
})

it('[RUN55] an upgrade that loses a row, a value, a column or a table is found', () => {
  const after = { person: { rows: '1', columns: { name: '18' } } }
  expect(compareInventories(before, after, no_changes)).toEqual([
    'The table person had 2 rows and has 1.',
    'The column person.name holds other values.',
    'The column person.told is gone.',
    'The table mark is gone.',
  ])
})

it('[RUN55] what a release changes on purpose is named with its reason', () => {
  const after = { person: { rows: '2', columns: { name: '18', told: '4' } } }
  const changed = { 'person.name': 'names are trimmed', mark: 'marks became labels' }
  expect(compareInventories(before, after, { renamed: {}, changed })).toEqual([])
})

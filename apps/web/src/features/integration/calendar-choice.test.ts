import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Choice, choiceBefore, withChoice } from './calendar-choice.ts'
import { aCalendar, aConnection, anIntegration } from './integration.sample.ts'

const ids = ['work', 'private', 'holidays']
const before = anIntegration({
  connection: aConnection({ calendars: ids.map((id) => aCalendar({ id, name: id })) }),
})

const anyChoice: fc.Arbitrary<Choice> = fc.record(
  {
    calendars: fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...ids), is_shown: fc.boolean(), counts_as_busy: fc.boolean() }),
      { selector: ({ id }) => id },
    ),
    write_calendar_id: fc.constantFrom(...ids, null),
  },
  { requiredKeys: [] },
)

it('[SET28] a choice of calendars holds at once', () => {
  const hidden = { id: 'holidays', is_shown: false, counts_as_busy: true }
  const after = withChoice(before, { calendars: [hidden], write_calendar_id: 'work' })
  expect(after.connection?.calendars[2]).toMatchObject(hidden)
  expect(after.connection?.calendars.slice(0, 2)).toEqual(before.connection?.calendars.slice(0, 2))
  expect(after.connection?.write_calendar_id).toBe('work')
})

it('[SET28] what is refused is taken back whole, whatever was chosen', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(withChoice(withChoice(before, choice), choiceBefore(before, choice))).toEqual(before)
    }),
  )
})

it('[SET28] taking a choice back leaves what was chosen beside it', () => {
  const refused: Choice = { calendars: [{ id: 'work', is_shown: false, counts_as_busy: false }] }
  const kept: Choice = { calendars: [{ id: 'private', is_shown: false, counts_as_busy: false }] }
  const both = withChoice(withChoice(before, refused), kept)
  expect(withChoice(both, choiceBefore(before, refused))).toEqual(withChoice(before, kept))
})

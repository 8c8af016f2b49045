import { expect, it } from 'vitest'
import { completeParts, joinRecipients, parseRecipients } from './recipients.ts'

it('[WML42] reads pasted addresses with and without names, and names what is none', () => {
  expect(parseRecipients('"Berg, Ada" <ada@example.org>; bo@example.org\nnobody')).toEqual({
    people: [
      { name: 'Ada', address: 'ada@example.org' },
      { name: '', address: 'bo@example.org' },
    ],
    wrong: ['"Berg', 'nobody'],
  })
  expect(parseRecipients(' , ')).toEqual({ people: [], wrong: [] })
})

it('[WML42] keeps each address once', () => {
  const ada = { name: 'Ada', address: 'ada@example.org' }
  expect(
    joinRecipients(
      [ada],
      [
        { name: '', address: 'ADA@example.org' },
        { name: '', address: 'b@example.org' },
      ],
    ),
  ).toEqual([ada, { name: '', address: 'b@example.org' }])
})

it('[WML42] takes what stands before a comma', () => {
  expect(completeParts('a@example.org, b')).toEqual({ complete: 'a@example.org', rest: 'b' })
  expect(completeParts('a@exa')).toEqual({ complete: '', rest: 'a@exa' })
})

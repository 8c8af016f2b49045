import { expect, it } from 'vitest'
import { readMarkedMails } from './marked-mails.ts'

const file = `=== ask: meet | sent: 2027-01-13 09:12
Subject: The roof [o in May]
From: Ada <ada@roofs.example>

Could I look at it [w on Tuesday]? Not [x in the morning].
It takes [m half an hour]. I lock up [b at three] and am back [a on Monday].

=== ask: none | sent: 2027-01-13 09:12
Subject: Thanks
From: Ben <ben@roofs.example>

It was good [o yesterday].
`

it('[GEN123] a marked mail is its text without the marks, and where these stood', () => {
  const [mail, other] = readMarkedMails(file)
  expect(mail).toMatchObject({ asks: true, subject: 'The roof in May', sentOn: '2027-01-13T09:12' })
  expect(mail?.text).toBe(
    'Could I look at it on Tuesday? Not in the morning.\nIt takes half an hour. I lock up at three and am back on Monday.',
  )
  expect(mail?.marks.map(({ start, end, role }) => [mail.text.slice(start, end), role])).toEqual([
    ['on Tuesday', 'meant'],
    ['in the morning', 'left_out'],
    ['half an hour', 'length'],
    ['at three', 'until'],
    ['on Monday', 'from'],
  ])
  expect(other).toMatchObject({ asks: false, marks: [{ role: 'other' }] })
})

it('[GEN123] a first line that says something else is named', () => {
  expect(() => readMarkedMails('=== ask: perhaps | sent: 2027-01-13 09:12\n\nText')).toThrow('perhaps')
})

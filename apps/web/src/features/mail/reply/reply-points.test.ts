import { expect, it } from 'vitest'
import { missingPoints, openRows, withAnswer } from './reply-points.ts'

const mail_body = 'Dear D,\n\n1. […]\n2. Length: […]\n3. I will do it.\n\nBest\nM'
const placeOf = (words: string, answers: string[], from = 0) => {
  const start = mail_body.indexOf(words, from)
  return { start, end: start + words.length, answers }
}
const draft = {
  mail_body,
  missing: [
    'An answer to “Shall I?”',
    'An answer to “How long?”',
    'Whether you take this on.',
    'What you want to say.',
  ],
  places: [
    placeOf('[…]', ['Yes, please.', 'No, thank you.']),
    placeOf('[…]', [], mail_body.indexOf('Length')),
    placeOf('I will do it.', ['I will do it.', 'I cannot.']),
    null,
  ],
}
const points = missingPoints(draft)
const told = (text: string) =>
  openRows(text, points).map(({ sentence, said, isGap }) => [sentence, said, isGap])

it('[WML40] [WML81] a point of a draft has the line that it stands in, and one without words has none', () => {
  expect(points.map(({ place }) => place && [place.before, place.words, place.behind])).toEqual([
    ['1. ', '[…]', ''],
    ['2. Length: ', '[…]', ''],
    ['3. ', 'I will do it.', ''],
    null,
  ])
})

it('[WML81] an answer takes the place of a gap, of another answer and of what the draft takes on', () => {
  const [first] = openRows(mail_body, points)
  if (!first) throw new Error('There is no point.')
  const answered = withAnswer(mail_body, first, 'Yes, please.')
  expect(told(mail_body)).toEqual([
    [draft.missing[0], '[…]', true],
    [draft.missing[1], '[…]', true],
    [draft.missing[2], 'I will do it.', false],
  ])
  expect(told(answered)[0]).toEqual([draft.missing[0], 'Yes, please.', false])
  const [again] = openRows(answered, points)
  if (!again) throw new Error('The answer is gone.')
  expect(withAnswer(answered, again, 'No, thank you.')).toContain('\n1. No, thank you.\n2. Length: […]\n')
})

it('[WML81] what was written by hand is no answer to choose, and a gap of no draft is still one', () => {
  expect(told(mail_body.replace('1. […]', '1. Yes, on Monday.')).map(([sentence]) => sentence)).toEqual([
    draft.missing[1],
    draft.missing[2],
  ])
  expect(told('Dear D,\nat […]')).toEqual([[null, '[…]', true]])
})

it('[WML81] two points with the same line are told apart by their order', () => {
  const body = 'Hi,\n[…]\n[…]'
  const same = missingPoints({
    mail_body: body,
    missing: ['One', 'Two'],
    places: [
      { start: 4, end: 7, answers: ['Yes.', 'No.'] },
      { start: 8, end: 11, answers: ['Blue', 'Green'] },
    ],
  })
  const [, second] = openRows(body, same)
  if (!second) throw new Error('There is no second point.')
  const answered = withAnswer(body, second, 'Green')
  expect(answered).toBe('Hi,\n[…]\nGreen')
  expect(openRows(answered, same).map(({ sentence, said }) => [sentence, said])).toEqual([
    ['One', '[…]'],
    ['Two', 'Green'],
  ])
})

import { expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'

const context = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string) =>
  draftReply({ subject: 'The harbour', text, sentOn: '2026-11-20' }, '', context)

it('[GEN467] [GEN466] each missing point has its place in the text, with the answers that fit there', () => {
  const { body, missing, places } = draftOf(
    'Dear Ms Alder,\n\nthe packs are here, and the crates came with them yesterday, as we had agreed on the telephone.\n\nShall I put twelve packs aside for you? How many crates do you need? Could you also send me the delivery note of last week?\n\nKind regards\nOdette Marsh',
  )
  expect(places.map((place) => place && body.slice(place.start, place.end))).toEqual([
    '[…]',
    '[…]',
    "I'll take care of it.",
  ])
  expect(places.map((place) => place?.answers[0])).toEqual([
    'Yes, please.',
    undefined,
    "I'll take care of it.",
  ])
  expect(missing).toHaveLength(3)
  const starts = places.map((place) => place?.start ?? -1)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
})

it('[GEN467] a point that has no words in the text has no place', () => {
  const { missing, places } = draftOf('Odette')
  expect([missing, places]).toEqual([['What you want to say.'], [null]])
})

it.each([
  [
    'Dear Ms Alder,\n\nI need your approval for the order of two cranes by Friday.\n\nOdette Marsh',
    'I approve it.',
  ],
  [
    'Dear Ms Alder,\n\nyou are cordially invited to the opening of our new harbour hall on 3 December at 6 pm.\n\nOdette Marsh',
    "I'd be glad to come.",
  ],
])('[GEN466] a decision and an invitation have answers of their own', (text, agreeing) => {
  expect(draftOf(text).places[0]?.answers[0]).toBe(agreeing)
})

it('[GEN466] options with names are chosen by these', () => {
  const { places } = draftOf(
    'Dear Ms Alder,\n\nthe marquee comes in two sizes:\n\nOption A: six metres, 400 pounds.\nOption B: nine metres, 520 pounds.\n\nPlease let me know by Friday.\n\nOdette Marsh',
  )
  expect(places.map((place) => place?.answers)).toEqual([['Option A', 'Option B']])
})

it.each([
  ['1. Which room? a) single (+ 18 pounds), b) double, c) a bed in the hall\n2. Who drives?', [[]]],
  ['which room would you like? a) single b) double c) a bed in the hall', []],
])(
  '[GEN466] options with letters are chosen by these, where the question stands before them: %s',
  (asked, others) => {
    const { places } = draftOf(`Dear Ms Alder,\n\n${asked}\n\nOdette Marsh`)
    const options = ['a) single', 'b) double', 'c) a bed in the hall']
    expect(places.map((place) => place?.answers)).toEqual([options, ...others])
  },
)

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeEventReader, type StreamEvent } from './event-stream.ts'

const text =
  ':\n\nevent: ready\ndata: {}\n\n: still here\n\nevent: change\nid: 7\ndata: {"nouns":["meeting"]}\n\n'
const told = [
  { event: 'ready', data: '{}' },
  { event: 'change', data: '{"nouns":["meeting"]}' },
]

it('[EVT13] reads the same events wherever the text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      expect(read(places.slice(1).map((end, index) => text.slice(places[index], end)))).toEqual(told)
    }),
  )
})

it('[EVT13] reads lines that end as on Windows, data on several lines, and events without a name', () => {
  expect(read(['event: change\r\ndata: a\r\ndata: b\r\n\r\n', 'data:c\n\n', 'event: empty\n\n'])).toEqual([
    { event: 'change', data: 'a\nb' },
    { event: 'message', data: 'c' },
  ])
})

it('[EVT13] keeps an event that is not complete', () => {
  expect(read(['event: change\ndata: {}\n'])).toEqual([])
})

function read(pieces: readonly string[]): StreamEvent[] {
  const heard: StreamEvent[] = []
  const reader = makeEventReader((event) => heard.push(event))
  for (const piece of pieces) reader(piece)
  return heard
}

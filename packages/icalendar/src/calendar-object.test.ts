import { expect, it } from 'vitest'
import { mergeUnknown } from './calendar-object.ts'

it.each([
  ['ours alone', ['CLASS:PRIVATE'], [], ['CLASS:PRIVATE']],
  ['theirs, which says how private it is', ['CLASS:PRIVATE'], ['CLASS:CONFIDENTIAL'], ['CLASS:CONFIDENTIAL']],
  ['one where both say the same', ['CLASS:PRIVATE'], ['CLASS:PRIVATE'], ['CLASS:PRIVATE']],
  ['ours, where it became private', ['CLASS:PRIVATE'], ['CLASS:PUBLIC'], ['CLASS:PRIVATE']],
  ['theirs, where we say nothing of it', [], ['CLASS:PRIVATE'], ['CLASS:PRIVATE']],
])('[DAV9] a merged object has one CLASS: %s', (_, ours, theirs, expected) => {
  const merged = mergeUnknown(objectWith(ours), objectWith([...theirs, 'X-NOTE:kept']))
  expect(merged.split('\r\n').filter((line) => line.startsWith('CLASS'))).toEqual(expected)
  expect(merged).toContain('X-NOTE:kept')
})

it('[DAV9] [CON136] a kept CLASS stays as the other program wrote it', () => {
  const merged = mergeUnknown(objectWith(['CLASS:PRIVATE']), objectWith(['CLASS:PUBLIC']), ['class'])
  expect(merged.match(/^CLASS.*$/gm)).toEqual(['CLASS:PUBLIC'])
})

function objectWith(lines: readonly string[]): string {
  const event = ['BEGIN:VEVENT', 'UID:plan', 'DTSTART:20261124T090000Z', ...lines, 'END:VEVENT']
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n')
}

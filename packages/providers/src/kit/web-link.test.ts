import { expect, it } from 'vitest'
import { findJoinLink, webLink } from './web-link.ts'

it.each([
  ['https://meet.example/a', 'https://meet.example/a'],
  [' http://meet.example ', 'http://meet.example'],
  ['ftp://meet.example', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['https://a b', null],
  ['https://name:word@meet.example', null],
  ['https://us02web.zoom.us/j/812', 'https://us02web.zoom.us/j/812'],
  ['https://us02web.zoom.us/s/812', null],
  ['https://zoom.us/j/812?zak=eyJ', null],
  ['https://zoom.us.evil.example/s/812', 'https://zoom.us.evil.example/s/812'],
  [`https://a.example/${'x'.repeat(2000)}`, null],
])('[ADP7] takes %j for %j', (text, link) => {
  expect(webLink(text)).toBe(link)
})

it.each([
  [['Room 4'], null],
  [['See (https://a.example/b), then https://c.example.'], 'https://a.example/b'],
  [
    ['https://docs.example/agenda', 'Join https://teams.microsoft.com/l/meetup-join/x'],
    'https://teams.microsoft.com/l/meetup-join/x',
  ],
  [['https://notzoom.us/j/1', 'https://zoom.us/j/2'], 'https://zoom.us/j/2'],
  [['https://zoom.us/s/2?zak=x'], null],
  [['https://a.example/"><script>'], 'https://a.example/'],
])('[ADP7] finds in %j the way to join %j', (texts, link) => {
  expect(findJoinLink(texts)).toBe(link)
})

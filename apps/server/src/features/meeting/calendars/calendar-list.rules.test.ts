import { label_colors } from '@meridian/contract'
import { expect, it } from 'vitest'
import { calendarsOf, nameOfFile, nearestColor } from './calendar-list.rules.ts'

it('[CAL43] takes the color of labels with the nearest hue, and its own for each of them', () => {
  for (const { value } of label_colors) expect(nearestColor(value)).toBe(value)
  const found = [
    '#ac725e',
    '#f83a22',
    '#ff7537',
    '#fad165',
    '#16a765',
    '#92e1c0',
    '#4986e7',
    '#9a9cff',
    '#cd74e6',
  ]
  expect(found.map(nearestColor)).toEqual([
    '#F28B82',
    '#F28B82',
    '#FFA552',
    '#FFE066',
    '#76EEC6',
    '#76EEC6',
    '#6EC1E4',
    '#9370DB',
    '#D7A6FF',
  ])
  expect([nearestColor('#cccccc'), nearestColor('#000000')]).toEqual([null, null])
})

it('[CAL43] gives calendars without a color different ones', () => {
  const connected = ['a', 'b', 'c'].map((calendar_id) => ({
    provider: 'google' as const,
    calendar_id,
    name: calendar_id,
    color: '#cccccc',
  }))
  const colors = calendarsOf({ connected, imported: [], colors: [] }).map((one) => one.calendar_color)
  expect(new Set(colors).size).toBe(4)
})

it('[CAL43] names an imported calendar as its file, without folder and ending', () => {
  const names = ['Choir.ics', 'C:\\x\\Choir.ICS', '/home/Choir.ics', ' Choir 2026.v2 ', '.ics', '']
  expect(names.map(nameOfFile)).toEqual(['Choir', 'Choir', 'Choir', 'Choir 2026.v2', '', ''])
})

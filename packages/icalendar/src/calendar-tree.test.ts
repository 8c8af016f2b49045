import { expect, it } from 'vitest'
import { readTree } from './calendar-tree.ts'

it('has components, properties and parameters as they are written', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'begin:vevent',
    'DTSTART;TZID=Asia/Kathmandu:20270105T090000',
    'SUMMARY:Lunch\\, at',
    '  the lake',
    'BEGIN:VALARM',
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const alarm = { name: 'VALARM', properties: [{ name: 'trigger', params: {}, value: '-PT10M' }] }
  expect(readTree(lines.join('\r\n'))).toEqual({
    name: 'VCALENDAR',
    properties: [{ name: 'version', params: {}, value: '2.0' }],
    components: [
      {
        name: 'VEVENT',
        properties: [
          { name: 'dtstart', params: { tzid: 'Asia/Kathmandu' }, value: '20270105T090000' },
          { name: 'summary', params: {}, value: 'Lunch\\, at the lake' },
        ],
        components: [{ ...alarm, components: [] }],
      },
    ],
  })
})

it('makes of surplus and missing ends what it can', () => {
  expect(readTree('')).toEqual({ name: '', properties: [], components: [] })
  const { components } = readTree('BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1')
  expect(components).toEqual([
    { name: 'VEVENT', properties: [{ name: 'uid', params: {}, value: '1' }], components: [] },
  ])
  expect(readTree('END:VEVENT\nBEGIN:VCALENDAR\nEND:VCALENDAR').name).toBe('VCALENDAR')
})

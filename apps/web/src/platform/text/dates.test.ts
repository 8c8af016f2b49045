import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as dates from './dates.ts'
import { compareNames, countryName, formatList, formatNumber, languageName, setFormats } from './intl.ts'
import { twelveHourText } from './times.ts'

afterEach(() => setFormats('en-GB', true))

describe('[WEB92] in German', () => {
  beforeEach(() => setFormats('de-DE', false))

  it('writes dates as one does there', () => {
    expect(dates.formatPlainDate('2026-11-08')).toBe('08.11.2026')
    expect(dates.formatPlainDay('2026-11-08')).toBe('So., 8. Nov. 2026')
    expect(dates.formatShortDay('2026-11-08')).toBe('So., 8. Nov.')
    expect(dates.formatLongDay('2026-11-08')).toBe('Sonntag, 8. November')
    expect(dates.formatLongDate('2026-11-08')).toBe('Sonntag, 8. November 2026')
    expect(dates.formatMonth('2026-03-08')).toBe('März 2026')
    expect(dates.formatDateRange('2026-11-16', '2026-11-22')).toBe('16.–22. Nov. 2026')
    expect(dates.isMonthFirst()).toBe(false)
  })

  it('[WEB145] puts names in the order of the alphabet there, and their numbers by value', () => {
    expect(['Gast 10', 'Gast 2', 'Änne', 'Anna'].toSorted(compareNames)).toEqual([
      'Anna',
      'Änne',
      'Gast 2',
      'Gast 10',
    ])
  })

  it('writes numbers, lists and names as one does there', () => {
    expect(formatNumber(1234)).toBe('1.234')
    expect(formatList(['Ana', 'Ben', 'Cy'])).toBe('Ana, Ben und Cy')
    expect(countryName('AT')).toBe('Österreich')
    expect(languageName('tr')).toBe('Türkisch')
    expect(['Zoe', 'Änne', 'Anna'].toSorted(compareNames)).toEqual(['Anna', 'Änne', 'Zoe'])
  })
})

describe('[WEB92] in English', () => {
  it('keeps the own formats, and the month after the day, until a region is chosen', () => {
    expect(dates.formatPlainDate('2026-11-08')).toBe('08 Nov 2026')
    expect(dates.formatLongDate('2026-11-08')).toBe('Sunday, 8 November 2026')
    expect(dates.formatMonth('2026-03-08')).toBe('March 2026')
    expect(dates.isMonthFirst()).toBe(false)
    expect(formatNumber(1234)).toBe('1,234')
    expect(formatNumber(-1)).toBe('-1')
  })

  it('writes as the chosen region does', () => {
    setFormats('en-US', false)
    expect(dates.formatPlainDate('2026-11-08')).toBe('Nov 8, 2026')
    expect(dates.formatShortDay('2026-11-08')).toBe('Sun, Nov 8')
    expect(dates.isMonthFirst()).toBe(true)
    expect(twelveHourText('13:45')).toBe('01:45 PM')
  })
})

it('[WEB50] names weekdays and months in full, in three letters and in one', () => {
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  const weekdays = (width: dates.Width) => numbers.slice(0, 7).map((day) => dates.weekdayOfNumber(day, width))
  const months = (width: dates.Width) => numbers.map((month) => dates.monthName(month, width))
  expect(weekdays('long').join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday')
  expect(weekdays('short').join(' ')).toBe('Sun Mon Tue Wed Thu Fri Sat')
  expect(weekdays('narrow').join('')).toBe('SMTWTFS')
  expect(months('long').join(' ')).toBe(
    'January February March April May June July August September October November December',
  )
  expect(months('short').join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
})

it('[WEB92] tells the halves of the day in the words of the language', () => {
  setFormats('ar-AE', false)
  expect(twelveHourText('13:45')).toContain('م')
  setFormats('de-DE', false)
  expect(twelveHourText('24:00')).toBe('12:00 AM')
  expect(twelveHourText('09:05:07')).toBe('09:05:07 AM')
})

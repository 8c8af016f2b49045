import { instantOf } from '@meridian/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { type DayNumber, dayNumberOf, formatDay, mondayOf, weekdayOf } from './day-number.ts'
import { readMeetingRequest } from '../meeting-request.ts'
import { wishIntervals } from '../wish-intervals.ts'

const asked: Readonly<Record<Language, (when: string) => string>> = {
  en: (when) => `Could we meet ${when}?`,
  de: (when) => `Können wir uns ${when} treffen?`,
  fr: (when) => `On peut se voir ${when} ?`,
  es: (when) => `¿Podemos vernos ${when}?`,
  it: (when) => `Possiamo vederci ${when}?`,
}
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
  de: ['am Montag', 'am Dienstag', 'am Mittwoch', 'am Donnerstag', 'am Freitag', 'am Samstag', 'am Sonntag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  es: ['el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes', 'el sábado', 'el domingo'],
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
}
const relative: Readonly<Record<Language, readonly [tomorrow: string, week: string, weekAfter: string]>> = {
  en: ['tomorrow', 'next week', 'the week after next'],
  de: ['morgen', 'nächste Woche', 'in der übernächsten Woche'],
  fr: ['demain', 'la semaine prochaine', 'dans deux semaines'],
  es: ['mañana', 'la semana que viene', 'dentro de dos semanas'],
  it: ['domani', 'la prossima settimana', 'tra due settimane'],
}
const languages = ['en', 'de', 'fr', 'es', 'it'] as const

const language = fc.constantFrom(...languages)
/** 2026 to 2030: each weekday, the ends of five years and their leap day. */
const day = fc.integer({ min: dayNumberOf('2026-01-01'), max: dayNumberOf('2030-12-31') })
const zone = fc.constantFrom(
  'Europe/Berlin',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
)

describe('[GEN21] on whatever day a mail is written,', () => {
  it('a weekday is the next one', () => {
    fc.assert(
      fc.property(language, day, fc.integer({ min: 1, max: 7 }), (spoken, today, weekday) => {
        const found = rangeOf(spoken, weekdays[spoken][weekday - 1] ?? '', today)
        expect(found[0]).toBe(found[1])
        expect(weekdayOf(found[0])).toBe(weekday)
        expect(found[0] - today).toBeGreaterThanOrEqual(1)
        expect(found[0] - today).toBeLessThanOrEqual(7)
      }),
    )
  })

  it('tomorrow is the next day, and a week is from its Monday to its Sunday', () => {
    fc.assert(
      fc.property(language, day, (spoken, today) => {
        const [tomorrow, week, weekAfter] = relative[spoken]
        expect(rangeOf(spoken, tomorrow, today)).toEqual([today + 1, today + 1])
        const monday = mondayOf(today)
        expect(rangeOf(spoken, week, today)).toEqual([monday + 7, monday + 13])
        expect(rangeOf(spoken, weekAfter, today)).toEqual([monday + 14, monday + 20])
      }),
    )
  })

  it('a weekday of the next week lies in it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 7 }), (today, weekday) => {
        const found = rangeOf('en', `next week, ${weekdays.en[weekday - 1]}`, today)
        expect(found).toEqual([mondayOf(today) + 6 + weekday, mondayOf(today) + 6 + weekday])
      }),
    )
  })

  it('a date without a year is the one to come, or one that has just passed', () => {
    fc.assert(
      fc.property(language, day, day, (spoken, today, named) => {
        const date = new Date(named * 86_400_000)
        const locale = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT' }[spoken]
        const words = new Intl.DateTimeFormat(locale, {
          day: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        }).format(date)
        const [range] = readMeetingRequest(mailOf(spoken, words, today)).wish.times
        // A date that has passed is no wish.
        if (!range?.first) return
        expect(range.first.slice(5)).toBe(date.toISOString().slice(5, 10))
        expect(dayNumberOf(range.first)).toBeGreaterThanOrEqual(today)
        expect(dayNumberOf(range.first) - today).toBeLessThan(366 * 8)
      }),
    )
  })

  it('in whatever zone, the times lie on the wall clock that was named', () => {
    fc.assert(
      fc.property(day, zone, fc.integer({ min: 7, max: 21 }), (today, timeZone, hour) => {
        const { wish } = readMeetingRequest(mailOf('en', `tomorrow after ${hour}:00`, today))
        const start = instantOf(`${formatDay(today)}T00:00`, timeZone)
        const [found] = wishIntervals(wish, { start, end: start + 4 * 86_400_000, timeZone })
        const clock = `${formatDay(today + 1)}T${String(hour).padStart(2, '0')}:00`
        expect(found?.[0]).toBe(instantOf(clock, timeZone))
        expect(found?.[1]).toBe(instantOf(`${formatDay(today + 2)}T00:00`, timeZone))
      }),
    )
  })
})

function mailOf(language: Language, when: string, today: DayNumber) {
  return { subject: '', text: asked[language](when), sentOn: formatDay(today), language }
}

function rangeOf(language: Language, when: string, today: DayNumber): [DayNumber, DayNumber] {
  const { times } = readMeetingRequest(mailOf(language, when, today)).wish
  expect(times).toHaveLength(1)
  return [dayNumberOf(times[0]?.first ?? ''), dayNumberOf(times[0]?.last ?? '')]
}

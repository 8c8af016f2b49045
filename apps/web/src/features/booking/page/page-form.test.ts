import { type BookingPage, weekdays } from '@meridian/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { embedSnippet } from './embed-snippet.ts'
import {
  bodyOf,
  changesOf,
  copyOf,
  dayOfHours,
  hoursOfDay,
  moved,
  newPageForm,
  newQuestion,
  officeWeek,
  suggestSlug,
} from './page-form.ts'

const page: BookingPage = {
  ...newPageForm(null),
  booking_page_id: '01890000-0000-7000-8000-000000000001',
  page_url: 'https://meridian.example/book/ada/talk',
  booking_page_slug: 'talk',
  upcoming_count: 2,
}

it('[BKG37] makes an address of a title', () => {
  expect(suggestSlug('Größeres Gespräch!')).toBe('groesseres-gespraech')
  expect(suggestSlug(' Café – 30 min ')).toBe('cafe-30-min')
  expect(suggestSlug('会议')).toBe('')
})

it('[BKG37] suggests nothing but addresses that the API takes, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = suggestSlug(title)
      expect(slug === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)).toBe(true)
      expect(slug.length).toBeLessThanOrEqual(60)
    }),
  )
})

it('[BKG38] sends only what differs from the saved page', () => {
  const saved = newPageForm(null)
  expect(changesOf(saved, { ...saved, booking_page_title: `${saved.booking_page_title} ` })).toEqual({})
  expect(changesOf(saved, { ...saved, booking_page_title: ' Talk ', durations: [30, 60] })).toEqual({
    booking_page_title: 'Talk',
    durations: [30, 60],
  })
  const described = { ...saved, booking_page_description: 'Hello' }
  expect(changesOf(described, { ...saved, booking_page_description: '  ' })).toEqual({
    booking_page_description: null,
  })
})

it('[BKG38] sends hosts without their names, options of choices only, and details only where the place has some', () => {
  const host = {
    user_id: '01890000-0000-7000-8000-000000000002',
    weight: 1,
    booking_hours: null,
    bookings_a_day_max: null,
    buffer_before_minutes: null,
    buffer_after_minutes: null,
  }
  const question = { ...newQuestion(), question_text: ' Why? ', options: ['a', ' ', ' b '] }
  const body = bodyOf({
    ...newPageForm(null),
    booking_place: 'guest_phone',
    place_details: 'left over',
    hosts: [{ ...host, full_name: 'Ada Example', profile_picture: null }],
    questions: [question, { ...question, question_kind: 'choice' }],
  })
  expect(body.hosts).toEqual([host])
  expect(body.place_details).toBeNull()
  expect(body.questions.map(({ question_text, options }) => [question_text, options])).toEqual([
    ['Why?', []],
    ['Why?', ['a', 'b']],
  ])
})

it('[BKG39] a move keeps all questions, and its opposite takes it back', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 2 }), fc.nat(), (items, at) => {
      const place = at % (items.length - 1)
      expect(moved(moved(items, place, 1), place + 1, -1)).toEqual(items)
    }),
  )
})

it('[BKG42] a weekday goes through the weekly editor unchanged', () => {
  const hours = {
    ...officeWeek(),
    tuesday: [
      { start_time: '00:00', end_time: '09:00' },
      { start_time: '20:00', end_time: '24:00' },
    ],
  }
  for (const weekday of weekdays) expect(hoursOfDay(dayOfHours(hours, weekday))).toEqual(hours[weekday])
  const { row, more } = dayOfHours(hours, 'tuesday')
  expect(hoursOfDay({ row: { ...row, is_available: false }, more })).toEqual([])
})

it('[BKG43] a copy is off and has an address of its own', () => {
  const second = { ...page, booking_page_slug: 'talk-2' }
  const copy = copyOf(page, [page, second])
  expect([copy.booking_page_slug, copy.is_on]).toEqual(['talk-3', false])
  const long = { ...page, booking_page_slug: 'a'.repeat(60) }
  expect(copyOf(long, [long]).booking_page_slug).toBe(`${'a'.repeat(58)}-2`)
})

it('[BKG46] shows the page in a frame by an escaped address', () => {
  const html = embedSnippet('https://meridian.example/book/ada/talk?a="b"&c=1')
  expect(html).toContain('src="https://meridian.example/book/ada/talk?a=%22b%22&amp;c=1&amp;embed=1"')
})

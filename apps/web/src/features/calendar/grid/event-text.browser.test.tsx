import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aHeldTime, anId, aPlan, occurrenceOf } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'

const week = '/user/calendar?view=week&date=2026-12-02'
const long_title = 'Design review with the customers of the harbour'
const lengths = ['09:45', '10:00', '10:10', '10:15', '10:30'] as const

it.each([
  ['a week', [1440, 900], '12'],
  ['a narrow week', [1024, 800], '24'],
  ['three days of a phone', [390, 844], '12'],
  ['two days of a phone', [320, 640], '12'],
] as const)(
  '[CAL33] shows the time beside or below a long title, in %s',
  async (_where, size, time_format) => {
    const meetings = lengths.map((to, index) =>
      aPlan(index + 1, {
        meeting_title: long_title,
        date: `2026-12-0${2 + (index % 2)}`,
        from: `${String(9 + 2 * index).padStart(2, '0')}:30`,
        to: `${String(Number(to.slice(0, 2)) + 2 * index).padStart(2, '0')}${to.slice(2)}`,
      }),
    )
    await show(week, {
      answers: { listOccurrences: meetings.map((one) => occurrenceOf(one)) },
      user: { time_format },
      size,
    })
    const events = page.getByRole('button', { name: new RegExp(`^${long_title}`) })
    await expect.poll(() => events.length).toBe(lengths.length)
    for (const event of events.elements()) {
      const [title, time] = [...event.querySelectorAll('b, .num')].map((one) => one.getBoundingClientRect())
      const { right, bottom } = event.getBoundingClientRect()
      expect(title?.width).toBeGreaterThan(35)
      expect(time?.width).toBeGreaterThan(20)
      expect(time?.right).toBeLessThanOrEqual(right)
      expect(time?.bottom).toBeLessThanOrEqual(bottom + 1)
    }
  },
)

it('[CAL33] gives a short event without room for both its title alone', async () => {
  const meetings = [1, 2, 3].map((number) => aPlan(number, { meeting_title: long_title }))
  await show(week, { answers: { listOccurrences: meetings.map((one) => occurrenceOf(one)) } })
  const events = page.getByRole('button', { name: new RegExp(`^${long_title}`) })
  await expect.poll(() => events.length).toBe(3)
  for (const event of events.elements()) {
    const { bottom, width } = event.getBoundingClientRect()
    const time = event.querySelector('.num')?.getBoundingClientRect()
    expect(time?.height === 0 || (time?.top ?? 0) > bottom - 2).toBe(true)
    expect(event.querySelector('b')?.getBoundingClientRect().width).toBeGreaterThan(width / 2)
  }
})

it.each([
  ['a week', [1440, 900]],
  ['three days of a phone', [390, 844]],
] as const)('[CAL61] shows each line of a held time whole or not at all, in %s', async (_where, size) => {
  const lengths = [20, 45, 60, 90, 150]
  await show(week, {
    answers: {
      listOccurrences: [],
      listHeldTimes: lengths.map((minutes, index) => {
        const start = Date.parse('2026-12-02T08:00:00Z') + index * 3 * 3_600_000
        return aHeldTime({
          held_time_id: anId(610 + index),
          held_title: 'Harbour walk with the customers',
          start_timestamp: new Date(start).toISOString(),
          end_timestamp: new Date(start + minutes * 60_000).toISOString(),
        })
      }),
    },
    user: { time_format: '12' },
    size,
  })
  await expect.poll(() => document.querySelectorAll('.cal-held').length).toBe(lengths.length)
  for (const block of document.querySelectorAll('.cal-held')) {
    const { right, bottom } = block.getBoundingClientRect()
    const parts = [...block.querySelectorAll('.cal-held-text > *')]
    for (const part of parts) {
      const box = part.getBoundingClientRect()
      const isHidden = box.left >= right - 2
      if (!isHidden) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
      expect(isHidden || box.bottom <= bottom).toBe(true)
    }
  }
  const longest = [...document.querySelectorAll('.cal-held')].at(-1)
  const { right } = longest?.getBoundingClientRect() ?? { right: 0 }
  const seen = [...(longest?.querySelectorAll('.cal-held-text > *') ?? [])].filter(
    (part) => part.getBoundingClientRect().left < right,
  )
  expect(seen.length).toBe(3)
})

it('[CAL34] shows two days at 320 px, and moves by two', async () => {
  await show(week, { answers: { listOccurrences: [occurrenceOf(aPlan(1))] }, size: [320, 640] })
  await expect.element(page.getByRole('columnheader', { name: 'Thursday 3 December' })).toBeVisible()
  expect(page.getByRole('columnheader').length).toBe(3)
  await page.getByRole('button', { name: 'Next 2 days' }).click()
  await expect.poll(() => location.search).toBe('?view=week&date=2026-12-04')
  await page.viewport(390, 844)
  await expect.element(page.getByRole('button', { name: 'Next 3 days' })).toBeVisible()
})

it('[CAL31] [CAL34] shows one day where even two have no room, and its crowded hours lead to the agenda', async () => {
  const titles = ['Plan', 'Budget', 'Review']
  const meetings = titles.map((meeting_title, index) => aPlan(index + 1, { meeting_title, to: '11:00' }))
  await show(week, {
    answers: { listOccurrences: meetings.map((one) => occurrenceOf(one)), getMeeting: aPlan(1) },
    size: [180, 640],
  })
  await page.getByRole('button', { name: /^3 events, Wednesday 2 December/ }).click()
  await expect.poll(() => location.search).toBe('?view=agenda&date=2026-12-02')
  await expect.element(page.getByRole('button', { name: /^Budget/ })).toBeVisible()
})

it('[WEB202] cuts a title from right to left at its end, with room for the ellipsis', async () => {
  const meeting_title = 'اجتماع مراجعة ميزانية المشروع السنوية مع الفريق الهندسي'
  const timed = aPlan(1, { meeting_title, from: '10:00', to: '11:00' })
  const whole = aPlan(2, { meeting_title, is_all_day: true, date: '2026-12-03' })
  await show(week, { answers: { listOccurrences: [timed, whole].map((one) => occurrenceOf(one)) } })
  const titles = page.getByTitle(meeting_title)
  await expect.poll(() => titles.length).toBe(2)
  for (const title of titles.elements()) {
    const range = document.createRange()
    const letters = title.firstChild ?? title
    range.setStart(letters, 0)
    range.setEnd(letters, 1)
    expect(range.getBoundingClientRect().right).toBeCloseTo(title.getBoundingClientRect().right, 0)
    expect(getComputedStyle(title).textOverflow).toBe('ellipsis')
  }
})

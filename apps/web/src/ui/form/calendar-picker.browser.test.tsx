import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { CalendarRangePicker, type DateRange } from './calendar-picker.tsx'
import { DatePicker } from './date-picker.tsx'

const today = '2026-11-18'
const day = (number: number) => page.getByRole('button', { name: new RegExp(`\\bNovember ${number},`) })

afterEach(() => {
  vi.useRealTimers()
})

function Day() {
  const [value, setValue] = useState<string | null>('2026-11-25')
  return (
    <>
      <DatePicker label="Date" value={value} onChange={setValue} today={today} weekStart={1} />
      <p>Elsewhere</p>
    </>
  )
}

it('[WEB108] a month to pick from goes on and back, marks days, and closes by a click outside', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T09:00:00Z`) })
  await render(<Day />)
  const trigger = page.getByRole('button', { name: 'Date, open calendar' })
  const month = page.getByRole('dialog', { name: 'Date' })
  await trigger.click()
  const heading = month.getByRole('heading')
  await expect.element(heading).toHaveTextContent('Date, November 2026')
  // Readers by ear hear the weekday with each day.
  const weekdays = [...month.element().querySelectorAll('th')]
  expect(weekdays.map(({ textContent }) => textContent)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S'])
  await expect.element(month.getByRole('button', { name: /^Today.*\b18\b/ })).toBeVisible()
  await expect.element(month.getByRole('button', { name: /\b25\b.* selected/ })).toBeVisible()
  await expectAccessible()
  await month.getByRole('button', { name: 'Next month' }).click()
  await expect.element(heading).toHaveTextContent('Date, December 2026')
  await month.getByRole('button', { name: 'Prev month' }).click()
  await expect.element(heading).toHaveTextContent('Date, November 2026')
  await page.elementLocator(document.body).click({ position: { x: 900, y: 600 }, force: true })
  await expect.element(month).not.toBeInTheDocument()
  await trigger.click()
  await day(19).click()
  await expect.element(month).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Date' })).toHaveValue('19 Nov 2026')
})

function Days() {
  const [range, setRange] = useState<DateRange>({ start_date: '2026-11-16', end_date: '2026-11-22' })
  return (
    <>
      <CalendarRangePicker label="Days" value={range} onChange={setRange} today={today} weekStart={1} />
      <output>{`${range.start_date} – ${range.end_date}`}</output>
    </>
  )
}

it('[WEB109] of a range each click sets an end, and the next one begins anew', async () => {
  await render(<Days />)
  const chosen = page.getByRole('status')
  await day(12).click()
  await expect.element(chosen).toHaveTextContent('2026-11-16 – 2026-11-22')
  await expectAccessible()
  await day(10).click()
  await expect.element(chosen).toHaveTextContent('2026-11-10 – 2026-11-12')
  await day(20).click()
  await expect.element(chosen).toHaveTextContent('2026-11-10 – 2026-11-12')
  await day(24).click()
  await expect.element(chosen).toHaveTextContent('2026-11-20 – 2026-11-24')
})

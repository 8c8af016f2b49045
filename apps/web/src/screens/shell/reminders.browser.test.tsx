import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/barriers.ts'
import { aPlan, occurrenceOf } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'

const card = page.getByRole('region', { name: 'Due reminders' }).getByRole('article', { name: 'Garden plan' })

it('[EVT23] [EVT25] reminds of what begins soon, above the screen, until that is put off', async () => {
  const plan = aPlan(1, { meeting_title: 'Garden plan', date: '2026-11-18', from: '11:00', to: '12:00' })
  await show('/user/settings', {
    now: '2026-11-18T09:49:59.900Z',
    answers: { listOccurrences: [occurrenceOf(plan, { meeting_link: 'https://meet.example/garden' })] },
  })
  await expect.element(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  vi.setSystemTime(new Date('2026-11-18T09:50:59.900Z'))
  await expect.element(card).toMatchTextContent(/11:00 AM – 12:00 PM · in (9|10) min/)
  await expect
    .element(card.getByRole('link', { name: 'Join' }))
    .toHaveAttribute('href', 'https://meet.example/garden')
  await expect.element(page.getByRole('status').filter({ hasText: /Garden plan, 11:00/ })).toBeInTheDocument()
  await expectAccessible()
  await card.getByRole('button', { name: 'Snooze 5 min' }).click()
  await expect.element(card).not.toBeInTheDocument()
})

it('[WEB152] on a phone a reminder without Join and Snooze takes no line for its cross alone', async () => {
  const plan = aPlan(1, { meeting_title: 'Garden plan', date: '2026-11-18', from: '11:00', to: '12:00' })
  await show('/user/settings', {
    size: [390, 844],
    now: '2026-11-18T10:02:00.000Z',
    answers: { listOccurrences: [occurrenceOf(plan, { meeting_link: '' })] },
  })
  const [title, dismiss] = [card.getByRole('link'), card.getByRole('button', { name: 'Dismiss' })]
  await expect.element(dismiss).toBeVisible()
  const box = (one: typeof title) => one.element().getBoundingClientRect()
  expect(box(dismiss).top).toBeLessThan(box(title).bottom)
})

import type { BookingPage } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'
import { deletePageDraft } from './page/page-drafts.ts'
import { newPageForm } from './page/page-form.ts'

it('[WEB181] what was typed for a booking page that is deleted elsewhere makes a new one', async () => {
  const saved: BookingPage = {
    ...newPageForm(null),
    booking_page_id: anId(901),
    page_url: 'https://meet.example/book/ada/talk',
    upcoming_count: 0,
  }
  const { answer, announce } = await show(`/user/settings/booking/${saved.booking_page_id}`, {
    answers: { listBookingPages: { booking_name: 'ada', booking_pages: [saved] }, listLabels: [] },
  })
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Harbour talk')
  answer({ listBookingPages: { booking_name: 'ada', booking_pages: [] } })
  announce('booking')
  await page.getByRole('button', { name: 'Use for a new page' }).click()
  await expect.element(page.getByRole('heading', { name: 'New booking page' })).toBeVisible()
  await expect.element(title).toHaveValue('Harbour talk')
  deletePageDraft('new')
})

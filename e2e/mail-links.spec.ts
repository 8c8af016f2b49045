import { createBookingPage, listBookingPages, updateUser } from '@meridian/contract'
import { expect } from '@playwright/test'
import { connectGmail, sentFromGmail } from './support/gmail.ts'
import { test } from './support/guard.ts'
import { aSender } from './support/mail-files.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Asia/Kathmandu' })

async function makePages(person: Person) {
  for (const [title, minutes] of [
    ['Introduction', 30],
    ['Workshop', 90],
  ] as const) {
    await person.call(createBookingPage, {
      body: {
        booking_page_title: title,
        booking_page_slug: title.toLowerCase(),
        durations: [minutes],
        place_details: 'https://meet.example/mara',
      },
    })
  }
  const { booking_pages } = await person.call(listBookingPages, {})
  return booking_pages.toSorted((one, other) => (one.durations[0] ?? 0) - (other.durations[0] ?? 0))
}

test('[JRN17] [WML64] a mail that asks when to meet is answered with the page of its length', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await mara.call(updateUser, { body: { undo_send_seconds: 0 } })
  const [, workshop] = await makePages(mara)
  const { from } = aSender('Odette Harbour')
  const text = 'Hi Mara,\r\n\r\nwhen would suit you for a workshop of 90 minutes?\r\n\r\nOdette'
  const [mail_id] = await connectGmail(mara, { from, subject: 'The quay', text })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  const reply = page.getByRole('region', { name: 'Reply' })
  await expect(reply.getByText('This mail asks when you have time.')).toBeVisible()
  await expectAccessible(page)
  await reply.getByRole('button', { name: 'Offer booking page' }).click()
  const box = reply.getByRole('textbox', { name: 'Your reply' })
  await expect(box).toHaveValue(
    `Hi Odette,\n\nYou can choose a time that suits you here: ${workshop?.page_url}\n\nBest\nMara`,
  )
  await reply.getByRole('button', { name: 'Send reply' }).click()
  await expect(reply.getByText(/Your reply was sent/)).toBeVisible()
  const [sent] = await sentFromGmail(mara)
  expect(sent?.subject).toBe('Re: The quay')
})

test('[WML63] [WML62] a link is inserted by the keyboard and undone, and copies outlast a reload', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const [introduction] = await makePages(mara)
  const { from } = aSender('Otto Hafen')
  const text =
    'Hallo Mara,\r\n\r\nich melde mich wegen der Pläne für den Hafen, du kennst sie ja.\r\n\r\nOtto'
  const [mail_id] = await connectGmail(mara, { from, subject: 'Der Hafen', text })
  await signIn(page, mara)
  await page.goto(`/user/mails/${mail_id}`)
  const reply = page.getByRole('region', { name: 'Reply' })
  await reply.getByRole('button', { name: 'Write a reply' }).click()
  const box = reply.getByRole('textbox', { name: 'Your reply' })
  await box.fill('Hallo Otto,')
  await reply.getByRole('button', { name: 'Insert link' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Insert link' })
  await expect(menu.getByRole('menuitem', { name: 'Introduction · 30 min' })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: 'Introduction · 30 min' }).press('Enter')
  const sentence = `Hier kannst du einen Termin wählen, der dir passt: ${introduction?.page_url}`
  await expect(box).toHaveValue(`Hallo Otto, ${sentence}`)
  await expect(box).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(box).toHaveValue('Hallo Otto,')

  await reply.getByRole('button', { name: 'Insert link' }).click()
  await menu.getByRole('menuitem', { name: 'For one booking: Workshop' }).click()
  await expect(box).toHaveValue(
    /^Hallo Otto, Mit diesem Link kannst du bis \d+\. \p{L}+ einen Termin buchen: http/u,
  )

  await reply.getByRole('button', { name: 'Cc', exact: true }).click()
  await reply.getByRole('combobox', { name: 'Cc' }).fill('ada@example.com,')
  await expect(reply.getByText('ada@example.com')).toBeVisible()
  await expect(reply.getByText('Saved just now')).toBeVisible()
  await page.reload()
  await expect(reply.getByText('ada@example.com')).toBeVisible()
})

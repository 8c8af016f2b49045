import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersOfMail, streamOf } from '../../../../test/mail-answers.ts'
import { aMail } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { aDraft } from '../reply/draft.sample.ts'

it('[WML68] a text that is saved stays as it is, with the cursor where it was', async () => {
  const mail = aMail({ is_read: true })
  await show(`/user/mails/${mail.mail_id}#reply`, {
    answers: answersOfMail(mail),
  })
  const box = page.getByRole('textbox', { name: 'Your reply' })
  await box.fill('Tomorrow suits me.')
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByText('Saved just now')).toBeVisible()
  await userEvent.keyboard('Yes! ')
  await expect.element(box).toHaveValue('Yes! Tomorrow suits me.')
})

it('[WML69] Undo brings back what a draft replaced, also once the draft is saved', async () => {
  const mail = aMail({ is_read: true, mail_reply: 'Words of my own.' })
  await show(`/user/mails/${mail.mail_id}#reply`, {
    answers: { ...answersOfMail(mail), followDraft: streamOf({ draft: aDraft({ left_out_count: 1 }) }) },
  })
  const box = page.getByRole('textbox', { name: 'Your reply' })
  await page.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(box).toHaveValue('Thank you for the new date.')
  await expect.element(page.getByText('Saved just now')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(box).toHaveValue('Words of my own.')
  await expect.element(page.getByText(left_out)).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(page.getByText(left_out)).toBeVisible()
  await box.fill('Thank you!')
  await page.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(box).toHaveValue('Thank you for the new date.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(box).toHaveValue('Thank you!')
  await expect.element(page.getByText(left_out)).toBeVisible()
})

const left_out = /^One sentence was left out/

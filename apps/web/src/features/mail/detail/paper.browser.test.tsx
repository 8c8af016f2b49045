import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answersOfMail } from '../../../../test/mail-answers.ts'
import { emulate } from '../../../../test/media.ts'
import { aMail } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'

const summary = page.getByRole('heading', { name: 'Summary' })
const reply = page.getByRole('heading', { name: 'Reply', exact: true })

it('[WML82] a printed mail has no empty card for a summary and a reply', async () => {
  const mail = aMail({ is_read: true, mail_summary: null })
  await show(`/user/mails/${mail.mail_id}`, { answers: answersOfMail(mail) })
  await expect.element(summary).toBeVisible()
  await expect.element(reply).toBeVisible()
  await emulate({ media: 'print' })
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(reply).not.toBeInTheDocument()
  await expect.element(page.getByRole('article', { name: mail.mail_sender.name ?? '' })).toBeVisible()
})

it('[WML82] a printed mail has the reply that is written', async () => {
  const mail = aMail({ is_read: true, mail_reply: 'Tomorrow suits me.' })
  await show(`/user/mails/${mail.mail_id}`, { answers: answersOfMail(mail) })
  await expect.element(reply).toBeVisible()
  await emulate({ media: 'print' })
  await expect.element(reply).toBeVisible()
})

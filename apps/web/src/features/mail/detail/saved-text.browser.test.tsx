import type { MailDraft } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMail, aMailbox } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'

it('[WML68] a text that is saved stays as it is, with the cursor where it was', async () => {
  const mail = aMail({ is_read: true })
  await show(`/user/mails/${mail.mail_id}#reply`, {
    answers: {
      listMailboxes: [aMailbox()],
      listMails: [mail],
      getMail: mail,
      getMailThread: [],
      updateMail: ({ body }) => ({ ...mail, mail_reply: body.mail_reply ?? null }),
    },
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
    answers: {
      listMailboxes: [aMailbox()],
      listMails: [mail],
      getMail: mail,
      getMailThread: [],
      updateMail: ({ body }) => ({ ...mail, mail_reply: body.mail_reply ?? null }),
      followDraft: `event: done\ndata: ${JSON.stringify({ draft: aDraft(mail.mail_id) })}\n\n`,
    },
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

function aDraft(mail_id: string): MailDraft {
  return {
    mail_id,
    mail_subject: 'Re: New date',
    mail_body: 'Thank you for the new date.',
    confidence: 'high',
    missing: [],
    slots: [],
    link_line: null,
    may_want_times: false,
    time_search: null,
    refusal: null,
    provider: 'openai-compatible',
    model: 'tiny',
    host: 'model.example',
    is_offline: false,
    left_out_count: 1,
  }
}

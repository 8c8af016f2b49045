import type { Mail, MailSending } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersOfMail } from '../../../../test/mail-answers.ts'
import { aMail, anId } from '../../../../test/samples.ts'
import { show, test_now } from '../../../../test/show.tsx'

it('[WML85] after a reply is sent the focus is on how it is doing, after it is taken back in its text', async () => {
  let mail: Mail = aMail({ is_read: true, mail_reply: 'Thank you.' })
  const undo_until = new Date(Date.parse(test_now) + 60_000).toISOString()
  const sending: MailSending = {
    outgoing_mail_id: anId(7),
    state: 'waiting',
    undo_until,
    scheduled_at: null,
    problem: null,
    sent_at: null,
  }
  await show(`/user/mails/${mail.mail_id}`, {
    answers: {
      ...answersOfMail(mail),
      getMail: () => mail,
      listReplyFiles: [],
      sendReply: () => {
        mail = { ...mail, mail_reply: null, mail_sending: sending }
        return { mail_id: mail.mail_id, outgoing_mail_id: anId(7), undo_until, scheduled_at: null }
      },
      undoSend: () => {
        mail = { ...mail, mail_reply: 'Thank you.', mail_sending: null }
        return mail
      },
    },
  })
  const box = page.getByRole('textbox', { name: 'Your reply' })
  await expect.element(page.getByRole('button', { name: 'Send reply' })).toBeEnabled()
  await box.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Your reply waits to be sent.')).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toContain('Your reply waits to be sent.')
  await userEvent.keyboard('z')
  await expect.element(box).toHaveValue('Thank you.')
  await expect.element(box).toHaveFocus()
})

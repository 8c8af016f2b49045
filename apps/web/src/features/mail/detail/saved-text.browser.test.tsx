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

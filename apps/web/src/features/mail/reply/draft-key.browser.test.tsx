import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refusal } from '../../../../test/answers.ts'
import { answersOfMail, streamOf } from '../../../../test/mail-answers.ts'
import { aMail, anId } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { aDraft } from './draft.sample.ts'

const box = page.getByRole('textbox', { name: 'Your reply' })
const generate = page.getByRole('button', { name: 'Generate Reply' })

it('[WML72] D has a reply drafted, folded and open, with the focus in its text', async () => {
  const { answer, asked } = await open()
  await userEvent.keyboard('d')
  await expect.element(box).toHaveValue('Thank you for the new date.')
  await expect.element(box).toHaveFocus()
  await expect.element(box).not.toHaveAttribute('readonly')
  await userEvent.keyboard(' Good.')
  await expect.element(box).toHaveValue('Thank you for the new date. Good.')
  answer({ followDraft: streamOf({ draft: aDraft({ mail_body: 'No, thank you.' }) }) })
  await page.getByRole('textbox', { name: 'What to say' }).fill('Refuse it.')
  await page.getByRole('heading', { level: 1 }).click()
  await userEvent.keyboard('d')
  await expect.element(box).toHaveValue('No, thank you.')
  await expect.element(box).toHaveFocus()
  expect(asked('followDraft').map(({ body }) => body.reply_point)).toEqual([expect.anything(), 'Refuse it.'])
})

it('[WML72] [PAL12] the list of shortcuts and the palette name the key of Generate Reply, and its button tells it', async () => {
  await open()
  await expect.element(generate).toHaveAttribute('aria-keyshortcuts', 'D')
  await userEvent.keyboard('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const entry = shortcuts.getByRole('listitem').filter({ hasText: 'Generate Reply' })
  await expect.element(entry.getByText('d', { exact: true }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(shortcuts).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveFocus()
  await userEvent.keyboard('generate reply')
  await expect.element(page.getByRole('option', { selected: true })).toMatchTextContent(/^Generate Reply/)
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Thank you for the new date.')
  await expect.element(box).toHaveFocus()
})

it('[WML83] keys pressed while a mail is loading do what they stand for once it is there', async () => {
  const mails = ['First', 'Second', 'Third'].map((mail_subject, at) =>
    aMail({ mail_id: anId(at + 1), mail_subject, is_read: true }),
  )
  const gates = new Map(mails.map(({ mail_id }) => [mail_id, Promise.withResolvers<void>()]))
  const { asked } = await show('/user/mails', {
    answers: {
      ...answersOfMail(aMail()),
      listMails: mails,
      countMails: { mail_counts: [] },
      getMail: async ({ params }) => {
        await gates.get(params.mail_id)?.promise
        return mails.find(({ mail_id }) => mail_id === params.mail_id) ?? new Refusal(404)
      },
      followDraft: streamOf({ draft: aDraft() }),
    },
  })
  await page.getByRole('link', { name: /First/ }).click()
  await expect.poll(() => location.pathname).toBe(`/user/mails/${anId(1)}`)
  await userEvent.keyboard('f')
  await userEvent.keyboard('j')
  await expect.poll(() => location.pathname).toBe(`/user/mails/${anId(2)}`)
  await userEvent.keyboard('d')
  for (const gate of gates.values()) gate.resolve()
  await expect.element(box).toHaveValue('Thank you for the new date.')
  await expect.element(box).toHaveFocus()
  expect(location.pathname).toBe(`/user/mails/${anId(2)}`)
  expect(asked('followDraft')).toHaveLength(1)
})

async function open() {
  const mail = aMail({ is_read: true })
  const shown = await show(`/user/mails/${mail.mail_id}`, {
    answers: {
      ...answersOfMail(mail),
      followDraft: streamOf({ draft: aDraft() }),
      // The palette looks for people as soon as the typing pauses, as it does on a busy machine.
      suggestUsers: [],
    },
  })
  await expect.element(generate).toBeVisible()
  return shown
}

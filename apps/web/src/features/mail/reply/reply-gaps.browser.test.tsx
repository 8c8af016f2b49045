import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/barriers.ts'
import { answersOfMail, streamOf } from '../../../../test/mail-answers.ts'
import { aMail } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { aDraft } from './draft.sample.ts'

const mail_body = 'Hi Dana,\n\n1. […]\n2. Length: […]\n\nBest\nMara'
const missing = ['An answer to “Shall I order it?”', 'An answer to “How long is it?”']
const box = page.getByRole('textbox', { name: 'Your reply' })
const answers = page.getByRole('group', { name: `Answers: ${missing[0]}` })
const yes = answers.getByRole('button', { name: 'Yes, please.' })
const no = answers.getByRole('button', { name: 'No, thank you.' })

it('[WML81] a click on a short answer fills the gap of its point, and on another takes its place', async () => {
  await openDraft()
  await expect.element(page.getByText('Fill the 2 open gaps before you send.')).toBeVisible()
  await expectAccessible()
  await yes.click()
  await expect.element(box).toHaveValue(mail_body.replace('1. […]', '1. Yes, please.'))
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true')
  await expect.element(yes).toHaveFocus()
  await expect.element(page.getByText('Fill the one open gap before you send.')).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(box).toHaveValue(mail_body.replace('1. […]', '1. No, thank you.'))
  await expect.element(no).toHaveAttribute('aria-pressed', 'true')
})

it('[WML81] Undo takes back a chosen answer, and a line that was changed by hand is left alone', async () => {
  await openDraft()
  await no.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(box).toHaveValue(mail_body)
  await yes.click()
  await box.fill(
    mail_body.replace('1. […]', '1. Yes, please, in blue.').replace('Length: […]', 'Length: 2 m'),
  )
  await expect.element(answers).not.toBeInTheDocument()
  await expect.element(page.getByText(/open gap/)).not.toBeInTheDocument()
})

it('[WML81] [WML40] says that each point has an answer once no gap is left', async () => {
  await openDraft()
  await yes.click()
  await box.fill(mail_body.replace('1. […]', '1. Yes, please.').replace('Length: […]', 'Length: 2 m'))
  await expect.element(page.getByText('Each point has an answer.')).toBeVisible()
  await expectAccessible()
})

async function openDraft() {
  const mail = aMail({ is_read: true })
  const [first, last] = [mail_body.indexOf('[…]'), mail_body.lastIndexOf('[…]')]
  const places = [
    { start: first, end: first + 3, answers: ['Yes, please.', 'No, thank you.'] },
    { start: last, end: last + 3, answers: [] },
  ]
  await show(`/user/mails/${mail.mail_id}`, {
    answers: {
      ...answersOfMail(mail),
      followDraft: streamOf({ draft: aDraft({ mail_body, missing, places, confidence: 'low' }) }),
    },
  })
  await page.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(box).toHaveValue(mail_body)
}

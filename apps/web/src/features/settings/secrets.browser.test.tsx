import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anId } from '../../../test/samples.ts'
import { show, test_now } from '../../../test/show.tsx'

const question = page.getByRole('alertdialog', { name: 'Close without saving it?' })

it('[WEB199] a new app password stays until it is copied or said to be saved', async () => {
  await show('/user/settings?option=12', {
    answers: {
      createAppPassword: ({ body }) => ({
        ...body,
        app_password_id: anId(1),
        created_at: test_now,
        last_used_at: null,
        app_password: 'abcde-fghij-klmno-pqrst-uvwxy',
      }),
    },
  })
  const dialog = page.getByRole('dialog', { name: 'New app password' })
  const secret = dialog.getByRole('textbox', { name: /app password/ })
  await page.getByRole('button', { name: 'New app password' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Calendar on my phone')
  await userEvent.keyboard('{Enter}')
  await expect.element(secret).toHaveValue('abcde-fghij-klmno-pqrst-uvwxy')
  // The field that had the focus has gone.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(question.getByRole('button', { name: 'Go back' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(secret).toBeVisible()

  allowCopying()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText('Copied to clipboard.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
})

it('[WEB199] recovery codes stay until they are copied, saved or said to be saved', async () => {
  await show('/user/settings?option=7', {
    answers: {
      getSecondFactor: { is_on: true, turned_on_at: test_now, recovery_codes_left: 2 },
      createRecoveryCodes: { recovery_codes: ['abcd-efgh', 'ijkl-mnop'] },
    },
  })
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect.element(dialog.getByText('abcd-efgh')).toBeVisible()
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

/** The browser of the tests asks before it lets a page copy. */
function allowCopying(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
}

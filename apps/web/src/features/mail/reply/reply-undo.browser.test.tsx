import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusOn } from '../../../../test/keyboard.ts'
import { answersOfMail, streamOf } from '../../../../test/mail-answers.ts'
import { aMail } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { aDraft } from './draft.sample.ts'

const own_text = 'Words of my own.'
const draft = aDraft()
const box = page.getByRole('textbox', { name: 'Your reply' })
const undo = page.getByRole('button', { name: 'Undo' })

describe('[WML70] after Undo of a draft the focus is in the text, with the cursor at its end', () => {
  it.each([
    ['by pointer', () => undo.click()],
    [
      'by keyboard',
      async () => {
        await focusOn(page.getByRole('button', { name: 'Attach files' }))
        await focusOn(undo)
        await userEvent.keyboard('{Enter}')
      },
    ],
  ])('%s', async (_by, press) => {
    await replaceByDraft()
    await press()
    await expectOwnText()
    await userEvent.keyboard(' And more.')
    await expect.element(box).toHaveValue(`${own_text} And more.`)
  })
})

describe('[WML71] Ctrl+Z brings back the text that a draft replaced', () => {
  it.each([
    ['in the text', () => box.click()],
    ['on a button', () => focusOn(page.getByRole('button', { name: 'Generate Reply' }))],
  ])('%s, and closes the message', async (_where, go) => {
    await replaceByDraft()
    await go()
    await pressUndo()
    await expectOwnText()
    await expect.element(undo).not.toBeInTheDocument()
  })

  it('until something is typed, from when on the browser undoes what was typed', async () => {
    await replaceByDraft()
    await box.click()
    await userEvent.keyboard('{Control>}{End}{/Control}!')
    await expect.element(box).toHaveValue(`${draft.mail_body}!`)
    await pressUndo()
    await expect.element(box).toHaveValue(draft.mail_body)
    await pressUndo()
    await expect.element(box).not.toHaveValue(own_text)
    await expect.element(undo).toBeVisible()
  })
})

describe('[WML74] after Undo what was typed into the draft has a way back', () => {
  it('by the message that says so, as often as wanted', async () => {
    await replaceByDraft()
    await box.click()
    await userEvent.keyboard('{Control>}{End}{/Control} More.')
    await undo.click()
    await expectOwnText()
    await expect.element(page.getByText('The text from before is back.')).toBeVisible()
    await undo.click()
    await expect.element(box).toHaveValue(`${draft.mail_body} More.`)
    await expect.element(undo).not.toBeInTheDocument()
  })

  it('and none is offered where nothing was typed', async () => {
    await replaceByDraft()
    await undo.click()
    await expectOwnText()
    await expect.element(undo).not.toBeInTheDocument()
  })
})

async function replaceByDraft(): Promise<void> {
  const mail = aMail({ is_read: true, mail_reply: own_text })
  await show(`/user/mails/${mail.mail_id}#reply`, {
    answers: { ...answersOfMail(mail), followDraft: streamOf({ draft }) },
  })
  await page.getByRole('button', { name: 'Generate Reply' }).click()
  await expect.element(box).toHaveValue(draft.mail_body)
  await expect.element(undo).toBeVisible()
}

async function expectOwnText(): Promise<void> {
  await expect.element(box).toHaveValue(own_text)
  await expect.element(box).toHaveFocus()
  const element = box.element()
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('The box is a textarea.')
  expect([element.selectionStart, element.selectionEnd]).toEqual([own_text.length, own_text.length])
}

function pressUndo(): Promise<void> {
  return userEvent.keyboard('{Control>}z{/Control}')
}

import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusOn } from '../../../../test/keyboard.ts'
import { answersOfMail, streamOf } from '../../../../test/mail-answers.ts'
import { aMail } from '../../../../test/samples.ts'
import { show, type Shown } from '../../../../test/show.tsx'
import { aDraft } from './draft.sample.ts'

const own_text = 'Words of my own.'
const draft = aDraft()
const second = aDraft({ mail_body: 'Thanks, the new date suits me.' })
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
})

describe('[WML76] undo and redo walk through every draft and what was typed', () => {
  it('back and forward, by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y', async () => {
    const shown = await replaceByDraft()
    await typeAtEnd(' And more')
    shown.answer({ followDraft: streamOf({ draft: second }) })
    await generate()
    await expect.element(box).toHaveValue(second.mail_body)
    await box.click()
    const texts = [own_text, draft.mail_body, `${draft.mail_body} And`, `${draft.mail_body} And more`]
    for (const text of texts.toReversed()) {
      await pressUndo()
      await expect.element(box).toHaveValue(text)
    }
    await expectOwnText()
    await pressUndo()
    await expect.element(box).toHaveValue(own_text)
    for (const [at, text] of [...texts.slice(1), second.mail_body].entries()) {
      await userEvent.keyboard(
        at % 2 === 0 ? '{Control>}{Shift>}z{/Shift}{/Control}' : '{Control>}y{/Control}',
      )
      await expect.element(box).toHaveValue(text)
    }
  })

  it('back to the empty box', async () => {
    await replaceByDraft('')
    await focusOn(page.getByRole('button', { name: 'Attach files' }))
    await pressUndo()
    await expect.element(box).toHaveValue('')
    await expect.element(box).toHaveFocus()
    await typeAtEnd('Mine')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.element(box).toHaveValue('Mine')
  })

  it('with the cursor where something was changed', async () => {
    await replaceByDraft()
    await box.click()
    await userEvent.keyboard('{Control>}{Home}{/Control}Ada! ')
    await pressUndo()
    await userEvent.keyboard('?')
    await expect.element(box).toHaveValue(`Ada!?${draft.mail_body}`)
  })

  it('also from a menu of the browser', async () => {
    await replaceByDraft()
    await typeAtEnd('!')
    await box.click()
    document.execCommand('undo')
    await expect.element(box).toHaveValue(draft.mail_body)
  })

  it('and not while another field has the focus', async () => {
    await replaceByDraft()
    await page.getByRole('textbox', { name: 'What to say' }).click()
    await pressUndo()
    await expect.element(box).toHaveValue(draft.mail_body)
  })
})

describe('[WML74] after Undo what was typed into the draft has a way back', () => {
  it('by the message that says so, as often as wanted', async () => {
    await replaceByDraft()
    await typeAtEnd(' More.')
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

async function replaceByDraft(own = own_text): Promise<Shown> {
  const mail = aMail({ is_read: true, mail_reply: own || null })
  const shown = await show(`/user/mails/${mail.mail_id}#reply`, {
    answers: { ...answersOfMail(mail), followDraft: streamOf({ draft }) },
  })
  await generate()
  await expect.element(box).toHaveValue(draft.mail_body)
  if (own !== '') await expect.element(undo).toBeVisible()
  return shown
}

function generate(): Promise<void> {
  return page.getByRole('button', { name: 'Generate Reply' }).click()
}

async function typeAtEnd(text: string): Promise<void> {
  await box.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${text}`)
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

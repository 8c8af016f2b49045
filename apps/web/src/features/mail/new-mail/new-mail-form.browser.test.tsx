import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { no_answer } from '../../../../test/answers.ts'
import { expectAccessible } from '../../../../test/barriers.ts'
import { aMailbox } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { empty_draft, returnNewMailDraft } from './new-mail-draft.ts'

const named = (name: string) => page.getByRole('button', { name, exact: true })
const boxOf = (name: string) => named(name).element().getBoundingClientRect()
const tools = ['Send', 'Send later', 'Snippets', 'Insert link', 'Attach files', 'Close']

async function open(size: readonly [number, number]) {
  await show('/user/mails/new', {
    size,
    answers: {
      sendMail: () => no_answer,
      listMailboxes: [aMailbox({ integration_mail_type: 'google' })],
      listSnippets: [],
    },
  })
  await expect.element(named('Send')).toBeEnabled()
}

async function writeToBo() {
  await expect.element(page.getByRole('combobox', { name: 'To' })).toHaveFocus()
  await userEvent.keyboard('bo@people.example,')
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear Bo,')
}

it.each([
  ['a desktop', [1440, 900]],
  ['a phone', [390, 844]],
  ['a small phone', [320, 640]],
] as const)(
  '[WML66] the tools are one row in sight on %s, Send first and leaving last',
  async (_where, size) => {
    await open(size)
    const boxes = tools.map(boxOf)
    const middles = boxes.map(({ top, height }) => Math.round(top + height / 2))
    expect(new Set(middles).size).toBe(1)
    expect(boxes.map(({ left }) => left)).toEqual(boxes.map(({ left }) => left).toSorted((a, b) => a - b))
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(size[1])
    expect(boxOf('Close').right).toBeLessThanOrEqual(size[0])
    await expectAccessible()
  },
)

it('[WML66] the form is a column, and its tools stay where they are while the text grows', async () => {
  await open([1440, 900])
  const text = page.getByRole('textbox', { name: 'Text' })
  expect(text.element().getBoundingClientRect().width).toBeLessThanOrEqual(720)
  const { top } = boxOf('Send')
  await text.fill('Line\n'.repeat(12))
  expect(boxOf('Send').top).toBe(top)
  await text.fill('Line\n'.repeat(200))
  expect(boxOf('Send').bottom).toBeLessThan(900)
})

it('[WML87] a mail with recipients that is opened again goes on at the end of its text', async () => {
  await open([1440, 900])
  await writeToBo()
  await page.getByRole('link', { name: 'Meetings' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Meetings/ })).toBeVisible()
  history.back()
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard(' hello!')
  await expect.element(text).toHaveValue('Dear Bo, hello!')
})

it('[WML88] without a connection a mail that is sent says so, and keeps its text', async () => {
  await open([1440, 900])
  await writeToBo()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('There is no connection. Your text is still here.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Dear Bo,')
  vi.restoreAllMocks()
})

it('[WML84] a new mail begins in its recipients, and an attempt to send it leads to what is missing', async () => {
  await open([1440, 900])
  const to = page.getByRole('combobox', { name: 'To' })
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect.element(to).toHaveFocus()
  await text.fill('Hello')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(to).toHaveFocus()
  await expect.element(page.getByText('Add at least one recipient.')).toBeVisible()
  await userEvent.keyboard('bo@people.example,')
  await text.clear()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(text).toHaveFocus()
  await expect.element(page.getByText('Write something before you send.')).toBeVisible()
})

it('[WML59] Cc and Bcc unfold behind the recipients with the focus in them', async () => {
  await open([1440, 900])
  expect(page.getByRole('combobox', { name: 'Cc' }).elements()).toEqual([])
  await named('Cc').click()
  await expect.element(page.getByRole('combobox', { name: 'Cc', exact: true })).toHaveFocus()
  await expect.element(named('Cc')).not.toBeInTheDocument()
  await named('Bcc').click()
  await expect.element(page.getByRole('combobox', { name: 'Bcc' })).toHaveFocus()
  await userEvent.keyboard('bo@people.example,')
  await expect.element(named('Remove bo@people.example')).toBeVisible()
  await expect.element(named('Discard')).toBeVisible()
})

it('[WEB154] a discarded mail comes back by Undo, and its files stay until then', async () => {
  await open([1440, 900])
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Half an hour of writing')
  await named('Discard').click()
  await expect.element(text).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(text).toHaveValue('Half an hour of writing')
  await text.fill('')
  await named('Close').click()
  expect(page.getByRole('button', { name: /^Undo/ }).elements()).toEqual([])
})

it('[WEB155] a mail that comes back steps before what is being written, and both can be opened', async () => {
  await open([1440, 900])
  const text = page.getByRole('textbox', { name: 'Text' })
  await page.getByRole('textbox', { name: 'Subject' }).fill('Second mail')
  await text.fill('Being written')
  returnNewMailDraft('', { ...empty_draft, subject: 'First mail', body: 'Was not sent' })
  await expect.element(text).toHaveValue('Was not sent')
  await named('Second mail').click()
  await expect.element(text).toHaveValue('Being written')
  await expect.element(named('First mail')).toBeVisible()
  await expectAccessible()
  await named('Discard').click()
})

it('[WEB63] Enter adds each address to those before it, and to what is written', async () => {
  await open([1440, 900])
  await page.getByRole('textbox', { name: 'Subject' }).fill('Quay')
  await page.getByRole('combobox', { name: 'To', exact: true }).click()
  for (const name of ['bo', 'al']) {
    await userEvent.keyboard(`${name}@people.example{Enter}`)
    await expect.element(named(`Remove ${name}@people.example`)).toBeVisible()
  }
  await expect.element(named('Remove bo@people.example')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Quay')
  await named('Cc').click()
  await userEvent.keyboard('cy@people.example{Enter}')
  await expect.element(named('Remove cy@people.example')).toBeVisible()
})

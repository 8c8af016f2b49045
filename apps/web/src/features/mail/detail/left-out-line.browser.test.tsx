import type { MailSummary, ThreadSummary } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answers } from '../../../../test/answers.ts'
import { expectAccessible } from '../../../../test/barriers.ts'
import { answersOfMail, streamOf } from '../../../../test/mail-answers.ts'
import { aMail } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { aDraft } from '../reply/draft.sample.ts'

const mail = aMail({ mail_summary: 'The date moves.', is_read: true, thread_mails: 2 })
const { mail_id, thread_id } = mail

const counts = [
  [0, null],
  [1, "One sentence was left out: your mail doesn't support it."],
  [2, "2 sentences were left out: your mail doesn't support them."],
] as const

describe('[GEN78] of sentences that were left out tells', () => {
  it.each(counts)('a summary: %i', async (left_out_count, line) => {
    await open({ followSummary: streamOf({ summary: { ...summary, left_out_count } }) })
    await page.getByRole('button', { name: 'Re-Summarize' }).click()
    await expectLine('Written by', line)
  })

  it.each(counts)('a summary of a conversation: %i', async (left_out_count, line) => {
    await open({ summariseThread: { ...thread_summary, left_out_count } })
    await page.getByRole('button', { name: 'Summarize all' }).click()
    await expectLine('Tilda moves the date.', line)
  })

  it.each(counts)('a draft: %i', async (left_out_count, line) => {
    await open({ followDraft: streamOf({ draft: { ...draft, left_out_count } }) })
    await page.getByRole('button', { name: 'Generate Reply' }).click()
    const box = page.getByRole('textbox', { name: 'Your reply' })
    await expect.element(box).toHaveValue(draft.mail_body)
    await expectLine('sales@northpack.example', line)
    await box.fill('')
    await box.fill('Words of my own.')
    expect(shown()).not.toContain('left out')
  })
})

const shown = () => document.body.innerText

async function expectLine(besides: string, line: string | null): Promise<void> {
  await expect.poll(shown).toContain(besides)
  if (line === null) expect(shown()).not.toContain('left out')
  else expect(shown()).toContain(line)
  await expectAccessible()
}

async function open(others: Answers): Promise<void> {
  const answers: Answers = {
    ...answersOfMail(mail),
    summariseMail: summary,
    ...others,
  }
  await show(`/user/mails/${mail_id}`, { answers })
}

const writer = {
  provider: 'openai-compatible',
  model: 'tiny',
  host: 'model.example',
  is_offline: false,
  left_out_count: 0,
} as const

const summary: MailSummary = {
  mail_id,
  mail_summary: 'The date moves.',
  sentences: [{ text: 'The date moves.', start: null, end: null }],
  ...writer,
  is_cached: true,
}

const thread_summary: ThreadSummary = {
  thread_id,
  sentences: [{ text: 'Tilda moves the date.', start: null, end: null, mail_id: null, sender: '' }],
  ...writer,
  is_cached: false,
}

const draft = aDraft()

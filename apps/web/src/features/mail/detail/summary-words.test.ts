import type { GeneratedTextState, MailSummary } from '@meridian/contract'
import { expect, it } from 'vitest'
import { summaryAuthor, summaryButton, textModelNotice } from './summary-words.ts'

it('[WML32] names what the button does, before and after the first summary', () => {
  expect(summaryButton(false, false)).toBe('Summarize')
  expect(summaryButton(false, true)).toBe('Summarizing')
  expect(summaryButton(true, false)).toBe('Re-Summarize')
  expect(summaryButton(true, true)).toBe('Re-Summarizing')
})

it('[WML33] says where the mail goes before it goes, and how often it still can', () => {
  expect(textModelNotice({ ...outside, provider: 'embedded' }, 'summary')).toBe(
    "Written on this server. The mail doesn't leave it.",
  )
  expect(textModelNotice({ ...outside, provider: 'embedded' }, 'again')).toBe('')
  expect(textModelNotice(outside, 'reply')).toBe(
    '“Generate Reply” sends this mail to model.example. 12 of 50 calls left today. A reply takes one or two.',
  )
  expect(textModelNotice({ ...outside, calls_today: 49 }, 'reply')).toBe(
    '“Generate Reply” sends this mail to model.example. 1 of 50 calls left today.',
  )
  expect(textModelNotice(outside, 'again')).toBe(
    '“Re-Summarize” sends this mail to model.example. 12 of 50 calls left today.',
  )
  expect(textModelNotice({ ...outside, calls_today: 50 }, 'again')).toContain('The daily limit is used up')
  expect(textModelNotice({ ...outside, is_month_used_up: true }, 'summary')).toContain(
    'The monthly limit is used up',
  )
})

it('[WML34] says who wrote the summary', () => {
  expect(summaryAuthor(summary)).toBe('Made on this server. Every line links to its place in the mail.')
  expect(summaryAuthor({ ...summary, is_offline: true, sentences: [] })).toBe(
    'The text service was unavailable, so this server wrote it.',
  )
  const free = { text: 'In other words.', start: null, end: null }
  expect(
    summaryAuthor({ ...summary, provider: 'openai-compatible', host: 'model.example', sentences: [free] }),
  ).toBe('Written by model.example.')
})

const outside: GeneratedTextState = {
  provider: 'openai-compatible',
  model: 'tiny',
  host: 'model.example',
  calls_today: 38,
  calls_per_day: 50,
  is_month_used_up: false,
}

const summary: MailSummary = {
  mail_id: '0193f0a0-0000-7000-8000-0000000000a1',
  mail_summary: 'One.',
  sentences: [{ text: 'One.', start: 0, end: 4 }],
  provider: 'embedded',
  model: null,
  host: null,
  is_offline: false,
  left_out_count: 0,
  is_cached: true,
}

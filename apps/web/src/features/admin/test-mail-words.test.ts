import { mail_outcomes } from '@meridian/contract'
import { expect, it } from 'vitest'
import { outcomeWords } from './test-mail-words.ts'

it('[PPL77] tells each outcome of a test mail in a sentence of its own', () => {
  const sentences = mail_outcomes.map((outcome) =>
    outcomeWords({ outcome, sent_to: 'ada@example.com', answer: null, took_ms: 1234 }),
  )
  expect(new Set(sentences).size).toBe(mail_outcomes.length)
  expect(sentences[0]).toBe('The mail server accepted the mail to ada@example.com after 1.2 s.')
})

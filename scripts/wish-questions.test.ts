import { readWishSamples, scoreWish } from '@meridian/text'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAnswers, readByModel, wishQuestion } from './wish-questions.ts'

const [mail, news] = readWishSamples(
  'en',
  [
    '=== ask: meet | sent: 2026-11-19 10:00 | when: 2026-11-25..2026-11-27',
    'Subject: The boiler',
    'From: Odette Marsh <odette@harbourworks.example>',
    '',
    'Could we meet next week? Not before the boiler man has been here on Tuesday, and only until Friday.',
    '=== ask: none | sent: 2026-11-19 10:00',
    'Subject: The heating',
    'From: Odette Marsh <odette@harbourworks.example>',
    '',
    'The heating works again.',
  ].join('\n'),
)
if (!mail || !news) throw new Error('The samples were not read.')

it('[GEN90] asks what the server asks', () => {
  const { is_sent, instructions, prompt } = wishQuestion(mail)
  expect(is_sent).toBe(true)
  expect(wishQuestion(news).is_sent).toBe(false)
  expect(instructions).toContain('one JSON object')
  expect(prompt).toContain("Thursday 2026-11-19 at 10:00 on the sender's clock (Europe/Berlin)")
  expect(prompt).toContain('From: Odette Marsh\n\nCould we meet next week?')
})

it('[GEN90] scores answers as the server reads them', () => {
  const right = readByModel(
    mail,
    'Here: {"ask": "meet", "times": [{"first": "2026-11-25", "last": "2026-11-27"}]}',
  )
  expect(right).toMatchObject({ isSent: true, isRefused: false })
  expect(scoreWish(mail, right.request)).toMatchObject({ isSure: true, isRespected: true })
  const refused = readByModel(mail, 'Wednesday!')
  expect(refused).toMatchObject({ isSent: true, isRefused: true })
  expect(scoreWish(mail, refused.request).isRespected).toBe(false)
  const unsent = readByModel(news, '{"ask": "meet"}')
  expect(unsent).toMatchObject({ isSent: false, request: { ask: 'none' } })
})

it('[GEN90] reads an answer a line, as text or as the object itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wish-answers-'))
  const file = join(folder, 'en.jsonl')
  writeFileSync(file, `${JSON.stringify('Sure:\n{"ask": "none"}')}\n{"ask": "meet"}\n""\n`)
  expect(readAnswers(file)).toEqual(['Sure:\n{"ask": "none"}', '{"ask": "meet"}', ''])
  rmSync(folder, { recursive: true })
})

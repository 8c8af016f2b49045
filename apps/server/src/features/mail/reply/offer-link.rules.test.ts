import { expect, it } from 'vitest'
import { withLinks } from './offer-link.rules.ts'

const body = 'Dear Bo,\r\n\r\n- Monday 9:00\r\n- Tuesday 9:00\r\n\r\nKind regards\r\nAda\r\n'
const all = { address: 'https://x', language: 'en' } as const
const monday = { line: '- Monday 9:00', address: 'https://x?time=1' }
const tuesday = { line: '- Tuesday 9:00', address: 'https://x?time=2' }

it('[MAIL71] puts the link of each time below its line', () => {
  expect(withLinks(body, [tuesday, monday], all)).toBe(
    'Dear Bo,\n\n- Monday 9:00\n  Choose this time: https://x?time=1\n- Tuesday 9:00\n  Choose this time: https://x?time=2\n\nKind regards\nAda',
  )
  expect(withLinks('- Monday 9:00', [monday], { ...all, language: 'de' })).toBe(
    '- Monday 9:00\n  Diesen Termin wählen: https://x?time=1',
  )
})

it('[MAIL71] puts one link below the text for times without a line of their own', () => {
  const below = '\n\nChoose one of these times here, without signing in:\nhttps://x'
  for (const line of [undefined, '', '- Friday 9:00'])
    expect(withLinks('Dear Bo,\n\nAda', [{ ...monday, line }], all)).toBe(`Dear Bo,\n\nAda${below}`)
  expect(withLinks('- Monday 9:00', [monday, { ...tuesday, line: monday.line }], all)).toBe(
    `- Monday 9:00\n  Choose this time: https://x?time=1${below}`,
  )
})

import { expect, it } from 'vitest'
import { withRange, withToggled } from '../../../platform/state/checked-ids.ts'
import { aMail } from '../mail.sample.ts'
import { checkedState, cursorAfterChange, mailsToSummarize, targetMails } from './list-selection.ts'

const ids = ['a', 'b', 'c', 'd']
const mails = ids.map((mail_id) => aMail({ mail_id }))

it('[WML9] means the checked mails, or the one that is looked at', () => {
  expect(meant(['c', 'a', 'gone'], 'b')).toEqual(['a', 'c'])
  expect(meant([], 'b')).toEqual(['b'])
  expect(meant([], null)).toEqual([])
})

it('[WML9] checks one row, or all up to one, and takes them back the same way', () => {
  const one = withToggled(new Set(), 'b')
  expect([...one]).toEqual(['b'])
  expect([...withToggled(one, 'b')]).toEqual([])
  const all = withRange(one, ids, 'b', 'd')
  expect([...all]).toEqual(['b', 'c', 'd'])
  expect([...withRange(all, ids, 'd', 'c')]).toEqual(['b'])
  expect([...withRange(new Set(), ids, null, 'c')]).toEqual(['c'])
  expect([0, 2, 4].map((count) => checkedState(count, 4))).toEqual([false, 'mixed', true])
})

it('[WML9] goes on with the next row when the one that was looked at leaves, at the end with the one before', () => {
  expect(cursorAfterChange(ids, 'b', 0)).toBe('b')
  expect(cursorAfterChange(['a', 'c', 'd'], 'b', 1)).toBe('c')
  expect(cursorAfterChange(['a', 'b', 'c'], 'd', 3)).toBe('c')
  expect(cursorAfterChange([], 'd', 3)).toBeNull()
  expect(cursorAfterChange(ids, null, 2)).toBeNull()
})

it('[WML10] summarises ten at most, and those without a summary first', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    aMail({ mail_id: `${index}`, mail_summary: index === 0 ? 'Told.' : null }),
  )
  expect(mailsToSummarize(many).map(({ mail_id }) => mail_id)).toEqual(
    many.slice(1, 11).map((one) => one.mail_id),
  )
  expect(mailsToSummarize(many.slice(0, 1))).toEqual(many.slice(0, 1))
})

function meant(checked: readonly string[], current: string | null): string[] {
  return targetMails(mails, new Set(checked), current).map(({ mail_id }) => mail_id)
}

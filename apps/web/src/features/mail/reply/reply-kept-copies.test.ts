import { expect, it } from 'vitest'
import { memoryStorage } from '../../../platform/session/memory-storage.ts'
import { no_copies, readCopies, type ReplyCopies, writeCopies } from './reply-kept-copies.ts'

const ada = { name: 'Ada', address: 'ada@example.com' }
const copies: ReplyCopies = {
  ...no_copies,
  cc: [ada],
  bcc_typed: 'otto@',
  sent_copies: { cc: [], bcc: [ada] },
}

it('[WML62] knows the copies of a reply again after the page was loaded anew', () => {
  const storage = memoryStorage()
  writeCopies(storage, { one: copies, other: no_copies })
  expect(readCopies(storage)).toEqual({ one: copies })
  writeCopies(storage, {})
  expect(storage.length).toBe(0)
})

it.each(['', '{', '7', '{"one": 7}', '{"one": {"cc": [7, {"name": 1}], "bcc": "x", "sent_copies": []}}'])(
  '[WML62] ignores what it cannot read: %s',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('unsaved_reply_copies', text)
    for (const read of Object.values(readCopies(storage))) {
      expect({ ...read, sent_copies: null }).toEqual(no_copies)
    }
  },
)

it('[WML62] does without a storage that is full', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => writeCopies(full, { one: copies })).not.toThrow()
})

import { expect, it } from 'vitest'
import { consumeReturn, mailListHref, pendingReturn, rememberList } from './list-memory.ts'

const list = { address: 'view=unread', scrollPx: 400, mail_ids: ['a', 'b'], total: 2, opened_id: 'b' }

it('[WML14] leads back to the list a mail was opened from, as it was, and that once', () => {
  expect(mailListHref()).toBe('/user/mails')
  rememberList(list)
  expect(mailListHref()).toBe('/user/mails?view=unread')
  expect(pendingReturn('')).toBeNull()
  expect(pendingReturn('view=unread')).toEqual(list)
  expect(consumeReturn('view=unread')).toEqual(list)
  expect(consumeReturn('view=unread')).toBeNull()
  expect(mailListHref()).toBe('/user/mails?view=unread')
})

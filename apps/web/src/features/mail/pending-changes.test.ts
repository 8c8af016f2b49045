import { expect, it } from 'vitest'
import { aMail } from './mail.sample.ts'
import {
  addPendingChange,
  listPendingChanges,
  removePendingChange,
  withPendingChanges,
} from './pending-changes.ts'

it('[WML5] shows what the reader has changed until it is let go of, the last change above the others', () => {
  const mail = aMail()
  const shown = () => withPendingChanges(mail, listPendingChanges())
  const first = addPendingChange([mail.mail_id, 'other'], { is_archived: true, is_read: true })
  const second = addPendingChange([mail.mail_id], { is_archived: false })
  expect(shown()).toMatchObject({ is_archived: false, is_read: true })
  removePendingChange(second)
  expect(shown()).toMatchObject({ is_archived: true })
  removePendingChange(first)
  expect(shown()).toBe(mail)
})

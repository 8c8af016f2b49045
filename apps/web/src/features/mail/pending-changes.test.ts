import { expect, it } from 'vitest'
import { aMail } from './mail.sample.ts'
import { heldChanges, holdChange, letGoOfChange, withChanges } from './pending-changes.ts'

it('[WML5] shows what the reader has changed until it is let go of, the last change above the others', () => {
  const mail = aMail()
  const shown = () => withChanges(mail, heldChanges())
  const first = holdChange([mail.mail_id, 'other'], { is_archived: true, is_read: true })
  const second = holdChange([mail.mail_id], { is_archived: false })
  expect(shown()).toMatchObject({ is_archived: false, is_read: true })
  letGoOfChange(second)
  expect(shown()).toMatchObject({ is_archived: true })
  letGoOfChange(first)
  expect(shown()).toBe(mail)
})

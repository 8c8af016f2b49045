import { afterEach, beforeEach, expect, it } from 'vitest'
import { presentGoogleWorld } from '../present-world.ts'
import { other, type OpenMailbox, openMailbox, owner } from './open-mailbox.ts'

let box: OpenMailbox
beforeEach(async () => {
  box = await openMailbox()
})
afterEach(() => box.google.close())

it('[SIM18] lets people label, trash, delete and send as they do in the app, each with its records', async () => {
  const { id } = box.deliver({ from: 'x@y.example', subject: 'x' })
  const another = box.deliver({ from: 'x@y.example', subject: 'y' })
  const account = owner
  const changes = [
    { op: 'add_mail_label', account, name: 'Task' },
    { op: 'label_mail', account, message_ids: [id], add: ['Task', 'STARRED'], remove: ['UNREAD'] },
    { op: 'trash_mail', account, message_ids: [another.id] },
    { op: 'send_mail', account, to: other, subject: 'Hello', text: 'you' },
    { op: 'remove_mail_label', account, label: 'Task' },
    { op: 'delete_mail', account, message_ids: [another.id] },
  ]
  for (const change of changes) box.google.change(change)
  const { body } = await box.ask('GET', '/history?startHistoryId=1000')
  const kinds = (body['history'] as Record<string, unknown>[]).map(
    (record) => Object.keys(record).find((key) => key !== 'id' && key !== 'messages') ?? 'bare',
  )
  expect(kinds.join(' ')).toBe(
    'messagesAdded messagesAdded labelsAdded labelsRemoved labelsAdded labelsRemoved ' +
      'messagesAdded bare bare labelsRemoved messagesDeleted',
  )
  expect((await box.ask('GET', `/messages/${id}`)).body['labelIds']).toEqual([
    'STARRED',
    'CATEGORY_PERSONAL',
    'INBOX',
  ])
  const received = await box.askAs({ account: other })('GET', '/messages?q=hello')
  expect(received.body['resultSizeEstimate']).toBe(1)
})

it('[SIM18] shows the whole of a mailbox as plain data, without a token', () => {
  box.google.seed({ script: 'mailbox', account: owner })
  const shown = presentGoogleWorld(box.google.scene.world)
  expect(shown.mail.mailboxes[0]?.messages).toHaveLength(44)
  expect(shown.mail.mailboxes[0]).toMatchObject({ address: owner, history_id: expect.any(String) })
  expect(shown.mail.mailboxes[0]?.messages[0]).toEqual({
    id: expect.any(String),
    thread_id: expect.any(String),
    internal_date_ms: expect.any(Number),
    label_ids: ['DRAFT'],
    history_id: expect.any(String),
    raw: expect.any(String),
  })
  expect(JSON.stringify(shown)).not.toContain('ya29.')
})

it.each([
  [{ op: 'deliver_mail', account: owner }, '"from" is missing.'],
  [{ op: 'deliver_mail', account: owner, from: 'x@y.example', labels: ['Nope'] }, 'There is no label Nope.'],
  [{ op: 'label_mail', account: owner, message_ids: ['1'] }, 'There is no message 1.'],
  [{ op: 'send_mail', account: owner, to: 'nobody', text: '' }, 'Invalid To header'],
])('[SIM18] says what is wrong with %j', (change, message) => {
  expect(() => box.google.change(change)).toThrow(message)
})

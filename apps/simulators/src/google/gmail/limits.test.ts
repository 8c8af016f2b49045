import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { week_ms } from '../../durations.ts'
import { other, type OpenMailbox, openMailbox, owner } from './open-mailbox.ts'

let box: OpenMailbox
beforeEach(async () => {
  box = await openMailbox()
})
afterEach(() => box.google.close())

describe('[PB32]', () => {
  it('lists in its history what is gone by the time it is asked for', async () => {
    const start = String((await box.ask('GET', '/profile')).body['historyId'])
    const { id } = box.deliver({ from: 'x@y.example', subject: 'short-lived' })
    box.google.change({ op: 'delete_mail', account: owner, message_ids: [id] })
    const { body } = await box.ask('GET', `/history?startHistoryId=${start}`)
    expect(body['history']).toMatchObject([
      { messagesAdded: [{ message: { id } }] },
      { messagesDeleted: [{ message: { id } }] },
    ])
    expect((await box.ask('GET', `/messages/${id}`)).status).toBe(404)
  })

  it('refuses more than so many at one time, each user for themselves', async () => {
    box.google.change({ op: 'limit_mail', concurrent_max: 2, answer_ms: 200 })
    const [others, ...own] = await Promise.all([
      box.askAs({ account: other })('GET', '/labels'),
      ...Array.from({ length: 8 }, () => box.ask('GET', '/labels')),
    ])
    expect(others?.status).toBe(200)
    expect(own.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = own.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(6)
    expect(refused[0]?.body).toMatchObject({
      error: {
        code: 429,
        message: 'Too many concurrent requests for user.',
        errors: [{ reason: 'rateLimitExceeded' }],
        status: 'RESOURCE_EXHAUSTED',
      },
    })
    expect((await box.ask('GET', '/labels')).status).toBe(200)
  })

  it('counts units by method within a minute, and answers 403 beyond them', async () => {
    const { id } = box.deliver({ from: 'x@y.example', subject: 'x' })
    box.google.change({ op: 'limit_mail', units_per_minute: 47 })
    // A list is 5 units, a mail 20, a label 1, history 2.
    for (const path of ['/messages', `/messages/${id}`, `/messages/${id}`, '/labels']) {
      expect((await box.ask('GET', path)).status).toBe(200)
    }
    expect(await box.ask('GET', '/history?startHistoryId=1000')).toMatchObject({
      status: 403,
      body: {
        error: {
          message: expect.stringContaining("'Queries per minute per user'"),
          errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }],
        },
      },
    })
    // What was refused costs nothing, and the minute slides.
    expect((await box.ask('GET', '/labels')).status).toBe(200)
    expect((await box.ask('GET', '/labels')).status).toBe(403)
    expect((await box.askAs({ account: other })('GET', '/labels')).status).toBe(200)
    await box.google.clock.advance(60_000)
    expect((await box.ask('GET', `/messages/${id}`)).status).toBe(200)
  })

  it('can be told to give each of these refusals', async () => {
    for (const [name, status] of Object.entries({
      gmail_concurrent: 429,
      gmail_quota: 403,
      gmail_retry_after: 429,
    })) {
      box.google.faults.add({ match: { path: '/gmail/v1/' }, fault: { kind: 'named', name } })
      expect([name, (await box.ask('GET', '/labels')).status]).toEqual([name, status])
    }
    expect((await box.ask('GET', '/labels')).status).toBe(200)
  })
})

describe('[PB33]', () => {
  it('names own labels by ids that tell nothing, and counts only where one is asked for', async () => {
    const created = await box.ask('POST', '/labels', {
      name: 'Clients/Harbour',
      labelListVisibility: 'labelHide',
    })
    expect(created.body).toEqual({
      id: 'Label_1',
      name: 'Clients/Harbour',
      messageListVisibility: 'show',
      labelListVisibility: 'labelHide',
    })
    box.deliver({ from: 'x@y.example', subject: 'x', labels: ['Clients/Harbour', 'UNREAD'] })
    box.deliver({ from: 'x@y.example', subject: 'y', labels: ['Clients/Harbour'] })
    const { body } = await box.ask('GET', '/labels')
    expect(body['labels']).toContainEqual({ ...created.body, type: 'user' })
    expect(body['labels']).toContainEqual({ id: 'INBOX', name: 'INBOX', type: 'system' })
    expect(JSON.stringify(body)).not.toContain('Total')
    expect((await box.ask('GET', '/labels/Label_1')).body).toEqual({
      ...created.body,
      type: 'user',
      messagesTotal: 2,
      messagesUnread: 1,
      threadsTotal: 2,
      threadsUnread: 1,
    })
  })

  it('takes a name once, keeps its own to itself, and takes a label off every mail that had it', async () => {
    await box.ask('POST', '/labels', { name: 'Notes' })
    expect(await box.ask('POST', '/labels', { name: 'notes' })).toMatchObject({
      status: 409,
      body: { error: { message: 'Label name exists or conflicts', errors: [{ reason: 'aborted' }] } },
    })
    for (const name of ['inbox', '', 'Muted', 7]) {
      expect((await box.ask('POST', '/labels', { name })).status).toBe(400)
    }
    expect((await box.ask('DELETE', '/labels/INBOX')).status).toBe(400)
    expect((await box.ask('PATCH', '/labels/Label_1', { name: 'Ideas' })).body['name']).toBe('Ideas')
    const { id } = box.deliver({ from: 'x@y.example', subject: 'x', labels: ['Ideas', 'INBOX'] })
    expect((await box.ask('DELETE', '/labels/Label_1')).status).toBe(204)
    expect((await box.ask('GET', `/messages/${id}?format=minimal`)).body['labelIds']).toEqual(['INBOX'])
  })
})

it('refuses access to another account’s mailbox, and watches one for seven days', async () => {
  const headers = { authorization: 'Bearer nobody' }
  const nobody = await fetch(`${box.google.url}/gmail/v1/users/me/profile`, { headers })
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { error: { status: 'UNAUTHENTICATED' } }])
  expect(await box.ask('GET', `/../${other}/profile`)).toMatchObject({
    status: 403,
    body: { error: { message: `Delegation denied for ${owner}`, errors: [{ reason: 'forbidden' }] } },
  })
  expect((await box.ask('GET', `/../${owner}/profile`)).body['emailAddress']).toBe(owner)
  const watch = await box.ask('POST', '/watch', { topicName: 'projects/p-1/topics/mail' })
  expect(watch.body).toEqual({
    historyId: expect.any(String),
    expiration: String(box.google.clock.now() + week_ms),
  })
  expect((await box.ask('POST', '/watch', { topicName: 'mail' })).status).toBe(400)
  expect((await box.ask('POST', '/stop')).status).toBe(204)
})

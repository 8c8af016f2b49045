import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day_ms } from '../../durations.ts'
import { type OpenMailbox, openMailbox, owner, rawOf } from './open-mailbox.ts'

let box: OpenMailbox
beforeEach(async () => {
  box = await openMailbox()
})
afterEach(() => box.google.close())

const from = 'mara@harbour.example'

describe('[PB30]', () => {
  it('tells what happened in ids that grow in uneven steps, a message as often as it was touched', async () => {
    const start = await cursor()
    const { id, thread_id } = box.deliver({ from, subject: 'one' })
    await box.ask('POST', `/messages/${id}/modify`, { addLabelIds: ['STARRED'] })
    box.google.change({ op: 'touch_mail', account: owner, message_ids: [id] })
    const { body } = await box.ask('GET', `/history?startHistoryId=${start}`)
    const message = { id, threadId: thread_id }
    expect(body['history']).toEqual([
      {
        id: expect.any(String),
        messages: [message],
        messagesAdded: [{ message: { ...message, labelIds: ['UNREAD', 'CATEGORY_PERSONAL', 'INBOX'] } }],
      },
      {
        id: expect.any(String),
        messages: [message],
        labelsAdded: [
          {
            message: { ...message, labelIds: ['STARRED', 'UNREAD', 'CATEGORY_PERSONAL', 'INBOX'] },
            labelIds: ['STARRED'],
          },
        ],
      },
      { id: expect.any(String), messages: [message] },
    ])
    const ids = recordsOf(body).map((record) => Number(record.id))
    const steps = ids.slice(1).map((one, index) => one - (ids[index] ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(Math.max(...steps)).toBeGreaterThan(1)
    expect(body['historyId']).toBe(await cursor())
  })

  it('has no list when nothing is new', async () => {
    box.deliver({ from, subject: 'one' })
    const now = await cursor()
    expect((await box.ask('GET', `/history?startHistoryId=${now}`)).body).toEqual({ historyId: now })
  })

  it('comes in pages, by kind and by label', async () => {
    const start = await cursor()
    const first = box.deliver({ from, subject: 'one' })
    box.deliver({ from, subject: 'two', labels: ['SPAM'] })
    await box.ask('POST', `/messages/${first.id}/trash`)
    const seen: string[] = []
    for (let page = ''; ; ) {
      const { body } = await box.ask('GET', `/history?startHistoryId=${start}&maxResults=1${page}`)
      seen.push(...recordsOf(body).map((record) => record.id))
      const token = body['nextPageToken']
      if (typeof token !== 'string') break
      page = `&pageToken=${token}`
    }
    expect(seen).toHaveLength(4)
    const kinds = await box.ask(
      'GET',
      `/history?startHistoryId=${start}&historyTypes=messageAdded&historyTypes=labelRemoved`,
    )
    expect(recordsOf(kinds.body).map((record) => Object.keys(record)[2])).toEqual([
      'messagesAdded',
      'messagesAdded',
      'labelsRemoved',
    ])
    const spam = await box.ask('GET', `/history?startHistoryId=${start}&labelId=SPAM`)
    expect(recordsOf(spam.body)).toHaveLength(1)
  })

  it('names a sent mail in bare records after the one that added it', async () => {
    const start = await cursor()
    await box.ask('POST', '/messages/send', { raw: rawOf([`To: ${from}`, '', 'x']) })
    const records = recordsOf((await box.ask('GET', `/history?startHistoryId=${start}`)).body)
    expect(records.map((record) => Object.keys(record))).toEqual([
      ['id', 'messages', 'messagesAdded'],
      ['id', 'messages'],
      ['id', 'messages'],
    ])
  })
})

describe('[PB31]', () => {
  it('forgets what is older than a week, and all at once when it wants to', async () => {
    const start = await cursor()
    box.deliver({ from, subject: 'one' })
    const later = await cursor()
    await box.google.clock.advance(6 * day_ms)
    box.deliver({ from, subject: 'two' })
    expect((await box.askAs({})('GET', `/history?startHistoryId=${start}`)).status).toBe(200)
    await box.google.clock.advance(day_ms + 1)
    const again = box.askAs({})
    expect(await again('GET', `/history?startHistoryId=${start}`)).toMatchObject({
      status: 404,
      body: {
        error: {
          code: 404,
          message: 'Requested entity was not found.',
          errors: [{ domain: 'global', reason: 'notFound' }],
          status: 'NOT_FOUND',
        },
      },
    })
    expect((await again('GET', `/history?startHistoryId=${later}`)).status).toBe(200)
    box.google.change({ op: 'expire_mail_history', account: owner })
    expect((await again('GET', `/history?startHistoryId=${later}`)).status).toBe(404)
    const profile = await again('GET', '/profile')
    const fresh = String(profile.body['historyId'])
    expect((await again('GET', `/history?startHistoryId=${fresh}`)).status).toBe(200)
  })

  it('never gave ids of the future, and reads only numbers', async () => {
    expect((await box.ask('GET', '/history?startHistoryId=999999999')).status).toBe(404)
    for (const query of ['', '?startHistoryId=', '?startHistoryId=x', '?startHistoryId=1&historyTypes=all']) {
      expect((await box.ask('GET', `/history${query}`)).status).toBe(400)
    }
  })

  it('tells the trash as labels, never as a deletion', async () => {
    const { id } = box.deliver({ from, subject: 'one' })
    const start = await cursor()
    const trashed = await box.ask('POST', `/messages/${id}/trash`)
    expect(trashed.body['labelIds']).toEqual(['TRASH', 'UNREAD', 'CATEGORY_PERSONAL'])
    await box.ask('POST', `/messages/${id}/untrash`)
    const records = recordsOf((await box.ask('GET', `/history?startHistoryId=${start}`)).body)
    expect(records).toMatchObject([
      { labelsAdded: [{ labelIds: ['TRASH'] }] },
      { labelsRemoved: [{ labelIds: ['INBOX'] }] },
      { labelsRemoved: [{ labelIds: ['TRASH'] }] },
    ])
  })

  it('writes one record for a batch, of those it changed', async () => {
    const ids = ['one', 'two', 'three'].map((subject) => box.deliver({ from, subject }).id)
    await box.ask('POST', `/messages/${ids[0]}/modify`, { removeLabelIds: ['UNREAD'] })
    const start = await cursor()
    const answer = await box.ask('POST', '/messages/batchModify', { ids, removeLabelIds: ['UNREAD'] })
    expect(answer).toEqual({ status: 204, body: {} })
    const records = recordsOf((await box.ask('GET', `/history?startHistoryId=${start}`)).body)
    expect(records.map(({ messages }) => messages?.map(({ id }) => id))).toEqual([ids.slice(1)])
  })
})

async function cursor(): Promise<string> {
  return String((await box.ask('GET', '/profile')).body['historyId'])
}

function recordsOf(body: { readonly history?: unknown }) {
  return (body.history ?? []) as { id: string; messages?: { id: string }[] }[]
}

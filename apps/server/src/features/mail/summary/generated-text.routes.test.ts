import {
  draftReply,
  followSummary,
  getGeneratedText,
  getMail,
  getTextModel,
  listAuditLog,
  type SessionUser,
  summariseMail,
  type TimeSearch,
  updateTextModel,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTextModelSimulator } from '../../../../../simulators/src/text-model/provider.ts'
import { aMeeting, fromTo } from '../../../../test/a-meeting.ts'
import { callOften } from '../../../../test/call-often.ts'
import { importedMail, mailFile } from '../../../../test/imported-mail.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/id.ts'
import { makeLog } from '../../../platform/log.ts'

let simulator: Awaited<ReturnType<typeof startTextModelSimulator>>
let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  simulator = await startTextModelSimulator()
})
beforeEach(async () => {
  simulator.change({ op: 'set_temper', temper: 'honest' })
  server = await startTestServer({ settings: withModel() })
  ada = await server.aPerson({ first_name: 'Ada' })
})
afterEach(async () => {
  simulator.faults.clear()
  simulator.requests.clear()
  await server.close()
})
afterAll(() => simulator.close())

const body = [
  'Dear Ada,',
  'we are preparing a bid for the renewal of the north harbour and are looking for a partner who knows plants. The city wants to see at least a third of the quay turned green. The bid has to be handed in on 29 January.',
  'Could we meet next week for an hour to talk about it? Tuesday or Thursday afternoon would suit us best. Please send us your price list by Friday 27 November as well.',
  'Kind regards',
  'Odette',
].join('\n\n')

describe('[GEN34] a summary', () => {
  it('is written once, kept, and written anew when that is asked for', async () => {
    const mail_id = await aMail()
    const first = await summary(mail_id)
    expect(first.data).toMatchObject({
      mail_id,
      provider: 'openai-compatible',
      is_cached: false,
      is_offline: false,
    })
    expect(first.message).toBe('Summary generated successfully.')
    const second = await summary(mail_id)
    expect(second.data).toEqual({ ...first.data, is_cached: true })
    expect(simulator.requests.list()).toHaveLength(1)
    expect((await summary(mail_id, '1')).data?.is_cached).toBe(false)
    expect(simulator.requests.list()).toHaveLength(2)
    const mail = await server.call(getMail, { params: { mail_id } }, ada.access_token)
    expect(mail.data?.mail_summary).toBe(first.data?.mail_summary)
  })

  it('[GEN38] tells where the mail has its sentences', async () => {
    const mail_id = await aMail()
    const mail = await server.call(getMail, { params: { mail_id } }, ada.access_token)
    const { data } = await summary(mail_id)
    expect(data?.sentences.length).toBeGreaterThan(0)
    for (const { text, start, end } of data?.sentences ?? []) {
      expect(mail.data?.mail_body.slice(start ?? 0, end ?? 0).replaceAll(/\s+/g, ' ')).toBe(text)
    }
    simulator.change({
      op: 'set_temper',
      temper: 'scripted',
      script: 'The bid of the north harbour needs a partner for plants.',
    })
    const own = await summary(mail_id, '1')
    expect(own.data?.sentences).toEqual([
      { text: 'The bid of the north harbour needs a partner for plants.', start: null, end: null },
    ])
  })

  it('belongs to whoever has the mail', async () => {
    const mail_id = await aMail()
    const eve = await server.aPerson({ first_name: 'Eve' })
    const params = { mail_id }
    expect((await server.call(summariseMail, { params }, eve.access_token)).status).toBe(404)
    expect(
      (await server.call(draftReply, { params, body: { reply_point: '' } }, eve.access_token)).status,
    ).toBe(404)
    expect((await server.call(followSummary, { params }, eve.access_token)).status).toBe(404)
    expect((await server.call(summariseMail, { params })).status).toBe(401)
    expect(simulator.requests.list()).toEqual([])
  })

  it('names what is wrong with the asking', async () => {
    const bad = await server.call(summariseMail, { params: { mail_id: 'seven' } }, ada.access_token)
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'mail_id'])
    const mail_id = await aMail()
    const path = `/v1/mail/reply/${mail_id}`
    const headers = { 'content-type': 'application/json' }
    const sent = await server.send({
      method: 'POST',
      path,
      payload: '{"reply_point": 7}',
      headers,
      token: ada.access_token,
    })
    expect([sent.status, sent.errors?.[0]?.path]).toEqual([400, 'reply_point'])
  })

  it('[GEN3] of a short mail asks no model', async () => {
    const { data } = await summary(await aMail('The key is under the third pot. Bring soup.'))
    expect(data).toMatchObject({
      provider: 'embedded',
      is_offline: false,
      mail_summary: 'The key is under the third pot. Bring soup.',
    })
    expect(simulator.requests.list()).toEqual([])
  })
})

it('[GEN28] is written once, however many ask at once, and for two mails that say the same', async () => {
  const mail_id = await aMail()
  const answers = await Promise.all(Array.from({ length: 5 }, () => summary(mail_id)))
  expect(new Set(answers.map(({ data }) => data?.mail_summary)).size).toBe(1)
  expect(simulator.requests.list()).toHaveLength(1)
  const same = await summary(await aMail())
  expect(same.data?.is_cached).toBe(true)
  expect(simulator.requests.list()).toHaveLength(1)
})

it.each(['down', 'quota', 'silent', 'garbage', 'error_event', 'flood', 'half_event'])(
  '[GEN25] is written here when the service is not itself: %s',
  async (name) => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name } })
    const mail_id = await aMail()
    const { status, data } = await summary(mail_id)
    expect(status).toBe(200)
    expect(data).toMatchObject({ provider: 'embedded', is_offline: true, host: null })
    expect(data?.mail_summary).toContain('Please send us your price list by Friday 27 November')
    const draft = await reply(mail_id)
    expect(draft.data).toMatchObject({ provider: 'embedded', is_offline: true })
  },
)

it('[GEN27] is written here when the person has had as many, and tells what is left', async () => {
  const mail_id = await aMail()
  const host = new URL(simulator.url).host
  const before = await server.call(getGeneratedText, {}, ada.access_token)
  expect(before.data).toEqual({
    provider: 'openai-compatible',
    model: 'tiny',
    host,
    calls_today: 0,
    calls_per_day: 3,
    is_month_used_up: false,
  })
  for (let time = 0; time < 3; time += 1) expect((await summary(mail_id, '1')).data?.is_offline).toBe(false)
  expect((await summary(mail_id, '1')).data?.is_offline).toBe(true)
  expect(simulator.requests.list()).toHaveLength(3)
  const after = await server.call(getGeneratedText, {}, ada.access_token)
  expect(after.data).toMatchObject({ calls_today: 3, is_month_used_up: false })
  const ben = await server.aPerson({ first_name: 'Ben' })
  for (const is_offline of [false, true]) {
    expect((await summary(await aMail(body, ben), '1', ben)).data?.is_offline).toBe(is_offline)
  }
  expect((await server.call(getGeneratedText, {}, ben.access_token)).data?.is_month_used_up).toBe(true)
  server.setNow('2026-12-01T09:00:00.000Z')
  expect((await summary(mail_id, '1')).data?.is_offline).toBe(false)
})

describe('[GEN24] an operator', () => {
  it('forbids that mails leave, from the next one on, and the audit log tells', async () => {
    const operator = await aUserWithRole(server, 'system_admin')
    const mail_id = await aMail()
    const change = (is_allowed: boolean) =>
      server.call(updateTextModel, { body: { is_allowed } }, operator.access_token)
    expect((await change(false)).data).toMatchObject({ is_configured: true, is_allowed: false })
    await change(false)
    expect((await summary(mail_id)).data).toMatchObject({ provider: 'embedded', is_offline: false })
    expect((await server.call(getGeneratedText, {}, ada.access_token)).data).toMatchObject({
      provider: 'embedded',
      host: null,
    })
    expect(simulator.requests.list()).toEqual([])
    await change(true)
    expect((await summary(mail_id, '1')).data?.provider).toBe('openai-compatible')
    const log = await server.call(listAuditLog, {}, operator.access_token)
    const actions = (log.data ?? [])
      .map(({ audit_action }) => audit_action)
      .filter((action) => action.startsWith('text'))
    expect(actions).toEqual(['text_model_allowed', 'text_model_forbidden'])
    expect((await server.call(getTextModel, {}, operator.access_token)).data?.calls_this_month).toBe(1)
  })

  it('alone may', async () => {
    expect(
      (await server.call(updateTextModel, { body: { is_allowed: false } }, ada.access_token)).status,
    ).toBe(403)
    expect((await server.call(getTextModel, {}, ada.access_token)).status).toBe(403)
    expect((await server.call(getTextModel, {})).status).toBe(401)
    const admin = await aUserWithRole(server, 'admin')
    expect((await server.call(getGeneratedText, {}, admin.access_token)).status).toBe(403)
  })
})

describe('[GEN37] a draft', () => {
  it('offers times that are free, on the days that the mail wishes', async () => {
    await taken(ada, '2026-11-24T13:00:00.000Z', '2026-11-24T16:00:00.000Z')
    const { data } = await reply(await aMail())
    expect(data?.slots).toEqual([
      ['2026-11-24T12:00:00.000Z', '2026-11-24T13:00:00.000Z'],
      ['2026-11-26T12:00:00.000Z', '2026-11-26T13:00:00.000Z'],
    ])
    expect(data?.mail_body).toContain('Tuesday 24 November, 13:00–14:00 (Berlin)')
    expect(data?.mail_subject).toBe('Re: The north harbour')
    expect(data?.link_line).toBe(null)
  })

  it('says so where nothing is free when the mail wishes it, and offers the same hours later', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    for (const day of ['11-24', '11-26']) {
      await taken(ada, `2026-${day}T11:00:00.000Z`, `2026-${day}T16:00:00.000Z`)
    }
    const { data } = await reply(await aMail())
    expect(data?.mail_body).toContain('I have nothing free when you suggest.')
    expect(data?.slots).toEqual([
      ['2026-11-25T11:00:00.000Z', '2026-11-25T12:00:00.000Z'],
      ['2026-11-27T11:00:00.000Z', '2026-11-27T12:00:00.000Z'],
    ])
  })

  it('never offers what the mail leaves out', async () => {
    const { data } = await reply(
      await aMail('Could we meet next week for an hour, any afternoon but Monday?'),
    )
    expect(data?.slots).toEqual([
      ['2026-11-24T12:00:00.000Z', '2026-11-24T13:00:00.000Z'],
      ['2026-11-25T12:00:00.000Z', '2026-11-25T13:00:00.000Z'],
    ])
  })

  it('[GEN418] offers noon for an afternoon only where nothing else leaves a choice', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const afternoon = await aMail('Could we meet on Tuesday afternoon for an hour?')
    const open = await reply(afternoon)
    expect(open.data?.slots.map(([start]) => start)).toEqual([
      '2026-11-24T12:00:00.000Z',
      '2026-11-24T15:00:00.000Z',
    ])
    await taken(ada, '2026-11-24T12:00:00.000Z', '2026-11-24T15:00:00.000Z')
    const full = await reply(afternoon)
    expect(full.data?.slots.map(([start]) => start)).toEqual([
      '2026-11-24T11:00:00.000Z',
      '2026-11-24T15:00:00.000Z',
    ])
    const noon = await reply(await aMail('Could we meet on Wednesday from noon on?'))
    expect(noon.data?.slots[0]?.[0]).toBe('2026-11-25T11:00:00.000Z')
  })

  it('[GEN41] accepts the first time that the sender offers and that is free', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const offer = 'Would Tuesday at 10:00 or Wednesday at 14:00 work for you?'
    const first = await reply(await aMail(offer))
    expect(first.data?.slots).toEqual([['2026-11-24T09:00:00.000Z', '2026-11-24T09:30:00.000Z']])
    await taken(ada, '2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z')
    const second = await reply(await aMail(offer))
    expect(second.data?.slots).toEqual([['2026-11-25T13:00:00.000Z', '2026-11-25T13:30:00.000Z']])
    await taken(ada, '2026-11-25T13:00:00.000Z', '2026-11-25T14:00:00.000Z')
    const third = await reply(await aMail(offer))
    expect(third.data?.mail_body).toContain("I'm afraid I'm not free")
    expect(third.data?.slots).toHaveLength(2)
  })

  it('[GEN41] offers times near taken ones on no day that the mail leaves out', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    await taken(ada, '2026-11-24T06:00:00.000Z', '2026-11-24T18:00:00.000Z')
    await taken(ada, '2026-11-25T06:00:00.000Z', '2026-11-25T18:00:00.000Z')
    const offer =
      'Would Tuesday at 14:00 or Wednesday at 14:00 work for you? Monday and Thursday are out, and no mornings.'
    const { data } = await reply(await aMail(offer))
    expect(data?.slots.map(([start]) => start)).toEqual([
      '2026-11-27T11:00:00.000Z',
      '2026-11-27T11:30:00.000Z',
    ])
  })

  it('[GEN56] says which of the times that the sender offers are outside of the working hours', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const offer = 'Would Tuesday at 20:00 or Wednesday at 20:00 work for you?'
    await taken(ada, '2026-11-25T19:00:00.000Z', '2026-11-25T20:00:00.000Z')
    const { data } = await reply(await aMail(offer))
    expect(data?.mail_body).toContain(
      "I'm not free Wednesday 25 November, 20:00–20:30. Tuesday 24 November, 20:00–20:30 is outside my working hours. I could make one of these times:",
    )
    expect(data?.slots).toHaveLength(2)
  })

  it('[GEN322] accepts a free time of a visit at home whatever the working hours are', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const offer =
      'Our fitter can come to your flat on Tuesday at 7:00 or Wednesday at 20:00. Which one suits you?'
    await taken(ada, '2026-11-25T19:00:00.000Z', '2026-11-25T20:00:00.000Z')
    const { data } = await reply(await aMail(offer))
    expect(data?.mail_body).toContain(
      "Tuesday 24 November, 07:00–07:30 (Berlin) works for me. I'm not free Wednesday 25 November, 20:00–20:30.",
    )
  })

  it('[GEN322] accepts a free time for lunch on a day off', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const { data } = await reply(await aMail('Lunch on Saturday at 12:30?'))
    expect(data?.slots).toEqual([['2026-11-21T11:30:00.000Z', '2026-11-21T12:30:00.000Z']])
  })

  it('[GEN53] says of each day between which the sender leaves a choice when its reader is free', async () => {
    const asks = 'Which one should I book for our meeting, Nov 24 or Nov 26?'
    const said = async () => (await reply(await aMail(asks))).data
    simulator.change({
      op: 'set_temper',
      temper: 'scripted',
      script: 'Hello Odette,\n\nwith pleasure.\n\nAda',
    })
    expect((await said())?.mail_body).toContain(
      "- On Tuesday 24 November and Thursday 26 November I'm free all day.",
    )
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    await taken(ada, '2026-11-24T06:00:00.000Z', '2026-11-24T18:00:00.000Z')
    await taken(ada, '2026-11-26T11:00:00.000Z', '2026-11-26T13:00:00.000Z')
    const draft = await said()
    expect(draft?.mail_body).toContain(
      "I'm afraid I'm not free on Tuesday 24 November. On Thursday 26 November I'm free 09:00–12:00 and 14:00–17:00 (Berlin).",
    )
    expect(draft).toMatchObject({ slots: [], confidence: 'high', missing: [] })
    await taken(ada, '2026-11-26T06:00:00.000Z', '2026-11-26T18:00:00.000Z')
    const neither = await said()
    expect(neither?.mail_body).toContain('not free on Tuesday 24 November or Thursday 26 November.')
    expect(neither?.slots).toHaveLength(2)
  })

  it('[GEN77] answers for an evening from the calendar where the working hours end before', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    await taken(ada, '2026-11-24T16:00:00.000Z', '2026-11-24T23:00:00.000Z')
    const choice = await reply(await aMail('Which one should I book for dinner, Nov 24 or Nov 26?'))
    expect(choice.data?.mail_body).toContain(
      "I'm afraid I'm not free on Tuesday 24 November. On Thursday 26 November I'm free 18:00–23:00.",
    )
    const open = await reply(await aMail('Would you have time for a drink one evening next week?'))
    expect(open.data?.slots).toEqual([
      ['2026-11-23T17:00:00.000Z', '2026-11-23T18:00:00.000Z'],
      ['2026-11-25T17:00:00.000Z', '2026-11-25T18:00:00.000Z'],
    ])
  })

  it('[GEN139] looks for a weekend where nobody works, by day unless another hour is named', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    await taken(ada, '2026-11-21T08:00:00.000Z', '2026-11-21T12:00:00.000Z')
    expect(await startsOffered('Could we have coffee on Saturday or Sunday?')).toEqual([
      '2026-11-21T12:00:00.000Z',
      '2026-11-22T08:00:00.000Z',
    ])
    expect(
      await startsOffered('Would you have time for a run on Sunday between 6 and 8 in the morning?'),
    ).toContain('2026-11-22T05:00:00.000Z')
  })

  it('[GEN55] counts the hours of a mail on the clock of its Date header, and tells them on its own', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const from = 'Odette <odette@harbourworks.example>'
    const inIndia = async (text: string) => (await reply(await aMail(text, ada, from, server, '+0530'))).data
    const theirs = await inIndia('Would Tuesday at 15:00 work for you?')
    expect(theirs?.slots).toEqual([['2026-11-24T09:30:00.000Z', '2026-11-24T10:00:00.000Z']])
    expect(theirs?.mail_body).toContain('10:30–11:00 (Berlin)')
    const ours = await inIndia('Would Tuesday at 15:00 your time work for you?')
    expect(ours?.slots).toEqual([['2026-11-24T14:00:00.000Z', '2026-11-24T14:30:00.000Z']])
    const unknown = await reply(await aMail('Would Tuesday at 15:00 work for you?'))
    expect(unknown.data?.slots).toEqual([['2026-11-24T14:00:00.000Z', '2026-11-24T14:30:00.000Z']])
  })

  it('[GEN42] offers times to a mail that may ask for them, when that is asked for', async () => {
    const mail_id = await aMail('I would be glad of a conversation about the beds.')
    expect((await reply(mail_id)).data).toMatchObject({ may_want_times: true, slots: [] })
    const body = { reply_point: '', offers_times: true }
    const { data } = await server.call(draftReply, { params: { mail_id }, body }, ada.access_token)
    expect(data?.slots).toHaveLength(2)
    const path = `/v1/mail/reply/${mail_id}`
    const bad = await server.send({
      method: 'POST',
      path,
      payload: '{"reply_point": "", "offers_times": "yes"}',
      headers: { 'content-type': 'application/json' },
      token: ada.access_token,
    })
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'offers_times'])
  })

  it('[GEN129] offers times on request where only such are free that the mail may not mean', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const text = 'Could we meet at the attic any time after four? The order must be placed by Tuesday.'
    expect((await reply(await aMail(text))).data?.slots).toHaveLength(2)
    await taken(ada, '2026-11-20T06:00:00.000Z', '2026-11-24T22:00:00.000Z')
    const mail_id = await aMail(text)
    expect((await reply(mail_id)).data).toMatchObject({ may_want_times: true, slots: [] })
    const asked = await server.call(
      draftReply,
      { params: { mail_id }, body: { reply_point: '', offers_times: true } },
      ada.access_token,
    )
    expect(asked.data?.slots).toHaveLength(2)
  })

  it('[GEN79] tells by which limits the times were looked for, in the zone of the sender', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const from = 'Odette <odette@harbourworks.example>'
    const text = 'Could we meet for 45 minutes next week between 14:00 and 17:00, but not on Wednesday?'
    const { data } = await reply(await aMail(text, ada, from, server, '+0545'))
    expect(data?.slots).toHaveLength(2)
    expect(data?.time_search).toEqual({
      ...no_limits,
      timezone: 'Asia/Kathmandu',
      minutes: 45,
      times: [{ ...nextWeek[0], hours: [[840, 1020]] }],
      excluded: [{ days: [{ first_date: '2026-11-25', last_date: '2026-11-25' }], weekdays: [], hours: [] }],
      named_times: [
        { ...placeIn(text, 'next week between 14:00 and 17:00'), role: 'suits', is_certain: true },
        { ...placeIn(text, 'Wednesday'), role: 'does_not_suit', is_certain: true },
      ],
      place: { start: 0, end: text.length },
    })
  })

  it('[GEN79] tells a search without limits, one that is made on request, and none for a mail without a wish', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const open = await reply(await aMail('Could we meet some time?'))
    expect(open.data).toMatchObject({ may_want_times: false, time_search: no_limits })
    const mail_id = await aMail('Could we meet next week, after the trade fair?')
    const unsure = await reply(mail_id)
    expect(unsure.data).toMatchObject({ may_want_times: true, time_search: { times: nextWeek } })
    const body = { reply_point: '', offers_times: true }
    const asked = await server.call(draftReply, { params: { mail_id }, body }, ada.access_token)
    expect(asked.data?.time_search).toEqual(unsure.data?.time_search)
    const thanks = await reply(await aMail('The heating works again. Thank you all.'))
    expect(thanks.data?.time_search).toBeNull()
  })

  it('[GEN137] tells for what each time of the mail was taken, and looks by what the person says of them', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const text = 'Could we meet on Tuesday or on Thursday? On Wednesday the auditors are here.'
    const mail_id = await aMail(text)
    const first = await reply(mail_id)
    const named = first.data?.time_search?.named_times ?? []
    expect(named.map(({ start, end, role }) => [text.slice(start, end), role])).toEqual([
      ['Tuesday', 'suits'],
      ['Thursday', 'suits'],
      ['Wednesday', 'does_not_suit'],
    ])
    const said_times = named.map(({ start, end, role }, place) => ({
      start,
      end,
      role: (['does_not_suit', 'other', 'suits'] as const)[place] ?? role,
    }))
    const body = { reply_point: '', offers_times: true, said_times }
    const { data } = await server.call(draftReply, { params: { mail_id }, body }, ada.access_token)
    expect(data?.slots.every(([start]) => start.startsWith('2026-11-25'))).toBe(true)
    expect(data?.slots).not.toEqual([])
    expect(data?.time_search).toMatchObject({
      named_times: said_times.map((one) => ({ ...one, is_certain: true })),
      times: [{ days: [{ first_date: '2026-11-25', last_date: '2026-11-25' }], hours: [] }],
    })
  })

  it.each([
    ['role', [{ start: 0, end: 5, role: 'maybe' }], 'said_times.0.role'],
    ['place', [{ start: -1, end: 5, role: 'suits' }], 'said_times.0.start'],
    [
      'number of times',
      Array.from({ length: 21 }, () => ({ start: 0, end: 5, role: 'suits' })),
      'said_times',
    ],
  ])('[GEN137] refuses a wrong %s among said times', async (_, said_times, path) => {
    const refused = await server.send({
      method: 'POST',
      path: `/v1/mail/reply/${await aMail()}`,
      payload: JSON.stringify({ reply_point: '', said_times }),
      headers: { 'content-type': 'application/json' },
      token: ada.access_token,
    })
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, path])
  })

  it('[GEN157] offers the times that the person has chosen, the earliest first, and looks for none', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const mail_id = await aMail('Could we meet on Tuesday or on Thursday?')
    const first: [string, string] = ['2026-12-01T09:00:00.000Z', '2026-12-01T09:45:00.000Z']
    const second: [string, string] = ['2026-12-02T09:00:00.000Z', '2026-12-02T09:45:00.000Z']
    const third: [string, string] = ['2026-12-05T19:00:00.000Z', '2026-12-05T19:45:00.000Z']
    const offered_slots = [third, first, second]
    const body = { reply_point: '', offered_slots }
    const { data } = await server.call(draftReply, { params: { mail_id }, body }, ada.access_token)
    expect(data?.slots).toEqual([first, second, third])
    expect(data?.mail_body).toContain('- Wednesday 2 December, 10:00–10:45 (Berlin)')
    expect(data?.mail_body.match(/^- /gm)).toHaveLength(3)
    expect(data?.time_search).toMatchObject({ is_unmet: false, searched_user_id: null })
  })

  it('[GEN157] refuses a chosen time that is taken, and names it, also where it is the sender who is not free', async () => {
    const bo = await server.aPerson({ first_name: 'Bo' })
    const mail_id = await aMail('Could we meet on Tuesday?', ada, `Bo <${bo.primary_email}>`)
    await taken(bo, '2026-12-01T09:30:00.000Z', '2026-12-01T10:00:00.000Z')
    const offered_slots: [string, string][] = [
      ['2026-12-01T08:00:00.000Z', '2026-12-01T08:45:00.000Z'],
      ['2026-12-01T09:00:00.000Z', '2026-12-01T09:45:00.000Z'],
    ]
    const body = { reply_point: '', offered_slots }
    const refused = await server.call(draftReply, { params: { mail_id }, body }, ada.access_token)
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([409, 'offered_slots.1'])
    const first = await server.call(
      draftReply,
      { params: { mail_id }, body: { reply_point: '' } },
      ada.access_token,
    )
    expect(first.data?.time_search?.searched_user_id).toBe(bo.user_id)
  })

  it.each([
    ['is over', [['2026-11-01T09:00:00Z', '2026-11-01T09:30:00Z']], 'offered_slots.0'],
    ['ends before it begins', [['2026-12-01T09:00:00Z', '2026-12-01T08:30:00Z']], 'offered_slots.0'],
    ['has no end', [['2026-12-01T09:00:00Z']], 'offered_slots.0'],
    [
      'is one too many',
      Array.from({ length: 4 }, (_, hour) => [`2026-12-01T1${hour}:00:00Z`, `2026-12-01T1${hour}:30:00Z`]),
      'offered_slots',
    ],
  ])('[GEN157] refuses a chosen time that %s', async (_, offered_slots, path) => {
    const refused = await server.send({
      method: 'POST',
      path: `/v1/mail/reply/${await aMail()}`,
      payload: JSON.stringify({ reply_point: '', offered_slots }),
      headers: { 'content-type': 'application/json' },
      token: ada.access_token,
    })
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, path])
  })

  it('[GEN79] tells times that the sender offers as moments, and that none of them was free', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const offer = 'Would Tuesday at 15:00 or Wednesday from 10:00 to 11:00 work for you?'
    const proposals = [
      ['2026-11-24T14:00:00.000Z', '2026-11-24T14:30:00.000Z'],
      ['2026-11-25T09:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ]
    expect((await reply(await aMail(offer))).data?.time_search).toMatchObject({ proposals, is_unmet: false })
    await taken(ada, '2026-11-24T06:00:00.000Z', '2026-11-25T20:00:00.000Z')
    const { data } = await reply(await aMail(offer))
    expect(data?.slots).toHaveLength(2)
    expect(data?.time_search).toMatchObject({ proposals, is_unmet: true })
  })

  it('[GEN43] is not written for a sender that takes no replies, and no model is asked', async () => {
    const { data } = await reply(await aMail(body, ada, 'Harbour Bank <no-reply@harbourworks.example>'))
    expect(data).toMatchObject({ refusal: 'bulk', mail_body: '', slots: [] })
    expect(simulator.requests.list()).toEqual([])
  })

  it('offers what is free for both, in the zone of a sender who is here', async () => {
    const odette = await server.aPerson({ first_name: 'Odette', timezone: 'Europe/London' })
    await taken(odette, '2026-11-24T11:00:00.000Z', '2026-11-24T17:00:00.000Z')
    const { data } = await reply(await aMail(body, ada, `Odette <${odette.primary_email}>`))
    expect(data?.slots.map(([start]) => start)).toEqual([
      '2026-11-26T12:00:00.000Z',
      '2026-11-26T15:00:00.000Z',
    ])
    expect(data?.mail_body).toContain('(London)')
  })

  it('offers no time while a calendar that takes time cannot be read', async () => {
    const mail_id = await aMail()
    const stamps = { created_at: new Date(), updated_at: new Date(), next_sync_at: new Date() }
    await server.db
      .insertInto('connection')
      .values({
        connection_id: newId(),
        user_id: ada.user_id,
        provider: 'google',
        external_account_id: 'ada',
        reconnect_reason: 'revoked',
        ...stamps,
      })
      .execute()
    const { data } = await reply(mail_id)
    expect(data?.slots).toEqual([])
    expect(data?.mail_body).not.toMatch(/\(Berlin\)/)
  })

  it('[GEN16] says what the person wants to say, and asks nobody for times where none are wished', async () => {
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    const { data } = await reply(
      await aMail('The heating works again. Thank you all.'),
      'Splendid, my toes rejoice!',
    )
    expect(data?.mail_body).toContain('Splendid, my toes rejoice!')
    expect(data?.slots).toEqual([])
  })
})

describe('[GEN26] a stream', () => {
  it('[GEN31] shows whole sentences that pass, and then the whole', async () => {
    const script =
      'The bid is for the north harbour. Open https://evil.example/now for the harbour. The city wants a green quay.'
    simulator.change({ op: 'set_temper', temper: 'scripted', script })
    const events = await streamed(await aMail())
    expect(events.at(0)).toEqual({ event: 'text', text: 'The bid is for the north harbour.' })
    expect(JSON.stringify(events)).not.toContain('evil.example')
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      summary: {
        mail_summary: 'The bid is for the north harbour. The city wants a green quay.',
        left_out_count: 1,
      },
    })
  })

  it('[GEN42] of a draft ends with the draft, offers times on request, and of a mail that is gone with a refusal', async () => {
    const mail_id = await aMail()
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = (id: string, offers_times = false) => askDraft(address, id, offers_times)
    const unsure = await aMail('I would be glad of a conversation about the beds.')
    const offering = eventsIn(await (await ask(unsure, true)).text())
    expect(offering.at(-1)).toMatchObject({ draft: { slots: [expect.anything(), expect.anything()] } })
    const events = eventsIn(await (await ask(mail_id)).text())
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      draft: { mail_id, mail_subject: 'Re: The north harbour' },
    })
    expect((await ask('0190a0a0-0000-7000-8000-000000000000')).status).toBe(404)
  })

  it('that is closed stops the writing, and nothing is kept', async () => {
    simulator.faults.add({ match: {}, fault: { kind: 'hang' } })
    const mail_id = await aMail()
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const stopping = new AbortController()
    const reply = await fetch(`${address}/v1/mail/summary_stream/${mail_id}`, {
      headers: { authorization: `Bearer ${ada.access_token}` },
      signal: stopping.signal,
    })
    expect(reply.status).toBe(200)
    stopping.abort()
    const mail = await server.call(getMail, { params: { mail_id } }, ada.access_token)
    expect(mail.data?.mail_summary).toBeNull()
  })
})

describe('[GEN78] the number of sentences that were left out', () => {
  const whole = 'The bid is for the north harbour. The city wants a green quay.'
  const invented = `${whole} Open https://evil.example/now for the harbour.`

  it('is with a summary, also with the stored one and with that of a mail that says the same', async () => {
    say(invented)
    const mail_id = await aMail()
    const counted = { mail_summary: whole, left_out_count: 1 }
    expect((await summary(mail_id)).data).toMatchObject({ ...counted, is_cached: false })
    expect((await summary(mail_id)).data).toMatchObject({ ...counted, is_cached: true })
    expect((await summary(await aMail())).data).toMatchObject({ ...counted, is_cached: true })
    say(whole)
    expect((await summary(mail_id, '1')).data).toMatchObject({ mail_summary: whole, left_out_count: 0 })
  })

  it('is with a draft and with the end of its stream', async () => {
    const mail_id = await aMail(
      'Dear Ada,\n\nthe bid for the renewal of the north harbour is here.\n\nOdette',
    )
    say('Dear Odette,\n\nThank you for the bid. Write to eve@attacker.example about it.\n\nAda')
    const { data } = await reply(mail_id)
    expect(data).toMatchObject({ provider: 'openai-compatible', left_out_count: 1 })
    expect(data?.mail_body).toContain('Thank you for the bid.')
    expect(data?.mail_body).not.toContain('attacker')
    expect((await streamedDraft(mail_id)).at(-1)).toMatchObject({ draft: { left_out_count: 1 } })
    say('Dear Odette,\n\nThank you for the bid.\n\nAda')
    expect((await reply(mail_id)).data).toMatchObject({
      provider: 'openai-compatible',
      left_out_count: 0,
    })
  })

  it('is 0 where the server writes the text itself', async () => {
    say('Open https://evil.example/now. Call +1 900 555 0142. The bid is for the north harbour.')
    const mail_id = await aMail()
    const own = { is_offline: true, left_out_count: 0 }
    expect((await summary(mail_id)).data).toMatchObject(own)
    simulator.faults.add({ match: {}, times: null, fault: { kind: 'named', name: 'down' } })
    expect((await reply(mail_id)).data).toMatchObject(own)
  })

  it('is 0 for a summary that was stored before sentences were counted', async () => {
    const mail_id = await aMail()
    const { data } = await summary(mail_id)
    await sql`update mail set generated_summary = generated_summary - 'left_out_count'`.execute(server.db)
    expect((await summary(mail_id)).data).toEqual({ ...data, left_out_count: 0, is_cached: true })
  })
})

it('[GEN32] logs no word of what was read and written', async () => {
  const lines: string[] = []
  const log = makeLog('trace', { write: (line: string) => void lines.push(line) })
  const logging = await startTestServer({ settings: { ...withModel(), AI_API_KEY: 'key-of-ours' }, log })
  try {
    const person = await logging.aPerson()
    const mail_id = await aMail(body, person, undefined, logging)
    await logging.call(summariseMail, { params: { mail_id } }, person.access_token)
    simulator.faults.add({ match: {}, fault: { kind: 'named', name: 'down' } })
    await logging.call(
      draftReply,
      { params: { mail_id }, body: { reply_point: 'Splendid' } },
      person.access_token,
    )
    const said = lines.filter((line) => line.includes('language model'))
    expect(said).toHaveLength(2)
    expect(lines.join('\n')).not.toMatch(/harbour|splendid|key-of-ours|odette/i)
  } finally {
    await logging.close()
  }
})

it('[GEN39] is asked for so often', async () => {
  const mail_id = await aMail('A short one.')
  expect((await callOften(server.db, 59, () => summary(mail_id))).status).toBe(200)
  expect((await summary(mail_id)).status).toBe(200)
  expect((await summary(mail_id)).status).toBe(429)
})

function say(script: string): void {
  simulator.change({ op: 'set_temper', temper: 'scripted', script })
}

function withModel(): Record<string, string> {
  return {
    AI_BASE_URL: `${simulator.url}/v1`,
    AI_MODEL: 'tiny',
    AI_CALLS_PER_DAY: '3',
    AI_CALLS_PER_MONTH: '4',
  }
}

function summary(mail_id: string, refresh: '0' | '1' = '0', person = ada) {
  return server.call(summariseMail, { params: { mail_id }, query: { refresh } }, person.access_token)
}

const nextWeek = [{ days: [{ first_date: '2026-11-23', last_date: '2026-11-29' }], weekdays: [], hours: [] }]

const no_limits: TimeSearch = {
  timezone: 'Europe/Berlin',
  minutes: 30,
  proposals: [],
  more_proposals: 0,
  times: [],
  more_times: 0,
  excluded: [],
  more_excluded: 0,
  last_date: null,
  is_unmet: false,
  named_times: [],
  searched_user_id: null,
  place: { start: 0, end: 24 },
}

async function startsOffered(text: string) {
  return (await reply(await aMail(text))).data?.slots.map(([start]) => start)
}

function placeIn(text: string, words: string) {
  const start = text.indexOf(words)
  return { start, end: start + words.length }
}

function reply(mail_id: string, reply_point = '') {
  return server.call(draftReply, { params: { mail_id }, body: { reply_point } }, ada.access_token)
}

let mails = 0

async function aMail(
  text = body,
  person = ada,
  from = 'Odette <odette@harbourworks.example>',
  at = server,
  offset = '+0000',
): Promise<string> {
  mails += 1
  const head = [
    `Message-ID: <${mails}@harbourworks.example>`,
    `Date: Thu, 19 Nov 2026 10:00:00 ${offset}`,
    `From: ${from}`,
    'To: ada@people.example',
    'Subject: The north harbour',
  ]
  return importedMail(at, person.access_token, mailFile(head, text))
}

async function taken(person: SessionUser, start_timestamp: string, end_timestamp: string): Promise<void> {
  await aMeeting(server, person.access_token, fromTo(start_timestamp, end_timestamp))
}

async function streamed(mail_id: string): Promise<unknown[]> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const reply = await fetch(`${address}/v1/mail/summary_stream/${mail_id}`, {
    headers: { authorization: `Bearer ${ada.access_token}` },
  })
  return eventsIn(await reply.text())
}

async function streamedDraft(mail_id: string): Promise<unknown[]> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return eventsIn(await (await askDraft(address, mail_id)).text())
}

function askDraft(address: string, mail_id: string, offers_times = false): Promise<Response> {
  return fetch(`${address}/v1/mail/reply_stream/${mail_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reply_point: '', offers_times }),
  })
}

function eventsIn(text: string): unknown[] {
  const events = text.split('\n\n').filter((event) => event.startsWith('event: '))
  return events.map((event) => {
    const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? []
    const told: object = JSON.parse(data)
    return { event: name, ...told }
  })
}

import { readFileSync } from 'node:fs'
import { confirmAssistantAct, listHeldTimes, listOccurrences } from '@meridian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { actsOf, anAssistant } from '../../../../test/assistant.ts'
import { triesEveryCase } from '../../../../test/every-case.ts'
import { resolve } from '../../../../test/assistant-requests/scripted-client.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

/**
 * Requests in words, with the instants that Python's zoneinfo gives them (`make-requests.py` beside the tables). The
 * scripted client was written with the first table alone.
 */
const Pair = z.tuple([z.string(), z.string()])
const Cases = z.array(
  z.object({
    kind: z.string(),
    words: z.string(),
    now: z.string(),
    zone: z.string(),
    other_zone: z.string(),
    meeting_zone: z.string(),
    start: z.string(),
    minutes: z.int(),
    repeats: z.boolean(),
    /** When Ben is busy. */
    busy: z.array(Pair),
    expected: z.array(Pair),
    /** The date of the series after the first one that moves. */
    next_start: z.string().optional(),
    /** What is said where the time is taken. */
    refused: z.string().optional(),
  }),
)
type Case = z.infer<typeof Cases>[number]

let server: TestServer
let address: string

beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const tables = new URL('../../../../test/assistant-requests/', import.meta.url)

it.each([
  { name: 'first', table: 'first @whole' },
  { name: 'held-back', table: 'held-back' },
])('[AMC4] requests in words reach the exact instant: $table', async ({ name }) => {
  const cases = Cases.parse(JSON.parse(readFileSync(new URL(`${name}.json`, tables), 'utf8')))
  expect(cases.length).toBeGreaterThanOrEqual(100)
  const wrong: string[] = []
  for (const [place, one] of cases.entries()) {
    const ofKind = cases.slice(0, place).filter(({ kind }) => kind === one.kind).length
    if (!triesEveryCase && ofKind % 6 !== 0 && one.refused === undefined) continue
    const got = await outcomeOf(one, `${name}${place}`).catch((error: unknown) => [String(error)])
    const wanted = [
      ...one.expected.map((pair) => pair.join(' – ')),
      ...(one.next_start === undefined ? [] : [one.next_start]),
    ]
    if (one.refused !== undefined && got.join(' ').includes(one.refused)) continue
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      wrong.push(
        `${place} ${one.kind} ${one.zone}: ${one.words}\n  wanted ${wanted.join(', ')}\n  got ${got.join(', ')}`,
      )
  }
  expect(wrong).toEqual([])
})

/** The times after the person has confirmed what the scripted client asked for. */
async function outcomeOf(one: Case, name: string): Promise<string[]> {
  server.setNow(one.now)
  const ada = await server.aPerson({ first_name: 'Ada', timezone: one.zone })
  const ben = await server.aPerson({
    first_name: 'Ben',
    last_name: `Of${name.replace('-', '')}`,
    timezone: one.other_zone,
  })
  const end_timestamp = new Date(Date.parse(one.start) + one.minutes * 60_000).toISOString()
  await aMeetingAt(ada.access_token, {
    meeting_title: one.repeats ? 'Team standup' : 'Quarterly review',
    meeting_timestamps: { start_timestamp: one.start, end_timestamp },
    meeting_timezone: one.meeting_zone,
    meeting_invitees: { [ben.user_id]: {} },
    ...(one.repeats && { meeting_recurrence: { is_recurring: true, recurring_type: 'weekly' } }),
  })
  for (const [start, end] of one.busy)
    await aMeetingAt(ben.access_token, {
      meeting_title: 'Busy',
      meeting_timestamps: { start_timestamp: start, end_timestamp: end },
    })
  await using assistant = await anAssistant(server, address, ada)
  const wish = { ...one, words: one.words.replace('with Ben', `with ${ben.full_name}`) }
  const act_id = await resolve(assistant, wish)
  if (act_id === null) return []
  const [act] = await actsOf(server, ada)
  const { status, message } = await server.call(confirmAssistantAct, { params: { act_id } }, ada.access_token)
  if (status !== 200) return [message]
  if (one.kind === 'hold') return heldOf(ada.access_token, one.now)
  const after = act?.summary.after.map((time) => `${time.start_timestamp} – ${time.end_timestamp}`) ?? []
  const real = await realTimes(ada.access_token, one)
  const missing = after.filter((pair) => !real.includes(pair))
  return missing.length > 0
    ? [`not in the calendar: ${missing.join(', ')}`]
    : [
        ...after,
        ...(one.next_start === undefined
          ? []
          : real.filter((pair) => pair.startsWith(one.next_start ?? '')).map((pair) => pair.slice(0, 24))),
      ]
}

/** aMeeting gives a date and a time, which come before timestamps. */
function aMeetingAt(token: string, fields: Parameters<typeof aMeeting>[2]) {
  return aMeeting(server, token, { ...fields, meeting_date: undefined, meeting_time: undefined })
}

function windowOf(now: string) {
  return { start_timestamp: now, end_timestamp: new Date(Date.parse(now) + 40 * 86_400_000).toISOString() }
}

async function realTimes(token: string, { now }: Case): Promise<string[]> {
  const { data } = await server.call(listOccurrences, { query: windowOf(now) }, token)
  return (data ?? []).map((one) => `${one.start_timestamp} – ${one.end_timestamp}`)
}

async function heldOf(token: string, now: string): Promise<string[]> {
  const { data } = await server.call(listHeldTimes, { query: windowOf(now) }, token)
  return (data ?? []).map((one) => `${one.start_timestamp} – ${one.end_timestamp}`)
}

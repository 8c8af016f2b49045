import { type SessionUser, ImportReport } from '@meridian/contract'
import { type HostileCase, type HostileTarget, judge, lookAt, sendJson } from './hostile-target.ts'
import { mutatedCalendar } from './mutate-calendar.ts'

/** Calendar files with this many mutations. */
export function mutationCase(count: number): HostileCase {
  return {
    name: `file: ${count} mutated calendar files`,
    run: async (target, chance) => {
      const problems: string[] = []
      let person = await target.aPerson()
      for (let at = 0; at < count; at += 1) {
        // One person may bring a limited number of files in an hour.
        if (at % 50 === 49) person = await target.aPerson()
        const { bytes, events } = mutatedCalendar(chance)
        problems.push(...(await importCalendar(target, person, { what: `mutation ${at}`, bytes, events })))
        if (at % 20 === 0) problems.push(...(await readContext(target, person, '2027-01-01')))
      }
      return problems
    },
  }
}

export const calendar_cases: readonly HostileCase[] = [
  mutationCase(200),
  crowd('300 series every hour', 300, 'FREQ=HOURLY'),
  crowd('300 series every minute', 300, 'FREQ=MINUTELY'),
  crowd('1,000 series every day', 1000, 'FREQ=DAILY'),
  crowd('300 series that never take place', 300, 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
  crowd('300 series on 29 February when it is a Monday', 300, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO'),
  crowd('20,000 endless series', 20_000, 'FREQ=WEEKLY'),
]

/** What a file is answered with tells of each event in it. */
export async function importCalendar(
  { send }: HostileTarget,
  { access_token: token }: SessionUser,
  { what, bytes, events }: { readonly what: string; readonly bytes: Buffer; readonly events: number },
): Promise<readonly string[]> {
  const headers = { 'content-type': 'text/calendar' }
  const { problems, data } = judge(
    await send({ method: 'POST', path: '/v1/meeting/import', payload: bytes, headers, token }),
    what,
  )
  if (data === null) return problems
  const { imported, updated, unchanged, skipped, more_skipped, warnings } = ImportReport.parse(data)
  const told = imported + updated + unchanged + skipped.length + more_skipped
  if (told >= events || warnings.length > 0) return problems
  return [`${what}: of ${events} events ${told} are told, and no warning says why`]
}

/** The calls that a full calendar makes expensive, by its person and by a colleague. */
export async function readContext(
  target: HostileTarget,
  { user_id, access_token: token }: SessionUser,
  from: string,
): Promise<string[]> {
  const start = `${from}T00:00:00.000Z`
  const inDays = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString()
  const problems = await lookAt(target, token, [
    '/v1/meeting/all?limit=50',
    `/v1/meeting/occurrences?start_timestamp=${start}&end_timestamp=${inDays(62)}`,
    '/v1/meeting/meeting_proposal/all',
  ])
  const colleague = await target.aPerson()
  for (const [path, more] of [
    ['free_slots', { duration: 30 }],
    ['free_busy', {}],
  ] as const) {
    for (const days of [14, 366]) {
      const body = { users: [user_id], start_time: start, end_time: inDays(days), ...more }
      const request = { method: 'POST' as const, path: `/v1/availability/multi_user/${path}`, body }
      const reply = await sendJson(target, { ...request, token: colleague.access_token })
      problems.push(...judge(reply, `a colleague asks for ${days} days of ${path}`).problems)
    }
  }
  return problems
}

function crowd(what: string, count: number, rule: string): HostileCase {
  return {
    name: `file: ${what}`,
    run: async (target) => {
      const person = await target.aPerson()
      const events = Array.from({ length: count }, (_, at) =>
        [
          'BEGIN:VEVENT',
          `UID:crowd-${at}@hostile.example`,
          'DTSTART:20270101T100000Z',
          'DURATION:PT15M',
          'SUMMARY:Crowd',
          `RRULE:${rule}`,
          'END:VEVENT',
        ].join('\r\n'),
      )
      const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
      const sent = { what, bytes: Buffer.from(text), events: count }
      return [
        ...(await importCalendar(target, person, sent)),
        ...(await readContext(target, person, '2027-01-01')),
      ]
    },
  }
}

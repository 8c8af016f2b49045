import { type HostileCase, type HostileRequest, judge } from './hostile-target.ts'

const json = { 'content-type': 'application/json' }
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const meeting = {
  meeting_title: 'Plan',
  meeting_date: { start_date: '2027-01-01' },
  meeting_time: { start_time: '10:00' },
}

/** What API bodies are made of; one that is too large for its call is refused with a reason. */
const bodies: Readonly<Record<string, string | Buffer>> = {
  'half a million brackets': `{"meeting_title":${deep(500_000)}}`,
  'brackets without an end': '['.repeat(900_000),
  'a text of 900 KB': JSON.stringify({ ...meeting, meeting_title: 'x'.repeat(900_000) }),
  'a body of 30 MB': JSON.stringify({ meeting_title: 'x'.repeat(30_000_000) }),
  'NUL in texts': JSON.stringify({ ...meeting, meeting_title: 'a\0b', agenda: '\0', location_name: '\0' }),
  'half a surrogate pair': `{"meeting_title":"\\ud800","meeting_date":{"start_date":"2027-01-01"},"meeting_time":{"start_time":"10:00"}}`,
  'huge numbers': `{"meeting_title":"a","meeting_location":{"latitude":1e400,"longitude":${'9'.repeat(5000)}}}`,
  'numbers for texts': '{"meeting_title":-0,"meeting_date":1e308,"meeting_time":null}',
  '50,000 keys': JSON.stringify(
    Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at])),
  ),
  '15,000 guests': JSON.stringify({
    ...meeting,
    meeting_invitees: Object.fromEntries(
      Array.from({ length: 15_000 }, (_, at) => [
        `guest:0198a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
        { primary_email: `g${at}@guests.example` },
      ]),
    ),
  }),
  'keys of the language':
    '{"__proto__":{"is_admin":true},"constructor":{"prototype":{}},"meeting_title":"a"}',
  'years beyond the calendar': JSON.stringify({ ...meeting, meeting_date: { start_date: '999999-12-31' } }),
  'no JSON': '{"meeting_title":',
  'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  nothing: '',
}

/** A body that is too large may be cut off while it is sent, so that its answer does not arrive. */
const cut_off_bytes = 10_000_000

const calls = [
  ['POST', '/v1/meeting/create'],
  ['POST', '/v1/meeting/check'],
  ['POST', '/v1/availability/multi_user/free_slots'],
  ['POST', '/v1/label/create'],
  ['POST', '/v1/user/auth/login'],
] as const

const queries: Readonly<Record<string, string>> = {
  'a search of 2,000 words': `/v1/meeting/all?search_term=${encodeURIComponent('a b '.repeat(1000))}`,
  'NUL in a search': '/v1/meeting/all?search_term=%00',
  'a broken escape': '/v1/meeting/all?search_term=%ff%fe',
  'a page far away': '/v1/meeting/all?limit=1000000000&offset=99999999999999999999',
  'a window of a million years':
    '/v1/meeting/occurrences?start_timestamp=0001-01-01T00:00:00Z&end_timestamp=9999-12-31T00:00:00Z',
  'an id that is none': '/v1/meeting/%00',
  '5,000 parameters': `/v1/mail/all?${'x=1&'.repeat(5000)}`,
  'a path of 15 KB': `/v1/${'../'.repeat(5000)}`,
}

export const api_cases: readonly HostileCase[] = [
  ...Object.entries(bodies).map(([what, payload]) =>
    apiCase(
      `api: ${what}`,
      calls.map(([method, path]) => ({ method, path, payload, headers: json })),
    ),
  ),
  apiCase(
    'api: queries',
    Object.values(queries).map((path) => ({ method: 'GET', path })),
  ),
  apiCase(
    'api: 40 bodies with a wrong type at once',
    ['text/plain', 'multipart/form-data', 'application/json; charset=utf-16', 'x'.repeat(4000)].flatMap(
      (type) =>
        Array.from({ length: 10 }, () => ({
          method: 'POST' as const,
          path: '/v1/meeting/create',
          payload: '{}',
          headers: { 'content-type': type },
        })),
    ),
  ),
]

/** Sends them at once, signed in. */
function apiCase(name: string, requests: readonly HostileRequest[]): HostileCase {
  return {
    name,
    run: async (target) => {
      const { access_token: token } = await target.aPerson()
      const judged = await Promise.all(
        requests.map(async (request) => {
          const what = `${request.method} ${request.path.slice(0, 60)}`
          const reply = await target.send({ ...request, token })
          const isCutOff = reply.status === 0 && (request.payload?.length ?? 0) > cut_off_bytes
          return isCutOff ? { problems: [] } : judge(reply, what)
        }),
      )
      return judged.flatMap(({ problems }) => problems)
    },
  }
}

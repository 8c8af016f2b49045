import { createHash } from 'node:crypto'
import type { Request } from 'autocannon'
import { day_ms } from '@meridian/engine'
import { meetingId, personId, type World } from './service.seed.ts'

/** A call as many different people make it. */
export interface Call {
  readonly name: string
  readonly requests: readonly Request[]
  readonly perSecond: number
  readonly p99MsMax: number
  readonly p50MsMax?: number
  /** The route of the bare server that does the least for it, if there is one. */
  readonly bare?: string
  /** How many people a search names, where more than the smaller world has. */
  readonly people?: number
  /** The least part of the bare server's throughput. */
  readonly shareOfBareMin?: number
  /** Whether it adds rows, so that each reading after it would find more than before. */
  readonly adds?: boolean
}

const variants = 500
/** What a month of the calendar shows. */
const calendar_days = 42

/** The calls of docs and budgets, asked by the signed-in people of the world in turn. */
export function callsOf(world: World): Call[] {
  const asked = Array.from({ length: variants }, (_, index) => index % Math.min(world.sessions, world.people))
  const get = (path: string) => asked.map((person) => request('GET', path, person))
  const search = (people: number, days: number) =>
    asked.map((person) =>
      request('POST', '/v1/availability/multi_user/free_slots', person, {
        users: colleaguesOf(person, people - 1, world),
        duration: 30,
        start_time: world.now,
        end_time: new Date(Date.parse(world.now) + days * day_ms).toISOString(),
      }),
    )
  /** Members of a team with twenty weekly series each, besides the caller. */
  const teamSearch = (people: number, days: number, perSecond: number, p50MsMax: number): Call => ({
    name: `free_slots, ${people} people with 20 series, ${days} days`,
    requests: asked.map((person) =>
      request('POST', '/v1/availability/multi_user/free_slots', person, {
        users: Array.from({ length: people - 1 }, (_, index) => personId(world.people + index)),
        duration: 30,
        start_time: world.now,
        end_time: new Date(Date.parse(world.now) + days * day_ms).toISOString(),
      }),
    ),
    perSecond,
    p50MsMax,
    p99MsMax: 4 * p50MsMax,
  })
  const list = '/v1/meeting/all?meeting_status=active&sort_by=meeting_timestamps&order_by=ASC&limit=10'
  return [
    {
      name: 'GET availability',
      requests: get('/v1/availability'),
      ...read,
      bare: 'hours',
      shareOfBareMin: 0.75,
    },
    { name: 'GET meeting/all', requests: get(list), ...read, bare: 'meetings', shareOfBareMin: 0.75 },
    { name: 'GET label/all', requests: get('/v1/label/all'), ...read, bare: 'labels', shareOfBareMin: 0.75 },
    { name: 'GET task/all', requests: get('/v1/task/all'), ...read, bare: 'tasks', shareOfBareMin: 0.75 },
    {
      name: 'GET mail/all',
      requests: get('/v1/mail/all?mail_category=inbox'),
      ...read,
      bare: 'mails',
      shareOfBareMin: 0.75,
    },
    {
      name: 'GET mail/all, searched',
      requests: asked.map((person) =>
        request('GET', `/v1/mail/all?search_term=${mailWordOf(person)}`, person),
      ),
      perSecond: 200,
      p99MsMax: 25,
      bare: 'mail-search',
    },
    {
      name: 'free_slots, 5 people, 4 days',
      requests: search(5, 4),
      ...read,
      bare: 'slots',
      shareOfBareMin: 0.7,
    },
    { name: 'free_slots, 50 people, 30 days', requests: search(50, 30), perSecond: 50, p99MsMax: 25 },
    {
      name: 'free_slots, 1,000 people, 30 days',
      requests: search(1000, 30).slice(0, 50),
      people: 1000,
      perSecond: 2,
      p50MsMax: 150,
      p99MsMax: 400,
    },
    teamSearch(5, 4, 50, 5),
    teamSearch(10, 30, 50, 10),
    teamSearch(50, 30, 10, 25),
    teamSearch(50, 365, 3, 100),
    {
      name: 'GET meeting/all, searched',
      requests: searches(asked),
      perSecond: 200,
      p99MsMax: 25,
      bare: 'search',
    },
    {
      name: 'GET meeting/detail',
      requests: asked.map((person) => request('GET', `/v1/meeting/detail/${meetingId(person)}`, person)),
      ...read,
      bare: 'detail',
      shareOfBareMin: 0.75,
    },
    {
      name: 'GET meeting/occurrences, 6 weeks',
      requests: get(
        `/v1/meeting/occurrences?${new URLSearchParams({
          start_timestamp: world.now,
          end_timestamp: new Date(Date.parse(world.now) + calendar_days * day_ms).toISOString(),
        }).toString()}`,
      ),
      ...read,
      bare: 'calendar',
      shareOfBareMin: 0.6,
    },
    {
      name: 'POST meeting/create',
      requests: creations(asked, world),
      perSecond: 50,
      p99MsMax: 20,
      bare: 'creation',
      adds: true,
    },
  ]
}

/** The question of the bare server that stands beside a call's request, with the same headers. */
export function bareRequests(route: string, world: World): Request[] {
  return Array.from({ length: variants }, (_, index) => {
    const person = index % Math.min(world.sessions, world.people)
    const others = colleaguesOf(person, othersOf[route] ?? 0, world)
    const asked = new URLSearchParams({
      users: [personId(person), ...others].join(','),
      from: world.now,
      to: new Date(Date.parse(world.now) + (route === 'calendar' ? calendar_days : 4) * day_ms).toISOString(),
      meeting: meetingId(person),
      word: route === 'mail-search' ? mailWordOf(person) : (words[person % words.length] ?? ''),
    })
    return request('GET', `/${route}?${asked.toString()}`, person)
  })
}

/** How many colleagues a call of the bare server names. */
const othersOf: Readonly<Record<string, number>> = { slots: 4, creation: 3 }
const words = ['retro', 'planning', 'a1', 'workshop', 'budget 7']
const mail_words = ['planning', 'budget', 'numb', 'n7', 'q3']
const read = { perSecond: 200, p99MsMax: 10 }

function mailWordOf(person: number): string {
  return mail_words[person % mail_words.length] ?? ''
}

function searches(asked: readonly number[]): Request[] {
  return asked.map((person) => {
    const word = encodeURIComponent(words[person % words.length] ?? '')
    return request('GET', `/v1/meeting/all?search_term=${word}`, person)
  })
}

function creations(asked: readonly number[], world: World): Request[] {
  return asked.map((person) =>
    request('POST', '/v1/meeting/create', person, {
      meeting_title: 'Measured meeting',
      meeting_description: 'Made by the benchmark.',
      meeting_timezone: 'Europe/Berlin',
      meeting_date: { start_date: world.now.slice(0, 10) },
      meeting_time: { start_time: '16:00', end_time: '16:30' },
      meeting_invitees: Object.fromEntries(colleaguesOf(person, 3, world).map((user_id) => [user_id, {}])),
    }),
  )
}

function colleaguesOf(person: number, count: number, { people }: World): string[] {
  return Array.from({ length: count }, (_, index) => personId((person + 1 + index * 7) % people))
}

function request(method: 'GET' | 'POST', path: string, person: number, body?: object): Request {
  return {
    method,
    path,
    headers: { authorization: `Bearer ${tokenOfPerson(person)}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }
}

/** As `tokenOf` of the seed writes it. */
export function tokenOfPerson(person: number): string {
  return createHash('sha256').update(`bench ${person}`).digest('base64url')
}

import {
  answerVanished,
  createMeeting,
  deleteMeeting,
  type Input,
  listOccurrences,
  type Occurrence,
  type updateMeeting as UpdateMeeting,
  updateMeeting,
} from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCalDavPerson, type CalDavPerson, startCalDavServer } from '../../../../test/caldav-account.ts'
import { aDay, aTime, aZone, edited, expand, newText } from '../../../../test/caldav-edits.ts'
import { type AccountThere, type CalDavPlace, listPlaces } from '../../../../test/caldav-places.ts'
import { trouble_kinds, type Troubles } from '../../../../test/caldav-troubles.ts'
import type { TestServer } from '../../../../test/server.ts'
import { type Chance, newChance } from '../../../../test/soak/chance.ts'
import { triesEveryCase } from '../../../../test/every-case.ts'

const seeds = (process.env['CALDAV_SEEDS'] ?? (triesEveryCase ? '1,2' : '1')).split(',').map(Number)
const places = await listPlaces((process.env['CALDAV_PLACES'] ?? 'the simulator,radicale').split(','))
const began = Date.parse('2026-10-20T09:00:00.000Z')
const window = { start_timestamp: '2026-10-10T00:00:00.000Z', end_timestamp: '2026-12-05T00:00:00.000Z' }
let people = 0

describe.each(places)('random changes on both sides at %s', (_, open, reason) => {
  describe.skipIf(reason !== undefined)(reason ?? 'end alike', () => {
    let place: CalDavPlace
    let server: TestServer
    beforeAll(async () => {
      place = await open()
      server = await startCalDavServer()
    })
    afterAll(async () => {
      await server.close()
      await place[Symbol.asyncDispose]()
    })

    it.each(seeds)('[CON140] [CON134] [CON105] [PB44] [PB46] seed %i', async (seed) => {
      const life = await aLife({ place, server }, seed)
      for (let step = 0; step < 30; step += 1) await life.step()
      await life.settle()
      expect(await life.shown()).toEqual(await life.there())
    })
  })
})

interface Life {
  readonly step: () => Promise<void>
  /** Nothing goes wrong any more, and all is read. */
  readonly settle: () => Promise<void>
  readonly shown: () => Promise<string[]>
  readonly there: () => Promise<string[]>
}

interface Pair {
  readonly place: CalDavPlace
  readonly server: TestServer
}

/** One person with two calendars, who edits in Meridian and in another program. */
async function aLife({ place, server }: Pair, seed: number): Promise<Life> {
  const chance = newChance(seed)
  const clock = { now: began }
  server.setNow(new Date(began).toISOString())
  const account = await place.makeAccount(`person${people++}`, ['work', 'team'])
  const { address, user, password } = account
  const ada = await aCalDavPerson(server, { address, user, password }, { timezone: aZone(chance) })
  await ada.join()
  const write_calendar = (await ada.card()).connection?.calendars.find(({ name, id }) =>
    [name, id].some((text) => text.includes('work')),
  )
  await ada.choose({ write_calendar_id: write_calendar?.id ?? '' })
  const names = { next: 0 }
  const title = () => `T${names.next++}`
  const life = { chance, clock, account, ada, server, place, title, user }
  const refresh = () => read(life)
  return {
    step: async () => {
      clock.now += (1 + chance.below(20)) * minute_ms
      server.setNow(new Date(clock.now).toISOString())
      const act = chance.weighted({
        here: 6,
        there: 6,
        trouble: place.simulator ? 3 : place.troubles ? 6 : 0,
        restart: 1,
        refresh: 4,
      })
      if (act === 'here') await editHere(life)
      else if (act === 'there') await editThere(life)
      else if (act === 'trouble') await makeTrouble(life)
      else if (act === 'restart') await place.restart()
      else await refresh()
    },
    settle: async () => {
      place.simulator?.faults.clear()
      place.troubles?.clear()
      place.simulator?.change({ op: 'behave', lists_nothing: false, hides_objects: false })
      for (let round = 0; round < 4; round += 1) {
        clock.now += 61 * minute_ms
        server.setNow(new Date(clock.now).toISOString())
        await refresh()
        await answerAll(ada)
      }
    },
    shown: async () => (await occurrences(ada)).map(lineOf).toSorted(),
    there: async () => {
      const texts = [...(await account.list('work')).values(), ...(await account.list('team')).values()]
      return texts.flatMap(expand).toSorted()
    },
  }
}

interface Person {
  readonly chance: Chance
  readonly account: AccountThere
  readonly ada: CalDavPerson
  readonly server: TestServer
  readonly place: CalDavPlace
  readonly user: string
  readonly title: () => string
}

async function read({ ada, server }: Pick<Person, 'ada' | 'server'>): Promise<void> {
  await ada.refresh()
  await server.runDueJobs()
}

async function occurrences({ server, person }: CalDavPerson): Promise<readonly Occurrence[]> {
  const { data, message } = await server.call(listOccurrences, { query: window }, person.access_token)
  if (data === null) throw new Error(message)
  return data.filter(({ meeting_status }) => meeting_status !== 'cancelled')
}

function lineOf({
  meeting_title,
  is_all_day,
  meeting_date,
  start_timestamp,
  end_timestamp,
}: Occurrence): string {
  const { start_date, end_date } = meeting_date
  const end = Temporal.PlainDate.from(end_date).add({ days: 1 }).toString()
  return is_all_day
    ? `${meeting_title} ${start_date} ${end}`
    : `${meeting_title} ${start_timestamp.slice(0, 16)} ${end_timestamp.slice(0, 16)}`
}

async function editHere(life: Person): Promise<void> {
  const { chance, ada, server, title } = life
  const token = ada.person.access_token
  // A change of what cannot be written there is told, and stays here alone.
  const team = life.place.simulator?.scene.world.accounts.get(life.user)?.calendars.get('team')
  const known = (await occurrences(ada)).filter(
    ({ is_editable, calendar_key }) => is_editable && !(team?.is_read_only && calendar_key.includes('/team')),
  )
  const occurrence = chance.pick(known)
  const time = aTime(chance)
  const end_time = `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`
  const act = chance.weighted({
    make: known.length < 6 ? 6 : 2,
    retitle: 3,
    move: 3,
    one: 4,
    drop_one: 2,
    following: 1,
    drop: 1,
  })
  if (act === 'make' || !occurrence) {
    const isDay = chance.isHit(0.2)
    const rule = { is_recurring: true, recurring_type: 'weekly', recurring_end_date: '2026-11-20' } as const
    const body = {
      meeting_title: title(),
      meeting_timezone: aZone(chance),
      meeting_date: { start_date: aDay(chance) },
      ...(isDay ? { is_all_day: true } : { meeting_time: { start_time: time, end_time } }),
      ...(chance.isHit(0.5) && { meeting_recurrence: rule }),
    }
    await server.call(createMeeting, { body }, token)
  } else {
    const { meeting_id, original_start_timestamp, is_recurring, is_all_day } = occurrence
    const change = (body: Input<typeof UpdateMeeting>['body']) =>
      server.call(updateMeeting, { params: { meeting_id }, body }, token)
    const one = { series_scope: 'this', original_start_timestamp } as const
    const moved = is_all_day ? {} : { meeting_time: { start_time: time, end_time } }
    if (act === 'retitle') await change({ series_scope: 'all', meeting_title: title() })
    else if (act === 'move') await change({ series_scope: 'all', ...moved })
    else if (act === 'one' && is_recurring) await change({ ...one, meeting_title: title(), ...moved })
    else if (act === 'following' && is_recurring)
      await change({ series_scope: 'this_and_following', original_start_timestamp, meeting_title: title() })
    else if (act === 'drop_one' && is_recurring)
      await server.call(deleteMeeting, { params: { meeting_id }, query: one }, token)
    else if (act === 'drop') await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, token)
  }
  if (chance.isHit(0.7)) await server.runDueJobs()
}

async function editThere({ chance, account, title }: Person): Promise<void> {
  const calendar = chance.isHit(0.7) ? 'work' : 'team'
  const objects = await account.list(calendar)
  const [name, text] = chance.pick([...objects]) ?? []
  const act = chance.weighted({ make: objects.size < 5 ? 4 : 1, edit: 6, remove: 1 })
  if (act === 'make' || name === undefined || text === undefined) {
    const uid = title()
    await account.put(calendar, `${uid}.ics`, newText(chance, { uid, title: uid }))
  } else if (act === 'remove') await account.remove(calendar, name)
  else await account.put(calendar, name, edited(chance, text, title()))
}

async function makeTrouble(life: Person): Promise<void> {
  const { simulator, troubles } = life.place
  if (simulator) await makeTroubleAtSimulator(life, simulator)
  else if (troubles) await makeTroubleBetween(life, troubles)
}

/** What other servers answer when they are busy, restarted or asked too often, and programs that are faster. */
async function makeTroubleBetween(life: Person, troubles: Troubles): Promise<void> {
  const { chance, ada } = life
  const act = chance.weighted({ refuse: 8, race: 4, hide: 3, heal: 4 })
  if (act === 'refuse') {
    const kind = chance.pick(trouble_kinds) ?? 'busy'
    troubles.add({ kind, after: chance.below(4), times: 1 + chance.below(3) })
  } else if (act === 'race') troubles.beforeNextWrite((path) => overtake(life, path))
  else if (act === 'heal') troubles.clear()
  else {
    await read(life)
    troubles.hide(true)
    const before = (await occurrences(ada)).map(lineOf)
    await read(life)
    expect((await occurrences(ada)).map(lineOf)).toEqual(before)
    troubles.hide(false)
  }
}

/** The other program changes what Meridian is about to write over. */
async function overtake({ chance, account, title }: Person, path: string): Promise<void> {
  const [calendar = '', name = ''] = path.split('/').slice(-2).map(decodeURIComponent)
  const text = (await account.list(calendar)).get(name)
  if (text !== undefined) await account.put(calendar, name, edited(chance, text, title()))
}

/** What only the simulator can be asked for. */
async function makeTroubleAtSimulator(
  life: Person,
  simulator: NonNullable<CalDavPlace['simulator']>,
): Promise<void> {
  const { chance, user, ada } = life
  const fault = (name: string) =>
    simulator.faults.add({
      match: {},
      after: chance.below(4),
      times: 1 + chance.below(3),
      fault: { kind: 'named', name },
    })
  const act = chance.weighted({ refuse: 5, cut: 3, forget: 3, behave: 3, hide: 3, protect: 2, heal: 4 })
  const calendar = chance.pick(['work', 'team'])
  if (act === 'refuse')
    fault(chance.pick(['rate_limit', 'busy', 'server_error', 'not_xml', 'entities', 'cut_list']) ?? 'busy')
  else if (act === 'cut') {
    const at = chance.pick(['before', 'done', 'body'] as const) ?? 'body'
    simulator.faults.add({ match: {}, after: chance.below(6), times: 1, fault: { kind: 'cut', at } })
  } else if (act === 'forget') simulator.change({ op: 'forget_tokens', user, calendar })
  else if (act === 'behave') {
    const [lists_changes, has_tag, tells_etag] = [0.7, 0.7, 0.7].map((share) => chance.isHit(share))
    simulator.change({
      op: 'behave',
      lists_changes,
      has_tag,
      tells_etag,
      changes_at_once: chance.pick([0, 2]),
    })
  } else if (act === 'protect') {
    simulator.change({ op: 'protect_calendar', user, calendar: 'team', is_read_only: chance.isHit(0.5) })
  } else if (act === 'heal') simulator.faults.clear()
  else await hideAll(life, simulator, ada)
}

/** An empty list deletes nothing until the person answers. */
async function hideAll(life: Person, simulator: NonNullable<CalDavPlace['simulator']>, ada: CalDavPerson) {
  await read(life)
  for (const calendar of ['work', 'team'])
    simulator.change({ op: 'forget_tokens', user: life.user, calendar })
  simulator.change({ op: 'behave', hides_objects: true })
  const before = (await occurrences(ada)).map(lineOf)
  await read(life)
  expect((await occurrences(ada)).map(lineOf)).toEqual(before)
  simulator.change({ op: 'behave', hides_objects: false })
}

/** Of what is still missing when all is read the person says that it was deleted. */
async function answerAll(ada: CalDavPerson): Promise<void> {
  for (const { id, vanished } of (await ada.card()).connection?.calendars ?? []) {
    if (!vanished) continue
    const body = { calendar_id: id, question_id: vanished.question_id, answer: 'deleted' } as const
    await ada.server.call(answerVanished, { params: { type: 'caldav' }, body }, ada.person.access_token)
    await ada.server.runDueJobs()
  }
}

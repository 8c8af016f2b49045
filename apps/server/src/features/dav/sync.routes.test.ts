import type { SessionUser } from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { aDavProgram, anEvent, type DavProgram } from '../../../test/dav-program.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
let ada: SessionUser
let phone: DavProgram

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson()
  phone = await aDavProgram(server, ada)
})

function event(name: string, title = name): string {
  return anEvent(
    `${name}@example.com`,
    'DTSTART:20270105T090000Z',
    'DTEND:20270105T100000Z',
    `SUMMARY:${title}`,
  )
}

describe('[DAV5]', () => {
  it('comes in parts where the program sets a limit, and misses nothing between them', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await phone.put(`${name}.ics`, event(name))
    const two = '<D:limit><D:nresults>2</D:nresults></D:limit>'
    await phone.settle()
    const seen = new Set<string>()
    let part = await phone.sync('', two)
    for (const name of Object.keys(part.changed)) seen.add(name)
    // Changed between two parts.
    const [first = ''] = seen
    await phone.put(first, event(first.slice(0, 1), 'Changed'))
    const parts = [part]
    while (part.isCut) {
      part = await phone.sync(part.token, two)
      parts.push(part)
      for (const name of Object.keys(part.changed)) seen.add(name)
    }
    expect([...seen].toSorted()).toEqual(['a.ics', 'b.ics', 'c.ics', 'd.ics', 'e.ics'])
    expect(parts.map(({ changed }) => Object.keys(changed).length)).toEqual([2, 2, 1])
    const next = await phone.sync(part.token)
    expect(Object.keys(next.changed)).toEqual([first])
    const afterwards = await phone.sync(next.token, two)
    expect([afterwards.changed, afterwards.isCut]).toEqual([{}, false])
  })

  it('tells of what others do, of names and of hidden meetings, and of nothing that only follows', async () => {
    const bob = await server.aPerson({ first_name: 'Bob' })
    const token = await phone.settle()
    const { meeting_id } = await aMeeting(server, bob.access_token, {
      meeting_invitees: { [ada.user_id]: {} },
    })
    const invited = await phone.sync(token)
    expect(Object.keys(invited.changed)).toEqual([`${meeting_id}.ics`])
    await server.db
      .updateTable('app_user')
      .set({ last_name: 'Other' })
      .where('user_id', '=', bob.user_id)
      .execute()
    const renamed = await phone.sync(invited.token)
    expect(Object.keys(renamed.changed)).toEqual([`${meeting_id}.ics`])
    await sql`update meeting set search_text = search_text where meeting_id = ${meeting_id}`.execute(
      server.db,
    )
    expect((await phone.sync(renamed.token)).token).toBe(renamed.token)
    await server.db.deleteFrom('meeting').where('meeting_id', '=', meeting_id).execute()
    const gone = await phone.sync(renamed.token)
    expect([gone.changed, gone.gone]).toEqual([{}, [`${meeting_id}.ics`]])
  })

  it('a name that is used again is there, and not gone', async () => {
    await phone.put('a.ics', event('a'))
    const token = await phone.settle()
    await phone.delete('a.ics')
    await phone.put('a.ics', event('other'))
    const next = await phone.sync(token)
    expect([Object.keys(next.changed), next.gone]).toEqual([['a.ics'], []])
    expect((await phone.get('a.ics')).text).toContain('UID:other@example.com')
  })

  it.each(['nonsense', 'data:,', 'data:,0123456789ab-999999', 'https://example.com/1'])(
    'refuses the token %s',
    async (token) => {
      expect((await phone.sync(token)).status).toBe(403)
    },
  )
})

describe('[DAV6]', () => {
  it('a change that is committed late comes with the next token', async () => {
    await phone.put('early.ics', event('early'))
    await phone.put('late.ics', event('late'))
    const token = await phone.settle()
    const change = (db: typeof server.db, uid: string) =>
      db
        .updateTable('meeting')
        .set({ meeting_title: 'Changed' })
        .where('user_id', '=', ada.user_id)
        .where('ical_uid', '=', uid)
        .execute()
    const isWritten = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const late = server.db.transaction().execute(async (tx) => {
      await change(tx, 'late@example.com')
      isWritten.resolve()
      await mayCommit.promise
    })
    await isWritten.promise
    await change(server.db, 'early@example.com')
    const first = await phone.sync(token)
    expect(Object.keys(first.changed)).toEqual(['early.ics'])
    mayCommit.resolve()
    await late
    expect(Object.keys((await phone.sync(first.token)).changed)).toEqual(['late.ics'])
  })

  it('no token skips a change, however writers and readers meet', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const name of names) await phone.put(`${name}.ics`, event(name))
    const known = new Map<string, string>()
    let isWriting = true
    const read = async () => {
      let token = ''
      for (let isLast = false; !isLast; ) {
        isLast = !isWriting
        const part = await phone.sync(token)
        for (const [name, etag] of Object.entries(part.changed)) known.set(name, etag)
        for (const name of part.gone) known.delete(name)
        token = part.token
      }
    }
    const reading = read()
    await Promise.all(names.map(write))
    isWriting = false
    await reading
    const { changed } = await phone.sync()
    expect(Object.fromEntries(known)).toEqual(changed)
  })

  it('a writer who waits in a transaction or in its commit is not skipped, in many runs', {
    timeout: 300_000,
  }, async () => {
    // Its name puts it behind the trigger that numbers the changes.
    await sql`
      create function wait_at_gate() returns trigger language plpgsql as $$
      begin
        if current_setting('dav.waits', true) = 'yes' then
          perform pg_advisory_xact_lock_shared(${sql.lit(gate)});
        end if;
        return null;
      end $$`.execute(server.db)
    await sql`
      create constraint trigger wait_at_gate after insert on dav_touched deferrable initially deferred
      for each row execute function wait_at_gate()`.execute(server.db)
    await phone.put('early.ics', event('early'))
    await phone.put('late.ics', event('late'))
    let token = await phone.settle()
    for (let run = 0; run < late_runs; run += 1) token = await writeLate(token, run)
    await sql`drop function wait_at_gate cascade`.execute(server.db)
  })

  it('a writer who began before the first program is not missed', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token)
    const isWritten = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const late = server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('meeting')
        .set({ meeting_title: 'Changed' })
        .where('meeting_id', '=', meeting_id)
        .execute()
      isWritten.resolve()
      await mayCommit.promise
    })
    await isWritten.promise
    const first = await phone.sync()
    mayCommit.resolve()
    await late
    const next = await phone.sync(first.token)
    expect(Object.keys(next.changed)).toEqual([`${meeting_id}.ics`])
    await phone.settle()
  })
})

/** Changes the event again and again, each time in a transaction of another length. */
async function write(name: string): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await server.db.transaction().execute(async (tx) => {
      const one = tx.updateTable('meeting').set({ meeting_title: `Round ${round}` })
      await one.where('user_id', '=', ada.user_id).where('ical_uid', '=', `${name}@example.com`).execute()
      await sql`select pg_sleep(random() * 0.004)`.execute(tx)
    })
}

/**
 * One writer waits at the gate, in its transaction or in its commit, while another one writes and a program reads. Both
 * changes are told, the late one with the second token.
 */
async function writeLate(token: string, run: number): Promise<string> {
  const isInCommit = run % 2 === 1
  const change = (db: typeof server.db, uid: string) =>
    db
      .updateTable('meeting')
      .set({ meeting_title: `Run ${run}` })
      .where('user_id', '=', ada.user_id)
      .where('ical_uid', '=', `${uid}@example.com`)
      .execute()
  return server.db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${gate})`.execute(held)
    const late = server.db.transaction().execute(async (tx) => {
      if (isInCommit) await sql`select set_config('dav.waits', 'yes', true)`.execute(tx)
      await change(tx, 'late')
      if (!isInCommit) await sql`select pg_advisory_xact_lock_shared(${gate})`.execute(tx)
    })
    await expect.poll(() => countWaiting('advisory'), { interval: 1 }).toBe(1)
    const early = change(server.db, 'early')
    // Numbers of one person come one after the other, so that this one waits for the commit before it.
    if (isInCommit) await expect.poll(() => countWaiting('transactionid'), { interval: 1 }).toBe(1)
    else await early
    const first = await phone.sync(token)
    expect(Object.keys(first.changed)).toEqual(isInCommit ? [] : ['early.ics'])
    await sql`select pg_advisory_unlock(${gate})`.execute(held)
    await Promise.all([late, early])
    const second = await phone.sync(first.token)
    expect(Object.keys(second.changed).toSorted()).toEqual(
      isInCommit ? ['early.ics', 'late.ics'] : ['late.ics'],
    )
    return second.token
  })
}

/** Statements of this database that wait for such a lock. */
async function countWaiting(wait_event: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event = ${wait_event}`.execute(server.db)
  return rows[0]?.count ?? 0
}

const gate = 6578
/** `DAV_LATE_RUNS` asks for more. */
const late_runs = Number(process.env.DAV_LATE_RUNS ?? 60)

/** `DAV_ROUNDS` asks for more. */
const rounds = Number(process.env.DAV_ROUNDS ?? 20)

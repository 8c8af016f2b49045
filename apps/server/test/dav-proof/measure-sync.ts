import { importMeetings } from '@meridian/contract'
import { connectDatabase } from '../../src/platform/postgres/db.ts'
import { newId } from '../../src/platform/id.ts'
import { calendar } from '../calendar.ts'
import { type DavAccount, startDavInstance } from './dav-instance.ts'

const events = 10_000
/** The shortest of so many: a machine does other things, too. */
const tries = 5
const bars_ms = { first: 3000, empty: 5 } as const

/** How long it takes to read 10,000 events, and to hear that nothing has changed. */
export async function measureSync(
  resources: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<readonly string[]> {
  const { anAccount, databaseUrl } = await startDavInstance(resources)
  const account = await anAccount('Many')
  const body = calendar(
    ...Array.from({ length: events }, (_, place) => [
      `UID:event-${place}@files.example`,
      `SUMMARY:Event ${place}`,
      'DESCRIPTION:Made up to be measured',
      'LOCATION:Room 7',
      `DTSTART:${moment(place)}`,
      'DURATION:PT30M',
      ...(place % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=10'] : []),
    ]),
  )
  await account.person.call(importMeetings, { body })
  const problems: string[] = []
  const measureAll = async (what: string) => {
    const whole = await shortest(() => sync(account, '', '<C:calendar-data/>'))
    const tags = await shortest(() => sync(account, ''))
    const empty = await shortest(() => sync(account, whole.token))
    const ms = { first: whole.ms, tags: tags.ms, empty: empty.ms }
    say(
      `${what}: first sync ${ms.first.toFixed(0)} ms (${whole.count} events), of tags ${ms.tags.toFixed(0)} ms, without changes ${ms.empty.toFixed(1)} ms`,
    )
    if (whole.count !== events) problems.push(`${what}: ${whole.count} events`)
    for (const name of ['first', 'empty'] as const)
      if (ms[name] > bars_ms[name]) problems.push(`${what}: ${name} takes ${ms[name].toFixed(1)} ms`)
  }
  await measureAll('one calendar')
  const db = connectDatabase({ url: databaseUrl })
  resources.defer(() => db.destroy())
  const now = new Date()
  const connection = {
    connection_id: newId(),
    user_id: account.person.user.user_id,
    provider: 'google',
  } as const
  await db
    .insertInto('connection')
    .values({
      ...connection,
      external_account_id: 'elsewhere',
      // No reader waits for it while this is measured.
      next_sync_at: new Date(now.getTime() + 86_400_000),
      created_at: now,
      updated_at: now,
    })
    .execute()
  const use = { is_primary: false, is_writable: false, is_shown: true, counts_as_busy: false }
  await db
    .insertInto('connection_calendar')
    .values({ connection_id: connection.connection_id, calendar_id: 'days', name: 'Days', ...use })
    .execute()
  await measureAll('beside a calendar that is only read')
  return problems
}

interface Synced {
  readonly ms: number
  readonly count: number
  readonly token: string
}

async function shortest(run: () => Promise<Synced>): Promise<Synced> {
  let best = await run()
  for (let count = 1; count < tries; count += 1) {
    const next = await run()
    if (next.ms < best.ms) best = next
  }
  return best
}

async function sync(
  { calendar: url, user, password }: DavAccount,
  token: string,
  props = '',
): Promise<Synced> {
  const began = performance.now()
  const answer = await fetch(url, {
    method: 'REPORT',
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
    body: `<D:sync-collection xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level><D:prop><D:getetag/>${props}</D:prop></D:sync-collection>`,
  })
  const text = await answer.text()
  const ms = performance.now() - began
  if (answer.status !== 207) throw new Error(`${answer.status} ${text}`)
  const count = text.split('<D:response>').length - 1
  return { ms, count, token: /<D:sync-token>(.*?)<\/D:sync-token>/.exec(text)?.[1] ?? '' }
}

/** Thirty a day. */
function moment(place: number): string {
  const ms = Date.UTC(2027, 0, 1 + Math.floor(place / 30), 0, (place % 30) * 40)
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

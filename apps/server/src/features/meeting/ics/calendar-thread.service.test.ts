import { expect, it } from 'vitest'
import { acquireThread } from './calendar-thread.service.ts'

const job = {
  kind: 'read',
  source: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  importer: { email: 'ada@example.test', timeZone: 'UTC' },
  nowMs: Date.parse('2026-11-22T09:00:00Z'),
  running_uids: [],
} as const

it('[MTG77] reads the next calendar in the thread that has read one, and ends it where it is still at work', async () => {
  const first = acquireThread()
  first.begin(job)
  await readAll(first)
  await first.keep()
  const second = acquireThread()
  expect(second).toBe(first)

  second.begin(job)
  await readAll(second)
  second.begin(job)
  const last = second.ask({ kind: 'next' })
  last.catch(() => undefined)
  await second.keep()
  const third = acquireThread()
  expect(third).not.toBe(first)
  await third.end()
})

async function readAll({ ask }: ReturnType<typeof acquireThread>): Promise<void> {
  while ((await ask({ kind: 'next' })).kind !== 'end');
}

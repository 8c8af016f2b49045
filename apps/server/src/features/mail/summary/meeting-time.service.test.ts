import { wallTimeOf } from '@meridian/engine'
import { areLikely, type LikelyWish, no_wish } from '@meridian/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertMeeting } from '../../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { findMeetingTimes, type OfferedTimes } from './meeting-time.service.ts'

/** A Friday. */
const now = new Date('2026-11-20T09:00:00.000Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: now.toISOString() })
})
afterAll(() => server.close())

const wish = {
  ...no_wish,
  times: [
    {
      first: '2026-11-23',
      last: '2026-11-25',
      weekdays: [],
      from: 0,
      until: 24 * 60,
      start: 0,
      end: 0,
    },
  ],
}
const not_monday = { ...wish, excluded: [{ ...wish.times[0], first: '2026-11-23', last: '2026-11-23' }] }
const read = { wish, others: [{ wish: not_monday, chance: 0.5 }] } as LikelyWish

describe.each(['Europe/Berlin', 'Asia/Kathmandu', 'Pacific/Apia', 'America/St_Johns'])(
  '[GEN128] of the times of a wish, in %s,',
  (timezone) => {
    it('those are offered first that suit by each reading', async () => {
      const actor = await anActor(timezone)
      const { slots } = await timesFor(actor)
      expect(daysOf(slots, timezone)).toEqual(['2026-11-24', '2026-11-25'])
      expect(areLikely(read, slots, timezone)).toBe(true)
    })

    it('the others are offered where these are taken', async () => {
      const actor = await anActor(timezone)
      for (const day of ['2026-11-24', '2026-11-25'])
        await insertMeeting(server.db, {
          user_id: actor.user_id,
          start: `${day}T00:00:00`,
          end: `${day}T23:59:00`,
          zone: timezone,
        })
      const { slots, isOutsideWish } = await timesFor(actor)
      expect(new Set(daysOf(slots, timezone))).toEqual(new Set(['2026-11-23']))
      expect(isOutsideWish).toBe(false)
      expect(areLikely(read, slots, timezone)).toBe(false)
    })
  },
)

function timesFor(actor: Actor): Promise<OfferedTimes> {
  const asked = { ask: 'meet', read, timeZone: actor.timezone, sender: undefined } as const
  return findMeetingTimes(server.db, actor, asked, now)
}

async function anActor(timezone: string): Promise<Actor> {
  const { user_id } = await server.aPerson({ first_name: 'Ada', timezone })
  return { user_id, role: 'user', full_name: 'Ada', timezone, token_sha256: Buffer.alloc(32) }
}

function daysOf(slots: OfferedTimes['slots'], timezone: string): string[] {
  return slots.map(([start]) => wallTimeOf(start, timezone).slice(0, 10))
}

import { createBookingPage } from '@meridian/contract'
import { minute_ms, wallTimeOf } from '@meridian/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Khal,
  missingCalendarPrograms,
  openKhal,
  type Radicale,
  startRadicale,
} from '../../../test/calendar-programs.ts'
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { testBox } from '../../../test/test-box.ts'
import { newId } from '../../platform/id.ts'
import { book } from './guest-booking.service.ts'
import { cancelByGuest, rescheduleByGuest } from './guest-change.service.ts'
import { findOpenPage } from './open-page.service.ts'

const problem = await missingCalendarPrograms()
const zones = [
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Europe/Berlin',
  'Pacific/Apia',
  'UTC',
]
const now = new Date('2027-03-01T09:00:00.000Z')
const span = { from: '2027-03-02', days: 60 }
const always = [{ start_time: '00:00', end_time: '00:00' }]
const booking_page = {
  booking_page_title: 'Früh am Hafen',
  booking_page_slug: 'harbour',
  booking_hours: { sunday: always, monday: always },
}

// Each look is a program that starts, and not a fast one.
describe.skipIf(problem !== undefined)(
  problem ?? 'booked times in programs of others',
  { timeout: 90_000 },
  () => {
    let mailing: MailingServer
    let folder: ReturnType<typeof temporaryFolder>
    let khal: Khal
    let radicale: Radicale
    beforeEach(async () => {
      folder = temporaryFolder()
      mailing = await startMailingServer({ now: now.toISOString() })
      khal = await openKhal(folder.path)
      radicale = await startRadicale(folder.path)
    })
    afterEach(async () => {
      await radicale[Symbol.asyncDispose]()
      await mailing.close()
      folder[Symbol.dispose]()
    })

    it('[BKG13] are found where they are, moved and crossed out, across a change of clocks @whole', async () => {
      const ada = await mailing.server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
      const { data } = await mailing.server.call(createBookingPage, { body: booking_page }, ada.access_token)
      const booking_name = /\/book\/([^/]+)\//.exec(data?.page_url ?? '')?.[1] ?? ''
      const page = await findOpenPage(mailing.server.db, { booking_name, slug: 'harbour', key: null }, now)
      if (!page) throw new Error('The page is not open.')
      const world = { db: mailing.server.db, box: testBox, config: { publicUrl: 'https://meet.example' } }
      const booking_id = newId()
      const guest = {
        name: 'Grace',
        email: 'grace@guests.example',
        timezone: 'America/St_Johns',
        language: 'en',
        phone: null,
      }
      // The last half hour before the clocks go forward in Berlin.
      const before = Date.parse('2027-03-28T00:30:00Z')
      const wanted = { booking_id, starts_ms: before, minutes: 30, host_id: null, guest, answers: [] }
      expect(await book(world, page, wanted, now)).toMatchObject({ outcome: 'booked' })
      const invitation = await mailToGuest()
      await khal.take(invitation.calendar)
      await expectShownAt(before)
      expect(await radicale.put('booked', invitation.calendar)).toBe(201)
      expect(await radicale.namesWithin(before, before + minute_ms)).toEqual(['booked'])
      expect(await radicale.namesWithin(before - minute_ms, before)).toEqual([])

      const after = before + 30 * minute_ms
      expect(await rescheduleByGuest(world, { booking_id, starts_ms: after }, now)).toBe('moved')
      await khal.take((await mailToGuest()).calendar)
      await expectShownAt(after)

      expect(await cancelByGuest(world, { booking_id, note: '' }, now)).toBe(true)
      const cancellation = await mailToGuest()
      expect(cancellation.method).toBe('CANCEL')
      await khal.take(cancellation.calendar)
      expect(await khal.list('UTC', span)).toMatchObject([{ is_cancelled: true }])
    })

    async function mailToGuest() {
      const mails = await mailing.mailsAfter(60)
      const [mail] = mails.filter(({ to }) => to.includes('grace@guests.example'))
      if (!mail) throw new Error('The guest got no mail.')
      return mail
    }

    async function expectShownAt(starts_ms: number): Promise<void> {
      for (const zone of zones) {
        const shown = (ms: number) => wallTimeOf(ms, zone).slice(0, 16).replace('T', ' ')
        expect([zone, await khal.list(zone, span)]).toMatchObject([
          zone,
          [{ start: shown(starts_ms), end: shown(starts_ms + 30 * minute_ms), is_cancelled: false }],
        ])
      }
    }
  },
)

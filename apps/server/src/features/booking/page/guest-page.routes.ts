import { guestPolicy } from '../../../platform/http/guest-page.ts'
import { zone_script } from '../../../platform/http/guest-zone.ts'
import type { Server } from '../../../platform/http/serve.ts'
import {
  asCalendarFile,
  asReply,
  type FormPageReply,
  type FormRequest,
  serveFormPages,
} from '../../../platform/http/serve-form-pages.ts'
import { countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { embed_script } from './booking-page-scripts.rules.ts'
import { booking_style } from './booking-page-style.rules.ts'
import * as service from './guest-page.service.ts'
import { type GuestReply, noticePage } from './guest-visit.service.ts'
import * as managed from './managed-booking.service.ts'

const visits: Limit = { most: 600, windowSeconds: 600 }

/** Pages on which people without an account book times. */
export function guestPageRoutes(server: Server): void {
  serveFormPages(server, {
    policy: guestPolicy(booking_style),
    formBytesMax: 65_536,
    pages: [
      { path: '/book/script/zone.js', open: script(zone_script) },
      { path: '/book/script/embed.js', open: script(embed_script) },
      { path: '/book/:name', open: counted(service.showList) },
      { path: '/book/:name/:slug', open: counted(service.showSlots), take: counted(service.chooseSlot) },
      { path: '/book/:name/:slug/form', open: counted(service.showForm), take: counted(service.sendForm) },
      {
        path: '/book/manage/:token',
        open: counted(managed.showBooking),
        take: counted(managed.changeBooking),
      },
      {
        path: '/book/manage/:token/meeting.ics',
        open: async (visit) => {
          await count(visit)
          return asCalendarFile(await managed.openCalendar(visit))
        },
      },
      {
        path: '/book/confirm/:token',
        open: counted(managed.showConfirmation),
        take: counted(managed.confirm),
      },
    ],
    fail: ({ code, status }, acceptLanguage) => ({
      kind: 'page',
      ...noticePage(code === 'limited' ? 'limited' : 'failed', status, acceptLanguage),
    }),
  })
}

function script(content: string) {
  return () => Promise.resolve({ kind: 'script', content } as const)
}

function count({ db, ip, now }: FormRequest): Promise<void> {
  return countNetworkHit(db, 'booking_page', ip, visits, now)
}

function counted<Rest extends readonly unknown[]>(
  handle: (visit: FormRequest, ...rest: Rest) => Promise<GuestReply>,
) {
  return async (visit: FormRequest, ...rest: Rest): Promise<FormPageReply> => {
    await count(visit)
    return asReply(await handle(visit, ...rest))
  }
}

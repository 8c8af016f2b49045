import { guestPolicy } from '../../../platform/http/guest-page.ts'
import { zone_script } from '../../../platform/http/guest-zone.ts'
import type { Server } from '../../../platform/http/serve.ts'
import {
  type FormPageReply,
  type FormRequest,
  serveFormPages,
} from '../../../platform/http/serve-form-pages.ts'
import { countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { embed_script } from './booking-page-scripts.rules.ts'
import { booking_style } from './booking-page-style.rules.ts'
import * as service from './guest-page.service.ts'

const visits: Limit = { most: 600, windowSeconds: 600 }

/** Pages on which people without an account book times. */
export function guestPageRoutes(server: Server): void {
  serveFormPages(server, {
    policy: guestPolicy(booking_style),
    formBytesMax: 65_536,
    pages: [
      { path: '/book/script/zone.js', open: script(zone_script) },
      { path: '/book/script/embed.js', open: script(embed_script) },
      { path: '/book/:name', open: shown(service.showList) },
      { path: '/book/:name/:slug', open: shown(service.showSlots), take: sent(service.chooseSlot) },
      { path: '/book/:name/:slug/form', open: shown(service.showForm), take: sent(service.sendForm) },
      { path: '/book/manage/:token', open: shown(service.showBooking), take: sent(service.changeBooking) },
      {
        path: '/book/manage/:token/meeting.ics',
        open: async (visit) => {
          await count(visit)
          const found = await service.openCalendar(visit)
          return 'calendar' in found
            ? { kind: 'file', name: 'meeting.ics', type: 'text/calendar', content: found.calendar }
            : { kind: 'page', ...found }
        },
      },
      { path: '/book/confirm/:token', open: shown(service.showConfirmation), take: sent(service.confirm) },
    ],
    fail: ({ code, status }, acceptLanguage) => ({
      kind: 'page',
      ...service.noticePage(code === 'limited' ? 'limited' : 'failed', status, acceptLanguage),
    }),
  })
}

function script(content: string) {
  return () => Promise.resolve({ kind: 'script', content } as const)
}

function count({ db, ip, now }: FormRequest): Promise<void> {
  return countNetworkHit(db, 'booking_page', ip, visits, now)
}

function shown(show: (visit: FormRequest) => Promise<service.GuestReply>) {
  return async (visit: FormRequest): Promise<FormPageReply> => {
    await count(visit)
    return asReply(await show(visit))
  }
}

function sent(handle: (visit: FormRequest, form: URLSearchParams) => Promise<service.GuestReply>) {
  return async (visit: FormRequest, form: URLSearchParams): Promise<FormPageReply> => {
    await count(visit)
    return asReply(await handle(visit, form))
  }
}

function asReply(reply: service.GuestReply): FormPageReply {
  return 'see' in reply ? { kind: 'done', see: reply.see } : { kind: 'page', ...reply }
}

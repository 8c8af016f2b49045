import { countHit, countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import type { Server } from '../../../platform/http/serve.ts'
import {
  type FormPageReply,
  serveFormPages,
  type FormRequest,
} from '../../../platform/http/serve-form-pages.ts'
import { guest_style, guestPolicy } from '../../../platform/http/guest-page.ts'
import { zone_script } from '../../../platform/http/guest-zone.ts'
import * as service from './rsvp-page.service.ts'

const visits: Limit = { most: 300, windowSeconds: 600 }
const answers: Limit = { most: 30, windowSeconds: 600 }

/** Pages for people who have no account here. */
export function rsvpPageRoutes(server: Server): void {
  serveFormPages(server, {
    policy: guestPolicy(guest_style),
    formBytesMax: 8192,
    pages: [
      {
        path: '/answer/script/zone.js',
        open: () => Promise.resolve({ kind: 'script', content: zone_script }),
      },
      {
        path: '/answer/:token',
        open: async (visit) => {
          await count(visit)
          return asPage(await service.openPage(callOf(visit)))
        },
        take: async (visit, form) => {
          await count(visit)
          if (form.has('show')) return asPage(await service.showInZone(callOf(visit), service.answerIn(form)))
          await countHit(visit.db, 'answer_page_answer', visit.param('token'), answers, visit.now)
          const sent = service.answerIn(form)
          const refused = await service.handleReply(callOf(visit), sent)
          return refused
            ? asPage(refused)
            : { kind: 'done', see: service.addressOf(visit.param('token'), sent) }
        },
      },
      {
        path: '/answer/:token/meeting.ics',
        open: async (visit) => {
          await count(visit)
          const found = await service.openCalendar(callOf(visit))
          return 'status' in found
            ? asPage(found)
            : { kind: 'file', name: 'meeting.ics', type: 'text/calendar', content: found.calendar }
        },
      },
    ],
    fail: (failure, acceptLanguage) => asPage(service.failurePage(failure, acceptLanguage)),
  })
}

function count({ db, ip, now }: FormRequest): Promise<void> {
  return countNetworkHit(db, 'answer_page', ip, visits, now)
}

function callOf({ db, box, now, param, acceptLanguage, query }: FormRequest): service.PageCall {
  return {
    db,
    box,
    now,
    token: param('token'),
    acceptLanguage,
    zone: query.get('zone'),
    choice: query.get('choice'),
    time: query.get('time'),
  }
}

function asPage({ status, html, hasScript = false }: service.Page): FormPageReply {
  return { kind: 'page', status, html, ...(hasScript && { policy: guestPolicy(guest_style, { hasScript }) }) }
}

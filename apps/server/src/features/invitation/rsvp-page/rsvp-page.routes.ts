import { countHit, countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import type { Server } from '../../../platform/http/serve.ts'
import {
  type FormPageReply,
  serveFormPage,
  type FormRequest,
} from '../../../platform/http/serve-form-page.ts'
import { page_policy } from './rsvp-page-style.rules.ts'
import * as service from './rsvp-page.service.ts'

const visits: Limit = { most: 300, windowSeconds: 600 }
const answers: Limit = { most: 30, windowSeconds: 600 }

/** Pages for people who have no account here. */
export function rsvpPageRoutes(server: Server): void {
  serveFormPage(server, {
    path: '/answer/:token',
    policy: page_policy,
    formBytesMax: 8192,
    open: async (visit) => {
      await count(visit)
      return asPage(await service.openPage(callOf(visit)))
    },
    file: {
      name: 'meeting.ics',
      open: async (visit) => {
        await count(visit)
        const found = await service.openCalendar(callOf(visit))
        return 'status' in found
          ? asPage(found)
          : { kind: 'file', name: 'meeting.ics', type: 'text/calendar', content: found.calendar }
      },
    },
    take: async (visit, form) => {
      await count(visit)
      await countHit(visit.db, 'answer_page_answer', visit.token, answers, visit.now)
      const sent = service.answerIn(form)
      const refused = await service.handleReply(callOf(visit), sent)
      return refused ? asPage(refused) : { kind: 'done', see: service.addressOf(visit.token, sent) }
    },
    fail: (failure, acceptLanguage) => asPage(service.failurePage(failure, acceptLanguage)),
  })
}

function count({ db, ip, now }: FormRequest): Promise<void> {
  return countNetworkHit(db, 'answer_page', ip, visits, now)
}

function callOf({ db, box, now, token, acceptLanguage, query }: FormRequest): service.PageCall {
  return {
    db,
    box,
    now,
    token,
    acceptLanguage,
    zone: query.get('zone'),
    choice: query.get('choice'),
    time: query.get('time'),
  }
}

function asPage({ status, html }: service.Page): FormPageReply {
  return { kind: 'page', status, html }
}

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
import { poll_style } from './poll-page-style.rules.ts'
import * as service from './poll-page.service.ts'

const visits: Limit = { most: 600, windowSeconds: 600 }

/** Pages on which people without an account answer polls. */
export function pollPageRoutes(server: Server): void {
  serveFormPages(server, {
    policy: guestPolicy(poll_style),
    formBytesMax: 65_536,
    pages: [
      {
        path: '/poll/script/zone.js',
        open: () => Promise.resolve({ kind: 'script', content: zone_script }),
      },
      {
        path: '/poll/:token',
        open: counted((visit) => service.showPoll(visit, 'public')),
        take: counted(service.joinByForm),
      },
      {
        path: '/poll/answer/:token',
        open: counted((visit) => service.showPoll(visit, 'own')),
        take: counted(service.changeAnswer),
      },
      {
        path: '/poll/answer/:token/meeting.ics',
        open: async (visit) => {
          await count(visit)
          return asCalendarFile(await service.openCalendar(visit))
        },
      },
    ],
    fail: ({ code, status }, acceptLanguage) => ({
      kind: 'page',
      ...service.noticePage(code === 'limited' ? 'limited' : 'failed', status, acceptLanguage),
    }),
  })
}

function count({ db, ip, now }: FormRequest): Promise<void> {
  return countNetworkHit(db, 'poll_page', ip, visits, now)
}

function counted<Rest extends readonly unknown[]>(
  handle: (visit: FormRequest, ...rest: Rest) => Promise<service.PollReply>,
) {
  return async (visit: FormRequest, ...rest: Rest): Promise<FormPageReply> => {
    await count(visit)
    return asReply(await handle(visit, ...rest))
  }
}

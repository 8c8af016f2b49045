import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed, readCalendarFeed } from '@meridian/contract'
import { networkOf } from '../../../platform/security/rate-limit.ts'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { serveFile } from '../../../platform/http/serve-file.ts'
import { presentFeed, presentNewFeed } from './calendar-feed.present.ts'
import { deleteFeed, findFeed } from './calendar-feed.queries.ts'
import { readFeed, renewFeed } from './calendar-feed.service.ts'

export function calendarFeedRoutes(server: Server): void {
  serve(server, getCalendarFeed, async (_, { db, actor }) => presentFeed(await findFeed(db, actor.user_id)))

  serve(
    server,
    createCalendarFeed,
    async (_, { db, actor, now, request }) => {
      const origin = server.config.publicUrl ?? `${request.protocol}://${request.host}`
      return presentNewFeed(await renewFeed(db, actor.user_id, now), origin)
    },
    { isSecret: true },
  )

  serve(server, deleteCalendarFeed, async (_, { db, actor }) => {
    await deleteFeed(db, actor.user_id)
    return presentFeed(undefined)
  })

  serveFile(server, readCalendarFeed, ({ params }, { db, now, request }) =>
    readFeed(db, params.file, { network: networkOf(request.ip), now }),
  )
}

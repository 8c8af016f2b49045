import * as contract from '@meridian/contract'
import { countHit } from '../../../platform/security/rate-limit.ts'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { exportMeeting, exportMeetings, importMeetings } from './calendar-file.service.ts'

export function calendarFileRoutes(server: Server): void {
  serve(
    server,
    contract.importMeetings,
    ({ body, query: { file_name } }, { db, actor, now }) =>
      importMeetings(db, actor.user_id, { source: body, file_name }, now),
    {
      // Reading takes seconds. Importing the file again changes nothing.
      ownTransaction: true,
      before: (_, { db, actor, now }) => countHit(db, 'calendar_import', actor.user_id, imports, now),
    },
  )

  serve(server, contract.exportMeetings, (_, { db, actor, now }) => exportMeetings(db, actor.user_id, now))

  serve(server, contract.exportMeeting, ({ params }, { db, actor, now }) =>
    exportMeeting(db, actor.user_id, params.meeting_id, now),
  )
}

const imports = { most: 300, windowSeconds: 3600 }

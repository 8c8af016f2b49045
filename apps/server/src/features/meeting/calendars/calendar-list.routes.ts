import * as contract from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { listCalendars, updateCalendar } from './calendar-list.service.ts'

export function calendarListRoutes(server: Server): void {
  serve(server, contract.listCalendars, (_, { db, actor }) => listCalendars(db, actor.user_id))

  serve(server, contract.updateCalendar, ({ body }, { db, actor }) => updateCalendar(db, actor.user_id, body))
}

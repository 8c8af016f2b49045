import type { Route } from '../../kit/provider.ts'
import type { GoogleWorld } from '../world.ts'
import { calendarListMethods } from './calendar-list.ts'
import { eventReadMethods } from './events-read.ts'
import { eventWriteMethods } from './events-write.ts'
import { freeBusyMethods } from './free-busy.ts'
import { toRoute } from './method.ts'
import { watchMethods } from './watch.ts'

/** Calendar v3. */
export const calendarRoutes: readonly Route<GoogleWorld>[] = [
  ...watchMethods,
  ...calendarListMethods,
  ...eventReadMethods,
  ...eventWriteMethods,
  ...freeBusyMethods,
].map(toRoute)

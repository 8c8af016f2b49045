// What other features may use of calendar-sync. Each name is described where it is defined.
export { detachConnection, remakeCalendar } from './merge/remote-event.service.ts'
export { rereadMirror } from './merge/zone-change.service.ts'
export {
  noteDecline,
  notePublication,
  noteRemoval,
  noteSplit,
  requireConference,
} from './push/publication.service.ts'

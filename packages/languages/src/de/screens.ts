import './aria-words.ts'
import { catalogueOf } from '../translate.ts'
import { admin } from './admin.ts'
import { assistant } from './assistant.ts'
import { booking } from './booking.ts'
import { calendar } from './calendar.ts'
import { calendarFile } from './calendar-file.ts'
import { connection } from './connection.ts'
import { consent } from './consent.ts'
import { dashboard } from './dashboard.ts'
import { frame } from './frame.ts'
import { caldav } from './caldav.ts'
import { imap } from './imap.ts'
import { imip } from './imip.ts'
import { integration } from './integration.ts'
import { label } from './label.ts'
import { mail } from './mail.ts'
import { mailDetail } from './mail-detail.ts'
import { mailList } from './mail-list.ts'
import { mailOutgoing } from './mail-outgoing.ts'
import { meeting } from './meeting.ts'
import { meetingForm } from './meeting-form.ts'
import { offline } from './offline.ts'
import { outcome } from './outcome.ts'
import { palette } from './palette.ts'
import { parts } from './parts.ts'
import { places } from './places.ts'
import { poll } from './poll.ts'
import { privacy } from './privacy.ts'
import { program } from './program.ts'
import { proposal } from './proposal.ts'
import { refusals } from './refusals.ts'
import { reminder } from './reminder.ts'
import { server } from './server.ts'
import { settings } from './settings.ts'
import { slotFinder } from './slot-finder.ts'
import { task } from './task.ts'
import { user } from './user.ts'
import { weather } from './weather.ts'

export const catalogue = catalogueOf('de', [
  admin,
  assistant,
  booking,
  calendar,
  calendarFile,
  connection,
  consent,
  dashboard,
  frame,
  caldav,
  imap,
  imip,
  integration,
  label,
  mail,
  mailDetail,
  mailList,
  mailOutgoing,
  meeting,
  meetingForm,
  offline,
  outcome,
  palette,
  parts,
  places,
  poll,
  privacy,
  program,
  proposal,
  refusals,
  reminder,
  server,
  settings,
  slotFinder,
  task,
  user,
  weather,
])

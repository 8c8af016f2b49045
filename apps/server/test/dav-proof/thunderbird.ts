import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMeeting, getMeeting, listOccurrences } from '@meridian/contract'
import { startChild } from '../child.ts'
import { anEvent } from '../dav-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { davFolder } from './dav-folder.ts'
import { type DavAccount, type DavInstance, startDavInstance } from './dav-instance.ts'
import { type Marionette, openMarionette } from './marionette.ts'

/** Thunderbird finds the calendar, takes over what is in it, and makes, changes and deletes events; without a screen. */
export async function runThunderbird(resources: AsyncDisposableStack): Promise<readonly string[]> {
  const instance = await startDavInstance(resources)
  const account = await instance.anAccount('Thunderbird')
  const folder = davFolder(account.calendar, account)
  const { pathname } = new URL(account.calendar)
  await folder.put(
    `${pathname}first.ics`,
    anEvent('first@example.com', ...series, 'SUMMARY:Made in Meridian'),
  )
  const thunderbird = await startThunderbird(resources)
  const problems: string[] = []
  const expect = (what: string, isMet: boolean, found: unknown) => {
    if (!isMet) problems.push(`${what}: ${JSON.stringify(found).slice(0, 500)}`)
  }

  const found = await thunderbird.run(discover, instance.address, account.user, account.password)
  expect('it finds the calendar', JSON.stringify(found).includes(pathname), found)
  const id = await thunderbird.run(subscribe, account.calendar, account.user)
  const titles = (wanted: string, unwanted = '') => thunderbird.run(sync, id, wanted, unwanted)
  const first = await titles('Made in Meridian')
  expect('it takes over the series', JSON.stringify(first) === '["Made in Meridian x5"]', first)

  await folder.put(`${pathname}second.ics`, anEvent('second@example.com', ...times, 'SUMMARY:Made later'))
  const second = await titles('Made later')
  expect('it hears of a new event', String(second).includes('Made later'), second)

  const text = anEvent('own@example.com', ...times, 'SUMMARY:Made in Thunderbird', ...alarm)
  await thunderbird.run(add, id, text)
  const kept = () => textsOf(folder)
  expect('its event arrives', /SUMMARY:Made in Thunderbird/.test(await kept()), await kept())
  expect('its alarm is kept', /BEGIN:VALARM/.test(await kept()), await kept())
  await thunderbird.run(rename, id, 'own@example.com', 'Renamed in Thunderbird')
  expect('its change arrives', /SUMMARY:Renamed in Thunderbird/.test(await kept()), await kept())
  await thunderbird.run(renameOne, id, 'first@example.com', 'One date renamed')
  const shown = await titlesOn(account, '2027-01-11')
  expect('its change of one date arrives', shown.join() === 'One date renamed', shown)
  const answered = await answerInvitation(instance, account, (title) =>
    titles(title).then(() => thunderbird.run(accept, id, title)),
  )
  expect('its answer to an invitation arrives', answered === 'approved', { answered })
  await thunderbird.run(remove, id, 'own@example.com')
  expect('its deletion arrives', !/own@example.com/.test(await kept()), await kept())
  await folder.delete(`${pathname}second.ics`)
  const last = await titles('Made in Meridian', 'Made later')
  expect('it hears of a deleted event', !String(last).includes('Made later'), last)
  return problems
}

const times = ['DTSTART:20270105T090000Z', 'DTEND:20270105T100000Z']
const series = [
  'DTSTART;TZID=Europe/Berlin:20270104T090000',
  'DTEND;TZID=Europe/Berlin:20270104T100000',
  'RRULE:FREQ=WEEKLY;COUNT=5',
]
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Now', 'TRIGGER:-PT10M', 'END:VALARM']

async function textsOf(folder: ReturnType<typeof davFolder>): Promise<string> {
  return Object.values(await folder.texts()).join('\n')
}

/** A colleague invites the person, who answers; what the colleague sees then. */
async function answerInvitation(
  instance: DavInstance,
  { person }: DavAccount,
  answer: (title: string) => Promise<unknown>,
): Promise<string | undefined> {
  const colleague = await instance.anAccount('Colleague')
  const meeting_title = 'Invited by a colleague'
  const { meeting_id } = await colleague.person.call(createMeeting, {
    body: {
      meeting_title,
      meeting_date: { start_date: '2027-01-06' },
      meeting_time: { start_time: '09:00', end_time: '10:00' },
      meeting_invitees: { [person.user.user_id]: {} },
    },
  })
  await answer(meeting_title)
  const { meeting_invitees } = await colleague.person.call(getMeeting, { params: { meeting_id } })
  return meeting_invitees[person.user.user_id]?.meeting_action
}

/** As Meridian's own screens show it. */
async function titlesOn({ person }: DavAccount, date: string): Promise<string[]> {
  const query = { start_timestamp: `${date}T00:00:00.000Z`, end_timestamp: `${date}T23:00:00.000Z` }
  const shown = await person.call(listOccurrences, { query })
  return shown.map(({ meeting_title }) => meeting_title)
}

const settings = [
  ['marionette.port', 0],
  ['mail.provider.suppress_dialog_on_startup', true],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['app.update.auto', false],
  ['extensions.update.enabled', false],
  ['signon.rememberSignons', true],
] as const

async function startThunderbird(resources: AsyncDisposableStack): Promise<Marionette> {
  const { path: home } = resources.use(temporaryFolder())
  const lines = settings.map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(home, 'user.js'), lines.join('\n'))
  const args = [
    '--headless',
    '--marionette',
    '--remote-allow-system-access',
    '--no-remote',
    '--profile',
    home,
  ]
  const env = { PATH: '/usr/bin:/bin', HOME: home, LC_ALL: 'C.UTF-8', MOZ_HEADLESS: '1' }
  const child = resources.use(startChild('thunderbird', args, { env }))
  const port = Number((await child.waitFor(/Listening on port (\d+)/))[1])
  return resources.use(await openMarionette(port))
}

const library = `
const { cal } = ChromeUtils.importESModule('resource:///modules/calendar/calUtils.sys.mjs');
const itemsOf = (calendar) => calendar.getItemsAsArray(Ci.calICalendar.ITEM_FILTER_ALL_ITEMS, 0, null, null);
const datesOf = (item) => {
  const end = item.startDate.clone();
  end.year += 1;
  return item.recurrenceInfo ? item.recurrenceInfo.getOccurrences(item.startDate, end, 0) : [item];
};
`

const discover = `${library}
const [address, user, password] = given;
const { origin } = new URL(address);
const LoginInfo = Components.Constructor('@mozilla.org/login-manager/loginInfo;1', Ci.nsILoginInfo, 'init');
await Services.logins.addLoginAsync(new LoginInfo(origin, null, 'Meridian', user, password, '', ''));
const found = await cal.provider.detection.detect(user, password, address, false, [], {});
return [...found.values()].flat().map(({ name, uri }) => [name, uri.spec]);
`

const subscribe = `${library}
const [address, user] = given;
const calendar = cal.manager.createCalendar('caldav', Services.io.newURI(address));
calendar.name = 'Meridian';
calendar.setProperty('username', user);
calendar.setProperty('cache.enabled', true);
cal.manager.registerCalendar(calendar);
return calendar.id;
`

/** Waits for a title that has to come, and for one that has to go. */
const sync = `${library}
const [id, wanted, unwanted] = given;
const calendar = cal.manager.getCalendarById(id);
const { promise, resolve } = Promise.withResolvers();
const isThere = async () => {
  const titles = (await itemsOf(calendar)).map(({ title }) => title);
  return titles.includes(wanted) && !titles.includes(unwanted);
};
const look = async () => { if (await isThere()) resolve(); };
const observer = {
  QueryInterface: ChromeUtils.generateQI(['calIObserver']),
  onStartBatch() {}, onEndBatch() {}, onPropertyChanged() {}, onPropertyDeleting() {}, onError() {},
  onLoad: look, onAddItem: look, onModifyItem: look, onDeleteItem: look,
};
calendar.addObserver(observer);
calendar.refresh();
await look();
await promise;
calendar.removeObserver(observer);
const items = await itemsOf(calendar);
return items.map((item) => item.title + ' x' + datesOf(item).length).toSorted();
`

const add = `${library}
const { CalEvent } = ChromeUtils.importESModule('resource:///modules/CalEvent.sys.mjs');
const [id, text] = given;
const { CalIcsParser } = ChromeUtils.importESModule('resource:///modules/CalIcsParser.sys.mjs');
const parser = new CalIcsParser();
parser.parseString(text);
await cal.manager.getCalendarById(id).addItem(parser.getItems()[0]);
`

const change = `${library}
const [id, uid, title] = given;
const calendar = cal.manager.getCalendarById(id);
const item = (await itemsOf(calendar)).find((one) => one.id === uid);
`

const rename = `${change}
const changed = item.clone();
changed.title = title;
await calendar.modifyItem(changed, item);
`

const renameOne = `${change}
const [, second] = datesOf(item);
const date = second.clone();
date.title = title;
const changed = item.clone();
changed.recurrenceInfo.modifyException(date, true);
await calendar.modifyItem(changed, item);
`

const remove = `${change}
await calendar.deleteItem(item);
`

/** As its bar above an invitation does. */
const accept = `${library}
const [id, title] = given;
const calendar = cal.manager.getCalendarById(id);
const item = (await itemsOf(calendar)).find((one) => one.title === title);
const attendee = cal.itip.getInvitedAttendee(item, calendar);
const changed = item.clone();
changed.removeAttendee(changed.getAttendeeById(attendee.id));
const answered = attendee.clone();
answered.participationStatus = 'ACCEPTED';
changed.addAttendee(answered);
await calendar.modifyItem(changed, item);
`

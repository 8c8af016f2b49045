import { randomUUID } from 'node:crypto'

/** What stands for `$name:` in scripts and in the data that they send. */
export interface Variables {
  readonly fill: (text: string) => string
  readonly set: (name: string, value: string) => void
  /** New UIDs, for each script. */
  readonly renew: () => void
}

/** An account of the server, in the place of one of the tester's users. */
export interface SuiteUser {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly first_name: string
  readonly last_name: string
}

export function newVariables(users: readonly SuiteUser[], address: string): Variables {
  const values = new Map<string, string>([
    ...Object.entries(common(address)),
    ...users.flatMap((user, at) => Object.entries(ofUser(user, String(at + 1)))),
  ])
  const fillOnce = (text: string) => text.replaceAll(/\$[\w-]+:/g, (name) => values.get(name) ?? name)
  const fill = (text: string) => {
    let filled = relativeDates(text).replaceAll('$uidrandom:', randomUUID())
    for (let next = fillOnce(filled); next !== filled; next = fillOnce(filled)) filled = next
    return filled
  }
  const set = (name: string, value: string) => {
    const [, modifier, inner] = /^(basename|urlpath)\((.*)\)$/.exec(name) ?? []
    if (modifier === 'basename') values.set(inner ?? '', value.replace(/\/$/, '').split('/').at(-1) ?? '')
    else if (modifier === 'urlpath') values.set(inner ?? '', value.replace(/^https?:\/\/[^/]*/, ''))
    else values.set(name, value)
  }
  const renew = () => {
    for (let number = 1; number <= 20; number += 1) values.set(`$uid${number}:`, randomUUID())
  }
  return { fill, set, renew }
}

function common(address: string): Record<string, string> {
  const response = '/{DAV:}multistatus/{DAV:}response'
  const { host } = new URL(address)
  return {
    '$host:': address,
    '$hostssl:': address,
    '$hostname:': host,
    '$multistatus-response-prefix:': response,
    '$multistatus-href-prefix:': `${response}/{DAV:}href`,
    '$verify-response-prefix:': '{DAV:}response/{DAV:}propstat/{DAV:}prop',
    '$verify-property-prefix:': `${response}/{DAV:}propstat/{DAV:}prop`,
    '$verify-bad-response:': `${response}/{DAV:}status`,
    '$verify-error-response:': `${response}/{DAV:}error`,
    '$CALDAV:': 'urn:ietf:params:xml:ns:caldav',
    '$CS:': 'http://calendarserver.org/ns/',
    '$root:': '/dav/',
    '$principalcollection:': '/dav/principals/',
    '$principals_uids:': '/dav/principals/',
    '$principals_users:': '/dav/principals/',
    '$calendars:': '/dav/calendars/',
    '$calendars_uids:': '/dav/calendars/',
    '$calendars_users:': '/dav/calendars/',
    '$calendar:': 'meridian',
    '$inbox:': 'inbox',
    '$outbox:': 'outbox',
    '$tasks:': 'tasks',
    '$dropbox:': 'dropbox',
    '$notification:': 'notification',
    '$freebusy:': 'freebusy',
    // A listing of changes does not name the calendar itself.
    '$calendar_sync_extra_items:': '[]',
    '$calendar_sync_extra_count:': '0',
  }
}

function ofUser(user: SuiteUser, number: string): Record<string, string> {
  const home = `/dav/calendars/${user.id}`
  const principal = `/dav/principals/${user.id}`
  const named = {
    userid: user.email,
    userguid: user.id,
    username: `${user.first_name} ${user.last_name}`,
    'username-encoded': `${user.first_name}%20${user.last_name}`,
    firstname: user.first_name,
    lastname: user.last_name,
    pswd: user.password,
    principaluri: `${principal}/`,
    calendarhome: home,
    calendarhomealt: home,
    calendarpath: `${home}/meridian`,
    calendarpathalt: `${home}/meridian`,
    inboxpath: `${home}/inbox`,
    outboxpath: `${home}/outbox`,
    // What this server has not; scripts ask for it beside what it has.
    taskspath: `${home}/tasks`,
    dropboxpath: `${home}/dropbox`,
    notificationpath: `${home}/notification`,
    freebusypath: `${home}/freebusy`,
    email: user.email,
    cuaddr: `mailto:${user.email}`,
    cuaddralt: `mailto:${user.email}`,
    cuaddraltnoslash: `mailto:${user.email}`,
    cuaddrurn: `urn:uuid:${user.id}`,
  }
  return {
    ...Object.fromEntries(Object.entries(named).map(([name, value]) => [`$${name}${number}:`, value])),
    [`$principal${number}:`]: `${principal}/`,
    [`$principal${number}noslash:`]: principal,
  }
}

/** `$now.2:`, `$now.week.1:`, `$now.month.-1:` and `$now.year.1:` are days, months and years from today. */
function relativeDates(text: string): string {
  const today = Temporal.Now.plainDateISO('UTC')
  return text.replaceAll(/\$now\.(year\.|month\.|week\.|)(-?\d+):/g, (_, unit: string, count: string) => {
    const number = Number(count)
    if (unit === 'year.') return String(today.year + number)
    if (unit === 'month.') return plain(today.add({ months: number })).slice(0, 6)
    return plain(today.add(unit === 'week.' ? { weeks: number } : { days: number }))
  })
}

function plain(date: Temporal.PlainDate): string {
  return date.toString().replaceAll('-', '')
}

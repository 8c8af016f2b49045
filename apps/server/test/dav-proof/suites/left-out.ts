/**
 * What of the tester's scripts does not apply, by why: a script, a suite by its number, or a test by its suite's number and
 * its own name. What asks for features that the server has not is left out by itself.
 */
const groups: readonly { readonly why: string; readonly names: readonly string[] }[] = [
  {
    why: 'Messages reach the calendar itself, and the inbox is empty and has no changes (decision 0078).',
    names: names(
      'implicitallday, implicitattendeedelete, implicitbadclients, implicitbatchrefresh, implicitcalendartransp',
      'implicitcancels, implicitcompatibility, implicitdefaultcalendar, implicitdeletecalendar, impliciterrors',
      'implicitfreebusy, implicitimip, implicitlarge, implicitoptions, implicitpartstatchange',
      'implicitprivateevents, implicitpublicproperties, implicitrecur1, implicitrecur2, implicitreschedule',
      'implicitscenario1, implicitscenario2, implicitscenario3, implicitscheduleagent, implicitscheduletag',
      'implicitsecurity, implicitsequence, implicittimezones, implicittodo, implicitxdash, caldavIOP 1/1.3',
      'caldavIOP 2/2.4, caldavIOP 2/2.7, caldavIOP 2/2.9, ctag 2/2, ctag 2/3, ctag 2/5, schedulepost 3',
      'sync-report 1/4, sync-report 13/1',
    ),
  },
  {
    why: 'The outbox answers requests for taken time, and nothing else (decision 0078).',
    names: names(
      'nonascii 7/1, scheduleimplicit-compatability, schedulenomore, schedulepost 1, schedulepost 2',
    ),
  },
  {
    why: 'Taken time is told as stretches from a start to an end, and who is asked by address alone.',
    names: names('schedulepost 4'),
  },
  {
    why: 'There are no tasks (decision 0079).',
    names: names(
      'attachments 1/2, attachments 2/2, delete 1/2, put 2, put 4, recurrenceput 2, reports 3/15, reports 3/16',
      'reports 3/21, reports 5/9, reports 5/10, reports 5/11, vtodos',
    ),
  },
  {
    why: 'Programs make no calendars.',
    names: names(
      'duplicate_uids 1/2, floating, mkcalendar, nonascii 8, scheduleprops 2, sync-report 5, sync-report 6',
    ),
  },
  {
    why: 'No properties are kept beside the name and the color of the calendar.',
    names: names('proppatch 1, proppatch 2, timezones 3/3, timezones 3/6, timezones 3/-1'),
  },
  {
    why: 'Changes of all dates from one on (RANGE=THISANDFUTURE) are refused: programs write two series.',
    names: names('recurrenceput 1/7, recurrenceput 1/8, reports 7/1'),
  },
  {
    why: 'An event that ends before it begins, or ends as a day and begins at a time, is refused.',
    names: names('put 3/2, put 3/3, put 3/4, put 3/5, put 3/6, put 3/7, put 3/8, put 3/9, put 3/10'),
  },
  {
    why: 'A text is sent back byte for byte, and not in another spelling.',
    names: names('errors 1/22, put 7/1, put 7/2, put 9/1'),
  },
  {
    why: 'It is refused with another precondition, or is no harm and kept as it is.',
    names: names(
      'alarm-dismissal 3/1, errors 1/3, errors 1/10, errors 1/11, errors 1/13, errors 1/16, errors 1/17',
      'errors 1/19, propfind 5/1',
    ),
  },
  {
    why: 'Whole days and times without a zone are those of the zone in the profile, whatever zone is sent along.',
    names: names('errors 6/1, freebusy 1/3, freebusy 1/4, reports 5/12a, reports 8/9a, reports 8/10'),
  },
  {
    why: 'Zones follow the zone data of the product, and not the rules that an event carries for a zone with a known name.',
    names: names('timezones 2/4'),
  },
  {
    why: 'Alarms and properties are not searched by their time; the refusal says so.',
    names: names('reports 5/2, reports 6'),
  },
  {
    why: 'Whole events are sent, also where parts of them are asked for.',
    names: names('reports 4'),
  },
  {
    why: 'Dates of a series are told with an end, and the first one with the date that it is, too.',
    names: names('reports 8/11, reports 8/12'),
  },
  {
    why: 'Taken time by VFREEBUSY objects: the calendar holds events alone.',
    names: names('reports 7/2'),
  },
  {
    why: 'The number of attachments has no limit of its own; the size of the event has.',
    names: names('attachments 3/2, attachments 3/3, attachments 3/4'),
  },
  {
    why: 'Something that Apple’s server tells beyond the standards.',
    names: names(
      'aclreports, conditional, encodedURIs 3/2, errors 9/4, propfind 1/4, propfind 2/4, put 5/3',
      'sync-report 1/1, well-known',
    ),
  },
]

export const left_out: Readonly<Record<string, string>> = Object.fromEntries(
  groups.flatMap((group) => group.names.map((name) => [name, group.why])),
)

function names(...lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.split(', '))
}

/** A calendar that a script makes to test it, for which the one calendar stands. */
export const stood_for: Readonly<Record<string, string>> = { 'sync-report': 'synccalendar1' }

/**
 * Objects that a script sends at its start and that are refused for a reason above: a change from one date on, a changed
 * date without its series, taken time, and tasks. Answers are expected without them.
 */
export const not_kept: Readonly<Record<string, readonly string[]>> = {
  reports: ['7.ics', '22.ics', '15.ics', '101.ics', '102.ics', '103.ics', '104.ics', '105.ics', '106.ics'],
}

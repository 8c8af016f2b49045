import type { Texts } from './texts.ts'

/** What guests' pages say of the zone in which they show times. */
export function zoneTexts({ t }: Pick<Texts, 't'>) {
  return {
    timesInZone: (zone: string) => t('Times in {zone}', { zone }),
    changeZone: t('Change time zone'),
    zone: t('Time zone'),
    show: t('Show'),
    back: t('Back'),
    turns: {
      first: (time: string) => t('{time} (first)', { time }),
      second: (time: string) => t('{time} (second)', { time }),
    },
    twice: t('The clocks go back that day, so some times come twice. The first is before the change.'),
  }
}

/** What the forms of guests' pages ask, and say of a wrong answer. */
export function guestFormTexts({ t }: Pick<Texts, 't'>) {
  return {
    yourDetails: t('Your details'),
    name: t('Name'),
    email: t('Email'),
    optional: t('(optional)'),
    trapLabel: t('Leave this field empty'),
    wrongFields: t('Please correct the marked fields.'),
  }
}

export function wrongGuestTexts({ t }: Pick<Texts, 't'>) {
  return {
    name: t('Enter your name.'),
    name_long: t('The name can have at most 120 characters.'),
    email: t('Enter an email address, for example ana@example.com.'),
  }
}

/** Titles and texts of what keeps any guests' page from being shown. */
export function guestNoticeTexts({ t }: Pick<Texts, 't'>) {
  return {
    limited: { title: t('Too many tries'), text: t('Please wait a few minutes and open the page again.') },
    failed: { title: t('This did not work'), text: t('Please open the page again in a moment.') },
  }
}

/** What a page of a meeting says below its time. */
export function guestMeetingTexts({ t }: Pick<Texts, 't'>) {
  return {
    where: t('Where'),
    link: t('Join at'),
    addTo: t('Add to a calendar'),
    file: t('Apple and others (.ics)'),
  }
}

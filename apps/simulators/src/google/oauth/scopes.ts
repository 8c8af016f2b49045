const auth = 'https://www.googleapis.com/auth/'

/** The short names that OpenID Connect uses, and what Google calls them in its answers. */
export const scope_aliases = {
  email: `${auth}userinfo.email`,
  profile: `${auth}userinfo.profile`,
}

/** Identity scopes cannot be unticked, only refused as a whole. */
export const identity_scopes = ['openid', scope_aliases.email, scope_aliases.profile]

/** What a person reads beside each tick. */
export const scope_texts: Readonly<Record<string, string>> = {
  openid: 'Associate you with your personal info',
  [scope_aliases.email]: 'See your email address',
  [scope_aliases.profile]: 'See your personal info, including any you have made public',
  [`${auth}calendar`]: 'Everything in all your calendars: see, edit, share, delete',
  [`${auth}calendar.readonly`]: 'See and download any calendar you can access',
  [`${auth}calendar.calendarlist`]: 'See, add and remove calendars you are subscribed to',
  [`${auth}calendar.calendarlist.readonly`]: 'See the list of calendars you are subscribed to',
  [`${auth}calendar.calendars.readonly`]: 'See title, description and time zone of your calendars',
  [`${auth}calendar.events`]: 'View and edit events on all your calendars',
  [`${auth}calendar.events.readonly`]: 'View events on all your calendars',
  [`${auth}calendar.events.owned`]: 'See, create, change and delete events on calendars you own',
  [`${auth}calendar.events.owned.readonly`]: 'See the events on calendars you own',
  [`${auth}calendar.freebusy`]: 'View your availability in your calendars',
  [`${auth}calendar.settings.readonly`]: 'View your calendar settings',
  'https://mail.google.com/': 'Read, write, send and permanently delete all your email',
  [`${auth}gmail.modify`]: 'Read, write and send email, and label it',
  [`${auth}gmail.readonly`]: 'View your email messages and settings',
  [`${auth}gmail.send`]: 'Send email on your behalf',
  [`${auth}gmail.compose`]: 'Manage drafts and send email',
  [`${auth}gmail.insert`]: 'Add email to your mailbox',
  [`${auth}gmail.labels`]: 'See and edit your email labels',
  [`${auth}gmail.metadata`]: 'View labels and headers of your email, but not what it says',
  [`${auth}gmail.settings.basic`]: 'See and change your email settings and filters',
}

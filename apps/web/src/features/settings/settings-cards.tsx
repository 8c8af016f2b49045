import {
  getAvailability,
  getCalendarFeed,
  getUser,
  listApiTokens,
  listAppPasswords,
  listAssistantActs,
  listAssistantGrants,
  listBookingPages,
  listIntegrations,
  listLabels,
  listMailboxes,
  listSessions,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { formatList } from '../../platform/text/intl.ts'
import { plural, t } from '../../platform/text/text.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { zoneName } from '../../platform/time/zones.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ChevronRight } from '../../ui/sided-icons.ts'
import { daysText, hoursText, weekFrom, weeklyMinutes } from './availability/hours.ts'
import { useHasDraft } from './drafts.ts'
import { reminderWords } from './reminder/reminder-options.ts'
import { type SettingsOption, settings_entries, settingsPath } from './settings-option.ts'

/** What can be set, and what is set now; in two columns at most, which all rows fill. */
export function SettingsCards() {
  const facts = {
    4: useProfileFact(),
    5: useLabelsFact(),
    6: useHoursFact(),
    7: useSessionsFact(),
    8: useIntegrationsFact(),
    9: useReminderFact(),
    10: useFeedFact(),
    11: useBookingFact(),
    12: useProgramsFact(),
    13: useAssistantsFact(),
  }
  return (
    <ul
      aria-label={t('Settings')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(auto-fill,minmax(max(20rem,34%),1fr))] md:gap-4"
    >
      {settings_entries.map((option) => (
        <li key={option.id}>
          <OptionCard option={option} fact={facts[option.id]} />
        </li>
      ))}
    </ul>
  )
}

function OptionCard({ option, fact }: { readonly option: SettingsOption; readonly fact: string }) {
  const isUnsaved = useHasDraft(option.drafts)
  return (
    <Link href={settingsPath(option)} look="bare" className="block h-full rounded-lg">
      <Card as="div" isOpenable className="flex h-full items-start gap-3.5 p-4 max-xs:flex-wrap md:p-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-accent-soft text-accent-text">
          <Icon of={option.icon} size={20} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col self-stretch max-xs:order-1 max-xs:basis-full">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="text-md font-semibold tracking-snug">{t(option.title)}</b>
            {isUnsaved && <Badge tone="accent">{t('Not saved')}</Badge>}
          </span>
          <span className="mt-0.5 block text-muted">{t(option.description)}</span>
          <span className="num mt-auto block min-h-8 pt-2.5 text-text-2 md:min-h-7.5">{fact}</span>
        </span>
        <Icon of={ChevronRight} className="ms-auto mt-3 text-muted" />
      </Card>
    </Link>
  )
}

/** 'Ada Example · Berlin, CET · 12 h' */
function useProfileFact(): string {
  const user = useSession((session) => session.user)
  const minute = useNow(60_000)
  if (!user) return ''
  const place = zoneName(user.timezone, minute)
  return [user.full_name, place, user.time_format === '12' ? t('12 h') : t('24 h')].join(' · ')
}

/** '3 labels'; nothing while they are not known. */
function useLabelsFact(): string {
  const labels = useQuery(queryFor(listLabels, {})).data
  if (!labels) return ''
  return labels.length === 0
    ? t('No labels found!')
    : plural(labels.length, { one: '{count} label', other: '{count} labels' })
}

/** 'Mon – Fri · 40 h a week'; nothing while the hours are not known. */
function useHoursFact(): string {
  const hours = useQuery(queryFor(getAvailability, {})).data
  const week = weekFrom(useWeekStart())
  if (!hours) return ''
  return t('{days} · {hours} a week', {
    days: daysText(hours, week),
    hours: hoursText(weeklyMinutes(hours)),
  })
}

/** 'Reminders 10 minutes before'; nothing while the person is not known. */
function useReminderFact(): string {
  const user = useQuery(queryFor(getUser, {})).data
  return user ? t('Reminders: {when}', { when: reminderWords(user.reminder_minutes) }) : ''
}

function useFeedFact(): string {
  const feed = useQuery(queryFor(getCalendarFeed, {})).data
  if (!feed) return ''
  return feed.is_active ? t('On') : t('Off')
}

/** '2 assistants'; nothing while that is not known. */
function useAssistantsFact(): string {
  const grants = useQuery(queryFor(listAssistantGrants, {})).data
  const acts = useQuery(queryFor(listAssistantActs, {})).data
  if (!grants || !acts) return ''
  const waiting = acts.filter(({ act_state }) => act_state === 'waiting').length
  if (waiting > 0)
    return plural(waiting, { one: '{count} change waits for you', other: '{count} changes wait for you' })
  return grants.length === 0
    ? t('No assistant has access')
    : plural(grants.length, { one: '{count} assistant', other: '{count} assistants' })
}

/** '2 pages'; nothing while they are not known. */
function useBookingFact(): string {
  const pages = useQuery(queryFor(listBookingPages, {})).data?.booking_pages
  if (!pages) return ''
  return pages.length === 0
    ? t('No booking pages yet')
    : plural(pages.length, { one: '{count} page', other: '{count} pages' })
}

/** '2 programs'; nothing while that is not known. */
function useProgramsFact(): string {
  const tokens = useQuery(queryFor(listApiTokens, {})).data
  const passwords = useQuery(queryFor(listAppPasswords, {})).data
  if (!tokens || !passwords) return ''
  const count = tokens.length + passwords.length
  return count === 0
    ? t('No program has access')
    : plural(count, { one: '{count} program', other: '{count} programs' })
}

/** 'Signed in at 2 places'; nothing while that is not known. */
function useSessionsFact(): string {
  const sessions = useQuery(queryFor(listSessions, {})).data
  if (!sessions) return ''
  return plural(sessions.length, {
    one: 'Only this browser',
    other: 'Signed in at {count} places',
  })
}

/** 'Google and Zoom connected', or which of them needs attention; nothing while that is not known. */
function useIntegrationsFact(): string {
  const all = useQuery(queryFor(listIntegrations, {})).data
  const mailboxes = useQuery(queryFor(listMailboxes, {})).data
  if (!all || !mailboxes) return ''
  const connected = [
    ...all.flatMap(({ name, connection }) =>
      connection
        ? [
            {
              name,
              state: connection.state,
              asks: connection.calendars.some(({ vanished }) => vanished !== null),
            },
          ]
        : [],
    ),
    ...mailboxes
      .filter(({ integration_mail_type }) => integration_mail_type === 'imap')
      .map(({ state }) => ({ name: t('Mail by IMAP'), state, asks: false })),
  ]
  const troubled = connected.filter(({ state, asks }) => asks || state === 'needs_reconnect')
  const listed = troubled.length > 0 ? troubled : connected
  const names = formatList(listed.map(({ name }) => name))
  if (troubled.length > 0) return t('Needs attention: {names}', { names })
  return connected.length > 0 ? t('Connected: {names}', { names }) : t('Nothing connected')
}

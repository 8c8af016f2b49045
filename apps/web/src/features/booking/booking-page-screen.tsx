import { type BookingHours, listBookingPages, weekdays } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PeoplePicker } from '../../ui/picker/people-picker.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useInviteeSearch } from '../meeting/create/fields/use-invitee-search.ts'
import { DayRow } from '../settings/availability/day-row.tsx'
import { weekFrom } from '../settings/availability/hours.ts'
import { useFocus } from '../settings/availability/use-focus.ts'
import { SaveBar } from '../settings/save-bar.tsx'
import { SettingsNav } from '../settings/settings-nav.tsx'
import { booking_option } from '../settings/settings-option.ts'
import { booking_path, bookingPagePath, new_page_path } from './booking-paths.ts'
import type { RenderHosts } from './page/host-fields.tsx'
import type { RenderWeek } from './page/hours-fields.tsx'
import { deletePageDraft, keepPageDraft, usePageDraft } from './page/page-drafts.ts'
import { dayOfHours, hoursOfDay } from './page/page-form.ts'
import { PageFormView } from './page/page-form-view.tsx'

/** /user/settings/booking/:booking_page_id: the form of a page, or of a new one. */
export function BookingPageScreen() {
  const { booking_page_id = 'new' } = useParams()
  const navigate = useNavigate()
  const query = useQuery(queryFor(listBookingPages, {}))
  const page = query.data?.booking_pages.find((each) => each.booking_page_id === booking_page_id) ?? null
  const isNew = booking_page_id === 'new'
  const title = isNew ? t('New booking page') : (page?.booking_page_title ?? t('Booking page'))
  return (
    <Screen title={title}>
      <div className="min-[60rem]:grid min-[60rem]:grid-cols-[184px_minmax(0,1fr)] min-[60rem]:gap-8">
        <SettingsNav current={booking_option} />
        <div className="min-w-0">
          <header className="mb-3.5">
            <Link href={booking_path}>{t('Booking pages')}</Link>
            <h1 dir="auto" className="text-xl font-semibold tracking-tight break-words">
              {title}
            </h1>
          </header>
          <QueryView
            query={query}
            loading={<Skeleton className="h-91 rounded-lg" />}
            failed={t('Failed to get booking pages. Please try again.')}
          >
            {() =>
              page || isNew ? (
                <PageFormView
                  key={booking_page_id}
                  page={page}
                  onCreated={(created) =>
                    void navigate(bookingPagePath(created.booking_page_id), { replace: true })
                  }
                  onCancelled={() => void navigate(booking_path)}
                  renderFoot={(foot) => (
                    <SaveBar
                      {...foot}
                      labels={isNew ? [t('Create'), t('Create')] : [t('Save Changes'), t('No Changes')]}
                    />
                  )}
                  renderWeek={(week) => <WeekHours {...week} />}
                  renderHosts={(people) => <HostPeople {...people} />}
                />
              ) : (
                <NoPage booking_page_id={booking_page_id} />
              )
            }
          </QueryView>
        </div>
      </div>
    </Screen>
  )
}

/** In place of a page that is gone; what was typed for it can be used for a new one, unless that replaced another. */
function NoPage({ booking_page_id }: { readonly booking_page_id: string }) {
  const navigate = useNavigate()
  const typed = usePageDraft(booking_page_id)
  const other = usePageDraft('new')
  if (typed === undefined || other !== undefined) return <p>{t('This booking page does not exist.')}</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('This booking page was deleted. What you have typed for it is still here.')}</p>
      <Button
        size="sm"
        variant="primary"
        onPress={() => {
          keepPageDraft('new', typed)
          deletePageDraft(booking_page_id)
          void navigate(new_page_path, { replace: true })
        }}
      >
        {t('Use for a new page')}
      </Button>
    </div>
  )
}

/** Searches people as the form of a meeting does. */
function HostPeople({ hosts, onAdd, onRemove, error }: Parameters<RenderHosts>[0]) {
  const [query, setQuery] = useState('')
  const chosen = hosts.map(({ user_id }) => user_id)
  const { suggestions, isSearching, searchNow, emptyText } = useInviteeSearch(query, chosen)
  return (
    <PeoplePicker
      label={t('Other hosts')}
      placeholder={t('Search by name')}
      hint={t('You are a host, too.')}
      people={hosts.map(personOf)}
      onAdd={({ id }) => {
        const found = suggestions.find(({ user_id }) => user_id === id)
        if (found) onAdd(found)
      }}
      onRemove={({ id }) => onRemove(id)}
      query={query}
      onQueryChange={setQuery}
      suggestions={suggestions.map(personOf)}
      isSearching={isSearching}
      onSearchNow={searchNow}
      emptyText={emptyText}
      error={error}
    />
  )
}

function personOf(person: {
  readonly user_id: string
  readonly full_name: string
  readonly profile_picture: string | null
}) {
  return { id: person.user_id, name: person.full_name, picture: person.profile_picture }
}

/** The weekly editor of the availability, for the hours of a page. */
function WeekHours({ hours, onChange, problemAt }: Parameters<RenderWeek>[0]) {
  const week = useRef<HTMLUListElement>(null)
  const focus = useFocus(week)
  const weekStart = useWeekStart()
  const isTwelveHour = useSession(({ user }) => user?.time_format !== '24')
  return (
    <div className="@container">
      <ul ref={week} className="rounded-lg border border-border">
        {weekFrom(weekStart).map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            day={dayOfHours(hours, weekday)}
            saved={dayOfHours(hours, weekday)}
            isChanged={false}
            problemAt={(path) => problemAt(hoursPath(path)) ?? null}
            isTwelveHour={isTwelveHour}
            onChange={(day) => onChange({ ...hours, [weekday]: hoursOfDay(day) })}
            onCopy={({ availability_info = {}, additional_hours = {} }) =>
              onChange(
                weekdays.reduce<BookingHours>((changed, to) => {
                  const row = availability_info[to]
                  if (!row) return changed
                  return { ...changed, [to]: hoursOfDay({ row, more: additional_hours[to] ?? [] }) }
                }, hours),
              )
            }
            onFocus={focus.onField}
          />
        ))}
      </ul>
    </div>
  )
}

/** The path of a field in the page's hours: the row is the first interval of its day. */
function hoursPath(path: string): string {
  const [part, weekday, ...rest] = path.split('.')
  if (part === 'availability_info') return [weekday, 0, ...rest].join('.')
  const [place, ...field] = rest
  return [weekday, Number(place) + 1, ...field].join('.')
}

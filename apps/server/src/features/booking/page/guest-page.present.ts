import { followableLink } from '@meridian/contract'
import { formatClock, formatDay, formatTime } from '../../../platform/format-time.ts'
import { wallFormats } from '../../../platform/format-wall.ts'
import { formatZone, formatZoneAllYear } from '../../../platform/format-zone.ts'
import { calendarLinks } from '../../../platform/http/calendar-links.ts'
import { name_characters_max, renderTrap } from '../../../platform/http/guest-form.ts'
import { type GuestPagePerson, hasPicture, renderFaces } from '../../../platform/http/guest-faces.ts'
import { guestPolicy, renderGuestPage } from '../../../platform/http/guest-page.ts'
import { renderZoneForm } from '../../../platform/http/guest-zone.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { PageReader } from '../../../platform/http/page-reader.ts'
import type { OwnedPageRow, PageOwner } from '../booking-page.queries.ts'
import type { GuestBooking } from '../guest-change.service.ts'
import type { OpenPage } from '../open-page.service.ts'
import {
  firstDayIn,
  monthAfter,
  type ShownTime,
  type TimesByDay,
  weekOf,
  weeksOf,
} from './booking-days.rules.ts'
import { answer_characters_max, type FieldProblem, type TypedBooking } from './booking-form.rules.ts'
import { type PagePlace, queryOf } from './booking-links.rules.ts'
import { booking_style } from './booking-page-style.rules.ts'
import { type BookingNotice, bookingPageTexts, type BookingPageTexts } from './booking-page-texts.rules.ts'

/** A page as it is sent. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly policy: string
  readonly isIndexed: boolean
}

/** What every page of a guest needs. */
export interface GuestContext {
  readonly reader: PageReader
  readonly place: PagePlace
  /** The zone that times are shown in. */
  readonly zone: string
  /** False where the page shows all guests one zone. */
  readonly mayChooseZone: boolean
  /** Where the page may be shown in a frame. */
  readonly origins: readonly string[]
}

/** The free times of one month, and the day that is open. */
export interface PickerView {
  readonly month: string
  readonly first_month: string
  readonly last_month: string
  readonly day: string | null
  readonly days: TimesByDay
}

interface Frame {
  readonly context: Pick<GuestContext, 'reader'> & Partial<GuestContext>
  readonly status?: number
  readonly title: string
  readonly body: Html
  readonly footer?: Html | null
  readonly isIndexed?: boolean
  readonly findsZone?: boolean
  /** The color of the page. */
  readonly color?: string | null
  /** Whose faces the body has. */
  readonly people?: readonly GuestPagePerson[]
}

function render({
  context,
  status = 200,
  title,
  body,
  footer = null,
  isIndexed = false,
  findsZone = false,
  color = null,
  people = [],
}: Frame): RenderedPage {
  const { reader, place, origins = [], zone = '' } = context
  const isEmbedded = place?.isEmbedded ?? false
  const embed = html`<script defer src="/book/script/embed.js" data-origins="${origins.join(' ')}"></script>`
  const find = html`<script async src="/book/script/zone.js" data-zone="${zone}"></script>`
  const script = html`${isEmbedded && embed}${findsZone && find}`
  const style = color === null ? booking_style : `${booking_style}.card{border-top:6px solid ${color}}`
  return {
    status,
    isIndexed: isIndexed && !isEmbedded,
    policy: guestPolicy(style, {
      hasScript: isEmbedded || findsZone,
      hasPictures: hasPicture(people),
      ancestors: isEmbedded ? origins : [],
    }),
    html: renderGuestPage({
      language: reader.language,
      title,
      style,
      body: html`${body}`,
      footer,
      isIndexed: isIndexed && !isEmbedded,
      script,
      isEmbedded,
    }),
  }
}

export function presentNotice(notice: BookingNotice, status: number, reader: PageReader): RenderedPage {
  const { title, text } = bookingPageTexts(reader.language).notices[notice]
  return render({
    context: { reader },
    status,
    title,
    body: html`<h1>${title}</h1><p class="words">${text}</p>`,
  })
}

/** The person's pages that are listed. */
export function presentList(
  { owner, pages }: { readonly owner: PageOwner; readonly pages: readonly OwnedPageRow[] },
  reader: PageReader,
): RenderedPage {
  const words = bookingPageTexts(reader.language)
  const title = words.bookWith(owner.full_name)
  const items = pages.map(
    (page) =>
      html`<li><a href="/book/${owner.booking_name}/${page.booking_page_slug}">${page.booking_page_title}<span class="small">${page.durations.map((minutes) => lengthOf(minutes, reader)).join(' · ')}</span></a></li>`,
  )
  const body = html`${renderFaces([owner], owner.full_name)}<h1>${title}</h1>${items.length > 0 ? html`<ul class="list">${items}</ul>` : html`<p class="words">${words.noPages}</p>`}`
  return render({ context: { reader }, title, body, people: [owner], isIndexed: items.length > 0 })
}

/** A length as the reader's language has it: "45 minutes". */
function lengthOf(minutes: number, { locale }: PageReader): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)
}

export interface SlotPageView {
  readonly open: OpenPage
  readonly minutes: number
  readonly host_id: string | null
  readonly picker: PickerView
  readonly notice: BookingNotice | null
  /** A time that a link names and that is free. */
  readonly chosen: number | null
  /** The next free times after one that is taken. */
  readonly next: readonly number[]
  readonly status: number
}

/** The page on which a guest finds a time. */
export function presentSlotPage(view: SlotPageView, context: GuestContext): RenderedPage {
  const { open, minutes, host_id, picker, notice, chosen, next, status } = view
  const { reader, place, zone } = context
  const { page } = open
  const words = bookingPageTexts(reader.language)
  const title = page.booking_page_title
  const lengths = page.durations.map(
    (one) =>
      html`<a class="pick" href="${queryOf(place, { minutes: one }) || '?'}"${one === minutes && html` aria-current="true"`}>${lengthOf(one, reader)}</a>`,
  )
  const hosts = [{ user_id: null, full_name: words.anyHost }, ...page.hosts].map(
    ({ user_id, full_name }) =>
      html`<a class="pick" href="${queryOf(place, { host: user_id, day: null, month: null }) || '?'}"${user_id === host_id && html` aria-current="true"`}>${full_name}</a>`,
  )
  const body = html`${notice && noticeBox(notice, words)}
${hostLine(page, words)}
<h1>${title}</h1>
<p class="small">${[...(page.durations.length === 1 ? [lengthOf(minutes, reader)] : []), placeText(page, words)].filter(Boolean).join(' · ')}</p>
${page.booking_page_description && html`<p class="words">${page.booking_page_description}</p>`}
${lengths.length > 1 && html`<nav class="picks" aria-label="${words.length}"><b>${words.length}</b>${lengths}</nav>`}
${page.may_choose_host && page.hosts.length > 1 && html`<nav class="picks" aria-label="${words.host}"><b>${words.host}</b>${hosts}</nav>`}
${chosen !== null && html`<section><h2>${words.chosen}</h2><form method="post"><p class="day">${spanText(chosen, minutes, zone, reader)}</p><p class="picks"><button class="main" name="time" value="${chosen}">${words.bookTime}</button></p></form></section>`}
${next.length > 0 && html`<section><h2>${words.nextFree}</h2><form method="post" class="slots">${next.map((ms) => html`<button name="time" value="${ms}">${spanText(ms, minutes, zone, reader)}</button>`)}</form></section>`}
${pickerHtml(picker, context, words)}`
  return render({
    context,
    status,
    title: `${title} · ${open.owner.full_name}`,
    color: page.booking_page_color,
    people: page.hosts,
    body,
    isIndexed: page.is_listed && page.is_on && open.link === null && status === 200,
    findsZone: context.mayChooseZone && place.zone === null,
  })
}

function hostLine({ hosts }: OwnedPageRow, words: BookingPageTexts): Html {
  return renderFaces(hosts, words.with(hosts.map(({ full_name }) => full_name).join(', ')))
}

function placeText(page: OwnedPageRow, words: BookingPageTexts): string {
  const details = page.place_details ?? ''
  if (page.booking_place === 'address') return details
  if (page.booking_place === 'link' && details === '') return words.online
  return page.booking_place === 'phone' ? words.byPhone(details) : words.places[page.booking_place]
}

function spanText(starts_ms: number, minutes: number, zone: string, reader: PageReader): string {
  const [starts_at, ends_at] = [new Date(starts_ms), new Date(starts_ms + minutes * 60_000)]
  return formatTime({ starts_at, ends_at, is_all_day: false }, zone, reader)
}

function noticeBox(notice: BookingNotice, words: BookingPageTexts): Html {
  const { title, text } = words.notices[notice]
  return html`<div class="note warn" role="alert"><b>${title}</b>${text}</div>`
}

/** A month and a week whose days with times are links, and the times of the open day as buttons. */
function pickerHtml(
  picker: PickerView,
  context: GuestContext,
  words: BookingPageTexts,
  extra: Readonly<Record<string, string>> = {},
): Html {
  const { month, first_month, last_month, day, days } = picker
  const { reader, place, zone, mayChooseZone } = context
  const first_day = firstDayIn(reader.locale)
  const named = wallFormats(reader)
  const dayLink = (date: string, shown: Html, label: Html | null = null) =>
    html`<a href="${queryOf(place, { ...extra, month: null, day: date })}#times"${label}${date === day && html` aria-current="date"`}>${shown}</a>`
  const labelOf = (date: string) =>
    html` aria-label="${named.day(date)}, ${words.timesCount(days.get(date)?.length ?? 0)}"`
  const rows = weeksOf(month, first_day).map(
    (week) =>
      html`<tr>${week.map((date) => html`<td>${date !== null && (days.has(date) ? dayLink(date, html`${Number(date.slice(8))}`, labelOf(date)) : html`${Number(date.slice(8))}`)}</td>`)}</tr>`,
  )
  const heads = weekOf(`${month}-01`, first_day).map(
    (date) => html`<th scope="col" abbr="${named.weekday(date)}">${named.shortWeekday(date)}</th>`,
  )
  const times = day === null ? [] : (days.get(day) ?? [])
  const hasTimes = days.keys().some((date) => date.startsWith(month))
  const strip =
    day === null
      ? []
      : weekOf(day, first_day).map((date) => {
          const shown = html`<span>${named.shortWeekday(date)}</span> ${Number(date.slice(8))}`
          return html`<li>${days.has(date) ? dayLink(date, shown) : html`<div>${shown}</div>`}</li>`
        })
  const turn = (label: string, sign: string, to: string) =>
    html`<a href="${queryOf(place, { ...extra, day: null, month: to })}" aria-label="${label}" rel="nofollow">${sign}</a>`
  return html`<div class="split"><section aria-label="${words.month}"><div class="head"><h2>${named.month(month)}</h2><span>${month > first_month && turn(words.before, '‹', monthAfter(month, -1))}${month < last_month && turn(words.after, '›', monthAfter(month, 1))}</span></div>
<table class="month"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></section>
<section id="times"><h2>${day === null ? words.chooseDay : words.timesOn(named.day(day))}</h2>
${strip.length > 0 && html`<ul class="strip${place.day === null && html` unasked`}" aria-label="${words.week}">${strip}</ul>`}
<p class="small zone">${words.timesInZone(formatZoneAllYear(zone, reader.locale))}${mayChooseZone && html`<span class="screen"> · <a href="${queryOf(place, { ...extra, choose: 'zone' })}" rel="nofollow">${words.changeZone}</a></span>`}</p>
${times.length === 0 ? html`<p class="small">${hasTimes ? words.noTimesDay : words.noTimes}</p>` : html`<form method="post" class="slots">${times.map((time) => timeButton(time, words))}</form>`}
${times.some((time) => time.turn !== null) && html`<p class="note">${words.twice}</p>`}</section></div>`
}

function timeButton({ starts_ms, clock, turn, seats_left }: ShownTime, words: BookingPageTexts): Html {
  return html`<button name="time" value="${starts_ms}">${turn === null ? clock : words.turns[turn](clock)}${seats_left > 1 && html`<span class="small">${words.seatsLeft(seats_left)}</span>`}</button>`
}

export function presentZones(
  context: GuestContext,
  path: string,
  kept: Readonly<Record<string, string>> = {},
): RenderedPage {
  const { reader, place, zone } = context
  const words = bookingPageTexts(reader.language)
  const { isEmbedded, zone: _zone, ...said } = place
  const fields = { ...said, ...kept, ...(isEmbedded && { embed: '1' }) }
  const body = renderZoneForm({
    words,
    language: reader.language,
    zone,
    path,
    kept: Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
    back: `${path}${queryOf(place, kept)}`,
  })
  return render({ context, title: words.changeZone, body })
}

export interface FormView {
  readonly open: OpenPage
  readonly starts_ms: number
  readonly minutes: number
  /** Of the form itself, with the token of what it holds. */
  readonly action: string
  readonly typed: TypedBooking
  readonly problems: ReadonlyMap<string, FieldProblem>
  /** Null where the time is not held. */
  readonly held_until: Date | null
  readonly notice: BookingNotice | null
  readonly next: readonly number[]
  readonly status: number
}

/** The form that books a time. */
export function presentForm(view: FormView, context: GuestContext): RenderedPage {
  const { open, starts_ms, minutes, action, typed, problems, held_until, notice, next, status } = view
  const { reader, place, zone } = context
  const { page, owner } = open
  const words = bookingPageTexts(reader.language)
  const asksPhone = page.booking_place === 'guest_phone'
  const field = (name: string, label: string, isRequired: boolean, input: (attributes: Html) => Html) => {
    const problem = problems.get(name)
    const attributes = html` id="${name}" name="${name}"${isRequired && html` required`}${problem !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`}`
    return html`<div class="field"><label for="${name}">${label}${!isRequired && html` <span class="small">${words.optional}</span>`}</label>${input(attributes)}${problem !== undefined && html`<p class="error" id="${name}-error">${words.wrong[problem]}</p>`}</div>`
  }
  const questions = page.questions.map(({ question_text, question_kind, options, is_required }, index) => {
    const answer = typed.answers[index] ?? ''
    return field(`q${index}`, question_text, is_required, (attributes) =>
      question_kind === 'choice'
        ? html`<select${attributes}><option value="">${words.choose}</option>${options.map((option) => html`<option value="${option}"${option === answer && html` selected`}>${option}</option>`)}</select>`
        : html`<textarea${attributes} rows="2" maxlength="${answer_characters_max}">${answer}</textarea>`,
    )
  })
  const back = `/book/${owner.booking_name}/${page.booking_page_slug}${queryOf(place)}`
  const body = html`${notice && noticeBox(notice, words)}${problems.size > 0 && html`<div class="note bad" role="alert">${words.wrongFields}</div>`}
${hostLine(page, words)}<h1>${page.booking_page_title}</h1>
${timeFacts({ starts_at: new Date(starts_ms), ends_at: new Date(starts_ms + minutes * 60_000) }, context, words)}
${notice !== 'taken' && html`<p class="note${held_until && html` good`}">${held_until ? words.heldUntil(formatClock(held_until, zone, reader)) : words.notHeld}</p>`}
<form method="post" action="${action}" novalidate>
${next.length > 0 && html`<section><h2>${words.nextFree}</h2><p class="small">${words.nextFreeNote}</p><div class="times">${next.map((ms) => html`<button name="other" value="${ms}">${spanText(ms, minutes, zone, reader)}</button>`)}</div></section>`}
<section><h2>${words.yourDetails}</h2><div class="stack">
${field('name', words.name, true, (attributes) => html`<input${attributes} autocomplete="name" maxlength="${name_characters_max}" value="${typed.name}">`)}
${field('email', words.email, true, (attributes) => html`<input${attributes} type="email" autocomplete="email" maxlength="320" value="${typed.email}">`)}
${asksPhone && field('phone', words.phone, true, (attributes) => html`<input${attributes} type="tel" autocomplete="tel" maxlength="40" value="${typed.phone}">`)}
${questions}</div>
${renderTrap(words.trapLabel)}
<p class="picks"><button class="main" name="action" value="book">${page.needs_confirmation ? words.request : words.book}</button><a class="button" href="${back}">${words.otherTime}</a></p></section></form>`
  const color = page.booking_page_color
  return render({ context, status, title: page.booking_page_title, color, people: page.hosts, body })
}

interface Span {
  readonly starts_at: Date
  readonly ends_at: Date
}

function timeFacts(
  span: Span,
  { zone, reader }: GuestContext,
  words: BookingPageTexts,
  more: Html = html``,
): Html {
  return html`<dl class="facts"><div><dt>${words.when}</dt><dd>${whenText(span, zone, reader)}</dd></div>${more}</dl>`
}

function whenText({ starts_at, ends_at }: Span, zone: string, reader: PageReader): Html {
  const days = [starts_at, ends_at].map((at) => formatDay(at, zone, reader))
  const end = days[0] === days[1] ? '' : `${days[1] ?? ''}, `
  return html`<span class="day">${days[0] ?? ''}</span><br>${formatClock(starts_at, zone, reader)} – ${end}${formatClock(ends_at, zone, reader)}<span class="small">${formatZone(zone, reader.locale, starts_at)}</span>`
}

export interface ManageView {
  readonly booking: GuestBooking
  readonly path: string
  readonly mayMove: boolean
  /** The booking cannot be moved, because its host takes no bookings on the page any more. */
  readonly isHostGone: boolean
  readonly mayCancel: boolean
  /** Cancelling is what the link is for. */
  readonly isCancelling: boolean
  /** Neither over nor ended. */
  readonly isOpen: boolean
  readonly isMoved: boolean
  readonly notice: BookingNotice | null
  /** Null unless the guest chooses another time. */
  readonly picker: PickerView | null
  /** The free time that the guest has chosen and not confirmed yet. */
  readonly chosen: number | null
  readonly status: number
}

/** The booking of a guest: what it is now, and what the guest can do with it. */
export function presentBooking(view: ManageView, context: GuestContext): RenderedPage {
  const { booking, path, mayMove, isHostGone, mayCancel, isCancelling, isOpen, isMoved } = view
  const { notice, picker, chosen, status } = view
  const { reader, place } = context
  const words = bookingPageTexts(reader.language)
  const { booking_state: state, title, host_name, host_names, owner_name, place_link, open } = booking
  if (chosen !== null) return presentMove({ booking, path, chosen }, context)
  if (picker !== null) {
    const body = html`${notice && noticeBox(notice, words)}<p class="by">${words.move}</p><h1>${title}</h1>${timeFacts(booking, context, words)}${pickerHtml(picker, context, words, { move: '1' })}<p class="picks"><a class="button" href="${path}${queryOf(place, { day: null, month: null })}">${words.keep}</a></p>`
    return render({ context, status, title, body })
  }
  const said = {
    booked: words.more[isMoved ? 'moved' : 'booked'](booking.guest_email),
    pending: words.more.pending(host_name ?? owner_name),
    unconfirmed: words.more.unconfirmed(booking.guest_email),
    declined: booking.end_note ?? '',
    cancelled: booking.end_note ?? '',
    expired: '',
  }
  const tone = state === 'booked' ? 'good' : state === 'pending' || state === 'unconfirmed' ? 'warn' : ''
  const isOver = state === 'declined' || state === 'cancelled' || state === 'expired'
  const link = isOver ? null : followableLink(place_link)
  const more = html`${host_names.length > 0 && html`<div><dt>${words.withLabel}</dt><dd>${host_names.join(', ')}</dd></div>`}${booking.place && html`<div><dt>${words.where}</dt><dd>${booking.place}</dd></div>`}${link && html`<div><dt>${words.link}</dt><dd><a href="${link}" rel="noopener noreferrer">${link}</a></dd></div>`}<div><dt>${words.for}</dt><dd>${booking.guest_name}<span class="small">${booking.guest_email}</span></dd></div>`
  const links = calendarLinks({ ...booking, details: link ?? '', place: booking.place ?? link ?? '' })
  const body = html`${notice && noticeBox(notice, words)}<div class="note ${tone}" role="status"><b>${isMoved ? words.moved : words.what[state]}</b>${said[state]}</div>
<h1>${title}</h1>${timeFacts(booking, context, words, more)}
${state === 'booked' && isOpen && html`<section><h2>${words.addTo}</h2><p class="row"><a class="button" href="${links.google}" rel="noopener noreferrer" target="_blank">Google</a><a class="button" href="${links.outlook}" rel="noopener noreferrer" target="_blank">Outlook</a><a class="button" href="${path}/meeting.ics">${words.file}</a></p></section>`}
${isHostGone && host_name !== null && html`<p class="note">${words.hostGone(host_name)}</p>`}
${(mayMove || mayCancel) && html`<section>${mayMove && html`<p class="picks"><a class="button" href="${path}${queryOf(place, { move: '1' })}">${words.move}</a></p>`}${mayCancel && html`<details${isCancelling && html` open`}><summary>${words.cancelBooking}</summary><form method="post" action="${path}${queryOf(place)}" class="stack"><div class="field"><label for="note">${words.cancelNote(host_name ?? owner_name)}</label><textarea id="note" name="note" rows="3" maxlength="${answer_characters_max}"></textarea></div><p><button class="bad" name="action" value="cancel">${words.cancelNow}</button></p></form></details>`}</section>`}
${(!isOpen || isHostGone) && open !== null && open.page.is_on && html`<p class="picks"><a class="button" href="/book/${open.owner.booking_name}/${open.page.booking_page_slug}${queryOf({ ...place, day: null, month: null })}">${words.bookAgain}</a></p>`}`
  return render({ context, status, title, body, footer: html`<p>${words.private_link}</p>` })
}

/** The move that a press carries out: both times, so that a guest who has pressed the wrong one sees it. */
function presentMove(
  {
    booking,
    path,
    chosen,
  }: { readonly booking: GuestBooking; readonly path: string; readonly chosen: number },
  context: GuestContext,
): RenderedPage {
  const { reader, place, zone } = context
  const words = bookingPageTexts(reader.language)
  const { title, starts_at, ends_at } = booking
  const length_ms = ends_at.getTime() - starts_at.getTime()
  const wanted = { starts_at: new Date(chosen), ends_at: new Date(chosen + length_ms) }
  const fact = (label: string, span: Span) =>
    html`<div><dt>${label}</dt><dd>${whenText(span, zone, reader)}</dd></div>`
  const body = html`<p class="by">${words.move}</p><h1>${title}</h1>
<dl class="facts">${fact(words.bookedTime, booking)}${fact(words.newTime, wanted)}</dl>
<form method="post" action="${path}${queryOf(place, { move: '1' })}" class="stack"><input type="hidden" name="time" value="${chosen}"><p class="picks"><button class="main" name="action" value="move">${words.moveNow}</button><a class="button" href="${path}${queryOf(place, { move: '1' })}">${words.otherTime}</a><a class="button" href="${path}${queryOf(place, { day: null, month: null })}">${words.keep}</a></p></form>`
  return render({ context, title, body })
}

/** A press confirms, so that a program that opens links does not. */
export function presentConfirmation(booking: GuestBooking, context: GuestContext): RenderedPage {
  const words = bookingPageTexts(context.reader.language)
  const body = html`<p class="by">${words.with(booking.host_name ?? booking.owner_name)}</p><h1>${words.confirmTitle}</h1><p class="words">${booking.title}</p>${timeFacts(booking, context, words)}<form method="post"><p class="picks"><button class="main" name="action" value="confirm">${words.confirm}</button></p></form>`
  return render({ context, title: words.confirmTitle, body })
}

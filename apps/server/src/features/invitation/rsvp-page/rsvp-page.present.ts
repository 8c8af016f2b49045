import { answer_note_characters_max, followableLink } from '@meridian/contract'
import { wallTimeOf, zoneOffsetMinutes } from '@meridian/engine'
import { formatClock, formatDay, formatTime } from '../../../platform/format-time.ts'
import { formatZone } from '../../../platform/format-zone.ts'
import { answer_choices, type AnswerChoice } from './answer-choice.rules.ts'
import type { InvitedRow } from './rsvp-page.queries.ts'
import { type FieldErrors, timesSeen, type TypedTime } from './rsvp-page.rules.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { PageReader } from '../../../platform/http/page-reader.ts'
import { formatLinkTime } from './link-time.rules.ts'
import { guest_style, renderGuestPage } from '../../../platform/http/guest-page.ts'
import { renderZoneOptions } from '../../../platform/http/guest-zone.ts'
import { type PageNotice, rsvpPageTexts, type RsvpPageTexts } from './rsvp-page-texts.rules.ts'
import type { OpenTime } from '../../meeting/meeting.api.ts'

/** An invitation and its state for the reader. */
export interface InvitationView {
  readonly row: InvitedRow
  readonly token: string
  readonly zone: string
  /** Whether the zone is that of the meeting for want of the reader's, so that the browser's takes its place. */
  readonly findsZone: boolean
  /** Why no response is possible. */
  readonly closed: PageNotice | null
  /** The answer that a link of the mail names. */
  readonly choice: AnswerChoice | null
  /** A note that was sent with what was refused; null where there is none. */
  readonly note: string | null
  /** Shown at the top of the page. */
  readonly notice: PageNotice | null
  /** Undefined where no times are offered. */
  readonly offered: readonly OpenTime[] | undefined
  /** The offered time that a link of the mail names, if it can still be chosen. */
  readonly chosen: OpenTime | null
  /** An entered time that was refused; null where there is none. */
  readonly typed: { readonly time: TypedTime; readonly errors: FieldErrors } | null
}

/** A page without an invitation. */
export function presentNotice(notice: PageNotice, reader: PageReader): string {
  const { title, text } = rsvpPageTexts(reader.language).pages[notice]
  return frame({ title, reader, isNoted: false }, html`<h1>${title}</h1><p class="words">${text}</p>`)
}

export function presentInvitation(view: InvitationView, reader: PageReader): string {
  const { row, closed, notice, offered } = view
  const words = rsvpPageTexts(reader.language)
  const title = row.meeting_title || words.untitled
  const said = { view, words, reader }
  const banner = closed ?? notice
  const body = html`
    ${banner && noticeBox(banner, words)}
    <p class="by">${words.invites(row.organizer_name)}</p>
    <h1>${title}</h1>
    ${facts(said)}
    ${ownAnswer(said)}
    ${closed === null && (offered ? offerForm(said, offered) : answerForm(said))}
    ${closed === null && !offered && proposalForm(said)}
    ${closed !== 'expired' && !row.is_all_day && zoneForm(said)}
    ${closed === null && calendarLink(said)}`
  const script = html`<script async src="/answer/script/zone.js" data-zone="${view.zone}"></script>`
  return frame({ title, reader, isNoted: true, script: view.findsZone ? script : null }, body)
}

interface Said {
  readonly view: InvitationView
  readonly words: RsvpPageTexts
  readonly reader: PageReader
}

function frame(
  {
    title,
    reader,
    isNoted,
    script = null,
  }: {
    readonly title: string
    readonly reader: PageReader
    readonly isNoted: boolean
    readonly script?: Html | null
  },
  body: Html,
): string {
  const { language } = reader
  const footer = isNoted ? html`<p>${rsvpPageTexts(language).private_link}</p>` : null
  return renderGuestPage({ language, title, style: guest_style, body, footer, script })
}

function noticeBox(notice: PageNotice, words: RsvpPageTexts): Html {
  const { title, text } = words.pages[notice]
  return html`<div class="note ${notice === 'over' ? '' : 'warn'}" role="alert"><b>${title}</b>${text}</div>`
}

function facts({ view: { row, zone, offered }, words, reader }: Said): Html {
  const place = row.location_name
  const repeats = row.is_series ? words.repeats[row.recurring_type ?? 'custom'] : null
  return html`<dl class="facts">
${!offered && html`<div><dt>${words.when}</dt><dd>${when(row, zone, { words, reader })}${repeats && html`<span class="small">${repeats}</span>`}</dd></div>`}
${place && html`<div><dt>${words.where}</dt><dd>${linked(place, row.location_link)}</dd></div>`}
${row.meeting_link && html`<div><dt>${words.link}</dt><dd>${linked(row.meeting_link, row.meeting_link)}</dd></div>`}
${row.meeting_description && html`<div><dt>${words.about}</dt><dd class="words">${row.meeting_description}</dd></div>`}
${row.agenda && html`<div><dt>${words.agenda}</dt><dd class="words">${row.agenda}</dd></div>`}
</dl>`
}

interface Time {
  readonly starts_at: Date
  readonly ends_at: Date
}

function when(
  { starts_at, ends_at, is_all_day, meeting_timezone }: InvitedRow & Time,
  zone: string,
  { words, reader }: Pick<Said, 'words' | 'reader'>,
): Html {
  const time = { starts_at, ends_at, is_all_day }
  if (is_all_day) return html`<span class="day">${formatTime(time, meeting_timezone, reader)}</span>`
  const isSame = [starts_at, ends_at].every(
    (at) => zoneOffsetMinutes(zone, at.getTime()) === zoneOffsetMinutes(meeting_timezone, at.getTime()),
  )
  return html`${lines(time, zone, reader)}${
    !isSame &&
    html`<span class="small">${formatTime(time, meeting_timezone, reader)}, ${words.in_their_zone}</span>`
  }`
}

/** Day and hours, with the zone below them. */
function lines({ starts_at, ends_at }: Time, zone: string, reader: PageReader): Html {
  const [first, last] = [starts_at, ends_at].map((at) => formatDay(at, zone, reader))
  const end = `${first === last ? '' : `${last}, `}${formatClock(ends_at, zone, reader)}`
  return html`<span class="day">${first ?? ''}</span><br>${formatClock(starts_at, zone, reader)} – ${end}<span class="small">${formatZone(zone, reader.locale, starts_at)}</span>`
}

/** Only http and https addresses become links. */
function linked(text: string, address: string | null): Html {
  const link = followableLink(address)
  return link !== null ? html`<a href="${link}" rel="noopener noreferrer">${text}</a>` : html`${text}`
}

function ownAnswer({ view: { row, zone, closed }, words, reader }: Said): Html | null {
  const { meeting_action, is_tentative, answer_note, organizer_name } = row
  const { counter_action, counter_starts_at, counter_ends_at } = row
  const answer = meeting_action === 'pending' && is_tentative ? 'tentative' : meeting_action
  const counter =
    counter_starts_at && counter_ends_at && counter_action !== 'approved' && closed === null
      ? formatTime(
          { starts_at: counter_starts_at, ends_at: counter_ends_at, is_all_day: false },
          zone,
          reader,
        )
      : null
  return html`<div role="status">${
    answer !== 'pending' &&
    html`<div class="note good"><b>${words.said[answer]}</b>${closed === null && words.sees_it(organizer_name)}${
      answer_note !== '' && html`<span class="words said">${words.your_note(answer_note)}</span>`
    }</div>`
  }${
    counter !== null &&
    html`<div class="note"><b>${words.proposed(counter)}</b>${
      counter_action === 'pending'
        ? words.proposal_open(organizer_name)
        : words.proposal_declined(organizer_name)
    }</div>`
  }</div>`
}

function answerForm({ view, words }: Said): Html {
  const { meeting_action, is_tentative } = view.row
  const given = is_tentative ? 'maybe' : given_choices[meeting_action]
  const choice = view.choice === given ? null : view.choice
  const isFirst = given === null && choice === null
  const question = isFirst ? words.question : words.question_again
  const button = (answer: AnswerChoice) =>
    html`<button class="${answer === choice || (isFirst && answer === 'yes') ? 'main' : ''}" name="answer" value="${answer}"${
      answer === choice && html` autofocus`
    }>${answer === choice ? words.confirm(words[answer]) : words[answer]}</button>`
  const others = answer_choices.filter((answer) => answer !== given && answer !== choice)
  return html`<section><h2>${choice === null ? question : words.confirm_question}</h2>
<form method="post" id="${answer_form}">${hidden(view)}${choice !== null && html`<div class="row">${button(choice)}</div>`}
${noteField({ view, words })}<div class="row">
${others.map(button)}
</div></form></section>`
}

const given_choices = { pending: null, approved: 'yes', rejected: 'no' } as const

/** The note belongs to the answer, so a changed answer keeps it unless the reader changes it, too. */
function noteField({ view: { row, note }, words }: Pick<Said, 'view' | 'words'>): Html {
  return html`<div class="field noted"><label for="note">${words.note_label(row.organizer_name)}</label>
<textarea id="note" name="note" rows="2" maxlength="${answer_note_characters_max}">${note ?? row.answer_note}</textarea></div>`
}

function offerForm({ view, words, reader }: Said, offered: readonly OpenTime[]): Html {
  const { chosen } = view
  const button = (time: OpenTime) =>
    html`<button${time === chosen && html` class="main" autofocus`} name="time" value="${time.held_time_id ?? 'own'}">${lines(time, view.zone, reader)}</button>`
  const buttons = [...(chosen ? [chosen] : []), ...offered.filter((time) => time !== chosen)].map(button)
  const question = chosen ? words.confirm_question : words.choose
  return html`<section><h2>${question}</h2><p class="small">${words.choose_small(view.row.organizer_name)}</p>
<form method="post" id="${answer_form}">${hidden(view)}<input type="hidden" name="answer" value="take">${noteField({ view, words })}<div class="times">${buttons}</div></form>
<form method="post">${hidden(view)}<div class="row"><button name="answer" value="no">${words.none_of_them}</button></div></form></section>`
}

/** The version that the reader responds to, and the zone for the next page. */
function hidden({ row, zone }: InvitationView): Html {
  return html`<input type="hidden" name="seen" value="${timesSeen(row)}"><input type="hidden" name="zone_shown" value="${zone}">`
}

function proposalForm({ view, words, reader }: Said): Html {
  const { row, zone, typed } = view
  const time = typed?.time ?? { date: wallTimeOf(row.starts_at.getTime(), zone).slice(0, 10), time: '', zone }
  const errors = typed?.errors ?? {}
  const [first] = fields.filter((name) => errors[name] !== undefined)
  const field = (name: keyof TypedTime, input: (attributes: Html) => Html) => {
    const wrong = errors[name]
    const attributes = html` id="${name}" name="${name}" required${
      wrong !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`
    }${name === first && html` autofocus`}`
    return html`<div class="field ${name === 'zone' ? 'wide' : ''}"><label for="${name}">${words[name]}</label>
${input(attributes)}
${wrong !== undefined && html`<p class="error" id="${name}-error">${words.wrong[wrong]}</p>`}</div>`
  }
  return html`<section><details${typed !== null && html` open`}><summary>${words.propose}</summary>
<form method="post" novalidate>${hidden(view)}<p class="small">${words.propose_small(row.organizer_name)}</p><div class="fields">
${field('date', (attributes) => html`<input${attributes} type="date" value="${time.date}">`)}${
  row.is_all_day
    ? html`<input type="hidden" name="time" value="00:00"><input type="hidden" name="zone" value="${row.meeting_timezone}">`
    : html`${field('time', (attributes) => html`<input${attributes} type="time" value="${time.time}">`)}
${field('zone', (attributes) => html`<select${attributes}>${renderZoneOptions(time.zone, reader.language)}</select>`)}`
}</div>
<button name="answer" value="propose">${words.send_proposal}</button></form></details></section>`
}

const fields = ['date', 'time', 'zone'] as const

/** The form with the note, to which the zone belongs, so that a note that is being written is kept. */
const answer_form = 'answer'

/** Works without a script, by reloading the page. */
function zoneForm({ view: { zone, choice, chosen, closed }, words, reader }: Said): Html {
  const owner = closed === null && html` form="${answer_form}"`
  const field = html`<div class="field"><label for="shown">${words.show_in}</label>
<select id="shown" name="zone"${owner}>${renderZoneOptions(zone, reader.language)}</select></div>`
  if (owner)
    return html`<section><div class="zones">${field}<button name="show"${owner} value="zone">${words.show}</button></div></section>`
  return html`<section><form method="get" class="zones">${choice && html`<input type="hidden" name="choice" value="${choice}">`}${chosen && html`<input type="hidden" name="time" value="${formatLinkTime(chosen.starts_at)}">`}${field}<button>${words.show}</button></form></section>`
}

function calendarLink({ view: { token }, words }: Said): Html {
  return html`<section><a class="button" href="/answer/${token}/meeting.ics">${words.calendar}</a></section>`
}

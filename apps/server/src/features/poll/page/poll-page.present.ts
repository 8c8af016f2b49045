import {
  type BestOption,
  followableLink,
  poll_answers,
  type PollAnswer,
  type PollPlace,
  type PollResult,
  type PollState,
} from '@meridian/contract'
import { formatMoment, formatTime } from '../../../platform/format-time.ts'
import { formatZone, formatZoneAllYear } from '../../../platform/format-zone.ts'
import { calendarLinks } from '../../../platform/http/calendar-links.ts'
import { name_characters_max, renderTrap } from '../../../platform/http/guest-form.ts'
import { type GuestPagePerson, hasPicture, renderFaces } from '../../../platform/http/guest-faces.ts'
import { guestPolicy, renderGuestPage } from '../../../platform/http/guest-page.ts'
import { renderZoneForm } from '../../../platform/http/guest-zone.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { PageReader } from '../../../platform/http/page-reader.ts'
import {
  daysOf,
  type PollPageOption,
  type ShownDay,
  type ShownOption,
  showOption,
} from './poll-page-days.rules.ts'
import {
  comment_characters_max,
  type FieldProblem,
  fieldOf,
  type TypedAnswer,
} from './poll-page-form.rules.ts'
import { poll_style } from './poll-page-style.rules.ts'
import { type PollNotice, pollPageTexts, type PollPageTexts } from './poll-page-texts.rules.ts'

/** A page as it is sent. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly policy: string
}

/** What every page of a poll needs. */
export interface PollPageContext {
  readonly reader: PageReader
  /** The zone that times are shown in. */
  readonly zone: string
  /** The zone that the address names; null for none. */
  readonly asked_zone: string | null
  /** Without the query. */
  readonly path: string
  /** False where everybody sees the same zone, and where nothing on the page depends on it. */
  readonly mayChooseZone: boolean
  /** Nothing is known of the reader's zone yet. */
  readonly findsZone: boolean
}

export interface PollPageParticipant {
  readonly participant_id: string
  readonly participant_name: string
  readonly comment: string
  readonly answers: Readonly<Record<string, PollAnswer>>
}

/** A poll as its reader may see it. */
export interface ShownPoll {
  readonly poll_title: string
  readonly poll_description: string | null
  readonly poll_place: PollPlace
  readonly place_details: string | null
  readonly organizer_name: string
  readonly organizer_picture: string | null
  readonly deadline: Date | null
  readonly are_answers_hidden: boolean
  readonly poll_state: PollState
  readonly options: readonly PollPageOption[]
  readonly participants: readonly PollPageParticipant[]
  readonly answered_count: number
  /** Empty where the answers are hidden. */
  readonly results: readonly PollResult[]
  readonly best_option: BestOption | null
  readonly chosen_option_id: string | null
}

/** What was booked, for a reader who may know it. */
export interface ShownMeeting {
  readonly isCancelled: boolean
  readonly starts_ms: number
  readonly ends_ms: number
  readonly is_all_day: boolean
  /** Whole days begin at its midnights. */
  readonly meeting_timezone: string
  readonly place: string | null
  /** Where to join. */
  readonly link: string | null
}

/** The reader as a participant. */
export interface OwnPart {
  readonly participant: PollPageParticipant
  readonly url: string
  /** The own link has just been mailed. */
  readonly isMailed: boolean
  readonly isJustSaved: boolean
}

export interface PollView {
  readonly poll: ShownPoll
  /** Null for a visit by the public link. */
  readonly own: OwnPart | null
  readonly meeting: ShownMeeting | null
  /** Proves that the form is of this server, and makes sending it twice one answer; for the public link. */
  readonly form_token: string | null
  readonly typed: TypedAnswer
  readonly problems: ReadonlyMap<string, FieldProblem>
  readonly notice: PollNotice | null
  readonly status: number
}

interface Frame {
  readonly context: Pick<PollPageContext, 'reader'> & Partial<PollPageContext>
  readonly status?: number
  readonly title: string
  readonly body: Html
  readonly footer?: Html | null
  /** Whose faces the body has. */
  readonly people?: readonly GuestPagePerson[]
}

function render({ context, status = 200, title, body, footer = null, people = [] }: Frame): RenderedPage {
  const { reader, zone = '', findsZone = false } = context
  const script = html`<script async src="/poll/script/zone.js" data-zone="${zone}"></script>`
  return {
    status,
    policy: guestPolicy(poll_style, { hasScript: findsZone, hasPictures: hasPicture(people) }),
    html: renderGuestPage({
      language: reader.language,
      title,
      style: poll_style,
      body,
      footer,
      script: findsZone ? script : null,
    }),
  }
}

export function presentNotice(notice: PollNotice, status: number, reader: PageReader): RenderedPage {
  const { title, text } = pollPageTexts(reader.language).notices[notice]
  const body = html`<h1>${title}</h1><p class="words">${text}</p>`
  return render({ context: { reader }, status, title, body })
}

/** With the fields of an answer that is under way, which the form sends back. */
export function presentZones(
  { reader, path, zone, asked_zone }: PollPageContext,
  fields: Readonly<Record<string, string>> | null,
): RenderedPage {
  const words = pollPageTexts(reader.language)
  const address = `${path}${queryOf(asked_zone)}`
  const body = renderZoneForm({
    words,
    language: reader.language,
    zone,
    path: fields ? address : path,
    kept: fields ?? {},
    back: fields ? null : address,
  })
  return render({ context: { reader }, title: words.changeZone, body })
}

function queryOf(zone: string | null): string {
  return zone === null ? '' : `?${new URLSearchParams({ zone }).toString()}`
}

/** The whole page of a poll: what is asked, what was answered, and the form while it is open. */
export function presentPoll(view: PollView, context: PollPageContext): RenderedPage {
  const { poll, own, meeting, notice, status } = view
  const { reader, zone } = context
  const words = pollPageTexts(reader.language)
  const days = daysOf(poll.options, { zone, reader, words })
  const said: Said = { view, context, words, days, zone_name: formatZoneAllYear(zone, reader.locale) }
  const isDays = poll.options.some(({ option_date }) => option_date !== null)
  const asks = isDays ? words.asksDays(poll.organizer_name) : words.asksTimes(poll.organizer_name)
  const people = [{ full_name: poll.organizer_name, profile_picture: poll.organizer_picture }]
  const isOpen = poll.poll_state === 'open'
  const body = html`${notice && noticeBox(notice, words)}${view.problems.size > 0 && html`<div class="note bad" role="alert">${words.wrongFields}</div>`}
${isOpen ? savedBox(said) : endBox(said, meeting)}
${renderFaces(people, asks)}<h1>${poll.poll_title}</h1>
${poll.poll_description && html`<p class="words">${poll.poll_description}</p>`}
${factsOf(said)}
${meeting && !meeting.isCancelled && calendarSection(said, meeting)}
${isOpen && bestBox(said)}
${isOpen ? answerForm(said) : html`<section><h2>${words.results}</h2>${zoneLine(said)}${optionList(said, (option) => html`<div class="when">${legendOf(said, option)}</div>${ownAnswer(said, option)}${whoOf(said, option)}`)}</section>`}
${commentsOf(said)}
${own && isOpen && html`<section class="own"><h2>${words.ownLink}</h2><div class="field"><label for="own">${words.ownLinkNote}</label><input id="own" readonly value="${own.url}"></div></section>`}`
  return render({
    context,
    status,
    title: poll.poll_title,
    body,
    people,
    footer: own && html`<p>${words.private_link}</p>`,
  })
}

interface Said {
  readonly view: PollView
  readonly context: PollPageContext
  readonly words: PollPageTexts
  readonly days: readonly ShownDay[]
  readonly zone_name: string
}

function noticeBox(notice: PollNotice, words: PollPageTexts): Html {
  const { title, text } = words.notices[notice]
  return html`<div class="note warn" role="alert"><b>${title}</b>${text}</div>`
}

/** Tells that the answer is stored and what is left to answer, also where options were added later. */
function savedBox({ view: { poll, own, problems }, context, words }: Said): Html | null {
  const answers = own?.participant.answers ?? {}
  if (!own || problems.size > 0 || Object.keys(answers).length === 0) return null
  const missing = poll.options.filter(({ option_id }) => !(option_id in answers)).length
  const left = missing > 0 && html` ${words.unanswered(missing)}`
  if (!own.isJustSaved)
    return left === false ? null : html`<div class="note warn" role="status">${left}</div>`
  const until =
    poll.deadline === null
      ? words.savedOpen
      : words.savedUntil(formatMoment(poll.deadline, context.zone, context.reader))
  return html`<div class="note good" role="status"><b>${words.saved}</b>${until}${own.isMailed && html` ${words.mailed}`}${left}</div>`
}

function endBox(
  { view: { poll }, context: { zone, reader }, words }: Said,
  meeting: ShownMeeting | null,
): Html {
  if (meeting === null || poll.poll_state !== 'booked') {
    const [title, text] =
      poll.poll_state === 'booked' ? [words.cancelled, ''] : [words.closed, words.closedNote]
    return html`<div class="note" role="status"><b>${title}</b>${text}</div>`
  }
  const isDay = meeting.is_all_day
  const [starts_at, ends_at] = [new Date(meeting.starts_ms), new Date(meeting.ends_ms)]
  const name = isDay
    ? formatTime({ starts_at, ends_at, is_all_day: true }, meeting.meeting_timezone, reader)
    : showOption({ ...meeting, option_id: '', option_date: null }, { zone, reader, words }).name
  if (meeting.isCancelled) return html`<div class="note" role="status"><b>${words.cancelled}</b>${name}</div>`
  return html`<div class="note good" role="status"><b>${isDay ? words.bookedDay : words.booked}</b>${name}${!isDay && html`<span class="small said">${formatZone(zone, reader.locale, starts_at)}</span>`}</div>`
}

function factsOf({ view: { poll, meeting }, context, words }: Said): Html {
  const place = placeOf(poll)
  const link = meeting && !meeting.isCancelled ? followableLink(meeting.link) : null
  const isOpen = poll.poll_state === 'open'
  return html`<dl class="facts">${place && html`<div><dt>${words.where}</dt><dd>${place}</dd></div>`}${link && html`<div><dt>${words.link}</dt><dd><a href="${link}" rel="noopener noreferrer">${link}</a></dd></div>`}${isOpen && poll.deadline && html`<div><dt>${words.answerBy}</dt><dd>${formatMoment(poll.deadline, context.zone, context.reader)}</dd></div>`}<div><dt>${words.participants}</dt><dd>${words.answered(poll.answered_count, poll.participants.length)}${poll.are_answers_hidden && html`<span class="small">${words.hidden(poll.organizer_name)}</span>`}</dd></div></dl>`
}

function placeOf({ poll_place, place_details }: ShownPoll): Html | null {
  if (poll_place === 'google_meet') return html`Google Meet`
  if (poll_place === 'zoom') return html`Zoom`
  if (poll_place === 'none' || place_details === null) return null
  const link = poll_place === 'link' ? followableLink(place_details) : null
  return link === null
    ? html`${place_details}`
    : html`<a href="${link}" rel="noopener noreferrer">${place_details}</a>`
}

function calendarSection(
  { view: { poll, own }, context: { path, asked_zone }, words }: Said,
  meeting: ShownMeeting,
) {
  const place = meeting.place ?? meeting.link ?? ''
  const links = calendarLinks({
    title: poll.poll_title,
    starts_at: new Date(meeting.starts_ms),
    ends_at: new Date(meeting.ends_ms),
    whole_days_in: meeting.is_all_day ? meeting.meeting_timezone : undefined,
    details: meeting.link ?? '',
    place,
  })
  return html`<section><h2>${words.addTo}</h2><p class="row"><a class="button" href="${links.google}" rel="noopener noreferrer" target="_blank">Google</a><a class="button" href="${links.outlook}" rel="noopener noreferrer" target="_blank">Outlook</a>${own && html`<a class="button" href="${path}/meeting.ics${queryOf(asked_zone)}">${words.file}</a>`}</p></section>`
}

/** In one sentence: which option suits most, and who cannot. */
function bestBox({ view: { poll }, words, days }: Said): Html | null {
  const best = poll.best_option
  const option = days.flatMap(({ options }) => options).find(({ option_id }) => option_id === best?.option_id)
  if (!best || !option) return null
  const names = words.list(best.cannot)
  const who =
    best.kind === 'all'
      ? words.best.all
      : best.kind === 'all_but'
        ? words.best.allBut(names)
        : words.best.most(names)
  return html`<div class="note good best"><b>★ ${words.top.best}: ${option.name}</b><span>${who}</span></div>`
}

function answerForm(said: Said): Html {
  const { view, context, words } = said
  const { own, typed, problems, form_token } = view
  const field = (
    name: string,
    label: string,
    input: (attributes: Html) => Html,
    hint: string | null = null,
  ) => {
    const problem = problems.get(name)
    const described = [
      ...(problem ? [`${name}-error`] : []),
      ...(hint === null ? [] : [`${name}-hint`]),
    ].join(' ')
    const attributes = html` id="${name}" name="${name}"${problem !== undefined && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}`
    return html`<div class="field"><label for="${name}">${label}${name !== 'name' && html` <span class="small">${words.optional}</span>`}</label>${input(attributes)}${hint !== null && html`<p class="small" id="${name}-hint">${hint}</p>`}${problem !== undefined && html`<p class="error" id="${name}-error">${words.wrong[problem]}</p>`}</div>`
  }
  const comment = field(
    'comment',
    words.comment,
    (attributes) =>
      html`<textarea${attributes} rows="2" maxlength="${comment_characters_max}">${typed.comment}</textarea>`,
  )
  const missing = problems.get('answers') ?? null
  const hasAnswered = own !== null && Object.keys(own.participant.answers).length > 0
  const send = hasAnswered ? words.save : words.send
  // The Enter key presses the first button, and that must not be the one of the zone.
  return html`<form method="post" action="${context.path}${queryOf(context.asked_zone)}" novalidate><button class="hide" tabindex="-1" aria-hidden="true">${send}</button>${form_token !== null && html`<input type="hidden" name="form" value="${form_token}">`}
<section><h2 id="options">${words.options}</h2>${own && html`<p class="small">${words.hello(own.participant.participant_name)}</p>`}${zoneLine(said)}
${missing && html`<p class="error all" id="answers-error">${words.wrong[missing]}</p>`}
${optionList(said, (option) => html`<fieldset class="option"${missing && html` aria-describedby="answers-error"`}><legend class="when">${legendOf(said, option)}</legend><div class="choice">${poll_answers.map((answer) => choiceOf(option, answer, said))}</div>${whoOf(said, option)}</fieldset>`)}</section>
<section>${own === null && html`<h2>${words.yourDetails}</h2><p class="small">${words.answeredBefore}</p>`}<div class="stack">${own === null && html`<div class="pair stack">${field('name', words.name, (attributes) => html`<input${attributes} required autocomplete="name" maxlength="${name_characters_max}" value="${typed.name}">`)}${field('email', words.email, (attributes) => html`<input${attributes} type="email" autocomplete="email" maxlength="320" value="${typed.email}">`, words.emailHint)}</div>`}${comment}</div>
${renderTrap(words.trapLabel)}
<p class="picks"><button class="main">${send}</button></p></section></form>`
}

function zoneLine({
  view: { poll },
  context: { zone, mayChooseZone },
  words,
  days,
  zone_name,
}: Said): Html | null {
  if (!poll.options.some(({ option_date }) => option_date === null)) return null
  const isTwice = days.some(({ options }) => options.some((one) => one.isTwice))
  const choose =
    poll.poll_state === 'open'
      ? html`<button name="choose" value="zone">${words.changeZone}</button>`
      : html`<a href="?choose=zone&amp;zone=${encodeURIComponent(zone)}" rel="nofollow">${words.changeZone}</a>`
  return html`<p class="small zone">${words.timesInZone(zone_name)}${mayChooseZone && html`<span class="screen"> · ${choose}</span>`}</p>${isTwice && html`<p class="note">${words.twice}</p>`}`
}

/** The options by days, with what the page says of each. */
function optionList({ view: { poll }, days }: Said, show: (option: ShownOption) => Html): Html {
  const top = topOf(poll)?.option_id
  const shown = days.map(({ name, day, weekday, month, options }) => {
    const leaf = html`<i aria-hidden="true">${day}</i><span aria-hidden="true">${weekday}<span class="small">${month}</span></span><span class="hide">${name}</span>`
    const items = options.map(
      (option) => html`<li${option.option_id === top && html` class="top"`}>${show(option)}</li>`,
    )
    return html`<li>${options.some(({ clock }) => clock !== '') && html`<h3 class="leaf">${leaf}</h3>`}<ul class="options">${items}</ul></li>`
  })
  return html`<ul class="days">${shown}</ul>`
}

/** The option that stands out, and why. */
function topOf(poll: ShownPoll): { readonly option_id: string; readonly reason: 'best' | 'chosen' } | null {
  const { poll_state, best_option, chosen_option_id } = poll
  if (poll_state === 'open') return best_option && { option_id: best_option.option_id, reason: 'best' }
  return chosen_option_id === null ? null : { option_id: chosen_option_id, reason: 'chosen' }
}

/** The name of an option: what is seen is its time below its day, what is heard is all of it. */
function legendOf(
  { view: { poll }, words, days, zone_name }: Said,
  { option_id, clock, name }: ShownOption,
): Html {
  const day = days.find(({ options }) => options.some((one) => one.option_id === option_id))
  const top = topOf(poll)
  const tag = top?.option_id === option_id && html`<span class="tag">★ ${words.top[top.reason]}</span>`
  if (clock === '' && day)
    return html`<span class="leaf"><i aria-hidden="true">${day.day}</i><span aria-hidden="true">${day.weekday}<span class="small">${day.month}</span></span><span class="hide">${name}</span></span>${tag}`
  return html`<span><span class="hide">${day?.name ?? ''}, </span>${clock}<span class="hide">, ${zone_name}</span></span>${tag}`
}

const signs: Readonly<Record<PollAnswer, string>> = { yes: '✓', if_need_be: '(✓)', no: '✕' }

function choiceOf({ option_id }: ShownOption, answer: PollAnswer, { view: { typed }, words }: Said): Html {
  return html`<label><input type="radio" name="${fieldOf(option_id)}" value="${answer}"${typed.answers[option_id] === answer && html` checked`}><span class="${answer}"><i aria-hidden="true">${signs[answer]}</i>${words.answers[answer]}</span></label>`
}

function ownAnswer({ view: { own }, words }: Said, { option_id }: ShownOption): Html | null {
  const answer = own?.participant.answers[option_id]
  return answer
    ? html`<p class="who"><span class="${answer}">${words.yours}: <b>${signs[answer]} ${words.answers[answer]}</b></span></p>`
    : null
}

const named_participants_max = 12

/** Who answered what, in words; behind a press where many did. */
function whoOf({ view: { poll }, words }: Said, { option_id }: ShownOption): Html | null {
  const result = poll.results.find((one) => one.option_id === option_id)
  if (!result || poll.are_answers_hidden) return null
  const given = poll_answers.flatMap((answer) => {
    const names = poll.participants.flatMap(({ answers, participant_name }) =>
      answers[option_id] === answer ? [participant_name] : [],
    )
    return names.length === 0 ? [] : [{ answer, names }]
  })
  if (given.length === 0) return html`<p class="who">${words.noAnswers}</p>`
  const count = given.reduce((sum, { names }) => sum + names.length, 0)
  const told = (hasNames: boolean) =>
    given.map(
      ({ answer, names }) =>
        html`<span class="${answer}"><b>${signs[answer]} ${words.counts[answer](names.length)}</b>${hasNames && html`: ${names.join(', ')}`}</span>`,
    )
  return html`${barOf(result)}${
    count <= named_participants_max
      ? html`<p class="who">${told(true)}</p>`
      : html`<details class="names"><summary><span class="who">${told(false)}</span></summary><p class="who">${told(true)}</p></details>`
  }`
}

/** The shares as a bar, beside the words. */
function barOf(result: PollResult): Html {
  const all = result.yes + result.if_need_be + result.no
  let start = 0
  const parts = poll_answers.map((answer) => {
    const width = result[answer]
    const part = width > 0 && html`<rect class="${answer}" x="${start}" width="${width}" height="1"/>`
    start += width
    return part || html``
  })
  return html`<svg class="bar" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`
}

function commentsOf({ view: { poll, own }, words }: Said): Html | null {
  const said = poll.participants.filter(
    ({ comment, participant_id }) =>
      comment !== '' && participant_id !== own?.participant.participant_id && !poll.are_answers_hidden,
  )
  if (said.length === 0) return null
  const items = said.map(
    ({ participant_name, comment }) =>
      html`<li><b>${participant_name}</b><span class="words">${comment}</span></li>`,
  )
  return html`<section><h2>${words.comments}</h2><ul class="said">${items}</ul></section>`
}

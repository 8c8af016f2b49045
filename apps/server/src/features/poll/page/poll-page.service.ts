import { writeCalendar } from '@meridian/icalendar'
import { readZone } from '../../../platform/http/guest-zone.ts'
import { guestReader, readerOf } from '../../../platform/http/page-reader.ts'
import type { FormRequest } from '../../../platform/http/serve-form-pages.ts'
import { newId } from '../../../platform/id.ts'
import {
  pollFormToken,
  pollToken,
  readPollFormToken,
  readPollToken,
} from '../../../platform/security/poll-token.ts'
import { countHit, countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { eventOf, listExportRows, product_id } from '../../meeting/meeting.api.ts'
import {
  answerAsParticipant,
  findPollOfLink,
  joinPoll,
  type PollLink,
  type PollOfLink,
} from '../poll-answer.service.ts'
import {
  type FieldProblem,
  fieldsOf,
  nothing_typed,
  problemsIn,
  readAnswer,
  type TypedAnswer,
} from './poll-page-form.rules.ts'
import type { PollNotice } from './poll-page-texts.rules.ts'
import * as present from './poll-page.present.ts'

/** A page, or the path that shows the outcome. */
export type PollReply = present.RenderedPage | { readonly see: `/${string}` }

const answers_of_network: Limit = { most: 120, windowSeconds: 3600 }
const answers_of_participant: Limit = { most: 60, windowSeconds: 3600 }
const joins_of_network: Limit = { most: 30, windowSeconds: 3600 }
const joins_of_address: Limit = { most: 10, windowSeconds: 3600 }
const joins_of_poll: Limit = { most: 200, windowSeconds: 3600 }

export function noticePage(
  notice: PollNotice,
  status: number,
  acceptLanguage: string | undefined,
): present.RenderedPage {
  return present.presentNotice(notice, status, readerOf(acceptLanguage, null))
}

function notFound({ acceptLanguage }: FormRequest): present.RenderedPage {
  return noticePage('unknown', 404, acceptLanguage)
}

/** The poll by its public link or by the own link of a participant. */
export async function showPoll(visit: FormRequest, purpose: LinkPurpose): Promise<PollReply> {
  const found = await findPoll(visit, purpose)
  if (!found) return notFound(visit)
  if (visit.query.get('choose') === 'zone' && found.context.mayChooseZone)
    return present.presentZones(found.context, null)
  return pollPage(visit, found, {})
}

/** Chooses another zone while an answer is under way, and goes on with what was filled in. Null for an answer that is sent. */
async function chooseZone(
  visit: FormRequest,
  purpose: LinkPurpose,
  form: URLSearchParams,
): Promise<present.RenderedPage | null> {
  const chosen = form.get('choose')
  if (chosen === null) return null
  const zone = chosen === 'shown' && readZone(form)
  const found = await findPoll(zone ? { ...visit, query: new URLSearchParams({ zone }) } : visit, purpose)
  if (!found) return notFound(visit)
  const typed = readAnswer(form, found.shown.options)
  if (chosen === 'zone' && found.context.mayChooseZone)
    return present.presentZones(found.context, fieldsOf(typed))
  return pollPage(visit, found, { typed })
}

/** Stores a first answer and leads to the own link. */
export async function joinByForm(visit: FormRequest, form: URLSearchParams): Promise<PollReply> {
  const choosing = await chooseZone(visit, 'public', form)
  if (choosing) return choosing
  const found = await findPoll(visit, 'public')
  if (!found) return notFound(visit)
  const sent = examine(found, form)
  if (!sent.isGood) return pollPage(visit, found, sent)
  const { typed } = sent
  const { db, box, ip, now } = visit
  const { poll_id } = found.shown.poll
  await countNetworkHit(db, 'poll join', ip, joins_of_network, now)
  await countHit(db, 'poll join of', poll_id, joins_of_poll, now)
  if (typed.email !== '') await countHit(db, 'poll join to', typed.email.toLowerCase(), joins_of_address, now)
  const joining = {
    participant_id: readPollFormToken(box, poll_id, form.get('form') ?? ''),
    poll_id,
    name: typed.name,
    email: typed.email === '' ? null : typed.email,
    timezone: found.context.asked_zone,
    language: found.context.reader.locale,
    answers: givenAnswers(typed),
    comment: typed.comment,
  }
  const joined = await joinPoll(visit, joining, now)
  if (joined.outcome === 'saved') {
    const isMailed = joining.email !== null && visit.config.publicUrl !== undefined
    return { see: ownPath(visit, found, joined.participant_id, isMailed) }
  }
  if (joined.outcome === 'gone') return notFound(visit)
  return changedPage(visit, 'public', { typed, notice: joined.outcome })
}

/** Changes the answer of the participant whose own link this is. */
export async function changeAnswer(visit: FormRequest, form: URLSearchParams): Promise<PollReply> {
  const choosing = await chooseZone(visit, 'own', form)
  if (choosing) return choosing
  const found = await findPoll(visit, 'own')
  const own = found?.shown.own
  if (!found || !own) return notFound(visit)
  const sent = examine(found, form)
  if (!sent.isGood) return pollPage(visit, found, sent)
  const { typed } = sent
  const { db, ip, now } = visit
  const { participant_id } = own
  await countNetworkHit(db, 'poll answer', ip, answers_of_network, now)
  await countHit(db, 'poll answer of', participant_id, answers_of_participant, now)
  const answer = { participant_id, answers: givenAnswers(typed), comment: typed.comment }
  const outcome = await answerAsParticipant(visit, answer, now)
  if (outcome === 'saved') return { see: ownPath(visit, found, participant_id, false) }
  return outcome === 'gone' ? notFound(visit) : changedPage(visit, 'own', { typed, notice: 'ended' })
}

/** The booked meeting as a calendar file; a page where there is none. */
export async function openCalendar(
  visit: FormRequest,
): Promise<present.RenderedPage | { readonly calendar: string }> {
  const found = await findPoll(visit, 'own')
  const own = found?.shown.own
  if (!found || !own) return notFound(visit)
  const { meeting, organizer, poll } = found.shown
  const [exported] =
    meeting && !meeting.is_cancelled && poll.poll_state === 'booked'
      ? await listExportRows(visit.db, organizer.user_id, [meeting.meeting_id])
      : []
  if (!exported) return present.presentNotice('no_file', 410, found.context.reader)
  const attendee = {
    name: own.participant_name,
    email: own.participant_email ?? '',
    kind: 'individual',
    role: 'required',
    answer: 'needs_action',
  } as const
  // The organizer's notes and the other participants stay private.
  const event = {
    ...eventOf(exported, organizer.user_id),
    title: poll.poll_title,
    description: exported.meeting_description,
    priority: null,
    // Whether an address that was typed on the public page is stored would tell that it takes part.
    attendees: own.is_invited && attendee.email !== '' ? [attendee] : [],
  }
  return {
    calendar: writeCalendar([event], { productId: product_id, now: visit.now.getTime(), method: 'PUBLISH' }),
  }
}

export type LinkPurpose = 'public' | 'own'

interface FoundPoll {
  readonly shown: PollOfLink
  readonly context: present.PollPageContext
}

async function findPoll(visit: FormRequest, purpose: LinkPurpose): Promise<FoundPoll | undefined> {
  const { db, box, now, param, query, acceptLanguage } = visit
  const id = readPollToken(box, param('token'), purpose)
  if (id === undefined) return undefined
  const link: PollLink = purpose === 'own' ? { participant_id: id } : { token_poll_id: id }
  const shown = await findPollOfLink(db, link, now)
  if (!shown) return undefined
  const { poll, own, options, is_open } = shown
  const asked_zone = readZone(query)
  const own_zone = own?.participant_timezone ?? null
  const hasTimes = options.some(({ option_date }) => option_date === null) || poll.deadline !== null
  const mayChooseZone = !poll.is_zone_fixed && hasTimes
  return {
    shown,
    context: {
      reader: guestReader(own?.participant_language ?? null, acceptLanguage),
      zone: poll.is_zone_fixed ? poll.poll_timezone : (asked_zone ?? own_zone ?? poll.poll_timezone),
      asked_zone,
      path: pathOf(purpose, param('token')),
      mayChooseZone,
      findsZone: mayChooseZone && is_open && asked_zone === null && own_zone === null,
    },
  }
}

function pathOf(purpose: LinkPurpose, token: string): `/${string}` {
  return purpose === 'own' ? `/poll/answer/${token}` : `/poll/${token}`
}

function ownPath(
  { box }: FormRequest,
  { context: { asked_zone } }: FoundPoll,
  participant_id: string,
  isMailed: boolean,
): `/${string}` {
  const query = new URLSearchParams({
    ...(asked_zone !== null && { zone: asked_zone }),
    saved: isMailed ? 'mailed' : '1',
  })
  return `${pathOf('own', pollToken(box, participant_id, 'own'))}?${query.toString()}`
}

interface Sent {
  readonly typed: TypedAnswer
  readonly problems: ReadonlyMap<string, FieldProblem>
  readonly notice: PollNotice | null
  readonly status: number
  readonly isGood: boolean
}

function examine({ shown }: FoundPoll, form: URLSearchParams): Sent {
  const typed = readAnswer(form, shown.options)
  const none: Sent = { typed, problems: new Map(), notice: null, status: 200, isGood: true }
  if (!shown.is_open) return { ...none, notice: 'ended', status: 409, isGood: false }
  if (typed.trap !== '') return { ...none, notice: 'trap', status: 400, isGood: false }
  const problems = problemsIn(typed, { asksName: shown.own === null })
  return problems.size === 0 ? none : { ...none, problems, status: 400, isGood: false }
}

function givenAnswers({ answers }: TypedAnswer) {
  return Object.entries(answers).map(([option_id, answer]) => ({ option_id, answer }))
}

/** What has changed meanwhile is read anew. */
async function changedPage(
  visit: FormRequest,
  purpose: LinkPurpose,
  said: { readonly typed: TypedAnswer; readonly notice: 'ended' | 'full' },
): Promise<present.RenderedPage> {
  const found = await findPoll(visit, purpose)
  return found ? pollPage(visit, found, { ...said, status: 409 }) : notFound(visit)
}

function pollPage(
  visit: FormRequest,
  { shown, context }: FoundPoll,
  { typed, problems = new Map(), notice = null, status = 200 }: Partial<Sent>,
): present.RenderedPage {
  const { poll, organizer, participants, results, best, meeting, own, options, is_open } = shown
  const { box, origin, query, param } = visit
  const saved = own?.answered_ms == null ? null : query.get('saved')
  const kept = own ? { ...nothing_typed, answers: own.answers, comment: own.comment } : nothing_typed
  return present.presentPoll(
    {
      poll: {
        ...poll,
        organizer_name: organizer.full_name,
        organizer_picture: organizer.profile_picture,
        poll_state: poll.poll_state === 'open' && !is_open ? 'closed' : poll.poll_state,
        options,
        participants,
        answered_count: participants.filter(({ answered_ms }) => answered_ms !== null).length,
        results,
        best_option: best,
      },
      own: own && {
        participant: own,
        url: `${origin}${pathOf('own', param('token'))}`,
        isMailed: saved === 'mailed',
        isJustSaved: saved !== null && notice === null,
      },
      meeting: meeting && {
        ...meeting,
        isCancelled: meeting.is_cancelled,
        place: meeting.location_name,
        // The public link invites no one by itself.
        link: own ? meeting.meeting_link : null,
      },
      form_token: own ? null : pollFormToken(box, poll.poll_id, newId()),
      typed: typed ?? kept,
      problems,
      notice,
      status,
    },
    context,
  )
}

import type { MailDraft, NamedTime, SlotPair } from '@meridian/contract'
import type { ReplyDraft } from '@meridian/text'
import { areLikely, asksForTime, gap, meetingMinutes, type Stretch } from '@meridian/text/answering'
import type { LanguageModel } from '../../../platform/language-model.ts'
import { formatLinkLine } from '../reply/offer-link.rules.ts'
import { requireOfferable } from '../../meeting/meeting.api.ts'
import { getMail, type ReadableMail } from '../mail.service.ts'
import {
  findMeetingTimes,
  findSender,
  type OfferedTimes,
  sentOn,
  tellTimes,
  type TimedSender,
} from './meeting-time.service.ts'
import { readMovedMeeting, withMovedMeeting } from './moved-meeting.service.ts'
import { readSaidTimes } from './named-time.rules.ts'
import { type TextCall, findModel, findModelText, type TextTools } from './model.service.ts'
import { reply_characters_max } from './prompt-limits.rules.ts'
import { findSenderZone } from './sender-zone.rules.ts'
import { presentTimeSearch } from './time-search.rules.ts'
import {
  type AnsweredPassage,
  ownerOf,
  passageOf,
  type ReadWish,
  textTasks,
  withRefusal,
} from './text-tasks.service.ts'
import { readWithModel } from './wish-reading.service.ts'

const too_long = 'This mail takes too long to read, so no reply can be drafted. Please write it yourself.'

export interface DraftWish {
  readonly mail_id: string
  readonly reply_point: string
  readonly offers_times?: boolean | undefined
  readonly said_times?: readonly NamedTime[] | undefined
  /** Times that the person has chosen. */
  readonly offered_slots?: readonly SlotPair[] | undefined
}

/**
 * An answer to a mail for its person to read, change and send; who gets it is not in it. Throws `not_found`; `bad_input`
 * for impossible times, and `conflict` for one that is not free.
 */
export async function getDraft(
  tools: TextTools,
  { mail_id, reply_point, offers_times, said_times = [], offered_slots = [] }: DraftWish,
  asking: TextCall,
): Promise<MailDraft> {
  const { db, actor, now } = asking
  const chosen = offered_slots.map(([start, end]): Stretch => [Date.parse(start), Date.parse(end)])
  const offersTimes = offers_times === true || chosen.length > 0
  const mail = await getMail(db, actor, mail_id)
  const address = replyAddressOf(mail)
  const sender = await findSender(db, actor, address, now)
  const zone = sender?.timezone ?? zoneShownBy(mail, actor) ?? actor.timezone
  const passage = answeredPassage(mail, zone, { reply_point, offersTimes, said_times })
  const alone = await withRefusal(too_long, textTasks.run('readWish', passage, ownerOf(actor)))
  const { mail_date } = mail.mail
  const moving = { passage, wish: alone, address, mail_date, timeZone: zone }
  const {
    wish: grammar,
    moved_id,
    senders_meeting,
  } = await withRefusal(too_long, withMovedMeeting(moving, asking))
  const other_user_id = sender?.user_id ?? null
  if (chosen.length > 0) {
    const wanted = { slots: chosen, other_user_id, moved_meeting_id: moved_id ?? undefined }
    await requireOfferable(db, actor, wanted, now)
  }
  // What the person says of times is known of no model, and chosen times need no reading.
  const read =
    said_times.length + chosen.length > 0
      ? grammar
      : await readWithModel(tools, { mail, passage, wish: grammar, timeZone: zone }, asking)
  const timeZone = zoneOfWish(read, zone, actor)
  const { wish, times } =
    chosen.length > 0
      ? { wish: read, times: chosenTimes(chosen, sender, actor) }
      : await findTimes({ wish: read, timeZone, sender, offersTimes, moved_id }, asking)
  const { from_name: senderName, from_address: senderAddress } = mail.mail
  const otherNames = namesOfRecipients(mail)
  const known = { ownName: actor.full_name, senderName, senderAddress, otherNames, now: now.getTime() }
  const context = { ...known, ...times, isSharedZone: timeZone === actor.timezone }
  const { language } = wish
  const drafted = textTasks.run('draft', { passage, wish, context }, ownerOf(actor))
  const own = await withRefusal(too_long, drafted)
  const model = own.refusal === null ? await findModel(tools, db) : undefined
  const answer = model && (await findModelDraft(tools, { mail, model, times, own, reply_point }, asking))
  const link_line = tools.publicUrl ? formatLinkLine(`${tools.publicUrl}/answer/…`, language) : null
  const minutes = meetingMinutes(wish.wish)
  const search = { request: wish, timeZone, minutes, now, found: times, sender }
  const time_search = presentTimeSearch(own, search)
  const moves =
    own.slots.length > 0
      ? { moved_meeting: await readMovedMeeting({ moved_id, address }, asking), senders_meeting }
      : { moved_meeting: null, senders_meeting: null }
  const draft = { ...presentDraft(mail_id, { ...own, ...answer }), ...moves, link_line, time_search }
  if (model && answer !== undefined) {
    return {
      ...draft,
      provider: 'openai-compatible',
      model: model.model,
      host: model.host,
      is_offline: false,
      left_out_count: answer.left_out_count,
    }
  }
  const is_offline = model !== undefined
  return { ...draft, provider: 'embedded', model: null, host: null, is_offline, left_out_count: 0 }
}

function namesOfRecipients({ content }: ReadableMail): string[] {
  return [...content.to_people, ...content.cc_people].slice(0, most_people).map(({ name }) => name)
}

const most_people = 50

/** Null where the answer goes to another address than the mail came from. */
function replyAddressOf({ mail, content }: ReadableMail): string | null {
  const { from_address } = mail
  const goesElsewhere = content.reply_to_people.some(
    ({ address }) => address.toLowerCase() !== from_address.toLowerCase(),
  )
  return goesElsewhere ? null : from_address
}

function zoneShownBy({ mail, content }: ReadableMail, { timezone }: TextCall['actor']): string | null {
  return findSenderZone(content.date_offset_minutes, { at: mail.mail_date, readersZone: timezone })
}

interface AnsweringWish {
  readonly reply_point: string
  readonly offersTimes: boolean
  readonly said_times: readonly NamedTime[]
}

function answeredPassage(
  mail: ReadableMail,
  timeZone: string,
  { reply_point, offersTimes, said_times }: AnsweringWish,
): AnsweredPassage {
  const { mail_date, is_bulk } = mail.mail
  const replied = { point: reply_point, offersTimes, said: readSaidTimes(said_times) }
  return { ...passageOf(mail), sentOn: sentOn(mail_date, timeZone), isBulk: is_bulk, ...replied }
}

/** The zone that the mail names, else `zone`. */
function zoneOfWish({ wish: { timeZone } }: ReadWish, zone: string, { timezone }: TextCall['actor']): string {
  return (timeZone === 'reader' ? timezone : timeZone) ?? zone
}

/** In their order; nothing is said of who is free. */
function chosenTimes(
  chosen: readonly Stretch[],
  sender: TimedSender | undefined,
  { timezone }: TextCall['actor'],
): FoundTimes {
  const slots = chosen.toSorted(([one], [other]) => one - other)
  return { slots, areChosen: true, timeZone: sender?.timezone ?? timezone, bothKnown: false }
}

type FoundTimes = Partial<OfferedTimes> &
  Pick<OfferedTimes, 'slots' | 'timeZone' | 'bothKnown'> & { readonly areChosen?: boolean }

/** Looked for only where the mail asks to meet. Times that it may not mean are those of an unsure reading, so they wait. */
async function findTimes(
  { wish, timeZone, sender, offersTimes, moved_id }: FindTimes,
  { db, actor, now }: TextCall,
): Promise<{ readonly wish: ReadWish; readonly times: FoundTimes }> {
  const { ask, confidence, isPrivate } = wish
  const none: FoundTimes = { slots: [], timeZone: actor.timezone, bothKnown: false }
  if (!offersTimes && !(asksForTime(ask) && confidence === 'high')) return { wish, times: none }
  const asked = { ask, read: wish, timeZone, sender, isPrivate, moved_id }
  const times = await findMeetingTimes(db, actor, asked, now)
  const isWithinWish = wish.wish.proposals.length === 0 && !times.isOutsideWish
  if (offersTimes || !isWithinWish || areLikely(wish, times.slots, timeZone)) return { wish, times }
  return { wish: { ...wish, confidence: 'low' }, times: none }
}

interface FindTimes {
  readonly wish: ReadWish
  readonly timeZone: string
  readonly sender: TimedSender | undefined
  readonly offersTimes: boolean
  readonly moved_id: string | null
}

interface ModelDraft {
  readonly mail: ReadableMail
  readonly model: LanguageModel
  readonly times: FoundTimes
  readonly own: ReplyDraft
  readonly reply_point: string
}

interface WrittenDraft extends Pick<ReplyDraft, 'body' | 'confidence' | 'missing' | 'places' | 'slots'> {
  readonly left_out_count: number
}

async function findModelDraft(
  tools: TextTools,
  { mail, model, times, own, reply_point }: ModelDraft,
  asking: TextCall,
): Promise<WrittenDraft | undefined> {
  const { subject, text } = passageOf(mail)
  const { language } = own
  const { from_name, from_address, mail_id, mail_date } = mail.mail
  const told =
    own.verdicts.length > 0
      ? own.verdicts
      : tellTimes({ slots: own.slots, timeZone: times.timeZone }, language)
  const { full_name } = asking.actor
  const answer = await findModelText(
    tools,
    model,
    {
      mail_id,
      promptFor: (fence) =>
        textTasks.run(
          'promptReply',
          {
            mail: { subject, text, language, from_name },
            reply: { point: reply_point, own_name: full_name, times: told, timesAre: answerOf(times, own) },
            fence,
          },
          ownerOf(asking.actor),
        ),
      sources: {
        mail: `${subject}\n${from_name} ${from_address}\n${text}`,
        own: [full_name, reply_point, ...told].join('\n'),
        language,
        sentOn: sentOn(mail_date, times.timeZone),
      },
      rule: { charactersMax: reply_characters_max, isGrounded: false },
    },
    asking,
  )
  if (answer === undefined) return undefined
  const body = withTimes(answer.text.replaceAll('[...]', gap), told)
  const gaps = gapsIn(body)
  return {
    body,
    confidence: gaps.length + own.unread.length > 0 ? 'low' : 'high',
    missing: [...gaps.map(({ line }) => `What belongs in “${line.slice(0, 160)}”`), ...own.unread],
    places: [...gaps.map(({ place }) => place), ...own.unread.map(() => null)],
    slots: own.slots,
    left_out_count: answer.left_out_count,
  }
}

/** The first gap of each line of a model's text; what would fit there nobody has read. */
function gapsIn(body: string) {
  let begin = 0
  return body.split('\n').flatMap((line) => {
    const start = begin + line.indexOf(gap)
    begin += line.length + 1
    return line.includes(gap)
      ? [{ line: line.trim(), place: { start, end: start + gap.length, answers: [] } }]
      : []
  })
}

function answerOf(
  { taken = [], outsideHours = [], days = [], isOutsideWish }: Partial<OfferedTimes>,
  { verdicts }: Pick<ReplyDraft, 'verdicts'>,
): 'judged' | 'instead' | undefined {
  if (verdicts.length > 0) return 'judged'
  const declined = [...taken, ...outsideHours, ...days]
  return isOutsideWish || declined.length > 0 ? 'instead' : undefined
}

/** What is proposed is in the text, whatever the model has made of it. */
function withTimes(body: string, told: readonly string[]): string {
  const forgotten = told.filter((time) => !body.includes(time))
  return forgotten.length === 0 ? body : `${body}\n\n${forgotten.map((time) => `- ${time}`).join('\n')}`
}

function presentDraft(mail_id: string, draft: Omit<ReplyDraft, 'language' | 'intent'>) {
  return {
    mail_id,
    mail_subject: draft.subject,
    mail_body: draft.body,
    confidence: draft.confidence,
    missing: [...draft.missing],
    places: draft.places.map((place) => place && { ...place, answers: [...place.answers] }),
    may_want_times: draft.mayWantTimes,
    refusal: draft.refusal,
    slots: draft.slots.map(([start, end]): [string, string] => [momentOf(start), momentOf(end)]),
  }
}

function momentOf(ms: number): string {
  return new Date(ms).toISOString()
}

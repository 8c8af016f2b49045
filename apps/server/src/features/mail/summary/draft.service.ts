import type { MailDraft } from '@meridian/contract'
import { gap, type ReplyDraft } from '@meridian/text'
import type { LanguageModel } from '../../../platform/language-model.ts'
import { getMail, type ReadableMail } from '../mail.service.ts'
import { findMeetingTimes, type OfferedTimes, tellTimes } from './meeting-time.service.ts'
import { type TextCall, findModel, findModelText, type TextTools } from './model.service.ts'
import { reply_characters_max } from './prompt-limits.rules.ts'
import { ownerOf, passageOf, textTasks, withRefusal } from './text-tasks.service.ts'
import type { ReadWish } from './text.worker.ts'

const too_long = 'This mail takes too long to read, so no reply can be drafted. Please write it yourself.'

/** An answer to a mail for its person to read, change and send; who gets it is not in it. Throws `not_found`. */
export async function getDraft(
  tools: TextTools,
  { mail_id, reply_point }: { mail_id: string; reply_point: string },
  asking: TextCall,
): Promise<MailDraft> {
  const { db, actor } = asking
  const mail = await getMail(db, actor, mail_id)
  const passage = passageOf(mail)
  const wish = await withRefusal(too_long, textTasks.run('readWish', passage, ownerOf(actor)))
  const times = await findTimes(mail, wish, asking)
  const context = { ownName: actor.full_name, senderName: mail.mail.from_name, ...times }
  const { language } = wish
  const drafted = textTasks.run('draft', { passage, language, point: reply_point, context }, ownerOf(actor))
  const own = await withRefusal(too_long, drafted)
  const model = await findModel(tools, db)
  const answer = model && (await findModelDraft(tools, { mail, model, times, own, reply_point }, asking))
  const writer = { model: model?.model ?? null, host: model?.host ?? null }
  if (model && answer !== undefined) {
    return {
      ...presentDraft(mail_id, { ...own, ...answer }),
      provider: 'openai-compatible',
      ...writer,
      is_offline: false,
    }
  }
  const is_offline = model !== undefined
  return { ...presentDraft(mail_id, own), provider: 'embedded', model: null, host: null, is_offline }
}

/** Looked for only where the mail asks to meet. */
async function findTimes(
  mail: ReadableMail,
  wish: ReadWish,
  { db, actor, now }: TextCall,
): Promise<OfferedTimes> {
  if (!wish.wantsTimes) return { slots: [], timeZone: actor.timezone, bothKnown: false }
  const { from_address } = mail.mail
  const goesElsewhere = mail.content.reply_to_people.some(
    ({ address }) => address.toLowerCase() !== from_address.toLowerCase(),
  )
  return findMeetingTimes(db, actor, { wish, address: goesElsewhere ? null : from_address }, now)
}

interface ModelDraft {
  readonly mail: ReadableMail
  readonly model: LanguageModel
  readonly times: OfferedTimes
  readonly own: ReplyDraft
  readonly reply_point: string
}

async function findModelDraft(
  tools: TextTools,
  { mail, model, times, own, reply_point }: ModelDraft,
  asking: TextCall,
): Promise<Pick<ReplyDraft, 'body' | 'confidence' | 'missing' | 'slots'> | undefined> {
  const { subject, text } = passageOf(mail)
  const { language } = own
  const { from_name, mail_id } = mail.mail
  const told = own.slots.length === 0 ? [] : tellTimes(times, language)
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
            reply: { point: reply_point, own_name: full_name, times: told },
            fence,
          },
          ownerOf(asking.actor),
        ),
      sources: {
        mail: `${subject}\n${from_name}\n${text}`,
        own: [full_name, reply_point, ...told].join('\n'),
        language,
      },
      rule: { charactersMax: reply_characters_max, isGrounded: false },
    },
    asking,
  )
  if (answer === undefined) return undefined
  const body = withTimes(answer.replaceAll('[...]', gap), told)
  const gaps = body.split('\n').filter((line) => line.includes(gap))
  return {
    body,
    confidence: gaps.length > 0 ? 'low' : 'high',
    missing: gaps.map((line) => `What belongs in “${line.trim().slice(0, 160)}”`),
    slots: own.slots,
  }
}

/** What is proposed is in the text, whatever the model has made of it. */
function withTimes(body: string, told: readonly string[]): string {
  const forgotten = told.filter((time) => !body.includes(time))
  return forgotten.length === 0 ? body : `${body}\n\n${forgotten.map((time) => `- ${time}`).join('\n')}`
}

function presentDraft(
  mail_id: string,
  draft: Pick<ReplyDraft, 'subject' | 'body' | 'confidence' | 'missing' | 'slots'>,
) {
  return {
    mail_id,
    mail_subject: draft.subject,
    mail_body: draft.body,
    confidence: draft.confidence,
    missing: [...draft.missing],
    slots: draft.slots.map(([start, end]): [string, string] => [momentOf(start), momentOf(end)]),
  }
}

function momentOf(ms: number): string {
  return new Date(ms).toISOString()
}

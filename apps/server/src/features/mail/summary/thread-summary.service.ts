import type { ThreadSummary, ThreadSummarySentence } from '@meridian/contract'
import type { LanguageModel } from '../../../platform/language-model.ts'
import type { MailRow } from '../mail.queries.ts'
import { listThread } from '../mail.service.ts'
import { readThreadTexts, selectThreadMails, type ThreadMailText } from '../thread-text.service.ts'
import * as queries from './generated-text.queries.ts'
import { sentOn } from './meeting-time.service.ts'
import { hashContent } from './content-hash.rules.ts'
import { findModel, findModelText, type TextCall, type TextTools } from './model.service.ts'
import {
  mail_characters_max,
  prompt_version,
  summary_characters_max,
  summary_version,
} from './prompt-limits.rules.ts'
import type { ReadThread } from './text.worker.ts'
import { ownerOf, passageOf, textTasks, withRefusal } from './text-tasks.service.ts'

type Written = Omit<ThreadSummary, 'thread_id' | 'is_cached'>

/**
 * The summary of a conversation: the stored one as long as the conversation has the same mails, else a new one. Throws
 * `not_found`.
 */
export async function getThreadSummary(
  tools: TextTools,
  { thread_id, isFresh }: { thread_id: string; isFresh: boolean },
  asking: TextCall,
): Promise<ThreadSummary> {
  const { db, actor, now } = asking
  const mails = selectThreadMails(await listThread(db, actor, thread_id))
  const model = await findModel(tools, db)
  const content_sha256 = hashThread(mails, model)
  const kept = isFresh ? undefined : await queries.findText(db, actor.user_id, content_sha256)
  if (kept !== undefined) return { thread_id, ...parseKept(kept), is_cached: true }
  const texts = await readThreadTexts(db, actor, mails)
  const written = await writeThread(tools, { texts, model }, asking)
  // What the server wrote in the place of a service that failed is not kept, so that the next request tries again.
  if (!written.is_offline) {
    const row = { user_id: actor.user_id, content_sha256, created_at: now }
    await queries.writeText(db, { ...row, ...asStored(written) })
  }
  return { thread_id, ...written, is_cached: false }
}

interface ReadTexts {
  readonly texts: readonly ThreadMailText[]
  readonly model: LanguageModel | undefined
}

async function writeThread(
  tools: TextTools,
  { texts, model }: ReadTexts,
  asking: TextCall,
): Promise<Written> {
  const passages = texts.map((one) => ({ ...passageOf(one), from: senderOf(one.mail) }))
  const read = await withRefusal(
    too_long,
    textTasks.run('readThread', { mails: passages }, ownerOf(asking.actor)),
  )
  // A short conversation is its own summary: nothing has to leave for it.
  if (!model || !read.isSummarised) return presentRead(read, texts, false)
  const found = await askModel(tools, { texts, model, language: read.language }, asking)
  if (found === undefined) return presentRead(read, texts, true)
  const placed = textTasks.run('place', { summary: found.text, text: '' }, ownerOf(asking.actor))
  const sentences = await withRefusal(too_long, placed)
  return {
    sentences: sentences.map((sentence) => ({ ...sentence, mail_id: null, sender: '' })),
    provider: 'openai-compatible',
    model: model.model,
    host: model.host,
    is_offline: false,
    left_out_count: found.left_out_count,
  }
}

const too_long = 'This conversation takes too long to read, so it has no summary.'

function presentRead(read: ReadThread, texts: readonly ThreadMailText[], is_offline: boolean): Written {
  const sentences = read.sentences.flatMap(({ text, start, end, mail }): ThreadSummarySentence[] => {
    const of = texts[mail]
    if (!of) return []
    const place = of.is_shortened ? { start: null, end: null } : { start, end }
    return [{ text, ...place, mail_id: of.mail.mail_id, sender: senderOf(of.mail) }]
  })
  return { sentences, provider: 'embedded', model: null, host: null, is_offline, left_out_count: 0 }
}

function askModel(
  tools: TextTools,
  { texts, model, language }: ReadTexts & { model: LanguageModel; language: ReadThread['language'] },
  asking: TextCall,
): Promise<queries.GeneratedText | undefined> {
  const newest = texts.at(-1)?.mail
  const share = Math.floor(mail_characters_max / Math.max(1, texts.length))
  const text = texts
    .map((one) => `${senderOf(one.mail)} wrote:\n${ownText(one).slice(0, share)}`)
    .join('\n\n')
  const subject = texts[0]?.mail.subject ?? ''
  const from_name = [...new Set(texts.map(({ mail }) => senderOf(mail)))].join(', ')
  const mail = { subject, text, language, from_name }
  return findModelText(
    tools,
    model,
    {
      mail_id: newest?.mail_id ?? '',
      promptFor: (fence) => textTasks.run('promptThread', { mail, fence }, ownerOf(asking.actor)),
      sources: {
        mail: `${subject}\n${from_name}\n${text}`,
        own: '',
        language,
        sentOn: newest && sentOn(newest.mail_date, asking.actor.timezone),
      },
      rule: { charactersMax: summary_characters_max, isGrounded: true },
    },
    asking,
  )
}

/** Without the mails that it quotes: they stand in the conversation themselves. Ranges do not overlap (MAIL41). */
function ownText({ visible: { text, ranges } }: ThreadMailText): string {
  const quotes = ranges
    .filter(({ kind }) => kind === 'quote')
    .toSorted((one, other) => one.start - other.start)
  const pieces = [{ end: 0 }, ...quotes].map(({ end }, index) => text.slice(end, quotes[index]?.start))
  return pieces.join('').trim()
}

function senderOf({ from_name, from_address }: Pick<MailRow, 'from_name' | 'from_address'>): string {
  return from_name || from_address
}

/** A mail's text never changes, so the mails and the writer decide what the summary says. */
function hashThread(mails: readonly MailRow[], model: LanguageModel | undefined): Buffer {
  const writer = model ? [model.host, model.model, prompt_version] : ['embedded', summary_version]
  const made_of = ['thread_summary', ...writer, ...mails.map(({ mail_id }) => mail_id)]
  return hashContent(made_of)
}

function asStored({ left_out_count, ...rest }: Written): queries.GeneratedText {
  return { text: JSON.stringify(rest), left_out_count }
}

/** As `asStored` has written it. */
function parseKept({ text, left_out_count }: queries.GeneratedText): Written {
  return { ...JSON.parse(text), left_out_count }
}

import type { MailSummary, SummarySentence } from '@meridian/contract'
import { inTransaction } from '../../../platform/postgres/db.ts'
import type { LanguageModel } from '../../../platform/language-model.ts'
import { getMail, type ReadableMail, writeSummary } from '../mail.service.ts'
import { findWords } from '../store/mail-parse.service.ts'
import { hashContent } from './content-hash.rules.ts'
import * as queries from './generated-text.queries.ts'
import { sentOn } from './meeting-time.service.ts'
import { type TextCall, findModel, findModelText, type TextTools } from './model.service.ts'
import { prompt_version, summary_characters_max } from './prompt-limits.rules.ts'
import { ownerOf, passageOf, textTasks, withRefusal } from './text-tasks.service.ts'
import type { ReadSummary } from './text.worker.ts'

/** The stored summary of a mail, or a new one where there is none or it is to be written anew. Throws `not_found`. */
export async function getSummary(
  tools: TextTools,
  { mail_id, isFresh }: { mail_id: string; isFresh: boolean },
  asking: TextCall,
): Promise<MailSummary> {
  const { db, actor, now } = asking
  const mail = await getMail(db, actor, mail_id)
  const kept = isFresh ? undefined : storedSummary(mail)
  if (kept) return { mail_id, ...kept, is_cached: true }
  const { is_cached, ...written } = await writeNew(tools, mail, isFresh, asking)
  const read = { content: mail.content, words: await findWords(mail.visible, ownerOf(actor)) }
  await inTransaction(db, (tx) => writeSummary(tx, actor, { mail_id, summary: asStored(written), read }, now))
  return { mail_id, ...written, is_cached }
}

type Written = Omit<MailSummary, 'mail_id'>

async function writeNew(
  tools: TextTools,
  mail: ReadableMail,
  isFresh: boolean,
  asking: TextCall,
): Promise<Written> {
  const model = await findModel(tools, asking.db)
  const owner = ownerOf(asking.actor)
  const passage = { ...passageOf(mail), reader: asking.actor.full_name }
  const read = await withRefusal(too_long, textTasks.run('readSummary', passage, owner))
  // A short mail is its own summary: nothing has to leave for it.
  if (!model || !read.isSummarised) return embedded(read, false)
  const found = await findModelSummary(tools, { mail, read, model, isFresh }, asking)
  if (!found) return embedded(read, true)
  const placed = textTasks.run('place', { summary: found.text, text: mail.visible.text }, owner)
  return {
    mail_summary: found.text,
    sentences: [...(await withRefusal(too_long, placed))],
    provider: 'openai-compatible',
    model: model.model,
    host: model.host,
    is_offline: false,
    left_out_count: found.left_out_count,
    is_cached: found.is_cached,
  }
}

const too_long = 'This mail takes too long to read, so it has no summary.'

function embedded({ summary }: ReadSummary, is_offline: boolean): Written {
  const { text, sentences } = summary
  return {
    mail_summary: text,
    sentences: sentences.map((sentence): SummarySentence => ({ ...sentence })),
    provider: 'embedded',
    model: null,
    host: null,
    is_offline,
    left_out_count: 0,
    is_cached: false,
  }
}

interface Wanted {
  readonly mail: ReadableMail
  readonly read: ReadSummary
  readonly model: LanguageModel
  readonly isFresh: boolean
}

async function findModelSummary(
  tools: TextTools,
  wanted: Wanted,
  asking: TextCall,
): Promise<(queries.GeneratedText & { is_cached: boolean }) | undefined> {
  const { db, actor } = asking
  const content_sha256 = contentHash(wanted)
  const kept = wanted.isFresh ? undefined : await queries.findText(db, actor.user_id, content_sha256)
  if (kept !== undefined) return { ...kept, is_cached: true }
  const written = await askOnce(tools, { wanted, content_sha256 }, asking)
  return written && { ...written, is_cached: false }
}

interface Keyed {
  readonly wanted: Wanted
  readonly content_sha256: Buffer
}

/** Requests for the same text share one call of the model; a request that can be stopped has a call of its own. */
function askOnce(
  tools: TextTools,
  keyed: Keyed,
  asking: TextCall,
): Promise<queries.GeneratedText | undefined> {
  if (asking.signal) return askAndKeep(tools, keyed, asking)
  const key = `${asking.actor.user_id} ${keyed.content_sha256.toString('hex')}`
  const same = tools.underway.get(key)
  if (same) return same
  const asked = findOrAsk(tools, keyed, asking).finally(() => tools.underway.delete(key))
  tools.underway.set(key, asked)
  return asked
}

/** Another request may have stored the text since it was looked for. */
async function findOrAsk(
  tools: TextTools,
  keyed: Keyed,
  asking: TextCall,
): Promise<queries.GeneratedText | undefined> {
  const { wanted, content_sha256 } = keyed
  const kept = wanted.isFresh
    ? undefined
    : await queries.findText(asking.db, asking.actor.user_id, content_sha256)
  return kept ?? askAndKeep(tools, keyed, asking)
}

async function askAndKeep(
  tools: TextTools,
  { wanted, content_sha256 }: Keyed,
  asking: TextCall,
): Promise<queries.GeneratedText | undefined> {
  const { db, actor, now } = asking
  const written = await askModel(tools, wanted, asking)
  if (written === undefined) return undefined
  await queries.writeText(db, { user_id: actor.user_id, content_sha256, ...written, created_at: now })
  return written
}

function askModel(
  tools: TextTools,
  { mail, read: { language }, model }: Wanted,
  asking: TextCall,
): Promise<queries.GeneratedText | undefined> {
  const { subject, text } = passageOf(mail)
  const { from_name, from_address, mail_id, mail_date } = mail.mail
  const prompted = { subject, text, language, from_name }
  return findModelText(
    tools,
    model,
    {
      mail_id,
      promptFor: (fence) => textTasks.run('promptSummary', { mail: prompted, fence }, ownerOf(asking.actor)),
      sources: {
        mail: `${subject}\n${from_name} ${from_address}\n${text}`,
        own: '',
        language,
        sentOn: sentOn(mail_date, asking.actor.timezone),
      },
      rule: { charactersMax: summary_characters_max, isGrounded: true },
    },
    asking,
  )
}

function contentHash({ mail, read: { language }, model }: Wanted): Buffer {
  const { subject, text } = passageOf(mail)
  const made_of = [
    'summary',
    subject,
    mail.mail.from_name,
    text,
    model.host,
    model.model,
    prompt_version,
    language,
  ]
  return hashContent(made_of)
}

type Stored = Omit<Written, 'mail_summary' | 'is_cached'> & { readonly text: string }

function asStored({ mail_summary, ...rest }: Omit<Written, 'is_cached'>): Stored {
  return { text: mail_summary, ...rest }
}

/** Undefined where there is none, or an older kind that does not say who wrote it. */
function storedSummary({ mail }: ReadableMail): Omit<Written, 'is_cached'> | undefined {
  const stored: ({ text: string } & Partial<Stored>) | null = mail.generated_summary
  if (!stored?.sentences || !stored.provider) return undefined
  const { text, sentences, provider, model = null, host = null } = stored
  const { is_offline = false, left_out_count = 0 } = stored
  return { mail_summary: text, sentences, provider, model, host, is_offline, left_out_count }
}

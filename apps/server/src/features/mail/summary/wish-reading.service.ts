import type { LanguageModel } from '../../../platform/language-model.ts'
import { TaskStopped } from '../../../platform/workers/worker-tasks.ts'
import type { ReadableMail } from '../mail.service.ts'
import { hashContent } from './content-hash.rules.ts'
import * as queries from './generated-text.queries.ts'
import { sentOn } from './meeting-time.service.ts'
import { askModel, findModel, type TextCall, type TextTools } from './model.service.ts'
import { wish_version } from './prompt-limits.rules.ts'
import {
  type AnsweredPassage,
  type ModelWish,
  ownerOf,
  type ReadWish,
  textTasks,
} from './text-tasks.service.ts'
import type { WrittenTime } from './wish-calendar.rules.ts'

export interface MailToRead {
  readonly mail: ReadableMail
  readonly passage: AnsweredPassage
  /** What the grammar reads. */
  readonly wish: ReadWish
  /** The sender's, where it is known; else the reader's. */
  readonly timeZone: string
}

/** The draft comes after it, so that both together take little longer than a text. */
const timeout_ms = 20_000

/**
 * What the mail wishes as a model reads it, where there is one and the draft could need times; else as the grammar
 * does.
 */
export async function readWithModel(tools: TextTools, read: MailToRead, asking: TextCall): Promise<ReadWish> {
  const { passage, wish } = read
  const model = await findModel(tools, asking.db)
  if (!model) return wish
  const owner = ownerOf(asking.actor)
  if (!(await unlessStopped(textTasks.run('needsTimes', { passage, wish }, owner)))) return wish
  const found = await findReading(tools, model, read, asking)
  return found?.wish ?? wish
}

async function findReading(
  tools: TextTools,
  model: LanguageModel,
  read: MailToRead,
  asking: TextCall,
): Promise<ModelWish | undefined> {
  const content_sha256 = contentHash(read, model, asking)
  const key = `${read.mail.mail.mail_id} ${content_sha256.toString('hex')}`
  const answer = await shareAnswer(tools, key, () => {
    asking.signal?.throwIfAborted()
    return findAnswer(tools, model, { read, content_sha256 }, asking)
  })
  asking.signal?.throwIfAborted()
  return answer === undefined ? undefined : unlessStopped(readAnswer(answer, read, asking))
}

/** Drafts that ask the same at the same time share one answer. Where the one that asks is stopped, the next one asks. */
function shareAnswer(
  tools: TextTools,
  key: string,
  find: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const same = tools.readings.get(key)
  if (same) return same.catch(() => shareAnswer(tools, key, find))
  const finding = find().finally(() => tools.readings.delete(key))
  tools.readings.set(key, finding)
  return finding
}

interface Question {
  readonly read: MailToRead
  readonly content_sha256: Buffer
}

/** The stored answer to the same question, or a new one; also one of no use is stored. */
async function findAnswer(
  tools: TextTools,
  model: LanguageModel,
  { read, content_sha256 }: Question,
  asking: TextCall,
): Promise<string | undefined> {
  const { db, now } = asking
  const { mail_id } = read.mail.mail
  const kept = await queries.findReading(db, mail_id, content_sha256)
  if (kept !== undefined) return kept
  const found = await askForWish(tools, model, read, asking)
  if (found)
    await queries.writeReading(db, { mail_id, content_sha256, answer: found.source, created_at: now })
  return found?.source
}

/** Undefined for what takes a worker too long. */
async function unlessStopped<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (problem) {
    if (problem instanceof TaskStopped) return undefined
    throw problem
  }
}

function readAnswer(
  answer: string,
  { passage, wish, timeZone }: MailToRead,
  { actor }: TextCall,
): Promise<ModelWish> {
  return textTasks.run('readWishAnswer', { answer, passage, wish, timeZone }, ownerOf(actor))
}

function askForWish(
  tools: TextTools,
  model: LanguageModel,
  read: MailToRead,
  asking: TextCall,
): Promise<ModelWish | undefined> {
  const { mail, passage, wish } = read
  const { subject, text, from } = passage
  const prompted = { subject, text, from_name: from, language: wish.language }
  const written = writtenTime(read, asking)
  return askModel(
    tools,
    model,
    {
      mail_id: mail.mail.mail_id,
      promptFor: (fence) =>
        textTasks.run('promptWish', { mail: prompted, written, fence }, ownerOf(asking.actor)),
      judge: async (answer) => {
        const result = await readAnswer(answer, read, asking)
        return { result, logged: { characters: answer.length, outcome: result.wish ? 'read' : 'invalid' } }
      },
      timeoutMs: timeout_ms,
      // The last call is that of the draft.
      callsToLeave: 1,
      logs: {
        done: 'the language model read a wish',
        usedUp: 'a wish was read without the language model',
      },
    },
    asking,
  )
}

function writtenTime({ mail, timeZone }: MailToRead, { actor }: TextCall): WrittenTime {
  return { sentOn: sentOn(mail.mail.mail_date, timeZone), timeZone, readersZone: actor.timezone }
}

function contentHash(read: MailToRead, model: LanguageModel, asking: TextCall): Buffer {
  const { subject, from, text } = read.passage
  const { sentOn, timeZone, readersZone } = writtenTime(read, asking)
  const made_of = [subject, from, text, sentOn, timeZone, readersZone, model.host, model.model, wish_version]
  return hashContent(made_of)
}

import { randomBytes } from 'node:crypto'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import {
  type LanguageModel,
  LanguageModelError,
  openLanguageModel,
} from '../../../platform/language-model.ts'
import type { Log } from '../../../platform/log.ts'
import { TaskStopped } from '../../../platform/workers/worker-tasks.ts'
import * as queries from './generated-text.queries.ts'
import type { OutputRule, Sources } from './grounding/output.rules.ts'
import type { Prompt } from './prompt.rules.ts'
import { ownerOf, textTasks } from './text-tasks.service.ts'

/** What it takes to have texts written. */
export interface TextTools {
  /** Where guests' pages are; undefined where the server has no public address. */
  readonly publicUrl: string | undefined
  /** Undefined where the settings name none. */
  readonly model: LanguageModel | undefined
  readonly limits: { readonly callsPerDay: number; readonly callsPerMonth: number }
  readonly log: Pick<Log, 'info' | 'warn'>
  /** What this process is having written just now, by what it is made of. */
  readonly underway: Map<string, Promise<queries.GeneratedText | undefined>>
  /** The answers that this process is having given just now about the wishes of mails, by mail and question. */
  readonly readings: Map<string, Promise<string | undefined>>
}

/** Who asks, when, and with which database; never inside a transaction, because a model takes its time. */
export interface TextCall {
  readonly db: Db
  readonly actor: Actor
  readonly now: Date
  /** Aborted when the last request that waits is gone. */
  readonly signal?: AbortSignal | undefined
  /** Hears what can be shown so far. */
  readonly onText?: ((soFar: string) => void) | undefined
}

export function textTools(
  { languageModel, publicUrl }: Pick<Config, 'languageModel' | 'publicUrl'>,
  log: Pick<Log, 'info' | 'warn'>,
): TextTools {
  return {
    publicUrl,
    model: languageModel && openLanguageModel(languageModel),
    limits: languageModel ?? { callsPerDay: 0, callsPerMonth: 0 },
    log,
    underway: new Map(),
    readings: new Map(),
  }
}

/** The model where there is one and the operators allow it. */
export async function findModel({ model }: TextTools, db: Db): Promise<LanguageModel | undefined> {
  return model !== undefined && (await queries.isModelAllowed(db)) ? model : undefined
}

export interface ModelTask {
  /** Of which mail, for the log. */
  readonly mail_id: string
  /** Gets the random name of the fence. */
  readonly promptFor: (fence: string) => Promise<Prompt>
  readonly sources: Sources
  readonly rule: OutputRule
}

/**
 * The model's text, cleaned; undefined where it may not be asked any more, fails, or says nothing that may be shown.
 * Throws only what the asking was aborted with.
 */
export async function findModelText(
  tools: TextTools,
  model: LanguageModel,
  task: ModelTask,
  asking: TextCall,
): Promise<queries.GeneratedText | undefined> {
  const { mail_id, promptFor, sources, rule } = task
  const clean = (answer: string) => textTasks.run('clean', { answer, sources, rule }, ownerOf(asking.actor))
  const shown = asking.onText && showing(asking.onText, async (soFar) => (await clean(soFar)).text)
  const judge = async (answer: string) => {
    const { text, leftOutCount, isTrustworthy } = await clean(answer)
    return {
      result: isTrustworthy ? { text, left_out_count: leftOutCount } : undefined,
      logged: { characters: text.length, leftOutCount, isTrustworthy },
    }
  }
  try {
    const logs = {
      done: 'the language model wrote a text',
      usedUp: 'a text was written without the language model',
    }
    return await askModel(tools, model, { mail_id, promptFor, judge, onText: shown?.judge, logs }, asking)
  } finally {
    await shown?.settle()
  }
}

/** What a model is asked about a mail. */
export interface ModelCall<Result> {
  readonly mail_id: string
  readonly promptFor: ModelTask['promptFor']
  /** Undefined where the answer is of no use; and what the log may tell of it. */
  readonly judge: (answer: string) => Promise<{ result: Result | undefined; logged: object }>
  readonly onText?: ((soFar: string) => void) | undefined
  readonly timeoutMs?: number | undefined
  /** The model is asked only if so many calls are left after this one. */
  readonly callsToLeave?: number | undefined
  /** For the log: that it has answered, and that it is not asked. */
  readonly logs: { readonly done: string; readonly usedUp: string }
}

/** Counts the call. Undefined where the model may not be asked any more, fails, or answers what is of no use. */
export async function askModel<Result>(
  tools: TextTools,
  model: LanguageModel,
  { mail_id, promptFor, judge, onText, timeoutMs, callsToLeave = 0, logs }: ModelCall<Result>,
  asking: TextCall,
): Promise<Result | undefined> {
  const about = { mail_id, user_id: asking.actor.user_id, host: model.host, model: model.model }
  if (!(await countCall(tools, callsToLeave, asking))) {
    tools.log.info({ ...about, outcome: 'used_up' }, logs.usedUp)
    return undefined
  }
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  try {
    const prompt = await promptFor(`mail-${randomBytes(16).toString('hex')}`)
    const answer = await model.write({ ...prompt, signal: asking.signal, onText, timeoutMs })
    const { result, logged } = await judge(answer)
    tools.log.info({ ...about, ms: passed(), ...logged }, logs.done)
    return result
  } catch (problem) {
    const outcome = outcomeOf(problem)
    if (outcome === undefined) throw problem
    tools.log.warn({ ...about, ms: passed(), outcome }, 'the language model failed')
    return undefined
  }
}

/** What is no text of the model's, though nothing is broken here. */
function outcomeOf(problem: unknown): string | undefined {
  if (problem instanceof LanguageModelError) return problem.kind
  return problem instanceof TaskStopped ? 'unreadable' : undefined
}

/** Counts both or none. */
async function countCall(
  { limits: { callsPerDay, callsPerMonth } }: TextTools,
  toLeave: number,
  { db, actor, now }: TextCall,
): Promise<boolean> {
  const { day, month } = queries.periodsOf(now)
  try {
    await inTransaction(db, async (tx) => {
      const isCounted =
        (await queries.countCallOf(tx, actor.user_id, day, callsPerDay - toLeave)) &&
        (await queries.countCallOfAll(tx, month, callsPerMonth - toLeave))
      if (!isCounted) throw used_up
    })
    return true
  } catch (problem) {
    if (problem === used_up) return false
    throw problem
  }
}

/** Takes back what the transaction has counted. */
const used_up = new Error('The calls are used up.')

interface Showing {
  readonly judge: (soFar: string) => void
  /** When nothing more will be shown. */
  readonly settle: () => Promise<void>
}

/** Only whole sentences can be judged, so only they are shown, and each text once. */
function showing(onText: (text: string) => void, clean: (answer: string) => Promise<string>): Showing {
  let latest = ''
  let judged = 0
  let shown = ''
  let judging: Promise<void> | undefined
  const judgeLatest = async () => {
    for (let end = lastSentenceEnd(latest); end > judged; end = lastSentenceEnd(latest)) {
      judged = end
      const text = await clean(latest.slice(0, end))
      if (text !== '' && text !== shown) {
        shown = text
        onText(text)
      }
    }
  }
  return {
    judge: (soFar) => {
      latest = soFar
      // What cannot be judged is not shown; the whole is judged once more at the end.
      judging ??= judgeLatest()
        .catch(() => {})
        .finally(() => {
          judging = undefined
        })
    },
    settle: async () => {
      await judging
    },
  }
}

function lastSentenceEnd(text: string): number {
  const place = Math.max(
    text.lastIndexOf('. '),
    text.lastIndexOf('? '),
    text.lastIndexOf('! '),
    text.lastIndexOf('\n'),
  )
  return place < 0 ? 0 : place + 1
}

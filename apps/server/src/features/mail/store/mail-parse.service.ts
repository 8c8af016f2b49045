import type { VisibleMail } from '@meridian/mail'
import type { RemoteFile, RemotePart } from '@meridian/providers'
import { AppError } from '../../../platform/errors.ts'
import { type TaskOwner, TaskStopped, tasksOf } from '../../../platform/workers/worker-tasks.ts'
import { cutMail, cutParts } from '../cut-mail.rules.ts'
import type { DocumentRequest, ShownSource, SplitFile } from './mail.worker.ts'
import type { ReadableMail, ReadMailParts } from './mail-parse.rules.ts'
import { wordsOf } from '../mail.rules.ts'
import { textOnly } from '../text-only.rules.ts'

const tasks = tasksOf<typeof import('./mail.worker.ts')>(new URL('./mail.worker.ts', import.meta.url))

/** Parses a raw mail; one that takes too long is cut. */
export function readWhole(mail: ReadableMail<Uint8Array>, owner: TaskOwner): Promise<ReadMailParts> {
  return unlessStopped(
    () => tasks.run('readWhole', mail, owner),
    async () => cutMail(mail.source, await digest(mail.source)),
  )
}

/** Identifies a mail of a file; computed in a thread of Node's pool. */
async function digest(mail: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(mail))).toString('hex')
}

/** Parses a mail that a provider returns in parts; one that takes too long is cut. */
export function readDelivered(mail: ReadableMail<RemotePart>, owner: TaskOwner): Promise<ReadMailParts> {
  return unlessStopped(
    () => tasks.run('readDelivered', mail, owner),
    () => cutParts(mail.source),
  )
}

/** The mails of a file. Throws `TaskStopped` for one that takes too long. */
export function splitFile(
  file: { readonly file: Uint8Array; readonly most: number },
  owner: TaskOwner,
): Promise<SplitFile> {
  return tasks.run('splitFile', file, owner)
}

/** The displayed content of a mail. */
export interface ShownMail extends VisibleMail {
  /** The mail takes too long to display as HTML: only the text is here. */
  readonly is_text_only: boolean
}

/** A mail's stored content. */
export interface KeptContent {
  readonly text_source: string | null
  readonly html_source: string | null
  readonly is_text_only: boolean
}

/** A mail that takes too long is displayed as text alone. */
export async function showContent(
  content: KeptContent,
  { withImages = false }: { readonly withImages?: boolean | undefined },
  owner: TaskOwner,
): Promise<ShownMail> {
  const source = sourceOf(content)
  const plain = () => ({ ...textOnly(source), is_text_only: true })
  if (content.is_text_only) return plain()
  return unlessStopped(
    async () => ({ ...(await tasks.run('show', { source, withImages }, owner)), is_text_only: false }),
    plain,
  )
}

const words_characters_max = 20_000

/** The words by which a search finds a mail with this text. */
export function findWords({ text }: Pick<ShownMail, 'text'>, owner: TaskOwner): Promise<string[]> {
  return unlessStopped(
    () => tasks.run('findWords', text, owner),
    () => wordsOf([text.slice(0, words_characters_max)]),
  )
}

/** The mail as an HTML document. */
export function writeDocument(
  content: KeptContent,
  options: Omit<DocumentRequest, 'source'>,
  owner: TaskOwner,
): Promise<{ readonly html: string; readonly style: string }> {
  const source = sourceOf(content)
  const plain = () =>
    unlessStopped(
      () =>
        tasks.run(
          'writeDocument',
          { ...options, source: { text: textOnly(source).text, html: null } },
          owner,
        ),
      () => {
        throw new AppError('too_large', 'This mail takes too long to be shown as it was sent.')
      },
    )
  return content.is_text_only
    ? plain()
    : unlessStopped(() => tasks.run('writeDocument', { ...options, source }, owner), plain)
}

export function decodeAttachment(file: RemoteFile, owner: TaskOwner): Promise<Uint8Array> {
  return tasks.run('decodeAttachment', file, owner)
}

function sourceOf({ text_source, html_source }: KeptContent): ShownSource {
  return { text: text_source, html: html_source }
}

async function unlessStopped<Result>(
  work: () => Promise<Result>,
  instead: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof TaskStopped) return instead()
    throw problem
  }
}

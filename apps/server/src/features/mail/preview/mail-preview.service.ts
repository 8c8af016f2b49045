import { mail_document_minutes } from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { type Actor, getActor, mayCall } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { type SecretBox, SealError } from '../../../platform/security/secret-box.ts'
import type { HtmlDocument } from '../../../platform/http/serve-document.ts'
import { getWholeMail, requireMail } from '../mail.service.ts'
import { writeDocument } from '../store/mail-parse.service.ts'
import { getLanguage } from './mail-preview.queries.ts'
import {
  documentPolicy,
  documentWords,
  expiredPage,
  readTicket,
  type Ticket,
  writeTicket,
} from './mail-preview.rules.ts'

export const document_path = '/mail-document'
const owner = 'mail document'

export interface Wanted {
  readonly mail_id: string
  readonly withImages: boolean
  readonly theme: 'light' | 'dark'
}

/**
 * A URL for the mail's document. Nothing is stored: the sealed ticket contains everything. Throws
 * `not_found`.
 */
export async function openDocument(
  { db, box }: { readonly db: Db; readonly box: SecretBox },
  actor: Actor,
  wanted: Wanted,
  now: Date,
): Promise<{ url: string; expires_at: string }> {
  await requireMail(db, actor, wanted.mail_id)
  const expires_at = new Date(now.getTime() + mail_document_minutes * minute_ms)
  const ticket = writeTicket({ ...wanted, token_sha256: actor.token_sha256, expires_at })
  const url = `${document_path}/${box.seal(ticket, owner).toString('base64url')}`
  return { url, expires_at: expires_at.toISOString() }
}

/** The document of a ticket; an error page where it is not available (any more). */
export async function findDocument(
  { db, box }: { readonly db: Db; readonly box: SecretBox },
  sealed: string,
  now: Date,
): Promise<HtmlDocument> {
  const ticket = openTicket(box, sealed, now)
  if (!ticket) return goneDocument()
  try {
    const actor = await getActor(db, ticket.token_sha256, now)
    return mayCall('personal', actor.role) ? await documentOf(db, actor, ticket) : goneDocument()
  } catch (problem) {
    if (problem instanceof AppError && ['signed_out', 'not_found'].includes(problem.code))
      return goneDocument()
    throw problem
  }
}

async function documentOf(
  db: Db,
  actor: Actor,
  { mail_id, withImages, theme }: Ticket,
): Promise<HtmlDocument> {
  const { mail, content } = await getWholeMail(db, actor, mail_id)
  const { earlier, language } = documentWords(await getLanguage(db, actor.user_id))
  const title = mail.edited_subject ?? mail.subject
  const { html, style } = await writeDocument(
    content,
    { withImages, theme, title, quoteLabel: { text: earlier, language } },
    { lane: 'asked', person: actor.user_id },
  )
  return { status: 200, html, policy: documentPolicy(style, { withImages }) }
}

function openTicket(box: SecretBox, sealed: string, now: Date): Ticket | undefined {
  try {
    return readTicket(box.open(Buffer.from(sealed, 'base64url'), owner), now)
  } catch (problem) {
    if (problem instanceof SealError) return undefined
    throw problem
  }
}

function goneDocument(): HtmlDocument {
  const { html, style } = expiredPage()
  return { status: 404, html, policy: documentPolicy(style, { withImages: false }) }
}

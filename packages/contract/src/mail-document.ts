import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, oneOf, yesOrNo } from './field.ts'

/** How long the address of a mail's document works, any number of times. */
export const mail_document_minutes = 5

export const MailDocument = z.object({
  /** A path of this server. Anyone with it can open the document, so it is not stored; it expires with the session, too. */
  url: z.string(),
  expires_at: Moment,
})
export type MailDocument = z.infer<typeof MailDocument>

/**
 * The mail as a separate document, for a frame:
 *
 *     <iframe sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" src={url}>
 *
 * Without `allow-scripts` no script can run in it; the document's content security policy forbids scripts too. That is
 * why it may share the origin, which lets the page measure it: the frame's height is
 * `frame.contentDocument.documentElement.offsetHeight`, which a ResizeObserver of that element follows as pictures
 * load and quotes expand. The document has no margins and scrolls only wide tables.
 */
export const openMailDocument = endpoint({
  method: 'POST',
  path: '/v1/mail/document/:mail_id',
  scope: null,
  summary: 'Get a short-lived address of the mail as a document without scripts',
  params: z.object({ mail_id: id('mail_id') }),
  body: z.object({
    /** With pictures from the web, which tell the sender that the mail was opened. */
    images: yesOrNo('images').default(false),
    theme: oneOf('theme', ['light', 'dark']).default('light'),
  }),
  reply: MailDocument,
  says: { failed: 'Failed to get mails. Please try again.' },
})

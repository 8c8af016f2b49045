import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, oneOf, yesOrNo } from './field.ts'

/** How long a mail's document can be opened, and opened again. */
export const mail_document_minutes = 5

export const MailDocument = z.object({
  /** A path of this server. It is good for whoever has it, so it is kept nowhere; it ends with the session, too. */
  url: z.string(),
  expires_at: Moment,
})
export type MailDocument = z.infer<typeof MailDocument>

/**
 * The mail as a document of its own, to be shown in a frame:
 *
 *     <iframe sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" src={url}>
 *
 * Without `allow-scripts` nothing in it can run, whatever it holds, and the document's own policy says so once more.
 * Only therefore may it be of the same origin, and so be measured: the frame is as high as
 * `frame.contentDocument.documentElement.offsetHeight`, which a ResizeObserver of that element follows, as pictures
 * arrive and what is repeated is unfolded. It has no margins and scrolls nothing but wide tables.
 */
export const openMailDocument = endpoint({
  method: 'POST',
  path: '/v1/mail/document/:mail_id',
  summary: 'An address, good for minutes, at which a mail is shown as a document that can do nothing',
  params: z.object({ mail_id: id('mail_id') }),
  body: z.object({
    /** With pictures from the web, which tell their senders that the mail was opened. */
    images: yesOrNo('images').default(false),
    theme: oneOf('theme', ['light', 'dark']).default('light'),
  }),
  reply: MailDocument,
  says: { failed: 'Failed to get mails. Please try again.' },
})

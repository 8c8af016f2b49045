import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, requiredText } from './field.ts'
import { carried_bytes_max } from './new-mail.ts'

export const file_name_characters_max = 200

/** A file that a person adds to a mail. */
export const MailFile = z.object({
  file_id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
})
export type MailFile = z.infer<typeof MailFile>

/** The file itself is the body; its bytes, or in a browser the file that was chosen. */
const FileContent = z.custom<Uint8Array | Blob>(
  (value) => value instanceof Blob || (value instanceof Uint8Array && value.length > 0),
  { path: ['file'], message: 'The file must not be empty.' },
)

export const uploadMailFile = endpoint({
  method: 'POST',
  path: '/v1/mail/file',
  scope: 'mail:send',
  summary:
    'Upload a file for a mail that is being written; it is deleted once the mail is sent, or after 30 days',
  status: 201,
  query: z.object({
    file_name: requiredText('file_name', file_name_characters_max),
    /** The mail whose reply gets it; missing for a new mail. */
    mail_id: id('mail_id').optional(),
  }),
  consumes: 'application/octet-stream',
  bodyLimitBytes: carried_bytes_max,
  body: FileContent,
  reply: MailFile,
  says: { failed: 'Failed to attach the file. Please try again.', done: 'The file is attached.' },
})

export const listReplyFiles = endpoint({
  method: 'GET',
  path: '/v1/mail/reply_file/:mail_id',
  scope: 'mail:read',
  summary: 'List the files of the unsent reply to a mail, in the order in which they were added',
  params: z.object({ mail_id: id('mail_id') }),
  reply: z.array(MailFile),
  says: { failed: 'Failed to get the files. Please try again.' },
})

export const deleteMailFile = endpoint({
  method: 'DELETE',
  path: '/v1/mail/file/:file_id',
  scope: 'mail:send',
  summary: 'Delete a file of a mail that is not sent',
  params: z.object({ file_id: id('file_id') }),
  reply: z.object({ file_id: z.uuid() }),
  says: { failed: 'Failed to remove the file. Please try again.', done: 'The file was removed.' },
})

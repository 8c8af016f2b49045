import type { Mail } from '@meridian/contract'
import { CopyLines } from '../outgoing/copy-lines.tsx'
import type { OpenCopies } from '../outgoing/mail-copies.ts'
import { updateUnsavedMail, useUnsavedMail } from '../unsaved-mail.ts'

interface ReplyCopiesProps {
  readonly mail: Pick<Mail, 'mail_id'>
  readonly open: OpenCopies
}

/** Cc and Bcc of a reply. */
export function ReplyCopies({ mail: { mail_id }, open }: ReplyCopiesProps) {
  const copies = useUnsavedMail(mail_id)
  return <CopyLines copies={copies} open={open} onChange={(part) => updateUnsavedMail(mail_id, part)} />
}

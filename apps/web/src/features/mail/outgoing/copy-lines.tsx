import { t } from '../../../platform/text/text.ts'
import { RecipientField } from '../new-mail/recipient-field.tsx'
import type { MailCopies, OpenCopies } from './mail-copies.ts'
import { MailLine } from './mail-line.tsx'

interface CopyLinesProps {
  readonly copies: MailCopies
  readonly open: OpenCopies
  readonly onChange: (part: Partial<MailCopies>) => void
  readonly errors?: { readonly cc: string | undefined; readonly bcc: string | undefined }
}

/** Cc and Bcc of a mail, as far as they are open. */
export function CopyLines({ copies, open, onChange, errors }: CopyLinesProps) {
  return (
    <>
      {open.cc && (
        <MailLine>
          <RecipientField
            label={t('Cc')}
            people={copies.cc}
            typed={copies.cc_typed}
            onPeopleChange={(cc) => onChange({ cc })}
            onTypedChange={(cc_typed) => onChange({ cc_typed })}
            error={errors?.cc}
            autoFocus={open.last === 'cc'}
          />
        </MailLine>
      )}
      {open.bcc && (
        <MailLine>
          <RecipientField
            label={t('Bcc')}
            people={copies.bcc}
            typed={copies.bcc_typed}
            onPeopleChange={(bcc) => onChange({ bcc })}
            onTypedChange={(bcc_typed) => onChange({ bcc_typed })}
            error={errors?.bcc}
            autoFocus={open.last === 'bcc'}
          />
        </MailLine>
      )}
    </>
  )
}

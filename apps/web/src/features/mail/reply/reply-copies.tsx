import type { Mail } from '@meridian/contract'
import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { RecipientField } from '../new-mail/recipient-field.tsx'
import { updateUnsavedMail, useUnsavedMail } from '../unsaved-mail.ts'

/** Cc and Bcc of a reply, each folded until the user opens it or it has an address. */
export function ReplyCopies({ mail: { mail_id, mail_reply_cc } }: { readonly mail: Mail }) {
  const { cc, cc_typed, bcc, bcc_typed } = useUnsavedMail(mail_id)
  const [opened, setOpened] = useState({ cc: false, bcc: false })
  const hasCc = opened.cc || cc.length > 0 || cc_typed !== ''
  const hasBcc = opened.bcc || bcc.length > 0 || bcc_typed !== ''
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-1.5 print:hidden">
      {hasCc && (
        <RecipientField
          label={t('Cc')}
          people={cc}
          typed={cc_typed}
          onChange={({ people, typed }) =>
            updateUnsavedMail(mail_id, {
              ...(people && { cc: people }),
              ...(typed !== undefined && { cc_typed: typed }),
            })
          }
        />
      )}
      {hasBcc && (
        <RecipientField
          label={t('Bcc')}
          people={bcc}
          typed={bcc_typed}
          onChange={({ people, typed }) =>
            updateUnsavedMail(mail_id, {
              ...(people && { bcc: people }),
              ...(typed !== undefined && { bcc_typed: typed }),
            })
          }
        />
      )}
      <div className="flex flex-wrap gap-1 empty:hidden">
        {!hasCc && mail_reply_cc.length > 0 && (
          <Button size="sm" variant="ghost" onPress={() => updateUnsavedMail(mail_id, { cc: mail_reply_cc })}>
            {t('Reply to all')}
          </Button>
        )}
        {!hasCc && (
          <Button size="sm" variant="ghost" onPress={() => setOpened({ ...opened, cc: true })}>
            {t('Cc')}
          </Button>
        )}
        {!hasBcc && (
          <Button size="sm" variant="ghost" onPress={() => setOpened({ ...opened, bcc: true })}>
            {t('Bcc')}
          </Button>
        )}
      </div>
    </div>
  )
}

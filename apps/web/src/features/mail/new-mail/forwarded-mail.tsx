import type { Mail } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { formatDay } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { sizeWords } from '../body/body-size.ts'
import { personWords, subjectWords } from '../mail-words.ts'

interface ForwardedMailProps {
  readonly mail: Mail
  readonly chosen: readonly string[]
  readonly onChoose: (attachment_ids: readonly string[]) => void
}

/** What stands below the text, and which of its files go with it. */
export function ForwardedMail({ mail, chosen, onChoose }: ForwardedMailProps) {
  const { zone } = useClock()
  const files = mail.attachments.filter(({ is_inline }) => !is_inline)
  return (
    <section
      aria-label={t('Forwarded mail')}
      className="rounded-md border border-border bg-sunken p-3 text-sm"
    >
      <p className="text-xs text-muted">{t('Below your text:')}</p>
      <p className="mt-1 font-medium">{subjectWords(mail)}</p>
      <p className="text-xs text-text-2">
        {t('{name}, {day}', { name: personWords(mail.mail_sender), day: formatDay(mail.mail_date, zone) })}
      </p>
      <p dir="auto" className="mt-2 line-clamp-6 whitespace-pre-line text-text-2 wrap-anywhere">
        {mail.mail_body.trim()}
      </p>
      {files.length > 0 && (
        <ul aria-label={t('Files')} className="mt-2 flex flex-col gap-1">
          {files.map(({ attachment_id, name, bytes }) => (
            <li key={attachment_id}>
              <Checkbox
                isSelected={chosen.includes(attachment_id)}
                onChange={(isOn) =>
                  onChoose(isOn ? [...chosen, attachment_id] : chosen.filter((one) => one !== attachment_id))
                }
              >
                {`${name} (${sizeWords(bytes)})`}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

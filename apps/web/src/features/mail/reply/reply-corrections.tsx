import type { Mail, NamedTime, NamedTimeRole } from '@meridian/contract'
import { useId } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Select } from '../../../ui/form/select.tsx'
import { quoteTime } from './quoted-time.ts'

interface MailReplyCorrectionsProps {
  readonly label: string
  readonly isLabelHidden: boolean
  readonly mail: Pick<Mail, 'mail_body'>
  /** Times of the mail, with what each is taken for. */
  readonly times: readonly NamedTime[]
  readonly onChange: (time: NamedTime, role: NamedTimeRole) => void
}

/** Where the person says what times of a mail are, each quoted with a few words around it. */
export function MailReplyCorrections({
  label,
  isLabelHidden,
  mail,
  times,
  onChange,
}: MailReplyCorrectionsProps) {
  const labelId = useId()
  return (
    <div className="mt-2 print:hidden">
      <p id={labelId} className={isLabelHidden ? 'sr-only' : 'mb-1 font-medium text-text'}>
        {label}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-col gap-1.5">
        {times.map((one) => {
          const { before, time, after } = quoteTime(mail.mail_body, one)
          return (
            <li key={one.start} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <q dir="auto" className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
                {before}
                <b className="font-semibold text-text">{time}</b>
                {after}
              </q>
              <Select
                label={time}
                isLabelHidden
                options={roleOptions()}
                value={one.role}
                onChange={(role) => onChange(one, role)}
                className="w-40 md:w-36"
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function roleOptions(): { readonly id: NamedTimeRole; readonly label: string }[] {
  return [
    { id: 'suits', label: t('Suits') },
    { id: 'does_not_suit', label: t('Does not suit') },
    { id: 'until', label: t('Only before it') },
    { id: 'from', label: t('Only after it') },
    { id: 'other', label: t('Something else') },
  ]
}

import type { Mail, NamedTime, NamedTimeRole } from '@meridian/contract'
import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { quoteTime } from './quoted-time.ts'

interface MailReplyCorrectionsProps {
  readonly mail: Pick<Mail, 'mail_body'>
  /** The times of the mail, with what they were taken for. */
  readonly named: readonly NamedTime[]
  readonly onLook: (said: readonly NamedTime[]) => void
}

/** Where the person says what the times of a mail are, and has times looked for by that. */
export function MailReplyCorrections({ mail: { mail_body }, named, onLook }: MailReplyCorrectionsProps) {
  const [said, setSaid] = useState(named)
  const change = (at: number, role: NamedTimeRole) =>
    setSaid(said.map((one, place) => (place === at ? { ...one, role } : one)))
  return (
    <div role="group" aria-label={t('Times that the mail names')} className="mt-2 print:hidden">
      <ul className="flex flex-col gap-1.5">
        {said.map(({ start, end, role }, place) => {
          const { before, time, after } = quoteTime(mail_body, { start, end })
          return (
            <li key={start} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <q dir="auto" className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
                {before}
                <b className="font-semibold text-text">{time}</b>
                {after}
              </q>
              <Select
                label={time}
                isLabelHidden
                options={roleOptions()}
                value={role}
                onChange={(chosen) => change(place, chosen)}
                className="w-40 md:w-36"
              />
            </li>
          )
        })}
      </ul>
      <Button
        size="sm"
        variant="soft"
        isDisabled={said.every(({ role }, place) => role === named[place]?.role)}
        onPress={() => onLook(said)}
        className="mt-2"
      >
        {t('Look for times again')}
      </Button>
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

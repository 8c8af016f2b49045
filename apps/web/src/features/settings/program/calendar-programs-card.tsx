import { useSession } from '../../../platform/session/session.ts'
import { copyText } from '../../../platform/state/copy-text.ts'
import { t } from '../../../platform/text/text.ts'
import { AddressToCopy } from '../../../ui/form/address-to-copy.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { QrCode } from '../qr-code.tsx'
import { calendarProgramSteps } from './calendar-program-steps.ts'

/** How a calendar program shows and changes the person's meetings. */
export function CalendarProgramsCard() {
  const email = useSession(({ user }) => user?.primary_email ?? '')
  const address = new URL('/dav/', location.origin).href
  return (
    <TitledCard
      title={t('Calendar programs')}
      lead={t(
        'Show and change your meetings in the calendar of your phone or computer. Create an app password above first.',
      )}
    >
      <div className="flex flex-col gap-2">
        <AddressToCopy
          label={t('Server address')}
          address={address}
          hint={t('Your user name is {email}, and your password is an app password.', { email })}
          onCopy={() => void copyText(address, t('Address copied to clipboard.'))}
        />
      </div>
      <div className="flex flex-col gap-2">
        {calendarProgramSteps({ address, email }).map(({ program, steps, code }) => (
          <details key={program} className="rounded-md bg-sunken">
            <summary className="cursor-pointer px-3 py-3 font-medium md:py-2">{program}</summary>
            <ol className="list-decimal space-y-1 ps-8 pe-3 pb-3 text-text-2">
              {steps.map((step) => (
                <li key={step} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ol>
            {code && (
              <div className="flex flex-col gap-2 px-3 pb-3">
                <p className="text-text-2">{code.hint}</p>
                <QrCode text={code.text} label={t('QR code with server and user name')} />
              </div>
            )}
          </details>
        ))}
      </div>
    </TitledCard>
  )
}

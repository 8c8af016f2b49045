import type { Instance } from '@meridian/contract'
import { countryName } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { Link } from '../../ui/link.tsx'

/** What a visitor knows of the installation; null until it has answered. */
export interface OfInstance {
  readonly instance: Instance | null
}

/** The policy names India unless the operator has named another region. */
export function transferTitle({ instance }: OfInstance): string {
  return ownRegion(instance) === null ? t('Transfer, including to India') : t('Transfer')
}

export function Transfer({ instance }: OfInstance) {
  const region = ownRegion(instance)
  return (
    <p>
      {region === null
        ? t(
            'Your data are stored where the operator runs this server. If that is outside your own country, your data are transferred there; in particular they may be processed in India, where data protection law differs from that of your country. By using the service you agree to that transfer, and we take the steps that are reasonably necessary to treat your data securely and in line with this policy wherever they are.',
          )
        : t(
            'Your data are stored and processed in this region: {region}. If that is outside your own country, your data are transferred there, and its data protection law may differ from yours. By using the service you agree to that transfer, and we take the steps that are reasonably necessary to treat your data securely and in line with this policy wherever they are.',
            { region },
          )}
    </p>
  )
}

function ownRegion(instance: Instance | null): string | null {
  const code = instance?.operator_region ?? null
  if (code === null || code === 'IN') return null
  return countryName(code) ?? code
}

/** The address to write to, as far as the operator has told it. */
export function Contact({ instance }: OfInstance) {
  const operator = instance?.operator_name
  const email = instance?.support_email
  const address = instance?.operator_address
  return (
    <>
      <p>
        {contactSentence(operator ?? null, Boolean(email) || Boolean(address))}
        {email && (
          <>
            {' '}
            <Link href={`mailto:${email}`}>{email}</Link>
          </>
        )}
      </p>
      {address && (
        <address className="whitespace-pre-line not-italic">{`${operator ?? ''}\n${address}`.trim()}</address>
      )}
    </>
  )
}

function contactSentence(operator: string | null, isReachable: boolean): string {
  if (!isReachable) {
    return operator
      ? t(
          'For questions and to use your rights, write to the operator of this server, {operator}. If you do not know how to reach them, the administrator who set up your account can tell you.',
          { operator },
        )
      : t(
          'For questions and to use your rights, write to the operator of this server: the person or organization who gave you its address. If you do not know how to reach them, the administrator who set up your account can tell you.',
        )
  }
  return operator
    ? t('For questions and to use your rights, write to the operator of this server, {operator}:', {
        operator,
      })
    : t('For questions and to use your rights, write to the operator of this server:')
}

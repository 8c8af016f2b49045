import type { Instance } from '@meridian/contract'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Link } from '../../ui/link.tsx'

/** Where people cannot register by themselves, an operator invites them. */
export function RegistrationHelp({ instance }: { readonly instance: Instance }) {
  const { operator_name: operator, support_email: address, has_accounts } = instance
  if (!has_accounts) {
    return (
      <>
        {t(
          'There is no account yet. Start the server once with ADMIN_EMAIL and ADMIN_PASSWORD to create the first account.',
        )}
      </>
    )
  }
  if (address) {
    return (
      <>
        {rich(
          t('This instance is by invitation. Ask <link>{address}</link> for an invitation link.', {
            address,
          }),
          {
            link: <Link href={`mailto:${address}`}>{''}</Link>,
          },
        )}
      </>
    )
  }
  return (
    <>
      {operator
        ? t('This instance is by invitation. Ask {operator} for an invitation link.', { operator })
        : t('This instance is by invitation. Ask your administrator for an invitation link.')}
    </>
  )
}

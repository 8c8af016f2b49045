import type { Instance } from '@meridian/contract'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Link } from '../../ui/link.tsx'

/** Where nothing is sent by mail, an operator hands out the links that set a password. */
export function AdministratorContact({ instance }: { readonly instance: Instance }) {
  const { operator_name: operator, support_email: address } = instance
  if (address) {
    return (
      <>
        {rich(t('Ask <link>{address}</link> for a link that sets a new password.', { address }), {
          link: <Link href={`mailto:${address}`}>{''}</Link>,
        })}
      </>
    )
  }
  return (
    <>
      {operator
        ? t('Ask {operator} for a link that sets a new password.', { operator })
        : t('Ask the operator of this server for a link that sets a new password.')}
    </>
  )
}

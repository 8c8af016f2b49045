import type { Instance } from '@meridian/contract'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Link } from '../../ui/link.tsx'

/** Where nothing is sent by mail, an operator hands out the links that set a password. */
export function WhomToAsk({ instance }: { readonly instance: Instance }) {
  const { operator_name: operator, support_email: address } = instance
  if (address) {
    return (
      <>
        {rich(
          t('Forgot your password? Ask <link>{address}</link> for a link that sets a new one.', { address }),
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
        ? t('Forgot your password? Ask {operator} for a link that sets a new one.', { operator })
        : t('Forgot your password? Ask whoever runs this server for a link that sets a new one.')}
    </>
  )
}

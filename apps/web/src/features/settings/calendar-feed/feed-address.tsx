import { copyText } from '../../../platform/state/copy-text.ts'
import { t } from '../../../platform/text/text.ts'
import { AddressToCopy } from '../../../ui/form/address-to-copy.tsx'

/** The address, which is shown until the view is left and never again. */
export function FeedAddress({ address }: { readonly address: string }) {
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <AddressToCopy
        label={t('Your private address')}
        address={address}
        hint={t("Copy it now: it isn't shown again. Anyone with this address can see your meetings.")}
        onCopy={() => void copyText(address, t('Address copied to clipboard.'))}
      />
    </div>
  )
}

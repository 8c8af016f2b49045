import { Copy } from 'lucide-react'
import { copyText } from '../../../platform/state/copy-text.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

/** The address, which is shown until the view is left and never again. */
export function FeedAddress({ address }: { readonly address: string }) {
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <TextField
        label={t('Your private address')}
        value={address}
        isReadOnly
        hint={t("Copy it now: it isn't shown again. Anyone with this address can see your meetings.")}
      />
      <Button
        icon={Copy}
        onPress={() => void copyText(address, t('Address copied to clipboard.'))}
        className="self-start"
      >
        {t('Copy address')}
      </Button>
    </div>
  )
}

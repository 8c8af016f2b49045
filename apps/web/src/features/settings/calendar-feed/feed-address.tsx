import { Copy } from 'lucide-react'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
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
      <Button icon={Copy} onPress={() => void copy(address)} className="self-start">
        {t('Copy address')}
      </Button>
    </div>
  )
}

/** Some browsers allow copying on https only. */
async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showSuccess(t('Address copied to clipboard.'))
  } catch {
    showError(t("Your browser doesn't allow copying. Select the address and copy it."))
  }
}

import { Copy } from 'lucide'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

interface ShownSecretProps {
  readonly label: string
  readonly secret: string
  readonly hint: string
}

/** What the server has shown this once. */
export function ShownSecret({ label, secret, hint }: ShownSecretProps) {
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <TextField
        label={label}
        value={secret}
        isReadOnly
        autoFocus
        hint={hint}
        className="[&_input]:font-mono [&_input]:text-sm"
      />
      <Button icon={Copy} onPress={() => void copy(secret)} className="self-start">
        {t('Copy')}
      </Button>
    </div>
  )
}

/** Some browsers allow copying on https only. */
async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    showSuccess(t('Copied to clipboard.'))
  } catch {
    showError(t("Your browser doesn't allow copying. Select the text and copy it."))
  }
}

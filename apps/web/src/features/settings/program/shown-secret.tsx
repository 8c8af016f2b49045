import { Copy } from 'lucide'
import { copyText } from '../../../platform/state/copy-text.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

interface ShownSecretProps {
  readonly label: string
  readonly secret: string
  readonly hint: string
  /** Some of it was copied. */
  readonly onKept: () => void
}

/** What the server has shown this once. */
export function ShownSecret({ label, secret, hint, onKept }: ShownSecretProps) {
  async function copy() {
    if (await copyText(secret, t('Copied to clipboard.'))) onKept()
  }

  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3" onCopy={onKept}>
      <TextField
        label={label}
        value={secret}
        isReadOnly
        autoFocus
        hint={hint}
        className="[&_input]:font-mono [&_input]:text-sm"
      />
      <Button icon={Copy} onPress={() => void copy()} className="self-start">
        {t('Copy')}
      </Button>
    </div>
  )
}

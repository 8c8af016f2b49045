import { Copy } from 'lucide'
import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'
import { TextField } from './text-field.tsx'

interface AddressToCopyProps {
  readonly label: string
  readonly address: string
  readonly hint: string
  readonly onCopy: () => void
}

/** An address that is entered in another program. */
export function AddressToCopy({ label, address, hint, onCopy }: AddressToCopyProps) {
  return (
    <>
      <TextField label={label} value={address} isReadOnly hint={hint} />
      <Button icon={Copy} onPress={onCopy} className="self-start">
        {t('Copy address')}
      </Button>
    </>
  )
}

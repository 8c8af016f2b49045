import { Plus, X } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSignature } from './signature.ts'

interface SignatureFieldProps {
  readonly isIncluded: boolean
  readonly onChange: (isIncluded: boolean) => void
}

/** The signature below the text of a mail; it can be left out of this mail, and put back. */
export function SignatureField({ isIncluded, onChange }: SignatureFieldProps) {
  const signature = useSignature(true)
  if (signature === '') return null
  if (!isIncluded) {
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={Plus}
        onPress={() => onChange(true)}
        className="mt-1.5 self-start"
      >
        {t('Add signature')}
      </Button>
    )
  }
  return (
    <section
      aria-label={t('Signature')}
      className="mt-2 flex items-start gap-2 rounded-md bg-sunken py-1.5 ps-3 pe-1.5 text-sm text-text-2"
    >
      <p dir="auto" className="min-w-0 flex-1 py-1 whitespace-pre-wrap wrap-anywhere">
        {signature.trimEnd()}
      </p>
      <IconButton label={t('Leave out the signature')} icon={X} size="sm" onPress={() => onChange(false)} />
    </section>
  )
}

import { Copy, Download } from 'lucide'
import { saveFile } from '../../../platform/files/save-file.ts'
import { copyText } from '../../../platform/state/copy-text.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
}

/** The codes, shown this once, with two ways to keep them. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-3">
      <p className="text-text-2">
        {t(
          'With one of these codes you sign in when you don’t have your phone. Each works once. Keep them where you keep your passwords: they are not shown again.',
        )}
      </p>
      <ul
        aria-label={t('Recovery codes')}
        className="grid grid-cols-1 gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2 font-mono min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} dir="ltr" className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onPress={() => void copyText(text, t('Recovery codes copied.'))}>
          {t('Copy codes')}
        </Button>
        <Button
          icon={Download}
          onPress={() => saveFile('meridian-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('Save as file')}
        </Button>
      </div>
    </div>
  )
}

interface RecoveryCodesDialogProps extends RecoveryCodesProps {
  readonly onClose: () => void
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      title={t('Your recovery codes')}
      size="sm"
      isOpen
      isDismissable={false}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('I saved them')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}

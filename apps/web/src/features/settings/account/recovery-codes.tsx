import { Copy, Download } from 'lucide'
import { useState } from 'react'
import { saveFile } from '../../../platform/files/save-file.ts'
import { copyText } from '../../../platform/state/copy-text.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** They were copied or saved. */
  readonly onKept: () => void
}

/** The codes, shown this once, with two ways to keep them. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = codes.join('\n')
  async function copy() {
    if (await copyText(text, t('Recovery codes copied.'))) onKept()
  }

  return (
    <div className="flex flex-col gap-3" onCopy={onKept}>
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
        <Button icon={Copy} onPress={() => void copy()}>
          {t('Copy codes')}
        </Button>
        <Button
          icon={Download}
          onPress={() => {
            saveFile('meridian-recovery-codes.txt', `${text}\n`, 'text/plain')
            onKept()
          }}
        >
          {t('Save as file')}
        </Button>
      </div>
    </div>
  )
}

interface RecoveryCodesDialogProps extends Pick<RecoveryCodesProps, 'codes'> {
  readonly onClose: () => void
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [isKept, setKept] = useState(false)
  return (
    <Dialog
      title={t('Your recovery codes')}
      size="sm"
      isOpen
      isDismissable={false}
      hasUnkept={!isKept}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('I saved them')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} onKept={() => setKept(true)} />
    </Dialog>
  )
}

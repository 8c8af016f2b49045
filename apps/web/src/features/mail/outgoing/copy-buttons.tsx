import type { ReactNode } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { OpenCopies } from './mail-copies.ts'

interface CopyButtonsProps {
  readonly open: OpenCopies
  readonly children?: ReactNode
}

/** Unfold Cc and Bcc, at the end of the line with the recipients. */
export function CopyButtons({ open, children }: CopyButtonsProps) {
  return (
    <div className="-me-2 ms-auto flex py-0.5 empty:hidden">
      {children}
      {!open.cc && (
        <Button size="sm" variant="ghost" onPress={() => open.open('cc')}>
          {t('Cc')}
        </Button>
      )}
      {!open.bcc && (
        <Button size="sm" variant="ghost" onPress={() => open.open('bcc')}>
          {t('Bcc')}
        </Button>
      )}
    </div>
  )
}

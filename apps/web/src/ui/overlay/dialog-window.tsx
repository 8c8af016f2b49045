import { X } from 'lucide'
import { useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { DialogProps } from './dialog.tsx'
import { scrim_class } from './scrim.ts'
import { useBackCloses } from './use-back-closes.ts'

const widths = { sm: 'md:max-w-105', md: 'md:max-w-140', lg: 'md:max-w-190', xl: 'md:max-w-295' } as const

/** A Dialog, from its first use on. */
export function DialogWindow({
  title,
  isOpen,
  onClose,
  size = 'md',
  titleEnd,
  footer,
  isDismissable = true,
  hasUnsaved = false,
  hasUnkept = false,
  isSheetOnPhone = false,
  isFlush = false,
  children,
}: DialogProps) {
  const [isAsking, setAsking] = useState(false)
  const leave = hasUnsaved || hasUnkept ? () => setAsking(true) : onClose
  useBackCloses(isOpen, leave)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && leave()}
      isDismissable={isDismissable}
      className={cx(
        scrim_class,
        'grid pt-(--h-toasts) md:place-items-center md:px-6 md:py-[max(1.5rem,var(--h-toasts))]',
        isSheetOnPhone && 'items-end',
      )}
    >
      <Modal
        className={cx(
          isSheetOnPhone
            ? 'max-h-[85%] rounded-t-2xl'
            : 'h-[calc(var(--visual-viewport-height)-var(--h-toasts))]',
          'flex w-full flex-col overflow-hidden bg-raised forced-colors:outline transition-[opacity,transform] duration-(--dur-base) ease-out data-entering:translate-y-1 data-entering:opacity-0 data-exiting:opacity-0 md:h-auto md:max-h-[calc(var(--visual-viewport-height)-2*max(1.5rem,var(--h-toasts)))] md:rounded-2xl md:shadow-xl',
          widths[size],
        )}
      >
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex min-h-15 items-center gap-2.5 border-b border-border py-2 ps-4 pe-2 md:ps-6 md:pe-4">
            <Heading slot="title" className="min-w-0 text-md font-semibold tracking-snug">
              {title}
            </Heading>
            {titleEnd}
            <IconButton label={t('Close')} icon={X} slot="close" className="ms-auto" />
          </header>
          <div className={cx('min-h-0 flex-1 overflow-y-auto', !isFlush && 'p-4 md:px-6 md:py-5')}>
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-4 py-3 md:px-6">
              {footer}
            </footer>
          )}
          <ConfirmDialog
            title={hasUnkept ? t('Close without saving it?') : t('Discard your text?')}
            confirmLabel={hasUnkept ? t('Close') : t('Discard')}
            cancelLabel={hasUnkept ? t('Go back') : t('Keep editing')}
            isDangerous
            isOpen={isAsking}
            onConfirm={onClose}
            onClose={() => setAsking(false)}
          >
            {hasUnkept ? t("It isn't shown again. Copy it first.") : t("It isn't kept anywhere.")}
          </ConfirmDialog>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { useFocusAroundOpener } from '../use-kept-focus.ts'
import { scrim_class } from './scrim.ts'
import { useBackCloses } from './use-back-closes.ts'

/** A ConfirmDialog, from its first use on. */
export function ConfirmWindow({
  title,
  children,
  confirmLabel,
  cancelLabel = t('Cancel'),
  alternative,
  isDangerous = false,
  isBusy = false,
  isOpen,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  useBackCloses(isOpen, onClose)
  useFocusAroundOpener(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      className={cx(
        scrim_class,
        'grid items-end p-3 md:place-items-center md:px-6 md:py-[max(1.5rem,var(--h-toasts))]',
      )}
    >
      <Modal className="w-full rounded-2xl bg-raised p-5 forced-colors:outline shadow-xl transition-[opacity,transform] duration-(--dur-base) ease-out data-entering:translate-y-1 data-entering:opacity-0 data-exiting:opacity-0 md:max-w-105">
        <AriaDialog role="alertdialog" className="outline-none">
          <Heading slot="title" className="text-md font-semibold tracking-snug">
            {title}
          </Heading>
          <div className="mt-1.5 text-text-2">{children}</div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button onPress={onClose} autoFocus>
              {cancelLabel}
            </Button>
            {alternative && <Button onPress={alternative.onPress}>{alternative.label}</Button>}
            <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

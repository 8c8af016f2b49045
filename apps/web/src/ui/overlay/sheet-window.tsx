import { X } from 'lucide'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import type { SheetProps } from './sheet.tsx'
import { scrim_class } from './scrim.ts'
import { useBackCloses } from './use-back-closes.ts'

/** A Sheet, from its first use on. */
export function SheetWindow({ title, isOpen, onClose, children }: SheetProps) {
  useBackCloses(isOpen, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      isDismissable
      className={cx(
        scrim_class,
        'flex items-end pt-(--h-toasts) md:items-stretch md:justify-end md:p-2 md:pt-[max(0.5rem,var(--h-toasts))]',
      )}
    >
      <Modal className="flex max-h-[85%] w-full flex-col overflow-hidden rounded-t-2xl bg-raised forced-colors:outline shadow-xl transition-[opacity,transform] duration-(--dur-base) ease-out data-entering:translate-y-4 data-entering:opacity-0 data-exiting:opacity-0 md:max-h-none md:w-96 md:rounded-[14px] md:data-entering:translate-x-4 md:rtl:data-entering:-translate-x-4 md:data-entering:translate-y-0">
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex min-h-14 items-center gap-2.5 border-b border-border py-1 ps-4 pe-2">
            <Heading slot="title" className="text-md font-semibold tracking-snug">
              {title}
            </Heading>
            <IconButton label={t('Close')} icon={X} slot="close" className="ms-auto" />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

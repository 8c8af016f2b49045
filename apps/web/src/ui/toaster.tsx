import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  type UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { t } from '../platform/text/text.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface ToastNote {
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

const signs = { success: CircleCheck, error: CircleAlert, info: Info } as const
const colors = { success: 'text-success', error: 'text-danger', info: 'text-muted' } as const

/** Toasts at the top, at its end on a desktop. They wait while the pointer or the focus is on them; F6 leads there. */
export function Toaster({ queue }: { readonly queue: ToastQueue<ToastNote> }) {
  return (
    <ToastRegion
      queue={queue}
      aria-label={t('Notifications')}
      className="fixed inset-x-3 top-3 z-(--z-toast) flex flex-col gap-2.5 rounded-lg md:start-auto md:end-4 md:top-4 md:w-90"
    >
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="toast-motion flex min-h-11 items-center gap-2.5 rounded-lg border border-border bg-overlay py-1.5 ps-3.5 pe-2 shadow-lg"
        >
          <Icon of={signs[toast.content.kind]} className={colors[toast.content.kind]} />
          <ToastContent className="min-w-0 flex-1">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <AriaButton
              onPress={() => {
                queue.close(toast.key)
                toast.content.action?.onPress()
              }}
              className="touch rounded-sm px-2 py-1 font-semibold text-accent-text data-hovered:bg-hover"
            >
              {toast.content.action.label}
            </AriaButton>
          )}
          <AriaButton
            slot="close"
            aria-label={t('Close')}
            className={cx(
              'touch grid size-7 shrink-0 place-items-center rounded-md text-muted data-hovered:bg-hover data-hovered:text-text',
            )}
          >
            <Icon of={X} size={14} />
          </AriaButton>
        </AriaToast>
      )}
    </ToastRegion>
  )
}

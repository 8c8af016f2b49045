import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Kbd } from '../kbd.tsx'
import { useCloseWhenOnPage } from './use-close-when-on-page.ts'

export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
  /** Of an Undo: when it was offered. The newest one on the screen has the key Z. */
  readonly offered_at?: number
}

export interface ToastNote {
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
  /** Shown in place of the text, which is what readers by ear hear, once. */
  readonly Ticking?: () => ReactNode
  readonly action?: ToastAction
}

interface ToastCardProps {
  readonly toast: ComponentProps<typeof AriaToast<ToastNote>>['toast']
  readonly onClose: () => void
  /** Toasts behind others are heard but not seen, until all are listed. */
  readonly place: 'front' | 'listed' | 'behind'
  /** Its action is what the key Z does. */
  readonly hasKey: boolean
  /** Of the front one: how many stand behind it. */
  readonly others:
    | { readonly count: number; readonly isOpen: boolean; readonly onToggle: () => void }
    | undefined
}

const signs = { success: CircleCheck, error: CircleAlert, info: Info } as const
const colors = { success: 'text-success', error: 'text-danger', info: 'text-muted' } as const
const button_class = 'touch shrink-0 rounded-sm px-2 py-1 font-semibold data-hovered:bg-hover'

export function ToastCard({ toast, onClose, place, hasKey, others }: ToastCardProps) {
  const { kind, text, Ticking, action } = toast.content
  useCloseWhenOnPage(kind === 'error' ? text : null, onClose)
  return (
    <AriaToast
      toast={toast}
      data-front={place === 'front' || undefined}
      className={cx(
        'toast-motion flex min-h-11 flex-wrap items-center gap-x-2.5 rounded-lg border border-border bg-overlay py-1 ps-3.5 pe-2 shadow-lg md:text-xs',
        place === 'behind' && 'not-group-has-[:focus-visible]/toasts:sr-only',
        others && 'shadow-[0_5px_0_-2px_var(--c-overlay),0_5px_0_-1px_var(--c-border-strong),var(--sh-lg)]',
      )}
    >
      <Icon of={signs[kind]} className={colors[kind]} />
      <ToastContent className="min-w-36 flex-1 wrap-anywhere">
        <Text slot="title" className={Ticking && 'sr-only'}>
          {text}
        </Text>
        {Ticking && (
          <span aria-hidden className="num">
            <Ticking />
          </span>
        )}
      </ToastContent>
      {action && (
        <AriaButton
          onPress={() => {
            onClose()
            action.onPress()
          }}
          className={cx(button_class, 'inline-flex items-center gap-1.5 text-accent-text')}
        >
          {action.label}
          {hasKey && <Kbd>Z</Kbd>}
        </AriaButton>
      )}
      {others && (
        <AriaButton
          aria-expanded={others.isOpen}
          onPress={others.onToggle}
          className={cx(button_class, 'num text-text-2')}
        >
          {t('and {count} more', { count: others.count })}
        </AriaButton>
      )}
      <AriaButton
        slot="close"
        aria-label={t('Close')}
        className="touch ms-auto grid size-7 shrink-0 place-items-center rounded-md text-muted data-hovered:bg-hover data-hovered:text-text"
      >
        <Icon of={X} size={14} />
      </AriaButton>
    </AriaToast>
  )
}

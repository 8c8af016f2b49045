import { useRef, useState, useSyncExternalStore } from 'react'
import {
  type UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { t } from '../../platform/text/text.ts'
import { type ToastAction, ToastCard, type ToastNote } from './toast-card.tsx'
import { useToastPlace } from './use-toast-place.ts'

interface ToasterProps {
  readonly queue: ToastQueue<ToastNote>
  /** The action that the key Z does, if any of the queue. */
  readonly undo?: ToastAction | undefined
}

/**
 * The newest toast, at the top and the end of the line, where it covers nothing; the others are gathered behind it
 * and counted. They wait while the pointer or the focus is on them; F6 leads there, and then all are seen.
 */
export function Toaster({ queue, undo }: ToasterProps) {
  const shown = useSyncExternalStore(
    (listen) => queue.subscribe(listen),
    () => queue.visibleToasts,
  )
  const region = useRef<HTMLDivElement>(null)
  const [wantsAll, setWantsAll] = useState(false)
  const others = Math.max(0, shown.length - 1)
  const isOpen = wantsAll && others > 0
  useToastPlace(region, shown.length > 0)

  return (
    <ToastRegion
      ref={region}
      queue={queue}
      aria-label={t('Notifications')}
      className="group/toasts fixed inset-x-3 top-2 z-(--z-toast) flex flex-col gap-2 rounded-lg md:start-auto md:end-4 md:w-90"
    >
      {({ toast }) => {
        const isFront = toast.key === shown[0]?.key
        return (
          <ToastCard
            toast={toast}
            onClose={() => queue.close(toast.key)}
            place={isFront ? 'front' : isOpen ? 'listed' : 'behind'}
            hasKey={undo !== undefined && toast.content.action === undo}
            others={
              isFront && others > 0
                ? { count: others, isOpen, onToggle: () => setWantsAll(!isOpen) }
                : undefined
            }
          />
        )
      }}
    </ToastRegion>
  )
}

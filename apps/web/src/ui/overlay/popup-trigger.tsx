import { type ReactElement, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button'

/** What a popup needs to know of its trigger. */
export interface Popup {
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Where the focus goes in a list: 'first' or 'last' after a key, true where the pointer shows the way. */
  readonly autoFocus: 'first' | 'last' | true
}

type KeyDown = Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]

interface PopupTriggerProps {
  readonly kind: 'menu' | 'dialog'
  /** A Button or IconButton of this folder. */
  readonly trigger: ReactElement
  /** Begins to fetch what the popup is made of: the trigger is pointed at or has the focus. */
  readonly prepare: () => unknown
  /** The popup, from its first use on; it may be lazy and gives the focus back by itself. */
  readonly children: (popup: Popup) => ReactNode
}

/** A button that opens a popup which is loaded when the button is about to be used. */
export function PopupTrigger({ kind, trigger, prepare, children }: PopupTriggerProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [autoFocus, setAutoFocus] = useState<Popup['autoFocus'] | null>(null)
  const [isOpen, setOpen] = useState(false)

  function open(focus: Popup['autoFocus']) {
    if (anchor.current?.ariaDisabled === 'true') return
    setAutoFocus(focus)
    setOpen(true)
  }

  function onKeyDown(event: KeyDown) {
    if (kind === 'menu' && event.key === 'ArrowDown') open('first')
    else if (kind === 'menu' && event.key === 'ArrowUp') open('last')
    // Every other key is a shortcut's, if anybody's.
    else event.continuePropagation()
  }

  return (
    <>
      <ButtonContext
        value={{
          ref: anchor,
          'aria-haspopup': kind,
          'aria-expanded': isOpen,
          onPress: ({ pointerType }) =>
            open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
          onKeyDown,
          onFocus: prepare,
          onHoverStart: prepare,
        }}
      >
        {trigger}
      </ButtonContext>
      {autoFocus !== null && (
        <Suspense>{children({ anchor, isOpen, onClose: () => setOpen(false), autoFocus })}</Suspense>
      )}
    </>
  )
}

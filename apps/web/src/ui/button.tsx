import type { IconNode } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { t } from '../platform/text/text.ts'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { cutLabel } from './form/label-text.ts'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { ariaKeys } from './key-names.ts'
import { BusyStatus } from './state/busy-status.tsx'
import { Spinner } from './state/spinner.tsx'
import { isStrayClick } from './stray-click.ts'

type PassedOn =
  | 'onPress'
  | 'type'
  | 'form'
  | 'isDisabled'
  | 'autoFocus'
  | 'slot'
  | 'aria-expanded'
  | 'aria-pressed'

export interface ButtonProps extends Pick<AriaButtonProps, PassedOn> {
  /** The words on the button; over 20 characters they are cut, and stand whole in title and aria-label. */
  readonly children: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: IconNode
  /** Icon after the words, such as the arrow of a menu. */
  readonly iconEnd?: IconNode
  /** The key that does the same. */
  readonly shortcut?: string
  /** Something is under way: the width stays, a spinner turns, pressing does nothing. */
  readonly isBusy?: boolean
  /** What the button says meanwhile, such as 'Logging in...'. */
  readonly busyLabel?: string
  /** The name for readers by ear, where the words alone do not tell one button from the next; begins with them. */
  readonly ariaLabel?: string
  readonly className?: string
}

/** Works as the trigger of a menu, dialog or tooltip too. */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  shortcut,
  isBusy: mayBeBusy,
  busyLabel,
  ariaLabel,
  className,
  type,
  onPress,
  ...rest
}: ButtonProps) {
  const isBusy = mayBeBusy ?? false
  const label = (isBusy ? busyLabel : undefined) ?? children
  const isCut = cutLabel(label) !== label
  const holdsBusyWidth = isBusy || busyLabel !== undefined
  const isSecondPress = useSecondPress(isBusy)
  const isSecondClick = useSecondPress(isBusy)
  const isStray = useRef(false)

  const button = (
    <AriaButton
      {...rest}
      // While it is busy, Enter in a field must not send its form again.
      type={isBusy ? 'button' : type}
      onPress={
        isBusy
          ? undefined
          : (event) => {
              if (isStray.current && event.pointerType !== 'keyboard') return
              if (mayBeBusy === undefined || !isSecondPress()) onPress?.(event)
            }
      }
      className={buttonLook(variant, size, className)}
      aria-label={ariaLabel ?? (isCut ? label : undefined)}
      render={(props) => (
        <button
          {...props}
          onClickCapture={(event) => {
            isStray.current = isStrayClick(event, event.currentTarget)
            if (type === 'submit' && (isStray.current || isSecondClick())) event.preventDefault()
          }}
          aria-disabled={isBusy || undefined}
          aria-keyshortcuts={ariaKeys(shortcut)}
          title={isCut ? label : undefined}
        />
      )}
    >
      {/* Both contents share one cell: the button is as wide as the wider of them at all times. */}
      <span className="grid items-center justify-items-center">
        <Content isShown={!isBusy || (!busyLabel && !icon)} isFaint={isBusy}>
          {icon && <Icon of={icon} size={14} />}
          {cutLabel(children)}
          {iconEnd && <Icon of={iconEnd} size={14} />}
          {shortcut && <Kbd className="ms-1">{shortcut}</Kbd>}
        </Content>
        {holdsBusyWidth && (
          <Content isShown={isBusy}>
            <Spinner />
            {busyLabel ? cutLabel(busyLabel) : icon && cutLabel(children)}
          </Content>
        )}
      </span>
    </AriaButton>
  )

  if (!holdsBusyWidth) return button
  return (
    <>
      {button}
      <BusyStatus isBusy={isBusy}>{busyLabel ?? t('{children}, busy', { children })}</BusyStatus>
    </>
  )
}

/** In which what the first press begins is drawn: the button is busy from then on. */
const second_press_ms = 50

/** Tells the second press of a double click, which would send the same once more. What was refused at once may be sent again. */
function useSecondPress(isBusy: boolean) {
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (isBusy) isUnderWay.current = false
  }, [isBusy])
  return () => {
    if (isUnderWay.current) return true
    isUnderWay.current = true
    setTimeout(() => {
      isUnderWay.current = false
    }, second_press_ms)
    return false
  }
}

interface ContentProps {
  readonly isShown: boolean
  /** Kept for the ear while only the spinner is seen. */
  readonly isFaint?: boolean
  readonly children: ReactNode
}

function Content({ isShown, isFaint = false, children }: ContentProps) {
  return (
    <span
      aria-hidden={isShown ? undefined : true}
      className={cx(
        'col-start-1 row-start-1 inline-flex items-center gap-1.5',
        !isShown && 'invisible',
        isFaint && 'opacity-0',
      )}
    >
      {children}
    </span>
  )
}

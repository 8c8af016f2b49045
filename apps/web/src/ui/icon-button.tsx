import type { IconNode } from 'lucide'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { Placement } from 'react-aria-components/Popover'
import { t } from '../platform/text/text.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { ariaKeys } from './key-names.ts'
import { Tooltip } from './overlay/tooltip.tsx'
import { BusyStatus } from './state/busy-status.tsx'
import { Spinner } from './state/spinner.tsx'

type PassedOn =
  | 'onPress'
  | 'isDisabled'
  | 'autoFocus'
  | 'slot'
  | 'excludeFromTabOrder'
  | 'aria-expanded'
  | 'aria-pressed'

export interface IconButtonProps extends Pick<AriaButtonProps, PassedOn> {
  /** The name for readers by ear and the text of the tooltip. */
  readonly label: string
  readonly icon: IconNode
  /** 28, 32 and 40 px; at least 44 px on a phone. */
  readonly size?: 'sm' | 'md' | 'lg'
  readonly shortcut?: string
  readonly isBusy?: boolean
  readonly tooltipPlacement?: Placement
  readonly className?: string
}

const sizes = {
  sm: 'size-11 md:size-7',
  md: 'size-11 md:size-8',
  lg: 'size-11 md:size-10',
} as const

export function IconButton({
  label,
  icon,
  size = 'md',
  shortcut,
  isBusy,
  tooltipPlacement = 'bottom',
  className,
  onPress,
  ...rest
}: IconButtonProps) {
  const button = (
    <Tooltip text={label} shortcut={shortcut} placement={tooltipPlacement}>
      <AriaButton
        {...rest}
        aria-label={label}
        onPress={isBusy ? undefined : onPress}
        render={(props) => (
          <button {...props} aria-disabled={isBusy || undefined} aria-keyshortcuts={ariaKeys(shortcut)} />
        )}
        className={cx(
          'inline-grid shrink-0 place-items-center rounded-md text-muted transition-colors duration-(--dur-fast) data-disabled:text-disabled data-hovered:bg-hover data-hovered:text-text data-pressed:bg-pressed',
          sizes[size],
          className,
        )}
      >
        {isBusy ? (
          <Spinner size={size === 'sm' ? 14 : 16} />
        ) : (
          <Icon of={icon} size={size === 'sm' ? 14 : 16} />
        )}
      </AriaButton>
    </Tooltip>
  )

  if (isBusy === undefined) return button
  return (
    <>
      {button}
      <BusyStatus isBusy={isBusy}>{t('{label}, busy', { label })}</BusyStatus>
    </>
  )
}

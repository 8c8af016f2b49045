import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { cutLabel } from './form/label-text.ts'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

type PassedOn = 'onPress' | 'isDisabled' | 'aria-label' | 'aria-current' | 'autoFocus' | 'download'

export interface LinkProps extends Pick<AriaLinkProps, PassedOn> {
  readonly href: string
  /** accent: a link to follow; quiet: part of the furniture; bare: no look of its own. */
  readonly look?: 'accent' | 'quiet' | 'bare'
  /** Opens in a new tab, which learns nothing about this one. */
  readonly isExternal?: boolean
  readonly className?: string
  readonly children: ReactNode
}

const looks = {
  accent: 'rounded-xs font-medium text-accent-text decoration-1 underline-offset-3 data-hovered:underline',
  quiet:
    'rounded-xs text-muted decoration-1 underline-offset-3 data-hovered:text-text data-hovered:underline',
  bare: '',
} as const

/** Addresses of this site open without loading the page anew, through the RouterProvider above. */
export function Link({ look = 'accent', isExternal = false, className, ...rest }: LinkProps) {
  return <AriaLink {...rest} {...(isExternal && away)} className={cx(looks[look], className)} />
}

export interface ButtonLinkProps extends Pick<AriaLinkProps, PassedOn> {
  readonly href: string
  readonly children: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: IconNode
  /** The key that does the same. */
  readonly shortcut?: string
  readonly isExternal?: boolean
  readonly className?: string
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  shortcut,
  isExternal = false,
  className,
  ...rest
}: ButtonLinkProps) {
  const isCut = cutLabel(children) !== children
  return (
    <AriaLink
      aria-label={isCut ? children : undefined}
      {...rest}
      {...(isExternal && away)}
      className={buttonLook(variant, size, cx('gap-1.5', className))}
    >
      {icon && <Icon of={icon} size={14} />}
      <span title={isCut ? children : undefined}>{cutLabel(children)}</span>
      {shortcut && <Kbd className="ms-1">{shortcut}</Kbd>}
    </AriaLink>
  )
}

const away = { target: '_blank', rel: 'noopener noreferrer' } as const

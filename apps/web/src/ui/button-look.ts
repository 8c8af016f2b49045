import { cx } from './cx.ts'

/** What the specification names, and two quieter kinds. */
export const button_variants = [
  'primary',
  'secondary',
  'success',
  'danger',
  'warning',
  'info',
  'light',
  'dark',
  'soft',
  'ghost',
] as const
export type ButtonVariant = (typeof button_variants)[number]
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Of a toggle button that is pressed in. */
export const selected_look =
  'data-selected:border-accent-line! data-selected:bg-accent-soft! data-selected:text-accent-text!'

/** Where the reader's text is twice as large on a phone, a button has as many lines as it needs. */
const base =
  'max-xs:h-auto max-xs:min-h-10 max-xs:max-w-full max-xs:shrink max-xs:whitespace-normal touch inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-medium no-underline transition-[background-color,box-shadow,border-color,transform] duration-(--dur-fast) ease-out data-pressed:translate-y-[0.5px] data-disabled:cursor-default data-disabled:border-border data-disabled:bg-sunken data-disabled:text-disabled data-disabled:shadow-none data-disabled:[&_svg]:text-inherit'

const raised =
  'bg-raised shadow-control data-hovered:bg-hover data-pressed:bg-pressed data-pressed:shadow-none'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-[color-mix(in_srgb,var(--c-accent)_82%,#000)] bg-accent text-on-accent shadow-primary data-hovered:bg-accent-hover data-pressed:bg-accent-pressed data-pressed:shadow-none [&_kbd]:border-transparent [&_kbd]:bg-[rgb(255_255_255/0.16)] [&_kbd]:text-inherit dark:[&_kbd]:bg-[rgb(0_0_0/0.16)]',
  secondary: cx(raised, 'border-border-strong text-text [&_svg]:text-muted'),
  success: cx(raised, 'border-border-strong text-success-text'),
  danger: cx(raised, 'border-border-strong text-danger-text'),
  warning: cx(raised, 'border-border-strong text-warning-text'),
  info: cx(raised, 'border-border-strong text-info-text'),
  light: 'border-transparent bg-sunken text-text data-hovered:bg-hover data-pressed:bg-pressed',
  dark: 'border-transparent bg-tooltip text-on-tooltip data-hovered:bg-[color-mix(in_srgb,var(--c-tooltip)_88%,var(--c-on-tooltip))]',
  soft: cx(
    raised,
    'border-[color-mix(in_srgb,var(--c-accent-line)_55%,var(--c-border))] font-semibold text-accent-text',
  ),
  ghost:
    'border-transparent bg-transparent text-text-2 data-hovered:bg-hover data-hovered:text-text data-pressed:bg-pressed data-disabled:border-transparent data-disabled:bg-transparent',
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-8.5 rounded-[7px] px-3 text-sm md:h-7 md:px-2.5 md:text-xs',
  md: 'h-10 rounded-md px-3 text-base md:h-8 md:text-sm',
  lg: 'h-12 rounded-[10px] px-4 text-md font-semibold md:h-10.5 md:text-base',
}

/** The class names of something that looks like a button, whatever element it is. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(base, variants[variant], sizes[size], className)
}

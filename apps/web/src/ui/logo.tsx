import { cx } from './cx.ts'

/** The globe with its one lit meridian. Colours follow the text around it unless `isOnHero`. */
export function Logo({
  size = 22,
  isOnHero = false,
}: {
  readonly size?: number
  readonly isOnHero?: boolean
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden className="shrink-0">
      <circle cx="12" cy="12" r="9.6" stroke="currentColor" strokeWidth="1.9" />
      <path d="M12 2.4C6.6 7.6 6.6 16.4 12 21.6" stroke="currentColor" strokeWidth="1.2" opacity=".35" />
      <path
        d="M12 2.4c5.4 5.2 5.4 14 0 19.2"
        strokeWidth="2.4"
        strokeLinecap="round"
        className={cx(isOnHero ? 'stroke-hero-line' : 'stroke-accent-line')}
      />
    </svg>
  )
}

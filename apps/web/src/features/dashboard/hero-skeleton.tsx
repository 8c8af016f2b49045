import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { type GlobeLines, HeroPanel } from './hero-panel.tsx'

/** The hero before the day is known, in the size it will have. */
export function HeroSkeleton({ globe }: { readonly globe: GlobeLines }) {
  return (
    <HeroPanel globe={globe}>
      <span id="hero-title" className="sr-only">
        {t('Next meeting')}
      </span>
      <Bar className="h-4 w-32" />
      <Bar className="mt-3 h-9 w-80 max-w-full" />
      <Bar className="mt-2 h-5 w-64 max-w-full" />
      <div className="mt-4.5 flex gap-2.5">
        <Bar className="h-11 w-42 md:h-10" />
        <Bar className="h-11 w-36 md:h-10" />
      </div>
      <Bar className="mt-auto h-7.5 w-full" />
      <span className="block h-5.5" />
    </HeroPanel>
  )
}

/** A skeleton on deep green. */
function Bar({ className }: { readonly className: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative block rounded-md bg-[rgb(255_255_255/0.08)] motion-safe:animate-pulse',
        className,
      )}
    />
  )
}

import type { ReactNode } from 'react'

/** Lines of a globe, as SVG paths in a square of 520. */
export interface GlobeLines {
  readonly graticule: string
  readonly lit: string
}

interface HeroPanelProps {
  readonly globe: GlobeLines
  readonly children: ReactNode
}

/** The one deep panel of the screen, green in both themes, with one lit meridian behind its text. */
export function HeroPanel({ globe, children }: HeroPanelProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative flex min-h-68.5 min-w-0 flex-1 flex-col overflow-hidden rounded-xl bg-hero bg-[radial-gradient(120%_140%_at_88%_0%,var(--c-hero-2)_0%,var(--c-hero)_55%)] px-4.5 pt-4.5 pb-3.5 text-hero-text shadow-[var(--sh-hero),inset_0_0_0_1px_var(--c-hero-edge),inset_0_1px_0_rgb(255_255_255/0.09)] [--c-focus:var(--c-hero-line)] forced-colors:border md:px-6 md:pt-5.5 md:pb-4.5"
    >
      <svg
        aria-hidden
        viewBox="0 0 520 520"
        className="absolute -end-57.5 -top-22.5 size-130 fill-none [mask:linear-gradient(250deg,#000_30%,transparent_82%)] md:-end-37.5 md:-top-30 rtl:-scale-x-100"
      >
        <path d={globe.graticule} className="stroke-[#fff] opacity-13" />
        <path
          d={globe.lit}
          className="stroke-hero-line stroke-[1.75] [filter:drop-shadow(0_0_7px_rgb(79_227_170/0.8))]"
        />
      </svg>
      {children}
    </section>
  )
}

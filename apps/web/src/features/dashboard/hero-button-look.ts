const base =
  'inline-flex h-11 items-center justify-center gap-1.5 rounded-[10px] px-4 text-base whitespace-nowrap transition-[background-color,box-shadow] duration-(--dur-fast) md:h-10 [&_kbd]:border-transparent [&_kbd]:text-inherit'

/** Class names of what can be pressed on the deep green: bright for the one thing to do, quiet for the rest. */
export const hero_buttons = {
  quiet: `${base} bg-[rgb(255_255_255/0.07)] font-medium text-hero-text shadow-[inset_0_0_0_1px_rgb(255_255_255/0.14)] data-hovered:bg-[rgb(255_255_255/0.12)] [&_kbd]:bg-[rgb(255_255_255/0.12)]`,
  bright: `${base} bg-hero-button font-semibold text-on-hero-button shadow-[0_1px_0_rgb(255_255_255/0.35)_inset,0_8px_20px_-8px_rgb(79_227_170/0.5)] data-hovered:bg-[color-mix(in_srgb,var(--c-hero-button)_88%,#fff)] [&_kbd]:bg-[rgb(6_38_26/0.14)]`,
} as const

/** Folds an element away before it is gone; at once for readers who want no motion. */
export async function collapse(element: HTMLElement | null): Promise<void> {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.style.overflow = 'hidden'
  const folded = { height: '0px', paddingBlock: '0px', opacity: 0 }
  const motion = element.animate([{ height: `${element.offsetHeight}px`, opacity: 1 }, folded], {
    duration: 180,
    easing: 'cubic-bezier(0.22, 0.8, 0.28, 1)',
    fill: 'forwards',
  })
  await motion.finished
}

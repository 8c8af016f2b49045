import { Suspense } from 'react'
import { t } from '../../platform/text/text.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

const GlobeDrawing = lazyPart(async () => ({ default: (await import('./globe-drawing.tsx')).GlobeDrawing }), {
  kind: 'unasked',
  roles: [],
})

/** The panel beside the forms of a visitor. A picture, so nothing is read out; its lines come after the form. */
export function Globe() {
  return (
    <div
      aria-hidden
      className="relative h-67 flex-none overflow-hidden rounded-b-[22px] bg-[radial-gradient(90%_80%_at_62%_62%,var(--c-hero-2),var(--c-hero)_70%)] text-hero-text shadow-[inset_0_0_0_1px_var(--c-hero-edge),var(--sh-md)] md:m-2.5 md:ms-0 md:h-auto md:rounded-2xl"
    >
      <Suspense>
        <GlobeDrawing />
      </Suspense>
      <p className="absolute start-5 top-16 max-w-57 text-[1.125rem] leading-6 font-semibold tracking-tight md:start-10 md:top-9.5 md:max-w-95 md:text-xl md:leading-8">
        {t('One line through every calendar you keep.')}
      </p>
    </div>
  )
}

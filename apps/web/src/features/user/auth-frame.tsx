import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Globe } from './globe.tsx'

interface AuthFrameProps {
  readonly title: string
  /** Names the screen in the browser's tab, where that is not the title. */
  readonly documentTitle?: string
  readonly lead: string
  readonly children: ReactNode
}

/** The frame of every screen before sign-in: the form beside the globe, on a phone below it. */
export function AuthFrame({ title, documentTitle = title, lead, children }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col-reverse justify-end bg-surface md:grid md:grid-cols-[minmax(0,600px)_minmax(0,1fr)]">
      <title>{t('{title} · Meridian', { title: documentTitle })}</title>
      <div className="flex flex-1 flex-col px-5 pt-7 pb-5 md:px-10 md:py-7">
        <header className="absolute start-5 top-5 z-1 text-hero-text md:static md:text-text">
          <Brand />
        </header>
        <main className="w-full pb-6 md:m-auto md:max-w-90">
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.028em] md:text-2xl">{title}</h1>
          <p className="mt-1.5 mb-5.5 text-base text-muted md:mb-7">{lead}</p>
          {children}
        </main>
        <footer className="mt-auto flex justify-between gap-4 text-xs text-muted md:mt-0">
          <span>{t('Runs on your own server')}</span>
          <Link look="quiet" href="/privacy_policy">
            {t('Privacy policy')}
          </Link>
        </footer>
      </div>
      <Globe />
    </div>
  )
}

function Brand() {
  return (
    <span className="flex items-center gap-2.25 text-md font-semibold tracking-snug">
      <span className="md:hidden">
        <Logo size={26} isOnHero />
      </span>
      <span className="max-md:hidden">
        <Logo size={26} />
      </span>
      Meridian
    </span>
  )
}

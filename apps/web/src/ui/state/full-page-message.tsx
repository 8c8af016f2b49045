import type { ReactNode } from 'react'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { ButtonLink } from '../link.tsx'
import { Logo } from '../logo.tsx'

interface FullPageMessageProps {
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
  /** The message takes the place of a screen's content, not of the whole page. */
  readonly isWithin?: boolean
}

export function FullPageMessage({ title, children, actions, isWithin = false }: FullPageMessageProps) {
  const Place = isWithin ? 'div' : 'main'
  return (
    <Place
      className={
        isWithin ? 'grid h-full place-items-center p-6' : 'grid min-h-dvh place-items-center bg-surface p-6'
      }
    >
      <div className="flex max-w-100 flex-col items-center text-center">
        <Logo size={36} />
        <h1 className="mt-5 text-xl font-semibold tracking-tight">{title}</h1>
        <div className="mt-2 text-base text-muted">{children}</div>
        <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    </Place>
  )
}

interface ErrorScreenProps {
  /** Stands in the browser's log beside the error too. */
  readonly errorId: string
  readonly homeHref: string
  readonly isWithin?: boolean
}

export function ErrorScreen({ errorId, homeHref, isWithin }: ErrorScreenProps) {
  return (
    <FullPageMessage
      title={t('Unexpected Application Error!')}
      isWithin={isWithin}
      actions={
        <>
          <ButtonLink href="" variant="secondary">
            {t('Reload')}
          </ButtonLink>
          <ButtonLink href={homeHref} variant="dark">
            {t('Go home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('This page stopped working. Your saved data is safe.')}</p>
      <p className="mt-2 text-xs">
        {rich(t('Error id <id>{id}</id>', { id: errorId }), {
          id: <code className="font-mono text-text-2 select-all" />,
        })}
      </p>
    </FullPageMessage>
  )
}

import type { ReactNode } from 'react'
import { ButtonLink } from './link.tsx'
import { Logo } from './logo.tsx'

interface FullPageMessageProps {
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
}

function FullPageMessage({ title, children, actions }: FullPageMessageProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-surface p-6">
      <div className="flex max-w-100 flex-col items-center text-center">
        <Logo size={36} />
        <h1 className="mt-5 text-xl font-semibold tracking-tight">{title}</h1>
        <div className="mt-2 text-base text-muted">{children}</div>
        <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    </main>
  )
}

interface ErrorScreenProps {
  /** Stands in the browser's log beside the error too. */
  readonly errorId: string
  readonly homeHref: string
}

export function ErrorScreen({ errorId, homeHref }: ErrorScreenProps) {
  return (
    <FullPageMessage
      title="Unexpected Application Error!"
      actions={
        <>
          <ButtonLink href="" variant="secondary">
            Reload
          </ButtonLink>
          <ButtonLink href={homeHref} variant="primary">
            Go home
          </ButtonLink>
        </>
      }
    >
      <p>This page stopped working. What you saved before is safe.</p>
      <p className="mt-2 text-xs">
        Error id <code className="font-mono text-text-2 select-all">{errorId}</code>
      </p>
    </FullPageMessage>
  )
}

export function NotFoundScreen({ homeHref }: { readonly homeHref: string }) {
  return (
    <FullPageMessage
      title="Page not found"
      actions={
        <ButtonLink href={homeHref} variant="primary">
          Go home
        </ButtonLink>
      }
    >
      <p>There is nothing at this address. It may have been moved or deleted.</p>
    </FullPageMessage>
  )
}

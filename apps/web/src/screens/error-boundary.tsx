import { Component, type ReactNode } from 'react'
import { newKey } from '../platform/key.ts'
import { t } from '../platform/text/text.ts'
import { ErrorScreen } from '../ui/state/full-page-message.tsx'
import { MissingPart } from '../ui/state/lazy-part.tsx'
import { MissingScreen } from '../ui/state/missing-screen.tsx'

interface ErrorBoundaryProps {
  /** A new address gets a new try. */
  readonly address: string
  /** What stands at the address, such as 'Meetings'. */
  readonly name?: string
  /** What stands around the screen stays. */
  readonly isWithin?: boolean
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly errorId: string; readonly error: unknown } | null
  readonly address: string
}

/**
 * A screen that failed shows an id; the same id stands beside the error in the browser's console. One whose code has
 * not come says so instead. React offers no way but a class to catch what fails while rendering.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, address: this.props.address }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { errorId: newKey().slice(0, 8), error } }
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, { failure, address: before }: State) {
    if (address === before) return null
    forget(failure)
    return { failure: null, address }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPart) return
    // oxlint-disable-next-line no-console -- The one place where an unforeseen failure of the web app is logged.
    console.error(`Error id ${this.state.failure?.errorId}`, error)
  }

  private readonly retry = () => {
    forget(this.state.failure)
    this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    const { children, name, isWithin } = this.props
    if (failure === null) return children
    if (failure.error instanceof MissingPart)
      return <MissingScreen name={name} isWithin={isWithin} onRetry={this.retry} />
    return (
      <>
        <title>{t('{title} · Meridian', { title: t('Unexpected Application Error!') })}</title>
        <ErrorScreen errorId={failure.errorId} homeHref="/" isWithin={isWithin} />
      </>
    )
  }
}

function forget(failure: State['failure']): void {
  if (failure?.error instanceof MissingPart) failure.error.forget()
}

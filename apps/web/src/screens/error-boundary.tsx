import { Component, type ReactNode } from 'react'
import { newKey } from '../platform/key.ts'
import { t } from '../platform/text/text.ts'
import { ErrorScreen } from '../ui/full-page-message.tsx'

interface ErrorBoundaryProps {
  /** A new address gets a new try. */
  readonly address: string
  readonly children: ReactNode
}

interface Failure {
  readonly errorId: string | null
  readonly address: string
}

/**
 * A screen that failed shows an id; the same id stands beside the error in the browser's console.
 * React offers no way but a class to catch what fails while rendering.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { errorId: null, address: this.props.address }

  static getDerivedStateFromError() {
    return { errorId: newKey().slice(0, 8) }
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: Failure) {
    return address === state.address ? null : { errorId: null, address }
  }

  override componentDidCatch(error: unknown) {
    // oxlint-disable-next-line no-console -- The one place where an unforeseen failure of the web app is logged.
    console.error(`Error id ${this.state.errorId}`, error)
  }

  override render() {
    const { errorId } = this.state
    if (errorId === null) return this.props.children
    return (
      <>
        <title>{t('Unexpected Application Error! · Meridian')}</title>
        <ErrorScreen errorId={errorId} homeHref="/" />
      </>
    )
  }
}

import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'
import { FullPageMessage } from './full-page-message.tsx'

interface MissingScreenProps {
  /** What was to be opened, such as 'Meetings'. */
  readonly name?: string
  readonly isWithin?: boolean
  readonly onRetry: () => void
}

/** In place of a screen whose code has not come; it opens by itself when the browser is online again. */
export function MissingScreen({ name = t('This page'), isWithin, onRetry }: MissingScreenProps) {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  const title = isOnline
    ? t("{screen} couldn't be loaded.", { screen: name })
    : t("You're offline. {screen} opens when you're back.", { screen: name })
  return (
    <div role="alert">
      <title>{t('{title} · Meridian', { title: name })}</title>
      <FullPageMessage
        title={title}
        isWithin={isWithin}
        actions={
          // A browser may keep in mind that a file could not be fetched, until the page is loaded anew.
          <Button
            variant={isOnline ? 'primary' : 'secondary'}
            onPress={isOnline ? () => location.reload() : onRetry}
          >
            {t('Try again')}
          </Button>
        }
      >
        <p>
          {isOnline
            ? t("The server didn't answer. Your saved data is safe.")
            : t('Pages you opened before still work.')}
        </p>
      </FullPageMessage>
    </div>
  )
}

function followNetwork(onChange: () => void): () => void {
  for (const type of ['online', 'offline']) addEventListener(type, onChange)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, onChange)
  }
}

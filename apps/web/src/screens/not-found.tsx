import { t } from '../platform/text/text.ts'
import { ButtonLink } from '../ui/link.tsx'
import { FullPageMessage } from '../ui/state/full-page-message.tsx'

/** In place of a screen, with the menu around it. */
export function NotFound() {
  return (
    <>
      <title>{t('{title} · Meridian', { title: t('Page not found') })}</title>
      <FullPageMessage
        title={t('Page not found')}
        isWithin
        actions={
          <ButtonLink href="/" variant="primary">
            {t('Go home')}
          </ButtonLink>
        }
      >
        <p>{t('There is nothing at this address. It may have been moved or deleted.')}</p>
      </FullPageMessage>
    </>
  )
}

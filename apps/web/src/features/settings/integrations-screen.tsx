import { t } from '../../platform/text/text.ts'
import { IntegrationsView } from '../integration/integrations-view.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { integrations_option } from './settings-option.ts'

/** /user/integrations: the same view as in the settings, under an address of its own. */
export function IntegrationsScreen() {
  const title = t(integrations_option.title)
  return (
    <div className="mx-auto w-full max-w-[calc(var(--w-content)+4rem)] px-4 pt-4.5 pb-6 md:px-8 md:pt-6.5 md:pb-10">
      <title>{t('{title} · Meridian', { title })}</title>
      <header className="mb-4 md:mb-5.5">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <p className="mt-0.5 text-muted">
          {t('What Meridian reads and writes, and how the connection is doing.')}
        </p>
      </header>
      <div className="min-[60rem]:grid min-[60rem]:grid-cols-[184px_minmax(0,1fr)] min-[60rem]:gap-8">
        <SettingsNav current={integrations_option} />
        <div className="min-w-0">
          <h2 className="sr-only">{t('Accounts')}</h2>
          <IntegrationsView />
        </div>
      </div>
    </div>
  )
}

import { t } from '../../platform/text/text.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { IntegrationsView } from '../integration/integrations-view.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { integrations_option } from './settings-option.ts'

/** /user/integrations: the same view as in the settings, under an address of its own. */
export function IntegrationsScreen() {
  const title = t(integrations_option.title)
  return (
    <Screen title={title}>
      <ScreenHeader title={title} lead={t('What Meridian reads and writes, and the connection status.')} />
      <div className="min-[60rem]:grid min-[60rem]:grid-cols-[184px_minmax(0,1fr)] min-[60rem]:gap-8">
        <SettingsNav current={integrations_option} />
        <div className="min-w-0">
          <h2 className="sr-only">{t('Accounts')}</h2>
          <IntegrationsView />
        </div>
      </div>
    </Screen>
  )
}

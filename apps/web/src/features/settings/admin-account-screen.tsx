import { t } from '../../platform/text/text.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { AccountCards } from './account/account-cards.tsx'

/** /admin/account: who runs the instance without screens of their own has an account, too. */
export function AdminAccountScreen() {
  return (
    <Screen title={t('Account and security')}>
      <ScreenHeader
        title={t('Account and security')}
        lead={t('Your password, your devices, your data, and deleting your account.')}
      />
      <h2 className="sr-only">{t('Account')}</h2>
      <AccountCards />
    </Screen>
  )
}

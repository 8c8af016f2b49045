import { Suspense } from 'react'
import { t } from '../../platform/text/text.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { AccountCards } from './account/account-cards.tsx'

const FreshSignInDialog = lazyPart(async () => ({
  default: (await import('../fresh-sign-in/fresh-sign-in-dialog.tsx')).FreshSignInDialog,
}))

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
      <Suspense>
        <FreshSignInDialog />
      </Suspense>
    </Screen>
  )
}

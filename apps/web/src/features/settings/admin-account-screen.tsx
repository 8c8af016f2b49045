import { t } from '../../platform/text/text.ts'
import { AccountCards } from './account/account-cards.tsx'

/** /admin/account: who runs the instance without screens of their own has an account, too. */
export function AdminAccountScreen() {
  return (
    <div className="mx-auto w-full max-w-[calc(var(--w-content)+4rem)] px-4 pt-4.5 pb-6 md:px-8 md:pt-6.5 md:pb-10">
      <title>{t('{title} · Meridian', { title: t('Account and security') })}</title>
      <header className="mb-4 md:mb-5.5">
        <h1 className="text-xl font-semibold tracking-tight">{t('Account and security')}</h1>
        <p className="mt-0.5 text-muted">
          {t('Your password, where you are signed in, your data, and the end of your account.')}
        </p>
      </header>
      <h2 className="sr-only">{t('Account')}</h2>
      <AccountCards />
    </div>
  )
}

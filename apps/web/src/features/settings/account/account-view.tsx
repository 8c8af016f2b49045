import { useSession } from '../../../platform/session.ts'
import { t } from '../../../platform/text/text.ts'
import { SettingHeader } from '../setting-header.tsx'
import type { SettingsOption } from '../settings-option.ts'
import { DataCard } from './data-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** What belongs to the account itself rather than to the person others see. */
export function AccountView({ option }: { readonly option: SettingsOption }) {
  const email = useSession(({ user }) => user?.primary_email ?? '')
  return (
    <>
      <SettingHeader title={t(option.title)} />
      <div className="@container">
        <div className="grid gap-4 @min-[44rem]:grid-cols-2">
          <PasswordCard email={email} />
          <SessionsCard />
          <DataCard />
          <DeletionCard email={email} />
        </div>
      </div>
    </>
  )
}

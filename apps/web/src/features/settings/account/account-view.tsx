import { t } from '../../../platform/text/text.ts'
import { SettingHeader } from '../setting-header.tsx'
import type { SettingsOption } from '../settings-option.ts'
import { AccountCards } from './account-cards.tsx'

/** What belongs to the account itself rather than to the person others see. */
export function AccountView({ option }: { readonly option: SettingsOption }) {
  return (
    <>
      <SettingHeader title={t(option.title)} />
      <AccountCards />
    </>
  )
}

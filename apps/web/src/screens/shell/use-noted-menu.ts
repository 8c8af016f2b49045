import { listIntegrations, type Role } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/queries.ts'
import { t } from '../../platform/text/text.ts'
import { integrations_path, type MenuEntry, menuOf } from './menu.ts'

/** The role's menu, with a note where something waits for the person: an account that has to be connected again. */
export function useNotedMenu(role: Role): readonly MenuEntry[] {
  const integrations = useQuery({ ...ask(listIntegrations, {}), enabled: role !== 'admin' })
  const isWaiting = integrations.data?.some(({ connection }) => connection?.state === 'needs_reconnect')
  const menu = menuOf(role)
  if (!isWaiting) return menu
  return menu.map((entry) =>
    entry.href === integrations_path ? { ...entry, note: t('needs attention') } : entry,
  )
}

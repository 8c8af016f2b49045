import { listIntegrations, listMailboxes, type Role } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { integrations_path, type MenuEntry, menuOf } from './menu.ts'

/** The role's menu, with a note where something waits for the person: an account or mailbox to connect again. */
export function useNotedMenu(role: Role): readonly MenuEntry[] {
  const isPersonal = role !== 'admin'
  const integrations = useQuery({ ...queryFor(listIntegrations, {}), enabled: isPersonal }).data ?? []
  const mailboxes = useQuery({ ...queryFor(listMailboxes, {}), enabled: isPersonal }).data ?? []
  const isWaiting = [...mailboxes, ...integrations.map(({ connection }) => connection)].some(
    (account) => account?.state === 'needs_reconnect',
  )
  const menu = menuOf(role)
  if (!isWaiting) return menu
  return menu.map((entry) =>
    entry.href === integrations_path ? { ...entry, note: t('needs attention') } : entry,
  )
}

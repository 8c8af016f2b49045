import { getWaiting, type Role, waiting_max } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { formatNumber } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { integrations_path, type MenuEntry, menuOf } from './menu.ts'

type Note = Pick<MenuEntry, 'note' | 'count'>

/** The role's menu, with a note where something waits for the person. */
export function useNotedMenu(role: Role): readonly MenuEntry[] {
  const waiting = useQuery({ ...queryFor(getWaiting, {}), enabled: role !== 'admin' }).data
  const menu = menuOf(role)
  if (!waiting) return menu
  const notes: Readonly<Record<string, Note>> = {
    ...noteOf('/user/dashboard', waiting.proposals, (count) => t('{count} to answer', { count })),
    ...noteOf('/user/mails', waiting.unread_mails, (count) => t('{count} unread', { count })),
    ...(waiting.accounts_to_reconnect + waiting.calendars_to_check > 0 && {
      [integrations_path]: { note: t('needs attention') },
    }),
  }
  return menu.map((entry) => ({ ...entry, ...notes[entry.href] }))
}

function noteOf(href: string, count: number, wordsOf: (count: string) => string): Record<string, Note> {
  if (count === 0) return {}
  const shown = count < waiting_max ? formatNumber(count) : `${formatNumber(waiting_max - 1)}+`
  return { [href]: { note: wordsOf(shown), count: shown } }
}
